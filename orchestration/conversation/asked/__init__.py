"""Questions about a session, and what everybody has to themselves: one answer each."""
