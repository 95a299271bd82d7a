"""The rounds: proposed when all is settled, closed when all is in or the time is up."""
