"""engine.rounds package."""
