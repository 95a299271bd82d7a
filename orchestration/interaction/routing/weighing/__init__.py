"""Evidence for each meaning, weighed in one sum."""
