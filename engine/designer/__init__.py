"""The designer without its window: documents and edits, checks, heat of simulated games."""
