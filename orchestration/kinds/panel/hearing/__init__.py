"""What people say to a panel: what they name, and what they mean."""
