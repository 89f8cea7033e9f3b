# Every target prepares what it needs; `make help` lists them. The work itself is set up by .ci/prepare.
SHELL := /bin/sh
PYTHON ?=
export PYTHON
python := .venv/bin/python
tests_on_no_screen := QT_QPA_PLATFORM=offscreen
demo := assets/games/1849/demo.json
sources := $(wildcard translations/*.ts)
compiled := $(sources:.ts=.qm)

.PHONY: help play test lint coverage bench soak translations lock clean

help:
	@echo "make play          set up, then open the window (without a screen: draw the demo game to build/demo.png)"
	@echo "make test          set up, then check style, types, imports and run the tests"
	@echo "make lint          the same without the tests"
	@echo "make coverage      run the tests and tell which lines none of them reaches"
	@echo "make bench         measure the budgets"
	@echo "make soak          play many whole games and check every state (long)"
	@echo "make translations  collect the texts from the code into translations/*.ts and compile them"
	@echo "make lock          resolve the versions in pyproject.toml into requirements.lock"
	@echo "make clean         remove what was built; the environment in .venv stays"

# The stamps make a second run quick: set-up runs again only when the lock file or the script changes.
.venv/.ready: requirements.lock .ci/prepare
	@sh .ci/prepare
	@touch $@

.venv/.ready-for-tests: requirements.lock .ci/prepare
	@sh .ci/prepare tests
	@touch .venv/.ready $@

play: .venv/.ready $(compiled)
	@if [ "$$(uname -s)" = Linux ] && [ -z "$$DISPLAY$$WAYLAND_DISPLAY" ]; then \
		mkdir -p build && \
		QT_QPA_PLATFORM=offscreen $(python) main.py render $(demo) --png build/demo.png && \
		echo "No screen here, so no window: the demo game is drawn in build/demo.png"; \
	else \
		$(python) main.py; \
	fi

lint: .venv/.ready-for-tests $(compiled)
	$(python) -m ruff check
	$(python) -m ruff format --check
	$(python) -m mypy
	.venv/bin/lint-imports

# One process per core, which takes what the others have left when its own tests are done.
test: lint
	$(tests_on_no_screen) $(python) -m pytest --numprocesses auto --maxprocesses 8 --dist worksteal

# Apart from `make test`, which it slows down more than twice.
coverage: .venv/.ready-for-tests $(compiled)
	@mkdir -p build
	$(tests_on_no_screen) $(python) -m coverage run -m pytest
	$(python) -m coverage report --skip-empty

bench: .venv/.ready-for-tests $(compiled)
	@set -e; for script in tests/bench/[a-z]*.py; do echo "== $$script"; $(tests_on_no_screen) PYTHONPATH=. $(python) $$script; done

soak: .venv/.ready-for-tests $(compiled)
	@set -e; for script in tests/soak/[a-z]*.py; do echo "== $$script"; $(tests_on_no_screen) PYTHONPATH=. $(python) $$script; done

translations/%.qm: translations/%.ts .venv/.ready
	@.venv/bin/pyside6-lrelease -silent $< -qm $@

# English is the language of the code: its file holds plural forms only.
collect := .venv/bin/pyside6-lupdate -silent -no-obsolete -locations none
translations: .venv/.ready
	$(collect) $$(find gui -name '*.py' | sort) -ts translations/app_it.ts
	$(collect) -pluralonly $$(find gui -name '*.py' | sort) -ts translations/app_en.ts
	@for file in translations/*.ts; do .venv/bin/pyside6-lrelease -silent $$file -qm $${file%.ts}.qm; done
	@echo "Texts without a translation: $$(grep -c 'type="unfinished"' translations/app_it.ts)"

# Direct requirements come from pyproject.toml, with the extras and the development group. The resolver lives in an
# environment of its own, so that it never moves the versions it is about to choose.
lock: .venv/.ready
	@mkdir -p build
	@[ -x build/lock/bin/pip-compile ] || { $(python) -m venv build/lock && build/lock/bin/pip install -q 'pip-tools>=7.4'; }
	@$(python) -c 'import tomllib; t = tomllib.load(open("pyproject.toml", "rb")); p = t["project"]; print(*p["dependencies"], *p["optional-dependencies"]["dask"], *t["dependency-groups"]["dev"], sep="\n")' > build/requirements.in
	CUSTOM_COMPILE_COMMAND="make lock" build/lock/bin/pip-compile --quiet --generate-hashes --strip-extras --no-annotate \
		--no-emit-index-url --no-emit-find-links --no-emit-trusted-host --output-file requirements.lock build/requirements.in

clean:
	rm -rf build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache translations/*.qm
	find engine gui tests -name __pycache__ -type d -prune -exec rm -rf {} +
