"""engine.steps package."""
