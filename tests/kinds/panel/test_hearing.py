"""What people mean who write to a panel, and what they name."""

import pytest

from orchestration.kinds.panel.hearing.asides import is_aside, is_said_to_others
from orchestration.kinds.panel.hearing.intents import intent_of
from orchestration.kinds.panel.hearing.mentions import mentions
from tests.kinds.panel.settings import SHELF, first_personas
from tests.kinds.panel.stage import Stage

FIELD, PERSONAS = first_personas("cities")
ROBIN, JULES = PERSONAS[:2]
A, B = (FIELD.catalogue.option(each.option).title for each in (ROBIN, JULES))

SAID = f"""
Could I get another choice similar to {A}? | other_options
what else is there | other_options
What are some options for mild winters? | with_criterion
any other sunny ones? | with_criterion
I'm moving with my partner in spring | context
I work remotely for a small company | context
I prefer a place with trams | preference
sunshine matters most to me | preference
I actually think rainfall would be less important | refine
How is the rainfall for {A}? | about_criterion
what about the metro? | about_criterion
@{ROBIN.name} how is your sunshine | about_criterion
Tell me more about {A} | about_option
{ROBIN.name}, why should I take yours? | about_option
{ROBIN.name} and {JULES.name} I want to learn more about your choices | several
what do you all think? | several
I'm starting to prefer {A} | accept
{A} it is | accept
B sounds good to me | accept
{B} is not for me | reject
not {B} | reject
I like how {A} is sunny | neutral
interesting | neutral
{A} is too rainy for me | critique
{A} is too big for me | critique
I want something with more sun | constraint
at least 2500 hours of sunshine please | constraint
it must be by the sea | constraint
{A} and {B}: what has better sunshine? | compare
{A} or {B}? | compare
call in somebody who cares about trams | call_in
{ROBIN.name} and {JULES.name}, debate each other | debate
challenge my preference | challenge
surprise me | surprise
"""


@pytest.mark.parametrize("line", SAID.strip().splitlines())
def test_what_is_meant(line):
    text, meant = line.rsplit(" | ", 1)
    assert intent_of(mentions(text, FIELD.catalogue, PERSONAS)) == meant


def test_what_is_asked_first_is_what_it_is_about():
    assert intent_of(mentions("I'm new here", FIELD.catalogue, ()), is_first=True) == "first"


@pytest.mark.parametrize(
    ("text", "personas", "options", "criteria"),
    [
        (f"@{ROBIN.name} how sunny is yours", [ROBIN.name], [], ["sunshine"]),
        ("is there a tube in Lisbon?", [], ["lisbon"], ["underground"]),
        ("Helsnki and Lisbon", [], ["helsinki", "lisbon"], []),
        ("option B please", [], [JULES.option], []),
        ("where do they speak Portuguese", [], [], ["language"]),
        ("nothing of all that", [], [], []),
        ("by the sea, mild winters", [], [], ["coast", "coldest_month"]),
    ],
)
def test_what_is_named(text, personas, options, criteria):
    named = mentions(text, FIELD.catalogue, PERSONAS)

    assert list(named.personas) == personas
    assert list(named.options) == options
    assert list(named.criteria) == criteria


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("C# or C++?", ["c-2", "c-3"]),
        ("is C hard?", ["c"]),
        ("where do I go from here", []),
        ("Go or Rust", ["go", "rust"]),
    ],
)
def test_short_titles_are_named_as_they_are_written(text, options):
    assert list(mentions(text, SHELF.named("languages"), ()).options) == options


def test_a_long_message_full_of_names_is_read_at_once():
    text = f"{A} {ROBIN.name} sunny, " * 400
    named = mentions(text, FIELD.catalogue, PERSONAS)
    assert named.options == (ROBIN.option,)
    assert intent_of(named)


SAID_TO_OTHERS = """
anyone watching the football tonight?
remind me to buy milk
what time is it in Tokyo?
who wants pizza and who wants sushi?
did anyone watch the news?
how do I reset my password?
brb getting coffee
schaut wer heute Fußball?
erinnere mich an den Zahnarzt
wie spät ist es gerade in Berlin?
kann mir jemand die Folien schicken?
"""

SAID_TO_THE_PANEL = """
and all together?
we often forget to water it
what else is there?
which one would you take?
what do you think?
are you sure?
tell me more
we have kids
I travel a lot for work
ich bin oft auf Reisen
was meint ihr?
und wenn ich es mir anders überlege?
what time of year is it best in Lisbon?
"""


@pytest.mark.parametrize("text", SAID_TO_OTHERS.strip().splitlines())
def test_what_people_say_to_each_other_is_none_of_the_panels_business(text):
    assert is_said_to_others(Stage("houseplants").panel, text)


@pytest.mark.parametrize("text", SAID_TO_THE_PANEL.strip().splitlines())
def test_what_is_said_to_the_panel_is_heard(text):
    assert not is_said_to_others(Stage("cities").panel, text)


THANKS = """
thx that helps
danke, das hilft
thanks, that helps a lot
cheers mate
nice one 👍
thanks for the explanation
Danke euch, das war sehr hilfreich!
"""

MORE_THAN_THANKS = """
thanks, which is the smallest?
thanks, that one needs too much light
danke, das sollte pflegeleicht sein
thanks, we have a cat
"""


@pytest.mark.parametrize("text", THANKS.strip().splitlines())
def test_thanks_with_what_they_are_for_ask_nothing(text):
    assert is_aside(Stage("houseplants").panel, "sally", text)


@pytest.mark.parametrize("text", MORE_THAN_THANKS.strip().splitlines())
def test_what_stands_behind_thanks_is_heard(text):
    assert not is_aside(Stage("houseplants").panel, "sally", text)
