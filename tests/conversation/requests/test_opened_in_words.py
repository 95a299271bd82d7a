"""Requests in words: said → what is opened, or which form is shown and why."""

import pytest

from tests.conversation.choosing import the_only
from tests.conversation.room import Room
from tests.conversation.test_dialogues import in_a_room


async def says(room: Room, said):
    return await room.says("lena", said, channel=said.startswith(("/", "@")))


@pytest.mark.parametrize(
    ("said", "subject", "titles"),
    [
        ("@Convene yes or no: do we hire him", "Do we hire him", ["Yes", "No"]),
        ("@Convene ja oder nein: fahren wir nach Rom", "Fahren wir nach Rom", ["Ja", "Nein"]),
        ("@Convene team event: bowling, karaoke or sauna", "Team event",
         ["Bowling", "Karaoke", "Sauna"]),
        ("@Convene lunch: pizza or ramen? with @omar and @dana; ranked", "Lunch",
         ["Pizza", "Ramen"]),
        ("@Convene Ausflug: Boot, Museum oder Zoo", "Ausflug", ["Boot", "Museum", "Zoo"]),
        ("@Convene mach ne umfrage: tee oder kaffee", "Tee oder kaffee", ["Tee", "Kaffee"]),
        ("@Convene wo essen wir morgen?", "Wo essen wir morgen?", []),
        ("@Convene helft uns nen namen für den release zu finden, geheim, mit dem veto",
         "Namen für den release", []),
        ("@Convene let's agree by consent that we move the standup to 10",
         "Whether we move the standup to 10", ["Move the standup to 10"]),
        ("@Convene can we agree by consent to drop the friday standup?",
         "Whether we drop the friday standup?", ["Drop the friday standup"]),
        ("@Convene einigen wir uns im konsent darauf, dass wir freitags früher gehen",
         "Ob wir freitags früher gehen", ["Freitags früher gehen"]),
        ("@Convene by consent: we move the standup to 10", "We move the standup to 10",
         ["We move the standup to 10"]),
        ("@Convene by consent: four-day week for three months?",
         "Four-day week for three months?", ["Four-day week for three months"]),
        ("@Convene by consent: a name for the release?", "A name for the release?", []),
        ("@Convene by veto: a new logo, omar can veto", "A new logo", ["A new logo"]),
        ("@Convene where do we go? propose til tomorow noon", "Where do we go?", []),
        ("@Convene wohin fahren wir? schlagt vor bis morgen mittag", "Wohin fahren wir?", []),
        ("@Convene statement what do we think of ai?", "What do we think of ai?", []),
        ("@Convene statement on remote work", "Remote work", []),
        ("@Convene what do we expect of remote days, lets write a statement together",
         "What do we expect of remote days", []),
        ("@Convene how do we handle on-call? lets draft a statement",
         "How do we handle on-call", []),
        ("@Convene was erwarten wir von Remotetagen? lasst uns ein Statement dazu schreiben",
         "Was erwarten wir von Remotetagen", []),
    ],
)  # fmt: skip
def test_a_choice_is_opened(said, subject, titles):
    @in_a_room
    async def opens(room):
        await says(room, said)
        choice = the_only(room)
        assert (choice.terms.subject, [each.title for each in choice.listed]) == (subject, titles)

    opens()


@in_a_room
async def test_a_veto_over_consent_is_said_to_take_its_place(room):
    told = await room.says(
        "lena", "@Convene let's agree by consent that we move, and dana has a veto", channel=True
    )
    assert told == ["I left out: “by consent”."]
    assert the_only(room).terms.rule == "veto"


@pytest.mark.parametrize(
    "said",
    ["@Convene by veto: red, green or blue?", "@Convene by veto: move the standup to 10?"],
)
def test_another_vote_is_opened_while_one_is_open(said):
    @in_a_room
    async def opens(room):
        await says(room, "@Convene poll pizza, sushi or salad?")
        await says(room, said)
        first, second = sorted(room.decisions(), key=lambda each: each.terms.rule == "veto")
        assert (first.round.ballots, second.terms.rule) == ({}, "veto")

    opens()


@pytest.mark.parametrize(
    "said",
    [
        "@Convene *poll* pizza or sushi?",
        "@Convene **poll:** pizza or sushi?",
        "@Convene `poll pizza or sushi?`",
        "@Convene <b>poll</b> <i>pizza</i> or _sushi_?",
    ],
)
def test_marks_of_bold_letters_are_no_part_of_what_is_asked(said):
    @in_a_room
    async def opens(room):
        await says(room, said)
        assert [each.title for each in the_only(room).listed] == ["Pizza", "Sushi"]

    opens()


