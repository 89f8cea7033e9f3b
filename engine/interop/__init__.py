"""engine.interop package."""
