"""Who is in a decision: asked, needed, joining and leaving it."""
