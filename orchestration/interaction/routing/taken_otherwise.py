"""What is ordered of how something is taken that is open, and of how long: “no wait, until 6”."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from orchestration.interaction.routing.about import Does
from orchestration.interaction.routing.lexicon import Lexicon
from orchestration.interaction.routing.setting import Brief, Setting
from orchestration.interaction.routing.signs import signs_in
from orchestration.interaction.routing.which import with_it
from orchestration.language.inviting.longer import longer_by
from orchestration.language.inviting.settings_ordered import (
    can_order,
    corrects_settings,
    orders_settings,
    settings_in_row,
)

_CALL: Final = "@convene"


def orders_otherwise(words: str, lexicon: Lexicon, setting: Setting) -> Does | None:
    """Return what words order of how it is taken, or of how long: of a meeting that is its own."""
    if _sets(words, lexicon, setting):
        return Does.CHANGE
    is_longer = not _is_of_times(setting.sessions) and longer_by(_bare(words)) is not None
    return Does.EXTEND if is_longer else None


def _sets(words: str, lexicon: Lexicon, setting: Setting) -> bool:
    """Tell whether words say how it is to be taken; of its organiser, also what can't be read."""
    of_it = with_it(words, setting.sessions)
    if orders_settings(of_it) and (of_it == words or can_order(words)):
        return True
    own = [each for each in setting.sessions if each.organiser.id == setting.who]
    if not own:
        return False
    if corrects_settings(words, is_of_times=_is_of_times(own)):
        return True
    unread = settings_in_row(words)
    return unread is not None and not any(
        signs_in(lexicon.tokens(each), lexicon).days for each in unread
    )


def _bare(words: str) -> str:
    return re.sub(_CALL, "", words, flags=re.IGNORECASE).strip(" ,:")


def _is_of_times(sessions: Sequence[Brief]) -> bool:
    return any(each.kind == "meeting" for each in sessions)
