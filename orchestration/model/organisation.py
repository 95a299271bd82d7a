"""What an operator tells of the organisation: who is what, and who works with whom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace

from orchestration.model.people import Member, MemberId


@dataclass(frozen=True, slots=True)
class Position:
    """What is known of somebody; others are named as in the organisation's own list."""

    role: str | None = None
    responsibilities: tuple[str, ...] = ()
    seniority: int = 0
    manager: str = ""
    team: str = ""
    collaborators: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Organisation:
    """Everybody who is listed, by a platform's id of theirs or by their address, in small letters.

    It only fills in what a platform does not tell, and of those who are asked together.
    """

    posts: Mapping[str, Position] = field(default_factory=dict)

    def known(
        self, members: Sequence[Member], told: Mapping[MemberId, Position] | None = None
    ) -> tuple[Member, ...]:
        """Return members with what is known of them; profiles have `told` the rest."""
        told = told or {}
        if not self.posts and not told:
            return tuple(members)
        called = {name: each.id for each in members for name in _names(each)}
        own = {each.id: self._post(each) or Position() for each in members}
        posts = {who: _filled(post, told.get(who, Position())) for who, post in own.items()}
        return tuple(_with_post(each, posts[each.id], called, posts) for each in members)

    def _post(self, member: Member) -> Position | None:
        return next((self.posts[name] for name in _names(member) if name in self.posts), None)


NOBODY = Organisation()
"""Nobody is listed."""


def _filled(post: Position, told: Position) -> Position:
    """Return what is listed of somebody, and of what is not, what their profile tells."""
    held = ((each.name, getattr(post, each.name)) for each in fields(post))
    return replace(told, **{name: value for name, value in held if value})


def _names(member: Member) -> Iterator[str]:
    """Yield by what somebody may be listed: their id, it without its workspace, their address."""
    yield member.id.casefold()
    yield member.id.rpartition("-")[2].casefold()
    if member.email:
        yield member.email.casefold()


def _with_post(
    member: Member,
    post: Position,
    called: Mapping[str, MemberId],
    posts: Mapping[MemberId, Position],
) -> Member:
    team = [who for who, each in posts.items() if post.team and each.team == post.team]
    others = (called.get(name) for name in post.collaborators)
    return replace(
        member,
        role=member.role or post.role,
        responsibilities=member.responsibilities or post.responsibilities,
        seniority=member.seniority or post.seniority,
        manager=member.manager or called.get(post.manager),
        teammates=member.teammates or tuple(each for each in team if each != member.id),
        collaborators=member.collaborators or tuple(each for each in others if each),
    )
