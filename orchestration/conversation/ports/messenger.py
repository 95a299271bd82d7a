"""What a platform does with messages, and how what it shows looks, for a chat that keeps places."""

from __future__ import annotations

import hmac
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, Final, Protocol

from orchestration.conversation.ports.rewritten import Rewritten
from orchestration.conversation.ports.storage import Place
from orchestration.interaction.layout import Button, Layout, Look, When, lettered
from orchestration.interaction.translation import Translation
from orchestration.interaction.wording import instant, listed
from orchestration.model.faults import PermanentError
from orchestration.model.people import MemberId, SessionId
from orchestration.sessions.ports import Drawings
from orchestration.views.documents import CalendarInvite
from orchestration.views.speaker import Speaker

log = logging.getLogger(__name__)

TELL: Final = "Tell me what suits you"
"""The button beside what tells a channel that somebody cannot be written to."""

_DEPARTED: Final = (
    "{} is not where I am any more, so nobody asks them. Who asked for this can let it go on: "
    "“@Convene go on without …”, with their name."
)
_ENDED: Final = "{}, this is {}; I can't write to you in private."
_ONE: Final = f"I can't write to {{0}}. {{0}}, use “{TELL}” here; only you will see it."
_SEVERAL: Final = f"I can't write to {{}}. Use “{TELL}” here, each of you; only you will see it."
_MOST_NAMED: Final = 50
_ABOVE_A_FILE: Final = 1000

Block = dict[str, Any]
"""One part of a message, as the platform takes it (JSON)."""


@dataclass(frozen=True, slots=True)
class SentFile:
    """A file that is sent along with a message."""

    name: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Rendered:
    """A message as the platform takes it: its words, its blocks, and the files they show.

    It may call those to whom it is addressed in a channel, and nobody else.
    """

    text: str
    blocks: list[Block]
    files: Sequence[Any] = field(default=(), compare=False)
    calls: Sequence[MemberId] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class Posted:
    """Where a message stands, and what it says there, as far as that is known."""

    channel: str
    ts: str
    said: Rendered | None = None


class Gone(PermanentError):  # noqa: N818  # a state of affairs, not a fault
    """What was to be shown has no place any more: trying again does not help."""


class Closed(Gone):
    """A conversation is not there any more, or may not be written in."""


class Unreachable(PermanentError):  # noqa: N818
    """This person cannot be written to."""


class Departed(Unreachable):
    """This person is not where the bot is any more."""


@contextmanager
def unless_gone(session: SessionId) -> Iterator[None]:
    """Let be what cannot be shown any more, however often it were tried."""
    try:
        yield
    except (Gone, Unreachable) as why:
        log.warning("something of %s cannot be shown any more: %s", session, why)


class Messenger(Protocol):
    """What can be done with messages in one team."""

    async def post(
        self,
        place: Place,
        said: Rendered,
        key: str,
        speaker: Speaker | None = None,
    ) -> Posted:
        """Post a message under its key, at top level if its thread is gone, and return where.

        Its channel can be a person's address: then it is the conversation with them.
        """
        ...

    async def posted(self, channel: str, key: str, thread: str | None = None) -> Posted | None:
        """Return where something was posted under this key, None where it cannot be found."""
        ...

    async def rewrite(self, channel: str, ts: str, said: Rendered) -> Rewritten:
        """Let a message show something else."""
        ...

    async def remove(self, channel: str, ts: str) -> bool:
        """Take away a message of the bot's own that can be changed no more; False: it stands."""
        ...

    async def begin_thread(self, channel: str, ts: str, name: str) -> str | None:
        """Begin a thread below a message, and return which channel it is.

        None where it is none, as threads are not here, or where none can be begun.
        """
        ...

    async def react(self, channel: str, ts: str, emoji: str) -> bool:
        """Put an emoji under a message; False where it may not stand there."""
        ...

    async def share(
        self, channel: str, thread: str, name: str, content: bytes, *, words: str, alternative: str
    ) -> None:
        """Put a file under or beside a message, with words; `alternative` is a picture in words."""
        ...

    async def shared(self, channel: str, thread: str, name: str) -> bool:
        """Tell whether a file of this name is there."""
        ...


