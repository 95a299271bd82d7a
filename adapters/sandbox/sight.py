"""What one person sees of a message: as it stands, on options their vote, on a card their turn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from adapters.sandbox.own_times import on_own_clock
from adapters.sandbox.records import PLAYED, Body, Message, spoke_in
from adapters.sandbox.render import render
from adapters.sandbox.workspace import Workspace
from orchestration.conversation.asked.own_card import OwnCards, OwnStand
from orchestration.conversation.ports.messenger import Block
from orchestration.conversation.ports.storage import CARD
from orchestration.conversation.voted.own_vote import OwnVotes
from orchestration.model.people import MemberId


class Sight:
    """Shows messages to people."""

    def __init__(self, workspace: Workspace, votes: OwnVotes, cards: OwnCards) -> None:
        self._workspace = workspace
        self._votes = votes
        self._cards = cards

    def of(self, message: Message, viewer: MemberId) -> dict[str, Any]:
        """Return a message as one person sees it."""
        is_played = message.name == CARD and self._is_played(message, viewer)
        body = own_body(message, viewer, self._cards, is_played=is_played)
        shown = replace(message, body=body)
        seen = shown.seen_by(viewer, self._workspace.names)
        if (reader := self._workspace.people.get(viewer)) and reader.knows_zone:
            seen = on_own_clock(seen, shown.body.blocks, reader.zone)
        stands = self._cards.stands(message.session, message.body.round, viewer)
        blocks = [_as_it_stands(each, stands) for each in seen["blocks"]]
        return {**seen, "blocks": blocks, "vote": self._vote(message, viewer)}

    def warning(self, top: Message | None) -> str | None:
        """Return what to know before one writes in the thread of a message, None for nothing."""
        return self._votes.warning(top.session) if top else None

    def _is_played(self, card: Message, viewer: MemberId) -> bool:
        """Tell whether the sample team has spoken for somebody, and they have not since."""
        last = self._workspace.at(self._workspace.last_written(viewer))
        is_played = last is not None and bool(last.body.memo.get(PLAYED))
        return is_played and not self._workspace.setting(spoke_in(card.session, viewer))

    def _vote(self, message: Message, viewer: MemberId) -> dict[str, Any] | None:
        """Return how somebody votes, in words and for the buttons that say so."""
        round_ = message.body.round
        vote = self._votes.of(message.session, round_, viewer) if round_ else None
        if vote is None:
            return None
        return {
            "said": vote.said,
            "options": list(vote.options),
            "abstains": vote.abstains,
            "none": vote.is_none,
        }


def _as_it_stands(block: Block, stands: Mapping[str, OwnStand]) -> Block:
    """Return a block; options say how each of them stands for who reads them, in their own time."""
    if block["type"] != "options":
        return block
    own = {
        name: {"when": x.when, "yours": {"text": x.stands.words, "mark": x.stands.mark.value}}
        for name, x in stands.items()
    }
    return {**block, "options": [{**each, **own.get(each["id"], {})} for each in block["options"]]}


def own_body(
    message: Message, viewer: MemberId, cards: OwnCards, *, is_played: bool = False
) -> Body:
    """Return what a message says to one person: a card what waits for them, too.

    Of who `is_played`, that the sample team has said it for them.
    """
    if message.name != CARD:
        return message.body
    layout = cards.of(message.session, viewer, is_spoken_for=is_played)
    return render(layout) if layout else message.body
