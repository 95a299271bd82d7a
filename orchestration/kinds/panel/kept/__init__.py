"""What people keep of a panel, and what it leaves with them."""
