"""Who answers, and what each does: decided here, so that a voice has only to find the words.

Each meaning has an answer of its own, its verdict first. Whoever was selected speaks, else who was
named, else who vouches for what was named, else those who stand best by what is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Final, TypeAlias

from orchestration.kinds.panel.hearing.intents import Intent
from orchestration.kinds.panel.kept.needs import meets
from orchestration.kinds.panel.kept.sought import DIFFERS, by_criterion, level, sought
from orchestration.kinds.panel.options.landscape import place
from orchestration.kinds.panel.state import MOST_SPEAKING
from orchestration.kinds.panel.turn.asked import Asked, ranked
from orchestration.kinds.panel.turn.unasked import disagreeing
from orchestration.kinds.panel.turn.views import against_own, challenged, debated, of_another
from orchestration.language.panels.meanings import BUT, EACH_OF_THEM
from orchestration.model.catalogue import Better
from orchestration.model.panel import Need, PanelPersona, SpeechMove

Move: TypeAlias = tuple[PanelPersona, SpeechMove]
Moves: TypeAlias = Sequence[Move]

_PAIR: Final = 2
_GOOD: Final = 0.5


def replies(asked: Asked) -> Moves:
    """Return who says what: two to four, with who joins."""
    if asked.intent is Intent.FIRST:
        return [(each, SpeechMove.INTRODUCE) for each in asked.joined]
    found = _of_addressed(asked, _ANSWERS.get(asked.intent, _in_general)(asked))
    if not (found or asked.joined):
        return ()
    if asked.selected and not asked.direct and asked.intent not in _OF_ANYBODY:
        return _of_selected(asked, found)
    said = dict(found)
    introduced = [(each, SpeechMove.INTRODUCE) for each in asked.joined if each not in said]
    most = max(MOST_SPEAKING, len(asked.there) if _is_to_each(asked) else 0)
    there = [*dict(found).items()][: max(most - len(introduced), 1)]
    return [*there, *introduced][:most]


_OF_ANYBODY: Final = frozenset({Intent.CALL_IN, Intent.CHALLENGE})
"""These are answered by others too than those who were selected."""


def _is_to_each(asked: Asked) -> bool:
    """Tell whether each who is there is to answer, and not just some of them."""
    is_of_all = asked.intent in (Intent.SEVERAL, Intent.AGAINST, Intent.VIEW)
    return is_of_all and EACH_OF_THEM.search(asked.ask.text) is not None


def _of_addressed(asked: Asked, found: Moves) -> Moves:
    """Return what those say who were addressed: nobody else answers in their place.

    Who is named by an option alone goes first, where another might be meant too.
    """
    if asked.intent not in _TO_SOMEBODY or not asked.direct:
        return found
    moves, move = dict(found), _answering(asked)
    direct = [(each, moves.get(each, move)) for each in asked.direct]
    if asked.called:
        return _with_a_reply(asked, direct)
    rest = [each for each in found if each[0] not in asked.direct]
    return [*direct, *rest][: max(len(direct), _PAIR)]


def _answering(asked: Asked) -> SpeechMove:
    return SpeechMove.ANSWER if asked.named.criteria else SpeechMove.DESCRIBE


_TO_SOMEBODY: Final = frozenset(
    {
        Intent.BEST,
        Intent.FITS,
        Intent.PREFERENCE,
        Intent.CONSTRAINT,
        Intent.REFINE,
        Intent.CONTEXT,
        Intent.NEUTRAL,
        Intent.UNKNOWN,
        Intent.WITH_CRITERION,
    }
)
"""What may be said to one of several."""


def _of_selected(asked: Asked, found: Moves) -> Moves:
    """Return what those who were selected say, and nobody else."""
    moves = dict(found)
    chosen = ranked(asked, asked.selected)
    return [(each, moves.get(each, _answering(asked))) for each in chosen][:MOST_SPEAKING]


def _best(asked: Asked) -> Moves:
    """Answer with the best by a criterion of those who are not out by another, and the worst."""
    criterion, end = sought(asked)
    if criterion not in asked.field.places:
        return _about_criterion(asked)
    order = by_criterion(asked, criterion, end)
    others = {
        each.name: [x for x in asked.standing(each.option).out if x.criterion != criterion]
        for each in order
    }
    places = {each.name: place(asked.field, each.option, criterion, end) for each in order}
    last = next((each for each in reversed(order) if places[each.name] is not None), order[-1])
    first, *rest = sorted(order, key=lambda each: len(others[each.name]))
    most, least = places[first.name], places[last.name]
    if most is None or least is None or most - least < DIFFERS:
        return [(first, SpeechMove.BEST), *((each, SpeechMove.FOLLOWS) for each in rest[:1])]
    equal = [each for each in level(asked) if each in rest and not others[each.name]]
    return [(first, SpeechMove.BEST), *_each(equal[:1]), (last, SpeechMove.WORST)]


def _each(personas: Sequence[PanelPersona]) -> list[Move]:
    return [(each, SpeechMove.ANSWER) for each in personas]


def _fits(asked: Asked) -> Moves:
    """Answer with who stands best by all that is needed, and who is next."""
    order = ranked(asked, asked.selected or asked.there)
    moves = (SpeechMove.LEADS, SpeechMove.FOLLOWS)
    return [*zip(order, moves, strict=False)]


def _compare(asked: Asked) -> Moves:
    """Answer with those who are compared, and nobody else: first who stands better."""
    direct = asked.direct
    if len(direct) < _PAIR:
        return _in_general(asked)
    if not all(asked.panel.option_of(each).data for each in direct):
        return [(each, SpeechMove.DESCRIBE) for each in direct]
    if asked.named.criteria:
        return _compared_by(asked, direct)
    order = ranked(asked, direct)
    return [(order[0], SpeechMove.WINS), *((each, SpeechMove.COUNTERS) for each in order[1:])]


def _compared_by(asked: Asked, direct: Sequence[PanelPersona]) -> Moves:
    """Compare by what was named: who wins argues, unless they are level, or the worse was asked."""
    criterion, end = sought(asked)
    order = [each for each in by_criterion(asked, criterion, end) if each in direct]
    order += [each for each in ranked(asked, direct) if each not in order]
    places = [place(asked.field, each.option, criterion, end) for each in order[:_PAIR]]
    known = [each for each in places if each is not None]
    if len(known) < _PAIR or known[0] - known[1] < DIFFERS:
        return _each(order)
    if end is not asked.field.better(criterion):  # “which is heavier?”
        return [(order[0], SpeechMove.BEST), *_each(order[1:])]
    return [(order[0], SpeechMove.WINS), *((each, SpeechMove.COUNTERS) for each in order[1:])]


def _about_criterion(asked: Asked) -> Moves:
    """Answer with who is asked; of a yes or no with who has it, else the best and the worst."""
    if asked.direct:
        return _with_a_reply(asked, _each(asked.direct))
    if not asked.named.criteria:
        return _in_general(asked)
    if asked.about and not any(_is_graded(asked, each) for each in asked.about):
        return _each(_with_others(asked, _having_it(asked)))
    order = [who for each in asked.named.criteria for who in _first_and_last(asked, each)]
    return _each([*dict.fromkeys(order)][:_MOST_HOLDERS])


def _with_others(asked: Asked, have: Sequence[PanelPersona]) -> list[PanelPersona]:
    """Return who has it and is listened to, and where that is one alone, somebody beside."""
    among = asked.selected or asked.there
    first = [each for each in have if each in among][:_MOST_HOLDERS]
    rest = [each for each in asked.rotated if each not in have]
    return [*first, *rest][: max(len(first), _PAIR)]


def _first_and_last(asked: Asked, criterion: str) -> list[PanelPersona]:
    """Return the best and the worst by a criterion; first who goes by it if no end is better."""
    end = asked.field.better(criterion)
    stand = by_criterion(asked, criterion, end)
    goes_by_it = [each for each in stand if criterion in each.criteria]
    return [*(goes_by_it[:1] if end is Better.NONE else ()), *stand[:1], *stand[-1:]]


def _is_graded(asked: Asked, need: Need) -> bool:
    """Tell whether a need is of more or less, and not of a yes or no."""
    return need.condition is None and _is_of_a_number(asked, need)


def _is_of_a_number(asked: Asked, need: Need) -> bool:
    known = (each.datum(need.criterion) for each in asked.panel.catalogue.options)
    return next((each.number is not None for each in known if each), False)


def _having_it(asked: Asked) -> list[PanelPersona]:
    """Return who is there and has all that was named, who stands best first."""
    return [
        each
        for each in asked.rotated
        if all(meets(asked.field, x, asked.panel.option_of(each)) for x in asked.about)
    ]


_MOST_HOLDERS: Final = 4


def _told(asked: Asked) -> Moves:
    """Answer what somebody needs with who fits best, and with who is out by it now."""
    if asked.dropped and not asked.new:
        return _fits(asked)
    pool, last = _by_what_was_told(asked)
    first = _in_and_out(asked, pool)
    said = dict(first)
    move = SpeechMove.ANSWER if asked.new else SpeechMove.DESCRIBE
    moves = [*first, *((each, move) for each in last if each not in said)]
    is_one_sided = len(first) == _PAIR and any(_is_graded(asked, each) for each in asked.new)
    count = max(len(first), _PAIR) + (is_one_sided and SpeechMove.OUT not in said.values())
    return moves[: max(count - len(asked.newcomers), 1)]


def _in_and_out(asked: Asked, pool: Sequence[PanelPersona]) -> list[Move]:
    """Return what those say who fit, and one who is out by what was told just now."""
    new = {each.criterion for each in asked.new}
    outs = {each: {x.criterion for x in asked.standing(each.option).out} for each in pool}
    fit = [(each, _fitting(asked, each, new)) for each in pool if not outs[each]]
    out = [(each, SpeechMove.OUT) for each in pool if outs[each] & new]
    have = sum(move is SpeechMove.FITS for _, move in fit) if new else 1
    if not have:  # nobody meets that beside all else: who has it at least says so first
        held = [each for each in pool if outs[each] and _meets_any(asked, each, new)]
        fit = [*((each, SpeechMove.ANSWER) for each in held[:1]), *fit]
    return [*fit[: _several_of(asked, have)], *out[:1]]


def _several_of(asked: Asked, have: int) -> int:
    """Return how many tell that they have it: two where it is a number, three else."""
    graded = any(_is_of_a_number(asked, each) for each in asked.new)
    return max(min(have, _PAIR if graded else _MOST_HOLDERS), 1)


def _meets_any(asked: Asked, persona: PanelPersona, new: AbstractSet[str]) -> bool:
    return any(each.criterion in new for each in asked.standing(persona.option).met)


def _fitting(asked: Asked, persona: PanelPersona, new: AbstractSet[str]) -> SpeechMove:
    """Return that somebody fits, where it meets any of what was told; else it just answers."""
    met = {each.criterion for each in asked.standing(persona.option).met}
    if not (new or asked.dropped):
        return SpeechMove.DESCRIBE
    return SpeechMove.FITS if not new or met & new else SpeechMove.ANSWER


def _by_what_was_told(asked: Asked) -> tuple[list[PanelPersona], list[PanelPersona]]:
    """Return who is there, the best first by what was told; and the same as others follow."""
    if asked.intent is not Intent.PREFERENCE or not asked.named.criteria:
        return asked.rotated, asked.rotated
    criterion, end = sought(asked)
    pool = by_criterion(asked, criterion, asked.field.better(criterion) or end)
    pool = sorted(pool, key=lambda each: len(asked.standing(each.option).out))
    return pool, pool[::-1]


def _more(asked: Asked) -> Moves:
    """Answer with who joins, and who is there and has what is asked for."""
    if asked.direct:
        return _in_general(asked)
    if asked.intent is Intent.CALL_IN and (cares := asked.caring):
        order = dict.fromkeys([*_having_it(asked), *asked.rotated])
        rest = [each for each in order if each not in cares]
        found = [*cares[:_MOST_HOLDERS], *rest][: max(min(len(cares), _MOST_HOLDERS), _PAIR)]
        return [(each, SpeechMove.ANSWER) for each in found]
    if asked.newcomers:
        there = _holding(asked) or asked.rotated
        move = SpeechMove.ANSWER if asked.named.criteria else SpeechMove.DESCRIBE
        return [(each, move) for each in there[: max(_PAIR - len(asked.newcomers), 0)]]
    have = _holding(asked)
    if asked.about and have:
        return _having(asked, have)
    return [(each, SpeechMove.DESCRIBE) for each in asked.rotated[:_PAIR]]


def _having(asked: Asked, have: Sequence[PanelPersona]) -> Moves:
    """Return what those say who have what was asked for, and one who has not where few have."""
    rest = [each for each in asked.rotated if each not in have]
    moves = [(each, SpeechMove.FITS) for each in have[:_MOST_HOLDERS]]
    return [*moves, *((each, SpeechMove.ANSWER) for each in rest)][: max(len(moves), _PAIR)]


def _holding(asked: Asked) -> list[PanelPersona]:
    """Return the same, without those who are out by anything."""
    return [each for each in _having_it(asked) if not asked.standing(each.option).out]


def _accepted(asked: Asked) -> Moves:
    """Take it as it is: what to know of it, and nobody argues."""
    chosen = asked.direct
    if not chosen:
        return _in_general(asked)
    known = asked.panel.catalogue.criteria
    others = [each for each in asked.ranked if each not in chosen and known]
    follows = [
        (each, SpeechMove.FOLLOWS) for each in others[: asked.panel.initiative.replies and 1]
    ]
    return [*((each, SpeechMove.ACCEPTED) for each in chosen), *follows]


def refused_in(asked: Asked) -> list[PanelPersona]:
    """Return who is refused, by name or by option: “not Lisbon but Porto” refuses one of two."""
    turn = BUT.search(asked.ask.text)
    if turn is None:
        return asked.direct
    kept = {each.name for each in asked.named.places if each.start > turn.start()}
    return [each for each in asked.direct if not {each.name, each.option} & kept] or asked.direct


def _rejected(asked: Asked) -> Moves:
    """Take that as it is, and go on with who stands best of the others."""
    refused = refused_in(asked)
    if not refused:
        return _told(asked)
    move = SpeechMove.REJECTED if asked.named.criteria else SpeechMove.STEPS_BACK
    found = [(each, move) for each in refused]
    order = asked.ranked
    if asked.named.criteria:
        criterion, end = sought(asked)
        order = by_criterion(asked, criterion, asked.field.better(criterion) or end)
    others = [each for each in order if each not in refused]
    others.sort(key=lambda each: each not in asked.direct)
    count = min(asked.panel.initiative.replies, 1)
    return [*found, *((each, SpeechMove.FOLLOWS) for each in others[:count])]


def _unknown(asked: Asked) -> Moves:
    """Say that the catalogue says nothing of it, and what it does say that counts.

    Where documents say something, it is those of whose options they do who answer.
    """
    pool = [*asked.direct, *(x for x in asked.rotated if x not in asked.direct)]
    if told := [each for each in pool if asked.evidence.answers.get(each.option)]:
        return [(each, SpeechMove.UNKNOWN) for each in told[:_MOST_HOLDERS]]
    if asked.evidence.general:
        return [(each, SpeechMove.DESCRIBE) for each in pool[:_PAIR]]
    first, *rest = [*asked.direct, *(x for x in asked.rotated if x not in asked.direct)]
    return [(first, SpeechMove.UNKNOWN), *((each, SpeechMove.DESCRIBE) for each in rest[:1])]


def _several(asked: Asked) -> Moves:
    pool = asked.direct or asked.rotated
    move = SpeechMove.ANSWER if asked.named.criteria else SpeechMove.DESCRIBE
    return _with_a_reply(asked, [(each, move) for each in pool])


def _neutral(asked: Asked) -> Moves:
    pool = [*asked.direct, *(each for each in asked.rotated if each not in asked.direct)]
    count = 1 + asked.panel.initiative.replies if asked.direct else _PAIR
    moves = [(each, SpeechMove.OBJECT if at else SpeechMove.AGREE) for at, each in enumerate(pool)]
    return moves[: min(count, _PAIR)]


def _in_general(asked: Asked) -> Moves:
    if asked.direct:
        return _with_a_reply(asked, [(each, SpeechMove.DESCRIBE) for each in asked.direct])
    count = max(_PAIR - len(asked.newcomers), 1)
    return [(each, SpeechMove.DESCRIBE) for each in asked.rotated[:count]]


def _with_a_reply(asked: Asked, moves: Sequence[Move]) -> Moves:
    """Return what those say who are meant; to one alone others reply, as much as they may."""
    if len(moves) != 1 or asked.selected:
        return moves
    others = disagreeing(asked, moves[0][0])
    return [*moves, *((each, SpeechMove.OBJECT) for each in others)]


_ANSWERS: Final[Mapping[Intent, Callable[[Asked], Moves]]] = {
    Intent.BEST: _best,
    Intent.FITS: _fits,
    Intent.COMPARE: _compare,
    Intent.ABOUT_CRITERION: _about_criterion,
    Intent.PREFERENCE: _told,
    Intent.CONSTRAINT: _told,
    Intent.REFINE: _told,
    Intent.CONTEXT: _told,
    Intent.OTHER_OPTIONS: _more,
    Intent.WITH_CRITERION: _more,
    Intent.CALL_IN: _more,
    Intent.SURPRISE: _more,
    Intent.ACCEPT: _accepted,
    Intent.REJECT: _rejected,
    Intent.CRITIQUE: _rejected,
    Intent.UNKNOWN: _unknown,
    Intent.SEVERAL: _several,
    Intent.DEBATE: debated,
    Intent.CHALLENGE: challenged,
    Intent.AGAINST: against_own,
    Intent.VIEW: of_another,
    Intent.NEUTRAL: _neutral,
}
