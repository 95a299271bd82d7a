"""What is said of an agenda: what is put on it, for how long and by whom, and what is taken off."""
