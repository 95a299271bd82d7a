"""What a group is asked, by what it means: a motion, a sign-up, a row, or as it stands."""

from __future__ import annotations

from orchestration.language.choosing.asking.by_consent import by_consent
from orchestration.language.choosing.asking.by_its_verb import by_its_verb
from orchestration.language.choosing.places.places import placed_in_turn
from orchestration.language.choosing.places.sign_up_meant import as_sign_up


def put_plainly(text: str) -> str:
    """Return a request with what it means said by its name, as it is read further on."""
    return placed_in_turn(by_consent(text) or by_its_verb(text) or as_sign_up(text))
