"""engine.state package."""
