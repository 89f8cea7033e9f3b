"""engine.routes package."""
