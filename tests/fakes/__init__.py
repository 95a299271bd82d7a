"""Stand-ins for the outside, and short ways to set up a session."""
