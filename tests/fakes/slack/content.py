"""What a message or a view may hold, whichever way it is sent."""

from pydantic import ValidationError

from tests.fakes.slack.blocks import message_problems, view_problems, words_in
from tests.fakes.slack.blocks.kinds import Metadata
from tests.fakes.slack.refusal import Refused

LONGEST_TEXT = 40_000
LONGEST_UPDATE = 4_000
LONGEST_BLOCKS = 13_200  # not documented; measured by others (bolt-js#2509)
LONGEST_MARKDOWN = 12_000
LARGEST_VIEW = 250_000


def content(call, *, longest=LONGEST_TEXT):
    """The text and blocks of a message, if Slack would take them."""
    text, blocks = str(call.get("text", "")), call.data("blocks")
    if markdown := call.get("markdown_text"):
        text = _markdown(markdown, text, blocks)
    if not (text.strip() or blocks or call.data("attachments")):
        raise Refused("no_text")
    if len(text) > longest:
        raise Refused("msg_too_long")
    check_blocks(blocks or [])
    return {"text": text, "blocks": blocks or []}


def _markdown(markdown, text, blocks):
    if text or blocks:
        raise Refused("markdown_text_conflict")
    if len(markdown) > LONGEST_MARKDOWN:
        raise Refused("msg_too_long")
    return markdown


def check_blocks(blocks):
    if problems := message_problems(blocks):
        raise Refused("invalid_blocks", problems)
    if words_in(blocks) > LONGEST_BLOCKS:
        raise Refused("msg_blocks_too_long")


def metadata(call):
    """A message's metadata, {} if it is to be removed, None if nothing is said of it."""
    given = call.data("metadata", dict)
    if given:
        try:
            Metadata.model_validate(given)
        except ValidationError:
            raise Refused("invalid_metadata_format") from None
    return given


def view(call):
    """A view, if Slack would take it."""
    given = call.data("view", dict)
    return checked_view({} if given is None else given)


def checked_view(given):
    if problems := view_problems(given):
        raise Refused("invalid_arguments", problems)
    if len(str(given)) > LARGEST_VIEW:
        raise Refused("view_too_large")
    return given
