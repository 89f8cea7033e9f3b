"""engine.geometry package."""
