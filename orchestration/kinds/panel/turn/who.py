"""Who speaks in a panel, and that none of them is human."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orchestration.interaction.wording import listed
from orchestration.kinds.panel.hearing.asides import MOST_DECLINED
from orchestration.kinds.panel.hearing.intents import Intent
from orchestration.kinds.panel.turn.asked import Asked
from orchestration.kinds.panel.turn.facts import shown
from orchestration.language.panels.meanings import OF_A_MESSAGE
from orchestration.model.panel import PanelPersona, SpeechWay

_MOST: Final = 4


def who_speaks(asked: Asked, speaking: Sequence[PanelPersona]) -> str:
    """Return that AI personas speak: whoever is meant, for what, and who has made them."""
    del speaking
    meant = asked.direct or asked.selected or _who_spoke(asked)
    if len(meant) == 1:
        return _one(asked, meant[0])
    named = [f"{each.name} for {asked.panel.option_of(each).title}" for each in asked.there]
    more = len(named) - _MOST
    told = [*named[:_MOST], *([f"{more} more"] if more > 0 else [])]
    return (
        "Nobody here is human but those who ask: all of us are AI personas, which Convene made for "
        f"this panel, each to speak for one option ({listed(told)}).{_by_people(asked)}"
    )


def _by_people(asked: Asked) -> str:
    """Return which of them people have made."""
    own = {each.name for each in asked.panel.own}
    made = [each.name for each in asked.there if each.name in own]
    return f" What {listed(made)} cares about, people of this team have written." if made else ""


def _one(asked: Asked, each: PanelPersona) -> str:
    title, criteria = asked.panel.option_of(each).title, [*map(shown, each.criteria)]
    cares = f" It goes by {listed(criteria)}." if criteria else ""
    made = {x.name for x in asked.panel.own}
    maker = (
        "which people of this team have made"
        if each.name in made
        else "which Convene made for this panel"
    )
    return (
        f"That is {each.name}, an AI persona and no human, {maker}. It speaks for {title} "
        f"alone.{cares}{_by_whom(asked, each)}"
    )


def _by_whom(asked: Asked, persona: PanelPersona) -> str:
    """Say what has put the last words of a persona, where that is asked and may be a model."""
    if asked.panel.means.way is SpeechWay.TEMPLATES or not OF_A_MESSAGE.search(asked.ask.text):
        return ""
    said = [x for turn in asked.panel.lately for x in turn.utterances if x.persona == persona.name]
    if not said:
        return ""
    return BY_A_TEMPLATE if said[-1].stands_in else BY_A_MODEL


BY_A_MODEL: Final = " A language model put that into words, held to its facts."
BY_A_TEMPLATE: Final = (
    " A template put that into words: what the language model wrote did not hold."
)


def _who_spoke(asked: Asked) -> list[PanelPersona]:
    """Return who has written the last message, where that is asked: “who wrote this?”."""
    if not OF_A_MESSAGE.search(asked.ask.text):
        return []
    said = [each for turn in asked.panel.lately for each in turn.utterances]
    last = asked.panel.persona(said[-1].persona) if said else None
    return [last] if last else []


def declined(asked: Asked, speaking: Sequence[PanelPersona]) -> str:
    """Return what comes of rudeness, and of orders that nobody there follows: each answer once."""
    del speaking
    before = sum(each.intent == Intent.HOSTILE for each in asked.panel.turns)
    criteria = [shown(each.name) for each in asked.panel.catalogue.criteria[:_PAIR]]
    about = f", say about {' or '.join(criteria)}" if criteria else ""
    return (
        (
            "No offence taken. Each of us speaks for one option, from what its source says: we see "
            "nobody’s pins, ping nobody, and follow no other orders."
        ),
        f"That is nothing we do. Ask us something about the options{about}, and we answer.",
        "We leave it at that. A question about the options is always welcome.",
    )[min(before, MOST_DECLINED - 1)]


_PAIR: Final = 2
