"""Votes by reaction: whose reactions under the options say what, and what is new in that.

A reaction is never taken at its word: whoever reacted, all of theirs are read again. So it does not
matter in which order events come, or whether one was lost. What somebody's letters were when they
were last read is noted: so who changes them while nobody listens is heard later, and who has voted
in another way since keeps that vote. What is shown in several channels has reactions in each: they
are read where they stand, and count together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Final, Protocol

from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.notes import Memory
from orchestration.conversation.ports.sessions import find_decision, find_decisions
from orchestration.conversation.ports.storage import LETTERS, OPTIONS, VOTES_SAID, Place
from orchestration.conversation.shown.one_more_channel import round_shown
from orchestration.deciding.actions.ballots import forms as ballot_forms
from orchestration.deciding.state import Decision, Phase
from orchestration.deciding.step import is_known, may_vote
from orchestration.model.people import Member, MemberId, SessionId
from orchestration.sessions.commands import Command
from orchestration.sessions.user_action import Reply, UserAction
from orchestration.voting.forms import ONE_OPTION

BEFORE_DEADLINE: Final = timedelta(minutes=2)
_BETWEEN: Final = ","
_SEVERAL: Final = 2
_LATEST_COUNTS: Final = (
    "This vote takes one, and of your reactions the latest counts: {option}. To change that, take "
    "it back or react with another."
)

Letters = tuple[str, ...]
"""Options, in the order they were shown in."""

Pressed = tuple[str, MemberId]
"""A reaction, as the platform calls it, and whose it is."""


@dataclass(frozen=True, slots=True)
class OptionsOffered:
    """A round's options, as somebody finds them under a post.

    `refusal` is why a reaction of theirs is no vote, empty where it is one. `by_letter` tells
    whether reactions are votes there at all.
    """

    session: SessionId
    options: Letters
    refusal: str
    by_letter: bool


class Reactions(Protocol):
    """What is needed of a platform that has reactions."""

    async def going_on(self, team: str) -> Sequence[SessionId]:
        """Return a team's sessions that are not over."""
        ...

    async def posts(self, session: SessionId, post: str) -> Sequence[str]:
        """Return what a session's post is called in each of the channels in which it stands."""
        ...

    async def read(self, session: SessionId, post: str) -> Sequence[Pressed] | None:
        """Return what stands under a session's post of this name; None where it cannot be read."""
        ...

    async def person(self, who: MemberId) -> Member | None:
        """Return who somebody is; None of bots, the own one too, and of who is not there."""
        ...

    def option_of(self, reaction: str, options: Letters) -> str | None:
        """Return the option that a reaction votes for, None where it is a mere reaction."""
        ...


