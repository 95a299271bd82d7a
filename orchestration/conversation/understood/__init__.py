"""What comes of a message: each sentence is what it is about, and answered at most once."""
