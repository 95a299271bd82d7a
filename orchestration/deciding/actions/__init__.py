"""What people do with buttons, forms and letters in a session that decides."""
