"""Calendar files: busy times out of them, invites into them."""
