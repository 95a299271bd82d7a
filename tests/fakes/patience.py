"""How tests wait for what happens in another thread or process: until it has come, or is stuck.

What happens in the test's own event loop is waited for in a time of its own: see `own_time`.
"""

import time

BETWEEN_LOOKS_SECONDS = 0.01

LOOKS = 6000
"""Patience is counted in looks: on a slow machine each of them takes longer, too."""

STUCK_SECONDS = 120
"""Whoever has let nobody hear of them for so long is stuck, on any machine."""


LOOKS_APART = (0.02, 0.25)


def pauses():
    """Yield the seconds between looks: what takes long is looked for less and less often."""
    pause, longest = LOOKS_APART
    while True:
        yield pause
        pause = min(1.2 * pause, longest)


def until(found):
    """Look again and again until something is there, and return it."""
    for _ in range(LOOKS):
        if result := found():
            return result
        time.sleep(BETWEEN_LOOKS_SECONDS)
    raise AssertionError(f"did not come, however often one looked ({LOOKS} times)")
