"""Definitions of titles and how they are read."""
