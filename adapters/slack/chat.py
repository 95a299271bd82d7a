"""How layouts look in Slack, and where in Slack people are, for the chat that keeps places."""

from __future__ import annotations

from typing import Final

from adapters.slack import blocks as b
from adapters.slack import times
from adapters.slack.names import emoji_of, is_account, team_of, user_of
from adapters.slack.render import render, still_named
from orchestration.conversation.ports.linked import Linked
from orchestration.conversation.ports.messenger import Rendered, Rendering, invite_as
from orchestration.interaction.layout import Button
from orchestration.model.people import MemberId, SessionId


def slack_rendering(linked: Linked) -> Rendering:
    """Return how views look in Slack, where accounts may be linked."""
    return linked.rendering(_RENDERING, is_account)


def _line(markup: str, button: Button | None, session: SessionId) -> Rendered:
    shown = [b.button(button.action, button.label, button.value, session)] if button else []
    return Rendered(markup, b.numbered([b.section(markup), *b.rows(shown)]))


_RENDERING: Final = Rendering(
    message=lambda layout, session, _: render(layout, session),
    emoji=emoji_of,
    noted="white_check_mark",
    invite=invite_as(times.shown),
    mention=lambda to: f"<@{user_of(to)}>",
    line=_line,
    revision=b.CONTROLS.stamped,
    at_rest=b.at_rest,
    still_named=still_named,
    team=team_of,
    address=user_of,
    owns=lambda team: is_account(MemberId(team)),
)
