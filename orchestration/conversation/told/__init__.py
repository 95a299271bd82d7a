"""What people tell of themselves: wishes, opinions, calendars, and where they are."""
