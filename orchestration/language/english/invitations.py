"""English words of invitations: who is needed, in which role, where, and until when to answer."""

from __future__ import annotations

from orchestration.language.words.writing import words

NEEDED = frozenset(
    words(
        """
    need needs must required require requires essential needed necessary has have should
    """
    )
)
NOT_NEEDED = frozenset(words("optional not unless absent away necessarily"))
ANY_ONE = frozenset(words("one either any someone somebody"))
OR = frozenset(words("or /"))
REPLY = frozenset(
    words(
        """
    reply answer respond rsvp vote confirm deadline tell know feedback respond responses
    """
    )
)
SOFT = frozenset(
    words("prefer prefers preferred preferably preference favour favor rather favourite favorite")
)
EVERYONE = frozenset(words("everyone everybody"))
NOT_WITHOUT = "without"
BETWEEN_NAMES = frozenset(words(", and or / & both also"))
PARTING = frozenset(words(", but and while"))
BEFORE_A_MONTH = frozenset(words("in of until till before by from since next this last early late"))
SOMEONE = frozenset(words("someone somebody anyone anybody one person"))
FROM = frozenset(words("from of in"))
EARLY = ("earl", "soon", "asap", "früh", "frueh", "bald", "schnell", "zeitnah", "eher")
ROOM = frozenset({"room"})
NOT_A_ROOM = frozenset(words("the a an this that our meeting any some in"))
EOS = frozenset({".", "!", "?", ";", "\n"})
EARLIEST = frozenset(words("earliest earlier earlist soonest asap"))
