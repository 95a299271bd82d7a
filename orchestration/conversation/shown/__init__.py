"""What goes out: messages in their places, and cards that show things as they stand."""
