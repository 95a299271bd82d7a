"""What is known where something is said: sessions, people, and what went before."""
