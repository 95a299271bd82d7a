"""What was decided is found again, by who may see it: said → told."""

import pytest

from tests.conversation.room import PEOPLE, Room
from tests.conversation.test_dialogues import in_a_room
from tests.interaction.routing.place import about, setting


async def decided(room, words, vote="A"):
    await room.says("lena", f"@Convene poll {words}", channel=True)
    await room.says("omar", vote, under=room.latest("options/"))
    last = max(room.decisions(), key=lambda each: each.opened_at)
    await room.closes("lena", last.id)
    await room.later(days=1)


@pytest.fixture
def three():
    async def made(room):
        await decided(room, "where to have lunch? Pizzeria, or Noodle House")
        await decided(room, "where is the offsite? Rome or Paris", vote="B")
        await decided(room, "shall we hire Kim?")

    return made


@pytest.mark.parametrize(
    "words",
    [
        "/convene decisions lunch",
        "what did we decide about lunch?",
        "@Convene what have we decided on lunches?",
        "/convene decisions PIZZERIA",
        "was haben wir zum Lunch entschieden?",
        "Was haben wir zur Pizzeria beschlossen?",
        "what did we decide about lunch and how close was it?",
        "was haben wir zum Lunch entschieden und wie knapp war es?",
    ],
)
def test_it_is_found_by_words_of_the_question_or_the_outcome(words, three):
    @in_a_room
    async def told(room):
        await three(room)
        [said] = await room.says("omar", words, channel="@" in words)
        assert said == "Thu 7 Jan 2027 · Where to have lunch? Pizzeria."

    told()


@in_a_room
async def test_the_latest_come_first_with_a_link_to_each_record(room):
    await decided(room, "where to have lunch? Pizzeria, or Noodle House")
    await decided(room, "where is the offsite? Rome or Paris", vote="B")
    [said] = await room.says("omar", "/convene decisions")
    assert said.splitlines() == [
        "Fri 8 Jan 2027 · Where is the offsite? Paris.",
        "Thu 7 Jan 2027 · Where to have lunch? Pizzeria.",
    ]
    _, layout = room.seen["omar"][-1]
    links = [part.address for part in layout.parts if hasattr(part, "address")]
    assert links == [f"https://convene.example.org/s/{each}/omar" for each in ids(room)[::-1]]


def ids(room):
    return [each.id for each in sorted(room.decisions(), key=lambda each: each.opened_at)]


@in_a_room
async def test_a_few_at_once_and_the_rest_by_a_press(room):
    for number in range(7):
        await decided(room, f"what is number {number}? Yes or no")
    [said] = await room.says("omar", "/convene decisions number")
    assert len(said.splitlines()) == 5
    [more] = await room.clicks("omar", "2 more")
    assert "What is number 1?" in more
    assert "What is number 0?" in more
    assert "What is number 2?" not in more


@in_a_room
async def test_they_are_exported_as_files_to_who_was_in_them(room):
    await decided(room, "where to have lunch? Pizzeria, or Noodle House")
    await decided(room, "where is the offsite? Rome or Paris")
    await room.says("omar", "/convene decisions lunch")
    await room.clicks("omar", "Export")
    assert [(who, name) for who, name, _ in room.files] == [
        ("omar", "decisions.md"),
        ("omar", "decisions.csv"),
    ]
    assert room.files[0][2].startswith("# Decisions\n\n## Where to have lunch?\n")
    assert "offsite" not in room.files[1][2]


@in_a_room
async def test_nothing_found_is_said_in_a_sentence(room):
    await decided(room, "where to have lunch? Pizzeria, or Noodle House")
    [told] = await room.says("omar", "what did we decide about the budget?")
    first, latest = told.splitlines()
    assert first == "Nothing about “budget”; the latest:"
    assert latest.endswith("Where to have lunch? Pizzeria.")
    assert await Room().says("omar", "/convene decisions") == [
        "Nothing that you can see was decided yet."
    ]


@in_a_room
async def test_who_was_not_in_it_finds_it_in_its_channel_alone(room):
    room.people = {who: each for who, each in PEOPLE.items() if who != "raj"}
    await decided(room, "where to have lunch? Pizzeria, or Noodle House")
    room.people = PEOPLE
    [said] = await room.says("raj", "what did we decide about lunch?")
    assert said == "Nothing that you can see was decided about “lunch”."
    [said] = await room.says("raj", "@Convene what did we decide about lunch?", channel=True)
    assert said == "Thu 7 Jan 2027 · Where to have lunch? Pizzeria."
    _, layout = room.seen["raj"][-1]
    assert not any(hasattr(part, "address") for part in layout.parts), "no page is theirs"


@in_a_room
async def test_it_says_what_was_said_in_its_review(room):
    await decided(room, "where to have lunch? Pizzeria, or Noodle House")
    await room.says("lena", "review this in one week")
    await room.later(days=14)
    await room.clicks("omar", "No longer")
    [said] = await room.says("dana", "/convene decisions lunch")
    assert said.endswith("No longer: Omar Haddad.")


@in_a_room
async def test_what_is_open_or_called_off_is_no_decision(room):
    await decided(room, "where to have lunch? Pizzeria, or Noodle House")
    await room.presses("lena", "cancel")
    await room.fills("lena")
    await room.says("lena", "@Convene poll tea or coffee?", channel=True)
    assert await room.says("omar", "/convene decisions") == [
        "Nothing that you can see was decided yet."
    ]


@pytest.mark.parametrize(
    "words", ["what did we decide?", "why did we decide that?", "how was it decided?"]
)
def test_what_is_asked_of_one_decision_stays_so(words):
    assert about(words, setting("dm", "decided")) != ["question decisions"]


@pytest.mark.parametrize(
    ("words", "sought"),
    [
        ("und was hatten wir zum Umzug entschieden?", "umzug"),
        ("was hatten wir nochmal zum Umzug entschieden?", "umzug"),
        ("what had we decided about parking again?", "parking"),
        ("was hatten wir über Parkplätze beschlossen?", "parkplatze"),
    ],
)
def test_what_was_not_decided_is_said_of_what_had_been_too(words, sought):
    @in_a_room
    async def told(room):
        await decided(room, "where to have lunch? Pizzeria, or Noodle House")
        [said] = await room.says("omar", words)
        assert said.startswith(f"Nothing about “{sought}”; the latest:")

    told()


@pytest.mark.parametrize(
    "words",
    ["letztes mal war ich dran 😇", "letztes mal hab ich gewonnen", "last time it was me"],
)
def test_what_is_told_of_last_time_asks_for_no_decision(words):
    assert not any("decisions" in each for each in about(words, setting("dm", "decided")))


def test_what_is_asked_of_last_time_does():
    words = "was hatten wir letztes mal entschieden?"
    assert about(words, setting("dm", "decided")) == ["question how_decided"]
