"""All that is kept of one person, for that person alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from orchestration.deciding.state import Decision, Rating
from orchestration.deciding.votes.receipts import receipt_for
from orchestration.interaction.wording import in_words
from orchestration.kinds.choice.proposals import proposed_by
from orchestration.kinds.choice.state import Choice
from orchestration.kinds.panel.kept.cards import card_of
from orchestration.kinds.panel.state import PanelSession
from orchestration.kinds.person.state import Person
from orchestration.model.people import MemberId, person_id
from orchestration.model.preferences import Preference, Profile
from orchestration.privacy import Private, reveal
from orchestration.sessions.ports import Sessions
from orchestration.sessions.session import Session

Data = dict[str, Any]


def sessions_of(sessions: Sessions, who: MemberId) -> list[Session]:
    """Return every session in which anything is kept of somebody, the oldest that goes on first."""
    person = sessions.session(person_id(who))
    own = [] if person is None else [person]
    return [*own, *sessions.open_with(who), *sessions.ended_with(who)]


def own_data(sessions: Iterable[Session], who: MemberId) -> Data:
    """Return what is kept of somebody: what holds for good, and each session they are in (JSON)."""
    known = list(sessions)
    own = [each for each in known if isinstance(each, Person) and each.member.id == who]
    box, zone = (own[0].profile, own[0].zone) if own else (None, None)
    decisions = [each for each in known if isinstance(each, Decision) and each.member(who)]
    panels = [_panel(each, who) for each in known if isinstance(each, PanelSession)]
    return {
        "member": who,
        "for_good": _wishes(box, who),
        **({"zone": reveal(zone, to=who)} if zone else {}),
        **({"engagements": _engagements(own[0], who)} if own and own[0].engagements else {}),
        "sessions": [_session(each, who) for each in decisions],
        **({"panels": panels} if panels else {}),
    }


def _engagements(person: Person, who: MemberId) -> list[Data]:
    """Return the decided meetings by which somebody is busy everywhere else."""
    held = (reveal(each, to=who) for each in person.engagements.values())
    return [
        {
            "meeting": each.meeting,
            "subject": each.subject,
            "start": each.time.start.isoformat(),
            "end": each.time.end.isoformat(),
        }
        for each in held
    ]


def _panel(panel: PanelSession, who: MemberId) -> Data:
    card = card_of(panel, who)
    return {
        "id": panel.id,
        "subject": panel.subject,
        "opened_at": panel.opened_at.isoformat(),
        "said": [each.ask.text for each in panel.turns if each.ask.by == who],
        "pinned": [*card.criteria, *card.options],
        "hidden": [*card.hidden],
        "documents": [*card.documents],
    }


def _session(decision: Decision, who: MemberId) -> Data:
    votes = {each.number: each.votes[who] for each in decision.rounds if who in each.votes}
    ballots = {number: reveal(vote, to=who) for number, vote in votes.items()}
    return {
        "id": decision.id,
        "subject": decision.terms.subject,
        "opened_at": decision.opened_at.isoformat(),
        "stage": decision.phase.value,
        "wishes": _wishes(decision.profiles.get(who), who),
        "ballots": {
            number: in_words(ballot) if ballot else "abstained"
            for number, ballot in ballots.items()
        },
        "receipts": {
            each.number: code
            for each in decision.rounds
            if (code := receipt_for(decision, each, who))
        },
        "ratings": _ratings(decision.ratings.get(who), who),
        **_beside_votes(decision, who),
    }


def _beside_votes(decision: Decision, who: MemberId) -> Data:
    """Return what somebody has said with their votes, proposed, and left to others, if anything."""
    notes = {
        each.number: reveal(each.notes[who], to=who)
        for each in decision.rounds
        if who in each.notes
    }
    proposed = _proposed(decision, who) if isinstance(decision, Choice) else []
    left_by = sorted(giver for giver, to in decision.delegates.items() if to == who)
    kept = {
        "notes": {
            number: {"words": each.words, "visibility": each.visibility.value}
            for number, each in notes.items()
        },
        "proposed": proposed,
        "vote_left_to": decision.delegates.get(who),
        "votes_left_by": left_by,
    }
    return {name: value for name, value in kept.items() if value}


def _proposed(choice: Choice, who: MemberId) -> list[str]:
    return [each.title for key in proposed_by(choice, who) if (each := choice.option(key))]


def _wishes(box: Private[Profile] | None, who: MemberId) -> list[Data]:
    return [] if box is None else [_wish(each) for each in reveal(box, to=who).preferences]


def _wish(wish: Preference) -> Data:
    return {
        "words": wish.in_words,
        "strength": wish.strength.value,
        "visibility": wish.visibility.value,
        "confirmed": wish.confirmed,
        "history": [{"round": each.round, "change": each.change.value} for each in wish.history],
    }


def _ratings(box: Private[Rating] | None, who: MemberId) -> Data | None:
    if box is None:
        return None
    given = reveal(box, to=who)
    return {"wishes": given.wishes, "reasons": given.reasons}
