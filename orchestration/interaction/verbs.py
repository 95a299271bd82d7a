"""What may follow `/convene`: what each is for, and what is to be written behind it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import cache
from typing import Final
from zoneinfo import available_timezones

from orchestration.language.words.places import likely_zone

SAY: Final = "say"
"""The verb that is none: what stands behind it is all that was said."""

ZONE: Final = "zone"
ADD: Final = "add"
TO: Final = "{} to “{}”"
"""Says who is added to which session."""

SOMEBODY: Final = "@…"


class SessionsNamed(Enum):
    """Which sessions a verb names."""

    OPEN = auto()
    OVER = auto()


@dataclass(frozen=True, slots=True)
class CommandVerb:
    """What a verb is for, what is to be written behind it ("" where nothing is), and examples.

    It `names` sessions of who writes it, where it does.
    """

    what: str
    behind: str = ""
    examples: tuple[str, ...] = ()
    names: SessionsNamed | None = None


VERBS: Final[Mapping[str, CommandVerb]] = {
    "meet": CommandVerb(
        "Find a time that suits everyone",
        "What about, with whom, how long, when",
        ("Q1 plan, 45 min, next week", "Retro, 1 hour with @…, in two weeks"),
    ),
    "poll": CommandVerb(
        "A vote that stands in the channel at once",
        "What there is to choose from",
        ("pizza or sushi?", "anonymous: A, B or C?"),
    ),
    "decide": CommandVerb(
        "Collect proposals and wishes, then vote",
        "What is to be decided",
        ("where shall we eat?",),
    ),
    "signup": CommandVerb(
        "A list in which people take places, first come first served",
        "What for, and how many places there are",
        ("workshops: pottery (2), climbing (8)", "first aid course, 6 places"),
    ),
    "statement": CommandVerb(
        "Write what all of a group could say", "What it is about", ("our view on remote work",)
    ),
    "panel": CommandVerb("Ask personas that each vouch for one option", "What you would choose"),
    "persona": CommandVerb(
        "Make a persona of your own for panels, or see which there are",
        "Name and face: who it is; cares about …; for …",
        ("Else 👵: a retired gardener; cares about watering gap and pet safety",),
    ),
    ADD: CommandVerb("Ask somebody too", "Whom", names=SessionsNamed.OPEN),
    "status": CommandVerb(
        "How far it is", "Which one, if there are several", names=SessionsNamed.OPEN
    ),
    "cancel": CommandVerb(
        "Call off what you asked for", "Which one, if there are several", names=SessionsNamed.OPEN
    ),
    "remind": CommandVerb(
        "Remind who is missing", "Which one, if there are several", names=SessionsNamed.OPEN
    ),
    "extend": CommandVerb("Wait longer for answers", "Until when", ("until Friday 17:00",)),
    "defaults": CommandVerb(
        "How it is decided in this channel from now on",
        "secret, two rounds, …",
        ("secret", "two rounds", "ranked"),
    ),
    "settings": CommandVerb(
        "Who may do what in this server, quiet hours, …",
        "What is to be otherwise",
        (
            "only @… may open polls",
            "quiet 22:00 to 7:00",
            "silent",
            "in this channel: silent",
            "only managers may set defaults",
            "off",
        ),
    ),
    "decisions": CommandVerb("What was decided", "What about", names=SessionsNamed.OVER),
    "me": CommandVerb("What you have told me for good"),
    "link": CommandVerb("Be one person here and elsewhere", "The code, if you have one"),
    ZONE: CommandVerb("On whose clock your times are", "A large city nearby, or a zone"),
    "help": CommandVerb("What I can do"),
    SAY: CommandVerb("Anything else, in your own words", "Your words"),
}


def offered_behind(verb: str, words: str, locale: str = "") -> Sequence[str]:
    """Return what somebody may be about to write behind a verb: zones, else examples.

    Of zones their locale says which is likely: it comes first, and those beside it.
    """
    if verb == ZONE:
        return _zones_like(words) if words.strip() else _likely_first(likely_zone(locale))
    known = VERBS.get(verb)
    return known.examples if known and not words.strip() else ()


def _zones_like(words: str) -> list[str]:
    """Return zones that have these words in their name, those that begin so first."""
    sought = words.casefold().replace(" ", "_")
    like = [each for each in _zones() if sought in each.casefold()]

    def rank(zone: str) -> tuple[bool, bool]:
        continent, _, city = zone.rpartition("/")
        return not city.casefold().startswith(sought), not continent.startswith(_WHERE_MOST_LIVE)

    return sorted(like, key=rank)


def _likely_first(likely: str) -> list[str]:
    """Return all zones, likely ones first: the one, its part of the world, then the large ones."""
    part = likely.partition("/")[0]
    first = [each for each in (likely, *_LARGE) if each]
    near = [each for each in _zones() if part and each.startswith(f"{part}/")]
    first.sort(key=lambda zone: (zone != likely, zone.partition("/")[0] != part))
    return list(dict.fromkeys((*first, *near, *_zones_like(""))))


_LARGE: Final = (
    "Europe/London",
    "Europe/Berlin",
    "Europe/Paris",
    "Europe/Madrid",
    "America/New_York",
    "America/Chicago",
    "America/Los_Angeles",
    "America/Sao_Paulo",
    "Asia/Kolkata",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Sydney",
)
"""Where many work, for who is not known to be anywhere."""

_WHERE_MOST_LIVE: Final = ("Africa", "America", "Asia", "Australia", "Europe")


@cache
def _zones() -> Sequence[str]:
    return sorted(each for each in available_timezones() if "/" in each)
