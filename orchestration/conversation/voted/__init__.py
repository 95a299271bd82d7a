"""Votes in words, with all that people say beside them."""
