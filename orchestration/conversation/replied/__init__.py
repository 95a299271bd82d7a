"""Answers in words to what the bot has asked."""
