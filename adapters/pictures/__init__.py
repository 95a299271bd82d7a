"""Pictures of a session, each with the same said in words."""
