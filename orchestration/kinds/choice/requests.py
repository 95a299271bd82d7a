"""A request for a choice in words: what it says and leaves out, and the command it becomes."""

from __future__ import annotations

from typing import Final

from orchestration.interaction.answers import left_out
from orchestration.kinds.choice import request_form
from orchestration.kinds.choice.commands import OpenChoice
from orchestration.language.choosing.asked import choice_asked
from orchestration.language.inviting.settings import settings_behind
from orchestration.model.times import TimeFrame
from orchestration.sessions.requests import Requested, Requests, SessionRequest, each_once


async def read(request: SessionRequest) -> Requested:
    """Return what words ask for; without a question, the form with all that can be asked for.

    A poll needs its options: without any, proposals are asked for first.
    """
    invitees, at = request.invitees, request.action.at
    frame = TimeFrame(at, invitees.author.zone, conventions=request.conventions)
    said = settings_behind(request.words, frame, invitees.everyone)
    asked = choice_asked(said.rest)
    usual = each_once([invitees.author, *invitees.usual])
    named = each_once([invitees.author, *invitees.named])
    settings = said.settings.over(request.settings)
    people = named if invitees.named else usual
    values = {
        **request_form.values_of(asked, people, frame.zone, settings),
        "needed": [*said.needed],
    }
    form = request_form.shown(values, {}, invitees.everyone)
    if not asked.question:
        return Requested(None, form, "Gladly. What is to be decided?")
    known = {each.id: each for each in invitees.everyone}
    made = request_form.opening(request.action, known, values, {}, request.conventions)
    if isinstance(made, OpenChoice):
        return Requested(made, form, notice=left_out(said.left_out))
    return Requested(None, form, " ".join(made.values()))


REQUESTS: Final = Requests(
    read, request_form.NAME, request_form.opening, request_form.shown, repeats=True
)
"""How a choice is asked for."""
