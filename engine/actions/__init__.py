"""engine.actions package."""
