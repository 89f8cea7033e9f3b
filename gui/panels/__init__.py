"""Panels of the main window: one widget a file; they show the state and never change it."""
