"""Forms on somebody's screen: opened by what they press, and read when they are sent off."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from slack_sdk.errors import SlackApiError

from adapters.slack import blocks as b
from adapters.slack.answers import Answers
from adapters.slack.events import Body, Event
from adapters.slack.modals import chosen_channel, kept_in, modal, values_of
from adapters.slack.people import WebOf
from adapters.slack.web import error_of
from orchestration.conversation.user_actions import SentForm
from orchestration.interaction.form import Form
from orchestration.model.people import SessionId

_OPENED: Final = "exchanged_trigger_id"
_TOO_LATE: Final = ("expired_trigger_id", "invalid_trigger_id")
_SLOW: Final = "That took me too long to open; press it once more, please."


class Screens:
    """Opens forms."""

    def __init__(self, web: WebOf, answers: Answers) -> None:
        self._web = web
        self._answers = answers

    async def open(
        self,
        event: Event,
        form: Form,
        *,
        session: SessionId | None = None,
        channel: str = "",
        more: Sequence[b.Block] = (),
    ) -> None:
        """Show a form to who has just pressed something; `more` blocks stand first in it."""
        ts = (event.body.get("container") or {}).get("message_ts", "")
        private = {"session": session, "channel": channel, "ts": ts}
        view = modal(form, private=private)
        await self.show(event, {**view, "blocks": [*more, *view["blocks"]]})

    async def unfold(self, event: Event, form: Form) -> None:
        """Show the rest of a form beside what was filled in."""
        view = event.body["view"]
        client = (await self._web(event.team)).api
        await client.views_update(
            view_id=view["id"], hash=view.get("hash"), view=unfolded(view, form)
        )

    async def show(self, event: Event, view: Mapping[str, Any]) -> None:
        """Show a view to who has just pressed something."""
        client = (await self._web(event.team)).api
        try:
            await client.views_open(trigger_id=event.body["trigger_id"], view=dict(view))
        except SlackApiError as problem:
            error = error_of(problem)
            if error in _TOO_LATE:
                await self._answers.say(event, _SLOW)
            elif error != _OPENED:
                raise


def unfolded(view: Body, form: Form, problem: str = "") -> dict[str, Any]:
    """Return a view that is open with all of its form; what is wrong with it stands above."""
    names = {each.name for each in form.fields}
    before = [x for x in view["blocks"] if x["type"] == "input" and x["block_id"] not in names]
    private = {name: value for name, value in kept_in(view).items() if name != "context"}
    shown = modal(replace(form.unfolded(), words=problem or form.words), private=private)
    return {**shown, "blocks": [*before, *shown["blocks"]]}


def sent(event: Event) -> SentForm:
    """Return a form that was sent off."""
    view = event.body["view"]
    private = kept_in(view)
    session = private.get("session")
    return SentForm(
        name=view["callback_id"],
        values=values_of(view, event.team),
        session=SessionId(session) if session else None,
        channel=private.get("channel") or chosen_channel(view),
        context=private.get("context") or {},
    )


def told(title: str, words: str) -> dict[str, Any]:
    """Return a view that says one thing, and takes nothing."""
    return {
        "type": "modal",
        "title": b.plain(title, 24),
        "close": b.plain("Close", 24),
        "blocks": [{"type": "section", "text": b.plain(words, b.LONGEST_TEXT)}],
    }