@pytest.mark.parametrize(
    ("said", "title", "often"),
    [
        ("@Convene poll a, A, á, a", "A", 4),
        ("@Convene poll sauna or sauna", "Sauna", 2),
        ("@Convene umfrage: wohin? plön oder Plön", "Plön", 2),
    ],
)
def test_one_thing_said_again_is_no_choice(said, title, often):
    @in_a_room
    async def opens(room):
        await says(room, said)
        assert room.decisions() == []
        assert room.opened["lena"][1].words == (
            f"“{title}” is all there is to choose from, said {often} times. What else is there?"
        )

    opens()


@in_a_room
async def test_what_is_too_long_for_a_list_is_not_lost(room):
    long = "salad " * 500
    await says(room, f"@Convene poll what? pizza, sushi or {long}")
    form = room.opened["lena"][1]
    options = next(each.value for each in form.fields if each.name == "options")
    assert "At most 200 characters on each line" in form.words
    assert options.splitlines()[-1].casefold() == long.strip()


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("quorum 9", "At least 9 votes can't be reached: 5 are asked."),
        ("secret open votes", "I left out: “secret open votes”."),
        ("geheime offene abstimmung", "I left out: “geheime offene abstimmung”."),
    ],
)
def test_what_cannot_be_is_said_and_the_rest_is_opened(said, told):
    @in_a_room
    async def opens(room):
        assert await says(room, f"@Convene poll pizza, sushi or salad? {said}") == [told]
        assert [each.title for each in the_only(room).listed] == ["Pizza", "Sushi", "Salad"]

    opens()


@pytest.mark.parametrize(
    ("said", "subject", "minutes", "people"),
    [
        ("@Convene meet w/ @dana tmrw 30m", "", 30, ["lena", "dana"]),
        ("@Convene we need an hr w/ @omar n @dana re: budget", "budget", 60,
         ["lena", "omar", "dana"]),
        ("/convene meet Topic0, 30 min with @raj", "Topic0", 30, ["lena", "raj"]),
        ("/convene meet Sprint3 with @raj, half an hr", "Sprint3", 30, ["lena", "raj"]),
    ],
)  # fmt: skip
def test_a_meeting_is_asked_for(said, subject, minutes, people):
    @in_a_room
    async def asks(room):
        await says(room, said)
        form = {each.name: each.value for each in room.opened["lena"][1].fields}
        assert (form["subject"], form["minutes"]) == (subject, minutes)
        assert form["people"] == people

    asks()


@pytest.mark.parametrize(
    "said",
    [
        "Paris time, but in new york next week",
        "i work part time, mon-wed",
        "half time student, tue and thu",
        "London time on Mondays",
        "ich arbeite teilzeit, mo bis mi",
        "full time in June",
    ],
)
def test_what_only_says_time_asks_for_nothing(said):
    @in_a_room
    async def tells(room):
        await says(room, said)
        assert (room.forms, room.decisions()) == ([], [])

    tells()


@pytest.mark.parametrize(
    ("said", "why", "question", "options"),
    [
        ("poll ?", "What is to be decided?", "", ""),
        ("poll", "What is to be decided?", "", ""),
        ("poll " + ", ".join(f"Cat {n}" for n in range(200)), "25 options at most", "", "Cat 0"),
        ("poll " + "x" * 3000, "At most 200 characters", "Xxx", ""),
        ("poll outing: Museum (0 places), Zoo?", "“Museum” has 0 places", "Outing", "Museum (0"),
    ],
)  # fmt: skip
def test_a_form_says_why_it_opens(said, why, question, options):
    @in_a_room
    async def asks(room):
        await says(room, f"/convene {said}")
        assert not room.decisions()
        [(_, told)] = room.forms
        form = room.opened["lena"][1]
        values = {each.name: each.value for each in form.fields}
        assert why in told
        assert why in form.words or not values["question"]
        assert values["question"].startswith(question)
        assert values["options"].startswith(options)

    asks()


@pytest.mark.parametrize(
    ("said", "rule", "left_out"),
    [
        ("quorum zero, threshold -5%, K=1000, ranked", "ranked",
         "“quorum zero”, “threshold -5%” and “K=1000”"),
        ("ranked, approval, secret", "ranked", "“approval”"),
        ("ranked", "ranked", ""),
    ],
)  # fmt: skip
def test_settings_that_are_none_are_named_and_the_options_stay(said, rule, left_out):
    @in_a_room
    async def asks(room):
        told = await says(room, f"/convene poll a or b?; {said}")
        choice = the_only(room)
        assert [each.title for each in choice.listed] == ["A", "B"]
        assert choice.terms.rule == rule
        assert told == ([f"I left out: {left_out}."] if left_out else [])

    asks()


@in_a_room
async def test_an_option_shows_how_many_places_it_has(room):
    await says(room, "/convene poll outing: Boat trip (2 places), Museum (1 place), Zoo?")
    [(_, _, shown)] = room.posted
    assert "A  Boat trip · 2 places" in shown
    assert "B  Museum · 1 place\n" in shown
