"""A message as it is read: without piles and excuses, with signs as letters, courtesies in full."""

from __future__ import annotations

from dataclasses import replace

from orchestration.conversation.known.context import without_call
from orchestration.conversation.ports.inbound import Message
from orchestration.language.choosing.known_by.letter_signs import with_letters
from orchestration.language.choosing.lists.list_orders import is_draft
from orchestration.language.words.emoticons import with_plain_faces
from orchestration.language.words.excused import without_excuse
from orchestration.language.words.piles import without_piles, without_trailing_off
from orchestration.language.words.short_forms import spelled_out


def as_read(message: Message) -> Message:
    """Return a message in the words in which it is read; a draft stays as it was written."""
    if is_draft(without_call(message.text)):
        return message
    said = with_plain_faces(without_excuse(without_piles(message.text)))
    typed = with_letters(without_trailing_off(said))
    return replace(message, text=spelled_out(typed), typed=typed)
