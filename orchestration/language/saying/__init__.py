"""What is said back: wishes in plain words, why something was not understood, what is asked."""
