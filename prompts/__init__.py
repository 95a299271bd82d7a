"""Prompt texts as files, with their reply schemas."""
