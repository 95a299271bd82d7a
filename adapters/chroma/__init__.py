"""Chroma, embedded: an index over vectors of passages, in a folder of our own."""