class ReactionVotes:
    """Turns reactions into ballots."""

    def __init__(self, access: SessionAccess, reactions: Reactions, memory: Memory) -> None:
        self._access = access
        self._reactions = reactions
        self.memory = memory

    async def offered(
        self, session: SessionId | None, round_: int, who: MemberId
    ) -> OptionsOffered | None:
        """Return the options under which somebody reacted; None where no session has them."""
        decision = await find_decision(self._access.sessions, session)
        if decision is None or not round_:
            return None
        refusal = ballot_forms.why_not(decision, who, round_)
        return OptionsOffered(
            session=decision.id,
            options=_options_of(decision, round_),
            refusal=refusal or ballot_forms.why_no_letters(decision),
            by_letter=ballot_forms.has_letters(decision),
        )

    async def react(
        self, place: Place, user_action: UserAction, reaction: str, *, added: bool
    ) -> Reply:
        """Take a reaction that somebody has added or taken back, and return what came of it.

        Nothing is said of a vote, but which counts of several where one does, once. Why it is none
        is: of what was taken back only where reactions are votes at all.
        """
        offered = await self.offered(place.session, round_shown(place.name), user_action.who)
        option = self._reactions.option_of(reaction, offered.options) if offered else None
        if offered is None or option is None:
            return Reply()
        if offered.refusal:
            return Reply(notice=offered.refusal if added or offered.by_letter else "")
        decision, who = await find_decision(self._access.sessions, offered.session), user_action.who
        before = await self._before(decision, place.name, who) if decision else ()
        taken = await self.take(offered.session, user_action, option, place.name)
        now = await self._before(decision, place.name, who) if decision else ()
        is_more = added and len(before) < _SEVERAL <= len(now)
        takes_one = decision is not None and ballot_forms.rule_of(decision).form is ONE_OPTION
        notice = _LATEST_COUNTS.format(option=option) if is_more and takes_one else ""
        return Reply(commands=tuple(taken), notice=notice)

    async def take(
        self, session: SessionId, user_action: UserAction, latest: str, post: str = ""
    ) -> Sequence[Command]:
        """Take somebody's letters under a post as they are now, and return what they say anew.

        What they touched is the `latest`. What was voted under a post that is gone still counts.
        Who has no name is a bot, and no voter.
        """
        decision, who = await find_decision(self._access.sessions, session), user_action.who
        if decision and not (is_known(decision, who) or user_action.name):
            return ()
        post = post or (_post_of(decision) if decision else "")
        letters = await self._read(decision, post) if decision else None
        if decision is None or letters is None:
            return ()
        before = await self._before(decision, post, who)
        found = _Found(post, letters.get(who, ()), before, latest)
        return await self._take(decision, user_action, found)

    async def recount_all(self, team: str) -> None:
        """Take everybody's letters in a team's open votes: some may have come unheard."""
        for session in await self._reactions.going_on(team):
            await self.recount(session)

    async def recount_closing(self, team: str) -> None:
        """Do so in those votes that are about to close."""
        soon = self._access.now() + BEFORE_DEADLINE
        for each in await find_decisions(
            self._access.sessions, await self._reactions.going_on(team)
        ):
            if each.closes_at <= soon:
                await self._recount(each)

    async def recount(self, session: SessionId) -> None:
        """Take everybody's letters as they are now, where they are not as they were last read."""
        if decision := await find_decision(self._access.sessions, session):
            await self._recount(decision)

    async def note(self, session: SessionId, who: MemberId, letters: Letters) -> None:
        """Note what somebody's letters are, for the next time they are read."""
        if decision := await find_decision(self._access.sessions, session):
            await self._note(decision, _post_of(decision), who, letters)

    async def _recount(self, decision: Decision) -> None:
        if decision.phase is Phase.VOTE and ballot_forms.has_letters(decision):
            for each in await self._reactions.posts(decision.id, _post_of(decision)):
                await self._recount_under(each, decision)

    async def _recount_under(self, post: str, decision: Decision) -> None:
        letters = await self._read(decision, post)
        if letters is None:
            return
        everybody = dict.fromkeys((*(each.id for each in decision.members), *letters))
        for who in (each for each in everybody if may_vote(decision, each)):
            mine, before = letters.get(who, ()), await self._before(decision, post, who)
            if mine == before:
                continue
            person = decision.member(who) or await self._reactions.person(who)
            if person is not None:
                key = f"reactions/{who}/{self._access.now().isoformat()}"
                latest = next((one for one in mine if one not in before), "")
                user_action = self._access.user_action(key, who, person)
                await self._take(decision, user_action, _Found(post, mine, before, latest))

    async def _take(
        self, decision: Decision, user_action: UserAction, found: _Found
    ) -> Sequence[Command]:
        commands: Sequence[Command] = ()
        if not _has_voted_since(decision, user_action.who, found):
            letters = await self._everywhere(decision, user_action.who, found)
            reply = ballot_forms.of_letters(decision, user_action, letters, found.latest)
            commands = reply.commands
            await self._access.send(*commands)
            said = f"{VOTES_SAID}{decision.round.number}"
            if commands and await self.memory.read(decision.id, said, user_action.who):
                await self.memory.write(decision.id, said, user_action.who, "")  # it is past
        await self._note(decision, found.post, user_action.who, found.letters)
        return commands

    async def _everywhere(self, decision: Decision, who: MemberId, found: _Found) -> Letters:
        """Return somebody's letters under this post, and those noted of it in other channels."""
        said = {*found.letters}
        for each in await self._reactions.posts(decision.id, _post_of(decision)):
            said |= {*(await self._before(decision, each, who) if each != found.post else ())}
        return tuple(each for each in _options_of(decision, decision.round.number) if each in said)

    async def _read(self, decision: Decision, post: str) -> Mapping[MemberId, Letters] | None:
        pressed = await self._reactions.read(decision.id, post)
        options = _options_of(decision, decision.round.number)
        return None if pressed is None else self._said(pressed, options)

    def _said(self, pressed: Sequence[Pressed], options: Letters) -> Mapping[MemberId, Letters]:
        """Return what each person's reactions say."""
        said: dict[MemberId, set[str]] = {}
        for reaction, who in pressed:
            if option := self._reactions.option_of(reaction, options):
                said.setdefault(who, set()).add(option)
        return {who: tuple(each for each in options if each in own) for who, own in said.items()}

    async def _note(self, decision: Decision, post: str, who: MemberId, letters: Letters) -> None:
        await self.memory.write(decision.id, letters_under(post), who, _BETWEEN.join(letters))

    async def _before(self, decision: Decision, post: str, who: MemberId) -> Letters:
        """Return somebody's letters as they were last read."""
        noted = await self.memory.read(decision.id, letters_under(post), who)
        return tuple(filter(None, noted.split(_BETWEEN)))


@dataclass(frozen=True, slots=True)
class _Found:
    """Somebody's letters under a post, those that they had before, and what they touched last."""

    post: str
    letters: Letters
    before: Letters
    latest: str


def _post_of(decision: Decision) -> str:
    """Return what the present options are called in the session's own channel."""
    return f"{OPTIONS}{decision.round.number}"


def letters_under(post: str) -> str:
    """Return under which name it is noted what somebody's letters under a post were."""
    return f"{LETTERS}{post.removeprefix(OPTIONS)}"


def _has_voted_since(decision: Decision, who: MemberId, found: _Found) -> bool:
    """Tell whether somebody has voted in another way since, and only takes old letters back."""
    if set(found.letters) - set(found.before):
        return False
    given = decision.round.ballots
    if who not in given:
        return not found.letters
    return not set(ballot_forms.letters_that_say(given[who])) & set(found.before)


def _options_of(decision: Decision, number: int) -> Letters:
    """Return the options of a round, in the order they were shown in."""
    found = (each for each in decision.rounds if each.number == number)
    return tuple(option.id for each in found for option in each.options)
