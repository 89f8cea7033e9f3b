"""Notation of faces: what is printed is read back, and there is only one spelling."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.data.definitions import STOP, Color, Face, Gauge, Stop, StopKind, Track
from engine.data.tile_code import faulty_track, parse_stop, parse_track, print_stop, print_track


@pytest.mark.parametrize(
    ("text", "track"),
    [
        ("0-2 narrow", Track(0, 2, Gauge.NARROW)),
        ("1-stop standard", Track(1, STOP, Gauge.STANDARD)),
        ("3-stop1 dual", Track(3, STOP + 1, Gauge.DUAL)),
    ],
)
def test_track_notation(text: str, track: Track) -> None:
    assert parse_track(text) == track
    assert print_track(track) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0-6 narrow",
        "2-0 narrow",
        "3-3 dual",
        "0-2",
        "0-2 broad",
        "0-2  narrow",
        "stop-1 dual",
        "0-stop0 dual",
        "٠-2 dual",
    ],
)
def test_track_notation_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"^.*$"):
        parse_track(text)


@pytest.mark.parametrize(
    ("text", "stop"),
    [
        ("town 10", Stop(StopKind.TOWN, (10,))),
        ("city 20/30/40 x2", Stop(StopKind.CITY, (20, 30, 40), 2)),
        ("city 0", Stop(StopKind.CITY, (0,), 1)),
        ("port 60", Stop(StopKind.PORT, (60,))),
        ("offboard 10/30/90 @rome", Stop(StopKind.OFFBOARD, (10, 30, 90), 0, "rome")),
    ],
)
def test_stop_notation(text: str, stop: Stop) -> None:
    assert parse_stop(text) == stop
    assert print_stop(stop) == text


@pytest.mark.parametrize(
    "text", ["", "city", "city -10", "city 010", "town 10 x2", "city 20 x1", "city 20 @", "village 10"]
)
def test_stop_notation_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"^.*$"):
        parse_stop(text)


tracks = st.builds(
    lambda ends, gauge: Track(min(ends), max(ends), gauge),
    st.lists(st.integers(0, STOP + 3), min_size=2, max_size=2, unique=True).filter(lambda ends: min(ends) < STOP),
    st.sampled_from(Gauge),
)


@given(tracks)
def test_every_track_survives_printing(track: Track) -> None:
    assert parse_track(print_track(track)) == track


def test_faulty_track() -> None:
    """A path needs ends that exist; the same two ends are joined once only."""
    town = Stop(StopKind.TOWN, (10,))
    here, beyond = Track(0, STOP, Gauge.NARROW), Track(0, STOP + 1, Gauge.NARROW)
    again = Track(0, STOP, Gauge.STANDARD)
    assert faulty_track(Face(Color.YELLOW, (town,), (here,))) is None
    assert faulty_track(Face(Color.YELLOW, (town,), (here, beyond))) == beyond
    assert faulty_track(Face(Color.YELLOW, (town,), (here, again))) == again
    stops_joined = Track(STOP, STOP + 1, Gauge.DUAL)
    assert faulty_track(Face(Color.YELLOW, (town, town), (stops_joined,))) == stops_joined
