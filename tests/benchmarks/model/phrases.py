"""What the people of the benchmark write, and what they mean by it, as a perfect reader would say.

Half of it is plain; half is put as people put things, and no rule was written for it.
"""

from __future__ import annotations

from typing import Any

from tests.openai.asking import reply, rest, time


def _against(words: str, strength: str = "prefers", **when: Any) -> Any:
    return time(words, "against", strength, **when)


AFTERNOON = {"start": "12:00", "end": "18:00"}
THE_12TH = {"first": "2027-01-12", "last": "2027-01-12"}

MEANT: dict[str, Any] = {
    # Plain
    "I can't do Mondays.": reply(_against("can't do Mondays", "must", weekdays=["mon"])),
    "I prefer mornings.": reply(time("prefer mornings", end="12:00")),
    "I'd rather not meet on Fridays.": reply(
        _against("rather not meet on Fridays", weekdays=["fri"])
    ),
    "Never before 10, please.": reply(_against("Never before 10", "must", end="10:00")),
    "I really prefer afternoons.": reply(
        time("really prefer afternoons", strength="strongly", start="12:00", end="18:00")
    ),
    "I prefer Tuesdays and Wednesdays.": reply(
        time("prefer Tuesdays and Wednesdays", weekdays=["tue", "wed"])
    ),
    "I can't do Thursday afternoons.": reply(
        _against(
            "can't do Thursday afternoons", "must", weekdays=["thu"], start="12:00", end="18:00"
        )
    ),
    "Ideally not after 16:00.": reply(_against("Ideally not after 16:00", "mildly", start="16:00")),
    "I prefer Thursdays.": reply(time("prefer Thursdays", weekdays=["thu"])),
    "I can't do Wednesday mornings. I prefer Fridays.": reply(
        _against("can't do Wednesday mornings", "must", weekdays=["wed"], end="12:00"),
        time("prefer Fridays", weekdays=["fri"]),
    ),
    "I would rather avoid mornings.": reply(_against("would rather avoid mornings", end="12:00")),
    "I can't do 12 January.": reply(
        _against(
            "can't do 12 January", "must", dates=[{"first": "2027-01-12", "last": "2027-01-12"}]
        )
    ),
    # As people put things
    "Tuesdays are my zumba day, no chance.": reply(
        _against("Tuesdays are my zumba day, no chance", "must", weekdays=["tue"])
    ),
    "I'm a zombie before ten.": reply(_against("a zombie before ten", end="10:00")),
    "My brain shuts off after four.": reply(_against("shuts off after four", start="16:00")),
    "Wednesdays? Hard pass.": reply(_against("Wednesdays? Hard pass", "must", weekdays=["wed"])),
    "Mondays are a circus over here.": reply(
        _against("Mondays are a circus over here", weekdays=["mon"])
    ),
    "Before eleven is golden for me.": reply(
        time("Before eleven is golden", strength="strongly", end="11:00")
    ),
    "Keep my lunch hour out of it, will you.": reply(
        _against("Keep my lunch hour out of it", "must", start="12:00", end="13:00")
    ),
    "Thursday is kind of my sweet spot.": reply(
        time("Thursday is kind of my sweet spot", weekdays=["thu"])
    ),
    "Friday afternoons I'm basically a ghost.": reply(
        _against(
            "Friday afternoons I'm basically a ghost", weekdays=["fri"], start="12:00", end="18:00"
        )
    ),
    "Swimming with the kids eats up my Mondays from three on.": reply(
        _against("eats up my Mondays from three on", "must", weekdays=["mon"], start="15:00")
    ),
    "Give me a Wednesday and I'm a happy camper.": reply(
        time("Give me a Wednesday and I'm a happy camper", weekdays=["wed"])
    ),
    "Late afternoons drag on forever for me.": reply(
        _against("Late afternoons drag on forever", start="15:00", end="18:00")
    ),
}
"""Each message, and the reply of a reader who understands it."""

AGREES = "{} works for me."
"""What somebody says in a later round, of the option that suits them best."""


def meant_by(message: str, options: list[str]) -> Any:
    """Return the perfect reading of a message, of those above or of an agreement."""
    if message in MEANT:
        return MEANT[message]
    option = next((each for each in options if message == AGREES.format(each)), None)
    if option is None:
        return reply(left=[rest(message, "unclear")])
    said = {"kind": "option", "words": message.rstrip("."), "strength": "prefers"}
    return reply({**said, "polarity": "for", "option": option})
