"""How many examples a property is tried with: a part of them each time, all by `make test-all`."""

from hypothesis import settings

SHARE = 8
LEAST = 10


def thorough(examples: int) -> int:
    """So many in the thorough profile; else an eighth of it, but ten at least."""
    if settings.get_current_profile_name() == "thorough":
        return examples
    return min(examples, max(LEAST, examples // SHARE))
