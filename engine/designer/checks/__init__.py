"""Checks of a title being designed: `check(document)` in `report` gives every finding with its place and what it needs."""
