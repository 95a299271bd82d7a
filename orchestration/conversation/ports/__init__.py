"""What is needed from outside, and what comes in, as every platform hands it in."""
