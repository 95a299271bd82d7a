"""Votes in words: what a reply under options says of them, whatever ballot that makes."""
