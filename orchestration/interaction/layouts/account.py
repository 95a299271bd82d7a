"""What somebody is asked about their accounts, as a layout."""

from __future__ import annotations

from typing import Final

from orchestration.interaction.layout import Button, Layout, Look, Text
from orchestration.interaction.layouts.parts import row, screen
from orchestration.interaction.wording import word
from orchestration.model.people import MemberId
from orchestration.views.account import AccountQuestion

MINE: Final = "account-mine"
NOT_MINE: Final = "account-not-mine"
"""The buttons by which somebody says whether another account is theirs, also later on."""


@screen.register
def _(view: AccountQuestion, organiser: MemberId | None = None) -> Layout:
    del organiser
    mine = Button(MINE, "That's me", view.account, Look.PRIMARY, answers=True)
    other = Button(NOT_MINE, "Not me", view.account, answers=False)
    return Layout(words=word(view), parts=(Text(word(view)), row(mine, other)))
