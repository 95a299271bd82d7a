"""Forms on somebody's screen: opened by what they press, and read when they are sent off."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from slack_sdk.errors import SlackApiError

from adapters.slack import blocks as b
from adapters.slack.answers import Answers, place_of
from adapters.slack.events import Event, Kind
from adapters.slack.modals import METADATA, chosen_channel, fitting, kept_in, modal, values_of
from adapters.slack.people import WebOf
from adapters.slack.web import error_of
from orchestration.conversation.known.own_page import OwnPage
from orchestration.conversation.ports.happened import Body
from orchestration.conversation.ports.messenger import Block
from orchestration.conversation.surface.user_actions import SentForm
from orchestration.interaction.carried import carried
from orchestration.interaction.form import Form
from orchestration.model.people import SessionId

PAGE: Final = "page"
HOME: Final = "home"
"""What views are called that show a session, or all that somebody has."""

_OPENED: Final = "exchanged_trigger_id"
_CLOSED: Final = ("not_found",)
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
        more: Sequence[Block] = (),
    ) -> None:
        """Show a form to who has just pressed something; `more` blocks stand first in it."""
        at, thread = place_of(event)
        place = {"place": at, "thread": thread, "above": opened_on(event)}
        view = modal(form, private={"session": session, "channel": channel, **place})
        await self.show(event, {**view, "blocks": [*more, *view["blocks"]]})

    async def open_page(self, event: Event, page: OwnPage, shown: Sequence[Block]) -> None:
        """Show a session as its reader sees it, in the place of what was shown of it before."""
        web, view = await self._web(event.team), page_view(page, shown)
        if at := page_at(event):  # which they may have closed meanwhile
            await web.tried(_CLOSED, web.api.views_update, view_id=at, view=view)
        else:
            await self.show(event, view)

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
        show = client.views_push if opened_on(event) == PAGE else client.views_open
        try:
            await show(trigger_id=event.body["trigger_id"], view=dict(view))
        except SlackApiError as problem:
            error = error_of(problem)
            if error in _TOO_LATE:
                await self._answers.say(event, _SLOW)
            elif error != _OPENED:
                raise


def opened_on(event: Event) -> str:
    """Return on what something was pressed, or a form was opened: `PAGE`, `HOME`; "" elsewhere."""
    view = event.body.get("view") or {}
    if event.kind is Kind.SUBMISSION:
        return str(kept_in(view).get("above") or "")
    return HOME if view.get("type") == HOME else str(view.get("callback_id") or "")


def page_at(event: Event) -> str | None:
    """Return the view of a page that something was done on, or on a form above it."""
    if opened_on(event) != PAGE:
        return None
    view = event.body["view"]
    return str(view["id"] if event.kind is Kind.ACTION else view["previous_view_id"])


def page_of(event: Event) -> SessionId | None:
    """Return the session whose page something was done on; None elsewhere."""
    session = kept_in(event.body["view"]).get("session") if opened_on(event) == PAGE else None
    return SessionId(session) if session else None


def page_view(page: OwnPage, shown: Sequence[Block]) -> dict[str, Any]:
    """Return a session as its reader sees it, as a view that takes nothing."""
    return {
        **told(page.title, ""),
        "callback_id": PAGE,
        "private_metadata": carried({"session": page.session}, {}, METADATA),
        "blocks": fitting(b.plainer(shown)),
    }


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
