"""How these tests ask a model: one request, and readings made from replies in short form."""

from typing import Any

from adapters.openai.language import ModelChecked, ModelLanguage, RulesFirst
from adapters.openai.model import Request
from adapters.openai.reader import Reader
from adapters.openai.shown import days_of, shown_to_read
from orchestration.language.offline import OfflineLanguage
from prompts.loader import load_prompt
from prompts.replies import message_reply
from tests.fakes import own_time
from tests.language.listening import hearing, line_of

WAYS = {"alone": ModelLanguage, "rules first": RulesFirst, "checked": ModelChecked}
NOTHING: dict[str, Any] = {"wishes": [], "rest": []}
PATIENCE_SECONDS = 5


def run(work):
    """Wait for something."""
    return own_time.run(work)


def request(text="I can't do Mondays.", session="s", **fields):
    """What is asked of a model to read a text of Lena's."""
    how = hearing()
    return Request(
        prompt=load_prompt("read_message"),
        inputs=shown_to_read(text, how, ()),
        schema=message_reply(days_of(how.frame), ()),
        session=session,
        **fields,
    )


def reader(model, seconds=PATIENCE_SECONDS):
    """A reader with the shipped prompts."""
    return Reader(model, load_prompt("read_message"), load_prompt("read_invitation"), seconds)


def language(way, model, seconds=PATIENCE_SECONDS):
    """The Language port with this model behind it."""
    return WAYS[way](reader(model, seconds), OfflineLanguage())


def time(words, polarity="for", strength="prefers", **fields):
    """A wish about a time, as a model would put it."""
    usual = {"weekdays": [], "every_weeks": 1, "dates": [], "start": None, "end": None}
    said = {"kind": "time", "words": words, "polarity": polarity, "strength": strength}
    return {**usual, **said, **fields}


def busy(words, **fields):
    """A time that is taken, as a model would put it."""
    said = time(words, **fields)
    return {
        **{name: said[name] for name in said if name not in ("polarity", "strength")},
        "kind": "busy",
    }


def wish(kind, words, **fields):
    """A wish of another kind, as a model would put it."""
    return {"kind": kind, "words": words, "strength": "prefers", **fields}


def rest(words, why):
    """Words that are no wish, as a model would put it."""
    return {"words": words, "why": why}


def reply(*wishes, left=()):
    """A whole reply."""
    return {"wishes": list(wishes), "rest": list(left)}


def lines(said):
    """What was understood, one line each."""
    return [line_of(each) for each in said.preferences]


def left(said):
    """What was not understood, as text and reason."""
    return [(each.text, each.reason) for each in said.not_understood]
