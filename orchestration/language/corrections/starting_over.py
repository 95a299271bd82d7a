"""What somebody says in the place of all they have said: “forget that pls, new schedule: …”."""

from __future__ import annotations

import re
from typing import Final

_ANEW: Final = re.compile(
    r"\W*(?:(?:ok|okay|so|sorry|oh|ach|hi|hey|ups|oops|wait|please|pls|bitte|also)\b[\s,.!:–-]*)*"
    r"(?:(?:forget|scratch|strike|ignore|disregard|scrap|vergiss|streich|ignorier\w?|vergesst)"
    r"(?: (?:that|this|it|everything|all|das|es|alles|what i said|was ich gesagt hab\w?))*"
    r"(?: (?:please|pls|plz|bitte|mal|from before|von vorhin))*[\s,.;:!–-]+)?"
    r"(?:(?:here(?:['’]s| is| are| comes)|hier(?: ist| sind| kommt)?)\s+)?(?:my |mein\w* |the )?"
    r"(?:(?P<german>neue[rs]? (?:plan|stand|terminplan|zeitplan|stundenplan|zeiten|woche))"
    r"|(?:new|updated) (?:schedule|plan|times|availability|slots|calendar))"
    r"(?: is| are| ist| sind)?\s*[:;,–-]+\s*(?P<rest>\S.*)",
    re.IGNORECASE | re.DOTALL,
)


def starting_over(words: str, *, has_said: bool) -> str:
    """Return words that are in the place of all that was said as those which say so plainly.

    Of who has said nothing before (`has_said`) it is only what they say; all else stays as it is.
    """
    found = _ANEW.fullmatch(words)
    if found is None:
        return words
    if not has_said:
        return found["rest"]
    return f"{'nochmal von vorn' if found['german'] else 'start over'}: {found['rest']}"
