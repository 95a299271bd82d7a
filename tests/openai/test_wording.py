"""A model that words reasons: the facts → what it says → what people read."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from adapters.files.transcript import Transcript
from adapters.openai.faithful import is_faithful
from adapters.openai.model import RefusedError
from adapters.openai.wording import ModelWording, Rephrased
from orchestration.deciding.presentation.reasons import head, sentence
from orchestration.model.options import Slot
from orchestration.model.preferences import Kind, Polarity, Preference, Strength, Visibility
from orchestration.privacy import declassify
from orchestration.sessions.effects import Post
from orchestration.views.channel import NoOutcome, OptionShown, OptionsProposed
from orchestration.views.facts import Facts, LocalTime, Reach
from prompts.loader import load_prompt
from tests.fakes.model.listed import Listed
from tests.openai.asking import run


def reason(name, words):
    wish = Preference(
        author=name.lower(),
        kind=Kind.TIME,
        polarity=Polarity.FOR,
        strength=Strength.PREFERS,
        applies=None,
        restatement=words,
        visibility=Visibility.SHARED,
    )
    return declassify(wish, name, 6)


FACTS = Facts(
    option="A",
    local=(LocalTime("late afternoon", "in Europe"), LocalTime("morning", "in New York")),
    reasons=(reason("Sofia", "prefers Thursdays"), reason("Ben", "can't do Mondays")),
    reach=Reach.ONLY,
    stretch="in these two weeks",
)
GIVEN = sentence(FACTS).removeprefix(head(FACTS))
GOOD = (
    "In these two weeks nothing else works for everyone. It is late afternoon in Europe, "
    "where it is morning in New York, and Sofia prefers Thursdays, while Ben can't do Mondays."
)
TOO = Facts(option="B", local=FACTS.local, reach=Reach.TOO)
NONE = Facts(option="C", reach=Reach.NONE, stretch="on that day")


def test_the_sentence_itself_says_what_it_says():
    for facts in (FACTS, TOO, NONE):
        given = sentence(facts).removeprefix(head(facts))
        assert is_faithful(given, given, facts)


def test_the_same_in_another_order_is_the_same():
    assert is_faithful(GOOD, GIVEN, FACTS)
    other = "It's morning in New York and late afternoon in Europe; this time works for everyone."
    assert is_faithful(other, sentence(TOO).removeprefix(head(TOO)), TOO)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Thursdays", "Thursdays at 15:00"),
        ("Thursdays", "Fridays"),
        ("Thursdays", "Thursdays and Fridays"),
        ("everyone", "all 6"),
        ("everyone", "everyone but Ben"),
        ("everyone", "everyone except Ben"),
        ("everyone", "everyone if need be"),
        ("two weeks", "three weeks"),
        ("Sofia", "Sophie"),
        ("Sofia", "Sofia, who has a child,"),
        ("Sofia prefers", "Sofia and Ben prefer"),
        ("nothing else works", "everything else works"),
        ("nothing else works", "nothing works"),
        ("nothing else works", "nothing else would work"),
        ("nothing else", "something else"),
        ("can't do", "can do"),
        (", and Sofia prefers Thursdays", ""),
        (" In these two weeks", " "),
        ("where it is morning in New York, ", ""),
        ("late afternoon in Europe, where it is morning", "morning in Europe and late afternoon"),
        (
            "Sofia prefers Thursdays, while Ben can't do Mondays",
            "Ben prefers Thursdays, while Sofia can't do Mondays",
        ),
        ("It is", "Great news: it is"),
        ("It is", "It is <https://example.org>"),
        ("It is", "It is\n"),
        (".", "." + " It is" * 200),
    ],
)
def test_what_is_added_dropped_or_turned_round_is_refused(old, new):
    changed = GOOD.replace(old, new) if old in GOOD else GOOD.replace(old.strip(), new.strip())

    assert changed != GOOD
    assert not is_faithful(changed, GIVEN, FACTS)


def worded(*answers):
    model = Listed([{"words": each} if isinstance(each, str) else each for each in answers])
    return ModelWording(model, load_prompt("word_reasons")), model


def test_a_model_may_word_it():
    wording, model = worded(GOOD)

    assert run(wording.sentence(FACTS, "s")) == f"Why A: {GOOD}"
    assert model.asked[0].inputs == {"sentence": GIVEN}


def test_where_it_adds_something_the_template_stands():
    wording, _ = worded(GOOD.replace("Sofia", "Sofia, at 15:00,"))

    assert run(wording.sentence(FACTS, "s")) == sentence(FACTS)


def test_where_there_is_nothing_to_say_nobody_is_asked():
    wording, model = worded()

    assert run(wording.sentence(Facts(option="A"), "s")) == ""
    assert model.asked == []


# In a chat


def post(facts=FACTS):
    start = datetime(2027, 1, 21, 14, tzinfo=UTC)
    view = OptionsProposed(
        subject="Roadmap",
        round=1,
        options=(OptionShown(option=Slot("A", start, start + timedelta(hours=1))),),
        missing=(),
        zone="UTC",
        rule="plurality",
        secret=False,
        closes_at=start,
        why=sentence(facts),
        facts=facts,
    )
    return Post(name="options/1", view=view)


def shown(wording, *keys, seconds=5):
    """What a channel reads of the same post under these keys."""
    chat = Transcript()
    rephrased = Rephrased(chat, wording, seconds)
    for key in keys:
        run(rephrased.post("s", post(), [], key))
    return [chat.channel[key] for key in keys]


def test_only_that_sentence_is_replaced():
    wording, _ = worded(GOOD)
    (view,) = shown(wording, "1")

    assert view.why == f"Why A: {GOOD}"
    assert (view.options, view.facts) == (post().view.options, FACTS)


def test_what_is_posted_again_says_the_same_and_asks_nobody():
    wording, model = worded(GOOD)

    first, second = shown(wording, "1", "1")
    assert first == second
    assert len(model.asked) == 1


@pytest.mark.parametrize("trouble", [RefusedError("401"), asyncio.Event().wait, {"words": ""}])
def test_whatever_fails_the_template_is_shown(trouble):
    wording, _ = worded(trouble)

    assert shown(wording, "1", seconds=0.05)[0].why == sentence(FACTS)


def test_everything_else_passes_through():
    chat = Transcript()
    view = NoOutcome(subject="Roadmap", reason="Nobody has answered.")
    wording, model = worded()
    rephrased = Rephrased(chat, wording, 5)
    run(rephrased.post("s", Post(name="end", view=view), [], "1"))
    run(rephrased.tell("s", "ana", view, "2"))
    run(rephrased.invite("s", b"BEGIN", None, "3"))

    assert (chat.channel, chat.private) == ({"1": view}, {"2": ("ana", view)})
    assert chat.invites == {"3": b"BEGIN"}
    assert model.asked == []
