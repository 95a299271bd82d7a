"""What messages are about, measured on messages that were written before the router."""
