"""Requests that say what the bot is to do, and not what it is to ask: said → asked back, once."""

import pytest

from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import asked, decided, in_a_room


@pytest.mark.parametrize("call", ["", "@Convene "])
@pytest.mark.parametrize(
    "said",
    [
        "pls ask around",
        "ask everyone",
        "can you ask everyone?",
        "collect ideas",
        "hol mal ideen ein",
        "hör dich mal um",
        "frag mal rum",
        "sammel bitte vorschläge",
    ],
)
def test_what_is_to_be_asked_is_asked_back_once(said, call):
    @in_a_room
    async def asks(room):
        assert await room.says("lena", f"{call}{said}", channel=bool(call)) == []
        assert room.forms == [("lena", "Gladly. What is to be decided?")]
        assert room.decisions() == []

    asks()


@pytest.mark.parametrize(
    ("said", "title"),
    [
        ("ask around where to eat", "Where to eat"),
        ("ask around: lunch on friday?", "Lunch on friday?"),
        ("hol mal ideen ein für den teamnamen", "Den teamnamen"),
        ("frag mal rum: wohin zum ausflug?", "Wohin zum ausflug?"),
        ("sammel vorschläge für das sommerfest", "Das sommerfest"),
    ],
)
def test_what_else_is_said_is_the_question(said, title):
    @in_a_room
    async def asks(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        assert the_only(room).terms.subject == title

    asks()


@pytest.mark.parametrize(
    ("said", "title", "options"),
    [
        ("ask @dana and @omar if pizza or sushi is better", "Pizza or sushi?", ["Pizza", "Sushi"]),
        ("ask @dana and @omar if they prefer tea or mate", "Tea or mate?", ["Tea", "Mate"]),
        ("pizza or sushi? ask @dana and @omar", "Pizza or sushi?", ["Pizza", "Sushi"]),
        (
            "check with @dana and @omar whether we go to Rome or Oslo",
            "Go to Rome or Oslo?",
            ["Rome", "Oslo"],
        ),
        ("frag @dana und @omar ob tee oder mate besser ist", "Tee oder mate?", ["Tee", "Mate"]),
        (
            "frag mal @dana und @omar, ob sie lieber tee oder mate wollen",
            "Tee oder mate?",
            ["Tee", "Mate"],
        ),
    ],
)
def test_who_is_named_is_asked_which_they_would_have(said, title, options):
    @in_a_room
    async def asks(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        choice = the_only(room)
        assert choice.terms.subject == title
        assert [each.title for each in choice.listed] == options
        assert [each.id for each in choice.members] == ["lena", "omar", "dana"]

    asks()


@pytest.mark.parametrize("said", ["i can ask around", "ask around? no", "nobody has ideas"])
def test_what_is_only_said_opens_nothing(said):
    @in_a_room
    async def says(room):
        await asked(room)
        await room.says("omar", said)
        assert len(room.decisions()) == 1
        assert room.forms == []

    says()


@pytest.mark.parametrize(
    ("said", "subject"),
    [
        ("ok thats sorted. now I need another one with @omar, 30 min, week of the 25th", ""),
        ("great. can you find another one for the budget, 30 min next week", "budget"),
        ("super. und jetzt noch einen für die planung nächste woche, 30 min", "planung"),
    ],
)
def test_who_needs_another_one_is_given_the_form_or_it_is_asked(said, subject):
    @in_a_room
    async def dialogue(room):
        await decided(room)
        await room.says("lena", said)
        _, form = room.opened["lena"]
        assert [each.value for each in form.fields if each.name == "subject"] == [subject]

    dialogue()
