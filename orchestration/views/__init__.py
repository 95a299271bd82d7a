"""What is to be shown, as data: `channel` for everyone, `member` for one person."""
