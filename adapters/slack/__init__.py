"""Slack: a translator, and no more. What comes is stored before Slack is told that it came."""
