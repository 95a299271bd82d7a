"""What holds for all tests."""

from hypothesis import settings

# How long an example takes is the machine's mood, and proves nothing.
settings.register_profile("convene")
settings.load_profile("convene")
