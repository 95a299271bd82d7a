"""What people say in a panel's thread that is not for the panel: thanks, and talk among them."""

from __future__ import annotations

import re
from typing import Final

from orchestration.kinds.panel.hearing.intents import Intent, intent_of, is_apart
from orchestration.kinds.panel.hearing.mentions import mentions
from orchestration.kinds.panel.hearing.topics import topics
from orchestration.kinds.panel.state import PanelSession
from orchestration.language.choosing.words import plain, words_of
from orchestration.language.panels.asides import SMALL_TALK
from orchestration.language.panels.meanings import THANKED
from orchestration.language.talk.social import is_social
from orchestration.model.people import MemberId


def is_aside(panel: PanelSession, who: MemberId, text: str) -> bool:
    """Tell whether a message is only social, or begins with the name of somebody else there."""
    said = words_of(text)
    if not panel.selected.get(who) and SMALL_TALK.fullmatch(_without_names(panel, text)):
        return True
    if is_social(text) or _only_thanks(panel, text) or _is_worn_out(panel, text):
        return True
    others = {
        plain(words[0].word)
        for each in panel.members
        if each.id != who and (words := words_of(each.name))
    }
    if not said or said[0].word not in others:
        return False
    is_called = text[: said[0].start].strip() == "@" or text[said[0].end :][:1] in (",", ":")
    return is_called and said[0].word not in {plain(each.name) for each in panel.present}


def _without_names(panel: PanelSession, text: str) -> str:
    """Return words without whom of the people they speak to: “not sure yet, Dana”."""
    names = [re.escape(x.name.split()[0]) for x in panel.members if x.name.split()]
    pattern = rf"[,\s]+(?:{'|'.join(names)})\W*$"
    return re.sub(pattern, "", text, flags=re.IGNORECASE) if names else text


def _only_thanks(panel: PanelSession, text: str) -> bool:
    """Tell whether somebody gives thanks, and names nothing that the panel could speak of."""
    if not THANKED.search(text):
        return False
    named = mentions(text, panel.catalogue, panel.present)
    return not named.places and not topics(text, named, panel.catalogue)


def _is_worn_out(panel: PanelSession, text: str) -> bool:
    """Tell whether words are rude, and that was answered as often as it is answered at all."""
    before = sum(each.intent == Intent.HOSTILE for each in panel.turns)
    if before < MOST_DECLINED:
        return False
    return intent_of(mentions(text, panel.catalogue, panel.present)) is Intent.HOSTILE


MOST_DECLINED: Final = 3
"""So often rudeness is answered in a panel; then nobody says anything to it."""


def is_said_to_others(panel: PanelSession, text: str) -> bool:
    """Tell whether a message has nothing to do with a panel: “who wants coffee?”."""
    named = mentions(text, panel.catalogue, panel.present)
    return is_apart(named, asks_after=bool(topics(text, named, panel.catalogue)))
