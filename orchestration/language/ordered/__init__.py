"""What the bot is told to do, whatever the kind of session."""
