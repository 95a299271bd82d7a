"""What takes the place of what was said before, or stands to it."""
