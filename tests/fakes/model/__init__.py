"""Models to test against: one that follows a script, one that talks nonsense, and a real server."""
