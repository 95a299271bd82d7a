"""What each button does, and each dialog but the one that asks for a meeting."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, Final

from adapters.sandbox import blocks as b
from adapters.sandbox.chat import latest_read_back
from adapters.sandbox.desk import Desk, Dialog, Event, RefusedError, settled
from adapters.sandbox.forms import Filled, ask, choices, dialog
from adapters.sandbox.records import Body, Draft, Message, dm_of
from adapters.sandbox.render import wish_key
from adapters.sandbox.voting import Voting
from orchestration.commands import (
    Answer,
    Cancel,
    Close,
    ConfirmInvitation,
    Label,
    Rate,
    Withdraw,
)
from orchestration.model.people import SessionId
from orchestration.model.preferences import Visibility
from orchestration.privacy import SMALLEST_ANONYMOUS_GROUP, Private

Tell = Callable[[Event, SessionId, str], Awaitable[None]]

LATER: Final = (
    "You'll hear from me when there are options; you can change this any time by writing here."
)
_VISIBILITY: Final = (
    (Visibility.PRIVATE, "Just between us"),
    (Visibility.ANONYMOUS, "Others may see it, without your name"),
    (Visibility.SHARED, "Others may see it, with your name"),
)
_CHANGING: Final = "One moment: your list is just changing."
_GONE: Final = "That is not among your wishes any more."
_SAID: Final = {"mornings": "Mornings suit me best.", "afternoons": "Afternoons suit me best."}


@dataclass(frozen=True, slots=True)
class Click:
    """A button that was pressed; what it is and that it is there has been looked at."""

    event: Event
    message: Message
    action: str
    value: Any

    @property
    def session(self) -> SessionId:
        """The session that the message is about."""
        assert self.message.session is not None
        return self.message.session


class Deeds:
    """Does what a button says, and shows on its message that it was done."""

    def __init__(self, desk: Desk, voting: Voting, tell: Tell) -> None:
        self._desk = desk
        self._workspace = desk.workspace
        self._voting = voting
        self._tell = tell

    async def do(self, click: Click) -> Dialog | None:
        """Do what was pressed; return a dialog to be filled."""
        return await _DEEDS[click.action](self, click)

    async def fill(
        self, event: Event, name: str, message: Message, values: dict[str, Any]
    ) -> dict[str, str]:
        """Take what was filled in; return a sentence for each field that is wrong."""
        if name == "visibility" and "wishes" in message.body.memo:
            return await self._label(event, message, values)
        if name in ("rank", "points", "rate-options", "approve") and "round" in message.body.memo:
            return await self._voting.filled(event, message, values)
        raise RefusedError("There is no such dialog.", 404)

    # What suits you?

    async def _any_time(self, click: Click) -> None:
        await self._desk.send(Answer(**self._envelope(click), member=click.event.who))
        self._note(click, f"Any time: noted. {LATER}", "any-time", "mornings", "afternoons")

    async def _part_of_day(self, click: Click) -> None:
        words = _SAID[click.action]
        draft = Draft(
            key=click.event.key,
            conversation=dm_of(click.event.who),
            author=click.event.who,
            body=Body(text=words, blocks=(b.text(words),)),
        )
        await asyncio.to_thread(self._workspace.show, draft)
        await self._tell(click.event, click.session, words)
        self._note(click, "", "any-time", "mornings", "afternoons")

    async def _keep(self, click: Click) -> None:
        await self._desk.send(Answer(**self._envelope(click), member=click.event.who))
        self._note(click, f"Kept. {LATER}", "keep")

    async def _nothing(self, click: Click) -> None:
        await self._desk.send(Answer(**self._envelope(click), member=click.event.who))
        self._note(click, "Nothing to change: noted.", "nothing")

    async def _which(self, click: Click) -> None:
        memo = click.message.body.memo
        session = SessionId(click.value["session"])
        await self._tell(Event(click.event.who, memo["event"]), session, memo["words"])
        self._note(click, "Thank you.", "which")

    # Wishes

    async def _take_back(self, click: Click) -> None:
        place = int(click.value.partition("-")[0])
        await self._withdraw(click, click.message.body.memo["wishes"][place], place)

    async def _possible(self, click: Click) -> None:
        done = await self._withdraw(click, click.message.body.memo["wish"], 0)
        note = "Thank you. It gives way this once." if done else ""
        self._note(click, note, "possible", "firm")

    async def _firm(self, click: Click) -> None:
        self._note(click, "Understood, it stays.", "possible", "firm")

    async def _withdraw(self, click: Click, words: str, likely: int) -> bool:
        """Take a wish back by its words, wherever it stands among their wishes now."""
        listed = await self._listed(click.event, click.message, words, likely)
        if listed is None:
            return False
        place, key = listed
        # Wishes are counted: until the shorter list is read back, no other place on it holds.
        envelope = {**self._envelope(click), "id": key}
        await self._desk.send(Withdraw(**envelope, member=click.event.who, preference=place))
        self._workspace.mark(key)
        return True

    async def _listed(
        self, event: Event, message: Message, words: str, likely: int
    ) -> tuple[int, str] | None:
        """Return where a wish stands, and a key of the list it stands on; or say why not."""
        latest = latest_read_back(self._workspace, message.session, event.who)
        wishes = latest.body.memo["wishes"] if latest else []
        key = f"{event.who}/withdraw/{latest.id if latest else ''}/{_digest(wishes)}"
        meeting = await self._desk.meeting(message.session)
        reading = meeting.reading if meeting else ()
        if self._workspace.knows(key) or any(each.startswith(f"{event.who}/") for each in reading):
            self._workspace.notify(event.who, _CHANGING, event.key)
            return None
        if wishes[likely : likely + 1] == [words]:
            return likely, key
        if words not in wishes:
            self._workspace.notify(event.who, _GONE, event.key)
            return None
        return wishes.index(words), key

    async def _let_see(self, click: Click) -> Dialog:
        memo = click.message.body.memo
        options = choices((each.value, words) for each, words in _VISIBILITY)
        fields = [
            ask(wish_key(place, wish), wish, "select", seen, options=options)
            for place, (wish, seen) in enumerate(zip(memo["wishes"], memo["visible"], strict=True))
        ]
        fields[0]["help"] = (
            f"Without your name takes a group of {SMALLEST_ANONYMOUS_GROUP} or more; in a smaller "
            "one it would be no secret, so it is not shown."
        )
        title, message = "Who may see your reasons?", click.message.id
        return dialog("visibility", title, "Keep it so", fields, message=message)

    async def _label(
        self, event: Event, message: Message, values: Mapping[str, Any]
    ) -> dict[str, str]:
        memo, filled = message.body.memo, Filled(values)
        names = [wish_key(place, wish) for place, wish in enumerate(memo["wishes"])]
        if not values.keys() >= set(names):
            raise RefusedError("Your list has changed since; open this again, please.", 409)
        known = [each.value for each, _ in _VISIBILITY]
        chosen = [filled.one(name, known) for name in names]
        if filled.errors or message.session is None:
            return filled.errors
        for likely, (words, seen) in enumerate(zip(memo["wishes"], chosen, strict=True)):
            if seen == memo["visible"][likely]:
                continue
            listed = await self._listed(event, message, words, likely)
            if listed is None:
                break
            who, envelope = event.who, self._desk.envelope(event, message.session, f"/{likely}")
            seen_by = Visibility(seen)
            label = Label(**envelope, member=who, preference=listed[0], visibility=seen_by)
            await self._desk.send(label)
        return {}

    # The organiser's

    async def _invitation_right(self, click: Click) -> None:
        await self._confirm(click, "Good, that holds.", accepted=True)

    async def _invitation_ignore(self, click: Click) -> None:
        await self._confirm(click, "Good, none of it holds.", accepted=False)

    async def _confirm(self, click: Click, note: str, *, accepted: bool) -> None:
        envelope = self._envelope(click)
        await self._desk.send(ConfirmInvitation(**envelope, by=click.event.who, accepted=accepted))
        self._note(click, note, "invitation-right", "invitation-ignore")

    async def _close(self, click: Click) -> None:
        await self._desk.send(Close(**self._envelope(click), by=click.event.who))

    async def _cancel(self, click: Click) -> None:
        await self._desk.send(Cancel(**self._envelope(click), by=click.event.who))

    # The vote, and after it

    async def _vote(self, click: Click) -> Dialog | None:
        return await self._voting.dialog(click.event, click.message)

    async def _abstain(self, click: Click) -> None:
        await self._voting.abstain(click.event, click.message)

    async def _rate(self, click: Click) -> None:
        """Keep one tap on its message until there are both."""
        body = click.message.body
        given = {**body.memo, click.value["name"]: click.value["stars"]}
        done = {"wishes", "reasons"} <= given.keys()
        body = replace(
            body, memo=given, blocks=tuple(_starred(each, given) for each in body.blocks)
        )
        if done:
            await self._desk.send(
                Rate(
                    **self._envelope(click),
                    member=click.event.who,
                    wishes=Private(click.event.who, given["wishes"]),
                    reasons=Private(click.event.who, given["reasons"]),
                )
            )
        note = "Thank you." if done else ""
        settled(self._workspace, replace(click.message, body=body), note)

    # Inside

    def _envelope(self, click: Click) -> dict[str, Any]:
        return self._desk.envelope(click.event, click.session)

    def _note(self, click: Click, note: str, *gone: str) -> None:
        # What follows from the button may have rewritten its message already.
        now = self._workspace.message(click.event.who, click.message.id) or click.message
        settled(self._workspace, now, note, *gone)


def _digest(wishes: Sequence[str]) -> str:
    return sha256("\n".join(wishes).encode("utf-8")).hexdigest()[:16]


def _starred(block: Mapping[str, Any], given: Mapping[str, Any]) -> Mapping[str, Any]:
    if block["type"] != "stars":
        return block
    questions = [{**each, "value": given.get(each["name"])} for each in block["questions"]]
    return {**block, "questions": questions}


Deed = Callable[[Deeds, Click], Awaitable[Dialog | None]]

_DEEDS: Final[Mapping[str, Deed]] = {
    "any-time": Deeds._any_time,
    "mornings": Deeds._part_of_day,
    "afternoons": Deeds._part_of_day,
    "keep": Deeds._keep,
    "nothing": Deeds._nothing,
    "which": Deeds._which,
    "take-back": Deeds._take_back,
    "let-see": Deeds._let_see,
    "possible": Deeds._possible,
    "firm": Deeds._firm,
    "invitation-right": Deeds._invitation_right,
    "invitation-ignore": Deeds._invitation_ignore,
    "close": Deeds._close,
    "cancel": Deeds._cancel,
    "vote": Deeds._vote,
    "abstain": Deeds._abstain,
    "rate": Deeds._rate,
}
