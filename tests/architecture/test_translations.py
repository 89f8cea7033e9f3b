"""Every visible text in Italian and English, with the same placeholders."""

import ast
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT, name, python_files, tree

PLACEHOLDER = re.compile(r"%n|%L?\d|\{\w*(?::[^}]*)?\}")


def messages(file: Path) -> dict[tuple[str, str, str], ET.Element]:
    """Messages of a translation file by context, source text and comment; those gone from the code are left out."""
    found = {}
    for context in ET.parse(file).getroot().iter("context"):  # noqa: S314 — our own file
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") not in ("vanished", "obsolete"):
                key = (context.findtext("name", ""), message.findtext("source", ""), message.findtext("comment", ""))
                found[key] = message
    return found


def forms(message: ET.Element) -> list[str]:
    """The finished translation, or its plural forms; an unfinished one gives an empty text."""
    translation = message.find("translation")
    if translation is None or translation.get("type") == "unfinished":
        return [""]
    plurals = [form.text or "" for form in translation.iter("numerusform")]
    return plurals or [translation.text or ""]


@pytest.fixture(scope="module")
def in_code(tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[str, str, str], ET.Element]:
    """Texts that the code marks for translation, as Qt's own tool collects them."""
    file = tmp_path_factory.mktemp("texts") / "code.ts"
    tool = Path(sys.executable).with_name("pyside6-lupdate")
    sources = [str(path) for path in python_files("gui")]
    subprocess.run([tool, "-silent", *sources, "-ts", file], cwd=ROOT, capture_output=True, check=True)
    return messages(file)


@pytest.mark.parametrize("language", ["it", "en"])
def test_every_text_of_the_code_is_translated(in_code: dict[tuple[str, str, str], ET.Element], language: str) -> None:
    file = ROOT / "translations" / f"app_{language}.ts"
    present = messages(file) if file.is_file() else {}
    # English is the language of the code; its file holds the plural forms only.
    wanted = [key for key, message in in_code.items() if language == "it" or message.get("numerus") == "yes"]
    assert [key for key in wanted if key not in present or "" in forms(present[key])] == []


@pytest.mark.parametrize("language", ["it", "en"])
def test_translations_keep_the_placeholders(language: str) -> None:
    file = ROOT / "translations" / f"app_{language}.ts"
    wrong = []
    for (context, source, _), message in (messages(file) if file.is_file() else {}).items():
        for form in filter(None, forms(message)):
            # A plural form may say "one" in words.
            wanted, found = set(PLACEHOLDER.findall(source)), set(PLACEHOLDER.findall(form))
            if message.get("numerus") == "yes":
                wanted, found = wanted - {"%n"}, found - {"%n"}
            if wanted != found:
                wrong.append((context, source, form))
    assert wrong == []


def test_every_text_names_its_context_where_it_stands() -> None:
    """Qt's tool collects `translate("context", "text")`; a context in a variable hides the text from it."""
    hidden = [
        f"{name(path)}:{call.lineno}"
        for path in python_files("gui")
        for call in ast.walk(tree(path))
        if isinstance(call, ast.Call)
        and (getattr(call.func, "attr", "") or getattr(call.func, "id", "")) == "translate"
        and len(call.args) > 1
        and isinstance(call.args[1], ast.Constant)
        and not isinstance(call.args[0], ast.Constant)
    ]
    assert hidden == []


def test_what_translates_is_called_so() -> None:
    """Qt's tool knows `translate` by its name alone."""
    renamed = [
        f"{name(path)}:{node.lineno}"
        for path in python_files("gui")
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Assign)
        and isinstance(node.value, ast.Attribute)
        and node.value.attr == "translate"
        and [ast.unparse(target) for target in node.targets] != ["translate"]
    ]
    assert renamed == []
