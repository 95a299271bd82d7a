"""How long a choice takes to be proposed."""
