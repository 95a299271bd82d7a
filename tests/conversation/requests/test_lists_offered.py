"""Lists that are asked about in a channel, with no word for a vote: said → what is asked."""

from fractions import Fraction

import pytest

from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import in_a_room


@pytest.fixture
def play():
    """Play a scene in a room of its own."""
    return lambda scene: in_a_room(scene)()


@pytest.mark.parametrize(
    ("said", "question", "titles"),
    [
        ("lunch tomorrow 1) ramen x 2) falafel y", "Lunch tomorrow", ["Ramen x", "Falafel y"]),
        ("1. Rom 2. Paris 3. Wien bis morgen", "Which one?", ["Rom", "Paris", "Wien"]),
        ("a) fox b) owl c) bear - which mascot?", "Which mascot?", ["Fox", "Owl", "Bear"]),
        ("a) Zoo b) Kino c) See, geheim", "Which one?", ["Zoo", "Kino", "See"]),
        ("fox / owl / bear", "Fox / owl / bear", ["Fox", "Owl", "Bear"]),
        ("quick one: blue/green/red for the shirts", "Quick one", ["Blue", "Green", "Red"]),
        ("Maskottchen: Fuchs / Eule / Bär bis morgen 12", "Maskottchen", ["Fuchs", "Eule", "Bär"]),
        (
            "Maskottchen: Fuchs, Eule oder Bär, bis morgen 12, geheim",
            "Maskottchen",
            ["Fuchs", "Eule", "Bär"],
        ),
        ("Teamname: Falken | Bären | Wölfe", "Teamname", ["Falken", "Bären", "Wölfe"]),
        (
            "what's for lunch: soup, salad, sandwich — anonymous pls",
            "What's for lunch",
            ["Soup", "Salad", "Sandwich"],
        ),
        ("pizza or sushi by 3pm ranked", "Pizza or sushi", ["Pizza", "Sushi"]),
        ("cats vs dogs, ranked", "Cats vs dogs", ["Cats", "Dogs"]),
        ("Bier oder Wein, anonym, bis 18 Uhr", "Bier oder Wein", ["Bier", "Wein"]),
        ("entweder Kino oder Bowling", "Entweder Kino oder Bowling", ["Kino", "Bowling"]),
        ("🍕 or 🍣 or 🥗", "🍕 or 🍣 or 🥗", ["🍕", "🍣", "🥗"]),
        ("wer ist für Pizza, wer für Sushi", "Pizza oder Sushi?", ["Pizza", "Sushi"]),
        ("wer will Kaffee, wer will Tee?", "Kaffee oder Tee?", ["Kaffee", "Tee"]),
        ("who's for pizza, who's for sushi?", "Pizza or sushi?", ["Pizza", "Sushi"]),
        ("vote pls: move standup to 10? yes or no", "Move standup to 10?", ["Yes", "No"]),
        ("poll: team lunch – pizza – sushi – ramen", "Team lunch", ["Pizza", "Sushi", "Ramen"]),
        (
            "which snack for friday? chips - nuts - fruit",
            "Which snack for friday?",
            ["Chips", "Nuts", "Fruit"],
        ),
    ],
)
def test_a_list_is_asked_about(said, question, titles, play):
    async def scene(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        choice = the_only(room)
        assert choice.terms.subject == question
        assert [each.title for each in choice.listed] == titles

    play(scene)


@pytest.mark.parametrize(
    "said",
    [
        "fyi: server down, back soon, sorry",
        "note: be nice, be kind, be on time",
        "omar or dana can help you",
        "I like pizza or sushi",
        "not pizza or sushi",
        "remind omar or dana",
        "can you help or not",
        "whatever or nothing",
        "sooner or later you will learn",
        "tuesday or wednesday",
        "morgen oder übermorgen, egal",
        "thanks, great / good stuff",
        "1) find a time on Monday 2) invite omar",
    ],
)
def test_what_is_told_is_no_list_to_choose_from(said, play):
    async def scene(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        assert room.decisions() == []

    play(scene)


@pytest.mark.parametrize(
    "said",
    [
        "sign up for workshops: pottery (5), yoga (3)",
        "Anmeldung zu den Workshops: pottery (5), yoga (3)",
        "poll sign-up: pottery (5), yoga (3)",
    ],
)
def test_who_signs_up_takes_one_of_so_many_places(said, play):
    async def scene(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        listed = the_only(room).listed
        assert [(each.title, each.capacity) for each in listed] == [("Pottery", 5), ("Yoga", 3)]

    play(scene)


@in_a_room
async def test_years_in_brackets_are_no_places(room):
    await room.says("lena", "@Convene poll films: Alien (1979), Heat (1995)", channel=True)
    assert [each.title for each in the_only(room).listed] == ["Alien (1979)", "Heat (1995)"]


@pytest.mark.parametrize(
    "said",
    [
        "approve the budget? yes needs 2/3",
        "poll: approve the budget, yes needs 2/3",
        "poll: approve the budget, a yes needs two thirds",
        "approve the budget? ja braucht zwei drittel",
    ],
)
def test_how_much_a_yes_needs_is_no_option(said, play):
    async def scene(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        choice = the_only(room)
        assert [each.title for each in choice.listed] == ["Approve the budget"]
        assert choice.terms.threshold == Fraction(2, 3)

    play(scene)


@pytest.mark.parametrize(
    "said",
    [
        "Shirt: black, navy or grey by Friday, with dots",
        "Shirt: black / navy / grey bis Freitag, mit Punkten",
        "poll Shirt: black, navy, grey with dots, by Friday",
    ],
)
def test_a_deadline_and_a_rule_in_a_row_are_no_option(said, play):
    async def scene(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        choice = the_only(room)
        assert [each.title for each in choice.listed] == ["Black", "Navy", "Grey"]
        assert choice.terms.rule == "dots"
        assert choice.terms.ends_by.day == 8

    play(scene)


@in_a_room
async def test_what_is_on_the_table_is_not_asked_again(room):
    await room.says("lena", "@Convene poll: fox, owl or bear", channel=True)
    await room.says("omar", "@Convene fox or owl", channel=True)
    assert len(room.decisions()) == 1


@pytest.mark.parametrize(
    ("said", "titles"),
    [
        ("name the room: 1) Oak 2) Birch 3) Pine. ranked pls", ["Oak", "Birch", "Pine"]),
        ("Ausflug:\na) Klettern\nb) Kanu\ngeheim, bis morgen 10", ["Klettern", "Kanu"]),
        ("sign-up: first aid (6), fire drill (4)", ["First aid", "Fire drill"]),
    ],
)
@pytest.mark.parametrize("open_", ["decide where shall we eat?", "poll pizza or sushi"])
def test_a_list_is_asked_about_beside_what_runs(said, titles, open_, play):
    async def scene(room):
        await room.says("omar", f"@Convene {open_}", channel=True)
        await room.says("lena", f"@Convene {said}", channel=True)
        [_, choice] = room.decisions()
        assert [each.title for each in choice.listed] == titles

    play(scene)


@pytest.mark.parametrize("said", ["1) owl 2) fox", "1) B 2) A", "a) owl b) bear"])
def test_an_order_of_what_is_on_the_table_asks_nothing_new(said, play):
    async def scene(room):
        await room.says("lena", "@Convene poll: fox, owl or bear, ranked", channel=True)
        await room.says("omar", f"@Convene {said}", channel=True)
        assert len(room.decisions()) == 1

    play(scene)
