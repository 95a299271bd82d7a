"""What holds for all tests."""

from hypothesis import HealthCheck, settings

# How long an example takes is the machine's mood, and proves nothing.
settings.register_profile("convene", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("convene")
