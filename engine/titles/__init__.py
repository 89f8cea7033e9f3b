"""engine.titles package."""
