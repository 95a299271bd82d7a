"""What all kinds of session share: a state, commands that change it, effects that follow."""
