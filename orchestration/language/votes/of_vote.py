"""What can be asked of a vote, and of what is decided by it."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class OfVote(StrEnum):
    """What a question about a vote wants to know."""

    SECRECY = "secrecy"
    """Whether it is seen who votes for what."""
    SEEN_BY = "seen by"
    """Who sees what somebody votes for."""
    WHO_VOTED = "who voted"
    """Who has voted by now."""
    WHOLE = "whole"
    """Whether a ballot has to say something of every option."""
    QUORUM = "quorum"
    """How many have to vote."""
    RULE = "rule"
    """How many it takes."""
    VETOES = "vetoes"
    """What is vetoed so far, or by whom."""
    SEVERAL = "several"
    """Whether a ballot can name more than one."""
    LEFT = "left"
    """How many points are left to who asks."""
    PROPOSED = "proposed"
    """Who has put what on the list."""
    LIST = "list"
    """What there is to choose from."""
    CALLED = "called"
    """What an option is that goes by a letter."""
    CHANGEABLE = "changeable"
    """Whether who asks can vote otherwise still."""
    OTHERWISE = "otherwise"
    """How it would have gone by another rule."""
    REVIEW = "review"
    """When it is looked at again."""
    NOBODY = "nobody"
    """What becomes of a vote in which nobody votes."""
    TIE = "tie"
    """What becomes of options that tie."""
    MEANS = "means"
    """What a rule is that is named."""
    OBJECTIONS = "objections"
    """Whether anybody objects, or has said so."""
    VETOERS = "vetoers"
    """Whose no stops an option."""
    SETTINGS = "settings"
    """How all of it is taken."""
    NOTES = "notes"
    """What is said beside votes."""
    STANDS = "stands"
    """How far it is."""
    ENDS = "ends"
    """Until when it is open."""
    ADDING = "adding"
    """Whether something can be put on the list by now."""
    PLACES = "places"
    """How many places are left."""
    WAITING = "waiting"
    """Who waits for a place."""


LEAD: Final = (
    r"\W*(?:(?:ok(?:ay)?|so|and|but|or|wait|hey|hi|sorry|btw|hm+|uh|quick question|one question|und"
    r"|aber|oder|warte|moment|sag mal|frage|kurze frage|eigentlich|actually|also|ach"
    r"|na)[\s,.:…-]+)*"
)
TAIL: Final = (
    r"(?:[\s,]+(?:btw|pls|please|bitte|though|again|actually|eigentlich|denn|nochmal|noch mal"
    r"|gerade"
    r"|jetzt|now|atm|right now|at the moment|so far|bisher|bis jetzt|here|hier|overall|currently"
    r"|thanks|thx|danke|dann|then"
    r"|lol|\(?just asking\)?))*\W*"
)
