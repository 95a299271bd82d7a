"""What a message is about, decided once for each of its sentences, by rules and repeatably.

`route` is all that callers need: from a text and what is known where it was said to what each of
its sentences is. Only a `SessionWish` may become a wish.
"""

from orchestration.interaction.routing.about import (
    About,
    Asks,
    AwayThen,
    CameUp,
    Does,
    Finished,
    GivenAnswer,
    Held,
    Late,
    OfAnother,
    OpenRequest,
    Opens,
    SessionOrder,
    SessionQuestion,
    SessionWish,
    Social,
    Span,
    StandingWish,
    Unknown,
    Vote,
    detail,
    main,
    name,
    only,
)
from orchestration.interaction.routing.router import route
from orchestration.interaction.routing.setting import (
    Brief,
    OpenQuestion,
    SessionStage,
    Setting,
    Where,
)
from orchestration.interaction.routing.slash import route_command, says_what
from orchestration.interaction.routing.which import in_words

__all__ = [
    "About",
    "Asks",
    "AwayThen",
    "Brief",
    "CameUp",
    "Does",
    "Finished",
    "GivenAnswer",
    "Held",
    "Late",
    "OfAnother",
    "OpenQuestion",
    "OpenRequest",
    "Opens",
    "SessionOrder",
    "SessionQuestion",
    "SessionStage",
    "SessionWish",
    "Setting",
    "Social",
    "Span",
    "StandingWish",
    "Unknown",
    "Vote",
    "Where",
    "detail",
    "in_words",
    "main",
    "name",
    "only",
    "route",
    "route_command",
    "says_what",
]
