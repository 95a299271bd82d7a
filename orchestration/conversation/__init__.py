"""What every chat platform needs: what it keeps of posts, arrivals and places."""
