"""What holds for one person beyond any session: what they have said for good."""
