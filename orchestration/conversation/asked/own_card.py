"""A session's card and options as one reader sees them: with what waits for them, or suits them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from orchestration.deciding.asked.own_record import own_voting, stands
from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.record import (
    card_for,
    may_see,
    stands_by_now,
    yours_of,
)
from orchestration.deciding.rounds.readiness import options_follow_at
from orchestration.deciding.state import Decision, Phase
from orchestration.interaction.layout import Layout, Line, Part
from orchestration.interaction.layouts import own_questions, own_turn, said_all, screen
from orchestration.interaction.wording import told
from orchestration.model.people import MemberId, SessionId
from orchestration.sessions.ports import Sessions
from orchestration.views.channel import SessionCard


@dataclass(frozen=True, slots=True)
class OwnStand:
    """An option in its reader's own time, and how it stands for them."""

    when: str
    stands: Line


@dataclass(frozen=True, slots=True)
class OwnCards:
    """Reads cards off their sessions, for a platform that shows each reader their own.

    The store may wait for a disk.
    """

    store: Sessions

    def of(
        self, session: SessionId | None, who: MemberId, *, is_spoken_for: bool = False
    ) -> Layout | None:
        """Return the card of a session for somebody in it; None where all see the same.

        Who `is_spoken_for` has had all of it said for them, as a sample.
        """
        decision = self._decision(session, who)
        if decision is None:
            return None
        yours = yours_of(decision, who)
        view = _without_echo(card_for(decision, who))
        view = replace(view, asks_you=any(True for _ in own_questions(yours)))
        card = screen(view, decision.organiser.id)
        glance, *rest = card.parts
        turn: tuple[Part, ...] = ()
        if decision.phase is Phase.VOTE:
            turn = own_voting(decision, who)
        elif decision.phase is Phase.INTAKE:
            of_times = method_of(decision).window(decision) is not None
            turn = tuple(own_turn(yours, of_times=of_times, is_spoken_for=is_spoken_for))
            turn += said_all(yours) if options_follow_at(decision) else ()
        return replace(card, parts=(glance, *turn, *rest))

    def stands(
        self, session: SessionId | None, round_: int, who: MemberId
    ) -> Mapping[str, OwnStand]:
        """Return how each option of a round stands for somebody; nothing for who is not in it."""
        decision = self._decision(session, who) if round_ else None
        rounds = (each for each in decision.rounds if each.number == round_) if decision else ()
        found = next((each for each in rounds if each.assessment), None)
        if decision is None or found is None:
            return {}
        view = stands_by_now(decision, found, who)
        when = {each.option.id: told(each.option, view) for each in view.options}
        return {name: OwnStand(when[name], line) for name, line in stands(view).items()}

    def _decision(self, session: SessionId | None, who: MemberId) -> Decision | None:
        found = self.store.session(session) if session else None
        return found if isinstance(found, Decision) and may_see(found, who) else None


def _without_echo(card: SessionCard) -> SessionCard:
    """Return a card that does not say that its reader is awaited, where nobody else is.

    What waits for them stands below it.
    """
    return card if card.missing else replace(card, awaits_you=False)
