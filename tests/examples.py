"""How many examples a property is tried with: a part of them each time, all by `make test-all`."""

from hypothesis import settings

SHARE = 8
LEAST = 5


def thorough(examples: int, least: int = LEAST) -> int:
    """So many in the thorough profile; else an eighth of it, but five at least, or so many."""
    if settings.get_current_profile_name() == "thorough":
        return examples
    return min(examples, max(least, examples // SHARE))
