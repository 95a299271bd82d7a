"""Who speaks without praise: of another's option, or of what speaks against their own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from orchestration.interaction.wording import listed
from orchestration.kinds.panel.hearing.intents import Intent
from orchestration.kinds.panel.hearing.mentions import mentions
from orchestration.kinds.panel.kept.cards import card_of
from orchestration.kinds.panel.kept.needs import weights_of
from orchestration.kinds.panel.state import MOST_SPEAKING
from orchestration.kinds.panel.turn.arguments import weakness
from orchestration.kinds.panel.turn.asked import Asked
from orchestration.kinds.panel.turn.comparing import values_of
from orchestration.kinds.panel.turn.following import spoken_of
from orchestration.kinds.panel.turn.knowing import heard, may_tell
from orchestration.kinds.panel.turn.unasked import disagreeing
from orchestration.language.panels.meanings import EACH_OF_THEM
from orchestration.model.panel import PanelPersona, SpeechMove

_Moves: TypeAlias = Sequence[tuple[PanelPersona, SpeechMove]]

_PAIR: Final = 2
NOTHING_PREFERRED: Final = (
    "You have not said yet what you prefer: name an option or say what matters to you, and we "
    "argue against it."
)


def of_another(asked: Asked) -> _Moves:
    """Return what those say who are asked about another's option, and then who vouches for it."""
    holders = [each for each in asked.direct if each.option in asked.named.options]
    called = asked.named.personas or asked.selected
    count = MOST_SPEAKING - 1 if called else _PAIR
    views = [(each, SpeechMove.VIEWS) for each in asked.viewers[:count]]
    return [*views, *((each, SpeechMove.DESCRIBE) for each in holders)]


def needed_of_another(asked: Asked, speaking: Sequence[PanelPersona]) -> str:
    """Return how another's option stands by what is needed, as far as who was asked can't tell."""
    keys = list(asked.named.options)
    viewers = [each for each in speaking if each.option not in keys]
    if not viewers or not keys:
        return ""
    known = heard(asked.panel, viewers[0])
    needed = dict.fromkeys(each.criterion for each in asked.needs if each.is_known)
    untold = [each for each in needed if not may_tell(viewers[0], keys[0], each, known)]
    told = (values_of(asked, each, [*keys, viewers[0].option]) for each in untold[:_PAIR])
    return " ".join(filter(None, told))


def against_own(asked: Asked) -> _Moves:
    """Return who says what speaks against their own option: to one alone another replies."""
    is_to_each = EACH_OF_THEM.search(asked.ask.text) is not None
    it = "" if asked.named.all else spoken_of(asked.panel, asked.ask.by)
    pool = asked.direct or asked.selected or [each for each in asked.there if each.name == it]
    pool = pool or asked.rotated[: len(asked.there) if is_to_each else MOST_SPEAKING]
    others = disagreeing(asked, pool[0]) if len(pool) == 1 and not asked.selected else []
    return [
        *((each, SpeechMove.CONCEDES) for each in pool),
        *((each, SpeechMove.OBJECT) for each in others),
    ]


def debated(asked: Asked) -> _Moves:
    """Return who speaks to whom: those who are named, or who disagrees with the one who is."""
    named = {*asked.named.personas, *asked.named.options}
    alone = asked.direct if len(asked.direct) == len(named) == 1 else []
    others = [x for each in alone for x in asked.rotated if x is not each]
    pool = [*asked.direct, *others[:_PAIR]] or asked.rotated[:_PAIR]
    return [
        (each, SpeechMove.OBJECT if at else SpeechMove.DESCRIBE) for at, each in enumerate(pool)
    ]


@dataclass(frozen=True, slots=True)
class Preferred:
    """An option that somebody prefers, by its key, and in words why that is thought."""

    key: str
    why: str


def preferred(asked: Asked) -> Preferred | None:
    """Return what who asks prefers: named, pinned, said before, or best by what they need.

    What is pinned is known to nobody where others read along.
    """
    if named := [*asked.named.options, *(each.option for each in asked.direct)]:
        return Preferred(named[0], "")
    pinned = card_of(asked.panel, asked.ask.by).options if asked.panel.is_private else ()
    if pinned:
        return Preferred(pinned[-1], "You have pinned {}.")
    if liked := _liked(asked):
        return Preferred(liked, "You like {}.")
    own = [each for each in asked.needs if each.by == asked.ask.by and each.is_known]
    if not own or not asked.there:
        return None
    words = listed([*dict.fromkeys(each.words for each in own)])
    return Preferred(asked.ranked[0].option, f"By what you need ({words}), {{}} comes first.")


def _liked(asked: Asked) -> str:
    """Return the option that somebody took or praised last, unless they refused it since."""
    refused = asked.panel.refused_by(asked.ask.by)
    for turn in reversed(asked.panel.lately):
        if turn.ask.by != asked.ask.by or turn.intent not in _LIKES:
            continue
        named = mentions(turn.ask.text, asked.panel.catalogue, asked.panel.present)
        holders = (each.option for x in named.personas if (each := asked.panel.persona(x)))
        found = [x for x in (*turn.meant, *named.options, *holders) if x not in refused]
        if len({*found}) == 1:
            return found[0]
    return ""


_LIKES: Final = frozenset({Intent.ACCEPT, Intent.NEUTRAL})


def challenged(asked: Asked) -> _Moves:
    """Return who challenges what is preferred: who vouches for it concedes, who is better objects.

    Where nothing is preferred nobody has anything to challenge.
    """
    liked = preferred(asked)
    if liked is None:
        return []
    weak = weakness(asked.field, liked.key, weights_of(asked.needs))
    criterion = weak[0].criterion if weak else ""
    others = [each for each in asked.ranked if each.option != liked.key]
    others.sort(key=lambda each: _against(asked, each, criterion))
    holder = [each for each in asked.there if each.option == liked.key]
    return [
        *((each, SpeechMove.CONCEDES) for each in holder),
        *((each, SpeechMove.OBJECT) for each in others[: _PAIR - len(holder)]),
    ]


def _against(asked: Asked, persona: PanelPersona, criterion: str) -> tuple[bool, float]:
    """Return what orders who argues by a criterion: who goes by it, then whose is the better."""
    value = asked.field.value(persona.option, criterion) if criterion else None
    return criterion not in persona.criteria, -(value or 0.0)


def what_is_challenged(asked: Asked, speaking: Sequence[PanelPersona]) -> str:
    """Return what is taken for what is preferred, and why; or that nothing is."""
    del speaking
    liked = preferred(asked)
    if liked is None:
        return NOTHING_PREFERRED
    option = asked.panel.catalogue.option(liked.key)
    return liked.why.format(option.title) if option else ""


def which_is_refused(asked: Asked, speaking: Sequence[PanelPersona]) -> str:
    """Ask what a “no” was said to, of all that was spoken of."""
    del speaking
    last = asked.panel.turns[-1].utterances if asked.panel.turns else ()
    spoke = {each.persona for each in last}
    there = [asked.panel.option_of(each).title for each in asked.there if each.name in spoke]
    titles = there[:MOST_SPEAKING]
    if not titles:
        return ""
    named = " or ".join(filter(None, (", ".join(titles[:-1]), titles[-1])))
    return f"Which of them is not for you: {named}?"
