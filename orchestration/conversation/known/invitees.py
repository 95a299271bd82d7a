"""Whom a request for a session concerns: those it names, or the people of the channel."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from orchestration.conversation.ports.directory import Directory, Mentions
from orchestration.interaction.wording import listed
from orchestration.model.people import Member, MemberId
from orchestration.sessions.requests import Invitees

ASKED_WITHOUT_A_WORD: Final = 12
"""People of a channel who are asked where nobody is named; in a larger one, somebody must be."""

_UNSEEN: Final = "I can't see who is in the group that you name: name each of them, please."

PEOPLE: Final = "people"
"""The field of a form that says who is asked."""


@dataclass(frozen=True, slots=True)
class Concerned:
    """Whom a request can concern, None where nobody can ask.

    It names these users in vain who are `gone`, or a group of `unseen` people.
    """

    invitees: Invitees | None
    gone: Sequence[str] = ()
    unseen: bool = False


async def concerned(
    directory: Directory, team: str, user: str, channel: str, words: str
) -> Concerned:
    """Return whom a user's request can concern, in a channel ("" is none).

    Where nobody is named, the channel's people are meant, as long as they are not too many; those
    of a group conversation without being asked about.
    """
    who = await directory.member(team, user)
    if who is None:
        return Concerned(None)
    users = await directory.named_in(team, words)
    here = await directory.in_channel(team, channel)
    few = len(here) <= ASKED_WITHOUT_A_WORD + 1  # the bot is in it too
    usual = await directory.members(team, here) if few else [who]
    named = await directory.members(team, users)
    known = {each.id for each in (*usual, who, *named)}
    gone = [each for each in users if directory.person(team, each) not in known]
    for each in gone:
        words = directory.mentions.without(each, words)
    said = await directory.for_a_request(team, words)
    others = few and not users and len(usual) > 1
    together = others and await directory.is_gathering(team, channel)
    groups = dict.fromkeys(directory.mentions.group.findall(words))
    unseen = not all([await directory.in_group(team, each) for each in groups])
    return Concerned(Invitees(who, named, usual, said, together), sorted(gone), unseen)


def named_in_vain(mentions: Mentions, found: Concerned) -> str:
    """Say whom nobody can ask; nothing where a request names nobody of those."""
    gone = cannot_ask([mentions.name(each) for each in found.gone]) if found.gone else ""
    return " ".join(filter(None, (gone, _UNSEEN if found.unseen else "")))


def cannot_ask(names: Sequence[str]) -> str:
    """Say whom nobody can ask."""
    return f"I can't ask {listed(names)}: not here any more, or a bot."


async def chosen(
    directory: Directory, team: str, users: Iterable[str]
) -> tuple[Mapping[MemberId, Member], Mapping[str, str]]:
    """Return who of those that a form names can be asked, and what of it is wrong."""
    wanted = list(dict.fromkeys(users))
    known = {each.id: each for each in await directory.members(team, wanted)}
    gone = [each for each in wanted if directory.person(team, each) not in known]
    wrong = f"{len(gone)} of these cannot be asked: a bot, or not here any more."
    return known, {PEOPLE: wrong} if gone else {}
