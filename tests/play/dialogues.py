"""What comes of the last line of a conversation."""

from tests.play.played import line_of, transcript
from tests.play.script import cases_in


def comes_of(*lines: str) -> str:
    """Return what anybody sees because of the last of these lines, which make up one script."""
    [case] = cases_in("\n".join(("== dialogue", *lines)))
    _, _, told = transcript(case).rpartition(line_of(case.steps[-1]))
    return told.strip()