async def put_letters(
    messenger: Messenger, emoji_of: Callable[[str], str | None], at: Place, shown: Layout
) -> None:
    """Put the letters under a message that its options are voted for by."""
    for emoji in filter(None, map(emoji_of, lettered(shown))):
        await messenger.react(at.channel, at.ts, emoji)


class Messengers(Protocol):
    """All teams that a platform has."""

    async def of(self, team: str) -> Messenger:
        """Return what can be done in a team; Gone where the bot was removed from it."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Rendering:
    """How layouts look on a platform, and what its addresses are.

    `message` renders a layout of a session, with what was drawn for it where a message has files;
    else drawings are shared in its thread. `emoji` votes for an option, where one does, and stands
    under its post; `noted` tells somebody that what they wrote is taken up. `invite` is what stands
    above a calendar file: when it is, and what the file does.
    `mention` names somebody, and `line` is markup for a channel, perhaps with a button. `revision`
    says on a read-back which one it is, `at_rest` takes away all that can be pressed, and
    `still_named` is what takes the place of a message, with who speaks if that stood there.
    `address` is where somebody is written to who has written nothing yet, and the platform `owns`
    its teams. Where no dialog answers in its place, what somebody said whom nobody can write to is
    read back behind a button (`reads_back`). What a platform does not need is left out.
    """

    message: Callable[[Layout, SessionId, Drawings], Rendered]
    emoji: Callable[[str], str | None] = lambda _: None
    noted: str = ""
    invite: Callable[[CalendarInvite, str], str]
    mention: Callable[[MemberId], str]
    line: Callable[[str, Button | None, SessionId], Rendered]
    revision: Callable[[Rendered, int], Rendered] = lambda said, _: said
    at_rest: Callable[[Sequence[Block]], list[Block]]
    still_named: Callable[[Rendered, Rendered | None], Rendered] = lambda said, _: said
    team: Callable[[MemberId], str]
    address: Callable[[MemberId], str]
    owns: Callable[[str], bool] = lambda _: True
    reads_back: bool = False

    def departed(self, who: MemberId, session: SessionId, reader: Translation) -> Rendered:
        """Return what the channel is told of somebody who is asked, and has left."""
        return self.line(reader.words(_DEPARTED.format(self.mention(who))), None, session)

    def why_not_told(
        self, who: Sequence[MemberId], session: SessionId, reader: Translation, *, ended: str = ""
    ) -> Rendered:
        """Return what the channel is told of those who take no private messages.

        How it has `ended` is said below the outcome, to who could not be told of it.
        """
        marks, more = [self.mention(each) for each in who[:_MOST_NAMED]], len(who) - _MOST_NAMED
        names = listed([*marks, *([f"{more} more"] if more > 0 else [])])
        button = None if ended else Button("tell", TELL, "", Look.PRIMARY)
        several = _SEVERAL if len(who) > 1 else _ONE
        words = _ENDED.format(names, ended) if ended else several.format(names)
        button = reader.button(button) if button else None
        line = self.line(reader.words(words), button, session)
        return replace(line, calls=tuple(who[:_MOST_NAMED]))


def mark_of(key: str, secret: str) -> str:
    """Return the mark by which a message that was sent under a key is found again.

    Others may read it, and a key tells what somebody has done. So it is a digest, which nobody can
    make again who does not have the secret.
    """
    return hmac.digest(secret.encode(), key.encode(), "sha256").hex()


def what_it_does(invite: CalendarInvite) -> str:
    """Return what a calendar file does, to stand beside it."""
    takes_out = "this file takes it out of calendars"
    return takes_out if invite.cancelled else "this file puts it into calendars"


def file_name(invite: CalendarInvite) -> str:
    """Return a name that no other invite in the same thread has."""
    name = "cancelled" if invite.cancelled else "invite"
    return f"{name}-{invite.sequence}.ics" if invite.sequence else f"{name}.ics"


def invite_as(
    shown: Callable[[str, Sequence[When], int], str],
) -> Callable[[CalendarInvite, str], str]:
    """Return what puts above a calendar file when it is, on each reader's own clock."""

    def invite(invite: CalendarInvite, what: str) -> str:
        start = When(instant(invite.start), invite.start)
        return shown(f"{start.words} · {what}", (start,), _ABOVE_A_FILE)

    return invite
