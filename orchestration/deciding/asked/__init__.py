"""What is answered to who asks about a decision."""
