"""`python -m bot` is `convene`."""

from bot.cli import main

main()
