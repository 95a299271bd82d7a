"""Votes as they come in, what they come to, and who is told of them."""
