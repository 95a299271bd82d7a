"""What words are signs of, where they are said to the bot."""
