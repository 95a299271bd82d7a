"""What comes in: kept before it is worked on, in order for each person, and read again."""
