"""Text into words, and words into what a language takes them to be."""
