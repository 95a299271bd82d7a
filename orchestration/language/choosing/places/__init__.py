"""Lists in which people take places: who has one, who waits, who gives it up."""
