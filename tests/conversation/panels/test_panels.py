"""A panel in a channel: asked for in words, answered in its thread, and kept to oneself."""

import asyncio
from dataclasses import replace
from functools import wraps

import pytest

from orchestration.interaction.answers import NOT_PLACED
from orchestration.kinds.panel.actions import CALL_ME
from orchestration.kinds.panel.requests import NO_CATALOGUE, NOTHING_ASKED
from orchestration.kinds.panel.state import PanelSession
from orchestration.model.catalogue import Better, Catalogue, Criterion
from orchestration.model.options import Datum, Words
from orchestration.model.panel import ProposedField
from orchestration.model.spent import Spent
from tests.conversation.room import Room

ASK = "Which plant for a dark office?"
CAMERAS = b"name,price:number[EUR,low],zoom:number[x,high]\nPico,200,3\nLumo,400,30\nNova,900,5\n"


def in_own_time(dialogue):
    """Run a dialogue to its end."""

    @wraps(dialogue)
    def run(**given):
        asyncio.run(dialogue(**given))

    return run


def panels_in(room):
    sessions = map(room.store.session, room.store.sessions())
    return [each for each in sessions if isinstance(each, PanelSession)]


def panel_in(room):
    [found] = panels_in(room)
    return found


async def asked(words=f"/convene panel {ASK}", **more):
    room = Room()
    assert await room.says("lena", words, channel=True, **more) == []
    return room, panel_in(room)


def under(panel, name="card"):
    return {"under": (panel.id, name), "channel": True}


@pytest.mark.parametrize(
    "words",
    [
        f"/convene panel {ASK}",
        f"@Convene ask a panel: {ASK}",
        "@Convene start a panel about which plant for a dark office?",
    ],
)
@in_own_time
async def test_it_is_asked_for_in_words(words):
    room, panel = await asked(words)

    assert panel.asked == ASK
    assert [name for _, name, _ in room.posted] == [
        "card",
        *(f"turn/1/{at}" for at in range(1, len(panel.personas) + 1)),
        "turn/1/next",
        "card",
    ]


@in_own_time
async def test_a_file_is_what_there_is_to_choose_from():
    words = "@Convene panel which camera for a beginner?"
    _, panel = await asked(words, files=[("cameras.csv", CAMERAS)])
    assert {each.option for each in panel.personas} <= {"pico", "lumo", "nova"}


@pytest.mark.parametrize(
    ("words", "answer"),
    [("/convene panel", NOTHING_ASKED), ("/convene panel which camera?", NO_CATALOGUE)],
)
@in_own_time
async def test_what_is_missing_is_asked_back(words, answer):
    room = Room()
    await room.says("lena", words, channel=True)
    [(_, said)] = room.forms
    assert said.startswith(answer)


@pytest.mark.parametrize(
    "words",
    [
        "/convene panel pizza, sushi or salad?",
        "@Convene panel: pizza, sushi or salad?",
        "@Convene ask a panel: pizza, sushi or salad?",
        "@Convene ask a panel: Pizza, Sushi or Salad?",
    ],
)
@in_own_time
async def test_a_panel_is_asked_over_options_of_ones_own(words):
    _, panel = await asked(words)

    titles = {panel.option_of(each).title.casefold() for each in panel.personas}
    assert titles == {"pizza", "sushi", "salad"}
    assert "Nothing is known of these but their names" in panel.turns[0].notice
    assert not [x for each in panel.turns[0].utterances for x in each.claims]


@in_own_time
async def test_options_of_ones_own_that_a_catalogue_has_are_argued_for_with_what_it_knows():
    room, panel = await asked("/convene panel Lisbon, Porto or Vienna?")
    await room.says("omar", "any others?", **under(panel))
    panel = panel_in(room)

    assert {each.option for each in panel.personas} == {"lisbon", "porto", "vienna"}
    assert all(each.claims for each in panel.turns[0].utterances)


@in_own_time
async def test_what_anybody_writes_in_its_thread_is_answered_there():
    room, panel = await asked()
    before = len(room.posted)
    assert await room.says("omar", "what about pets?", **under(panel, "turn/1/2")) == []
    panel = panel_in(room)

    assert [each.name for each in panel.members] == ["Lena Vogt", "Omar Haddad"]
    assert panel.turns[1].ask.text == "what about pets?"
    names = [name for _, name, _ in room.posted[before:]]
    assert names[0] == "turn/2/1"
    assert "turn/2/next" in names


@in_own_time
async def test_what_is_written_elsewhere_is_not_for_the_panel():
    room, panel = await asked()
    assert (await room.says("omar", "what about pets?"))[0].startswith(NOT_PLACED)
    assert panel_in(room) == panel


@in_own_time
async def test_a_bubble_is_asked_with_one_tap():
    room, panel = await asked()
    bubble = panel.turns[0].bubbles[0]
    await room.clicks("omar", bubble.text)
    assert panel_in(room).turns[1].ask.text == bubble.text


@in_own_time
async def test_what_somebody_pins_they_alone_are_shown():
    room, panel = await asked()
    await room.presses("omar", "pin-in-panel", "pet safety", session=panel.id)
    [card] = await room.says("omar", "my card", **under(panel))

    assert "Pinned: pet safety" in card
    assert [who for who, _ in room.told] == ["omar", "omar"]
    assert not [words for _, _, words in room.posted if "inned" in words]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("pin low light", "Pinned: low light"),
        ("pin the trams", "There is no “trams” here."),
        ("side by side", "side by side"),
        ("compare all on height", "beside each other"),
        ("I'm done", "Your card is done"),
    ],
)
@in_own_time
async def test_orders_are_about_who_gives_them(words, says):
    room, panel = await asked()
    [told] = await room.says("omar", words, **under(panel))

    assert says in told or says.replace("side by side", "beside each other") in told
    assert len(panel_in(room).turns) == 1
    assert not panel_in(room).ended


@in_own_time
async def test_who_opened_it_takes_somebody_out_in_words_and_nobody_else_does():
    room, panel = await asked()
    name = panel.personas[0].name
    [told] = await room.says("omar", f"remove {name}", **under(panel))
    assert told.startswith("Who opened the panel can do that")

    assert await room.says("lena", f"remove {name}", **under(panel)) == []
    assert panel_in(room).removed == (name,)
    await room.says("lena", f"bring back {name}", **under(panel))
    assert panel_in(room).removed == ()


@in_own_time
async def test_who_is_hidden_is_left_out_of_ones_own_card():
    room, panel = await asked()
    await room.says("omar", "pin pet safety", **under(panel))
    name = panel.personas[0].name
    [card] = await room.says("omar", f"hide {name}", **under(panel))
    assert f"Hidden: {name}" in card
    assert f"({name})" not in card
    [card] = await room.says("omar", f"unhide {name}", **under(panel))
    assert f"({name})" in card


@in_own_time
async def test_it_ends_with_who_has_opened_it():
    room, panel = await asked()
    await room.says("lena", "done", **under(panel))
    assert panel_in(room).ended
    await room.says("omar", "and cats?", **under(panel))
    assert len(panel_in(room).turns) == 1


NOTES = b"- The snake plant survived last summer.\n- Nobody waters at Christmas.\n"


@in_own_time
async def test_documents_come_with_the_question():
    room, panel = await asked(files=[("notes.md", NOTES)])

    assert [each.name for each in panel.sources] == ["notes.md"]
    said = " ".join(each.text for turn in panel.turns for each in turn.utterances)
    assert "notes.md, line 1" in said
    assert any("goes by notes.md" in words for *_, words in room.posted)


@in_own_time
async def test_documents_are_handed_in_in_the_thread():
    room, panel = await asked()
    assert await room.says("omar", "", **under(panel), files=[("notes.md", NOTES)]) == []
    assert await room.says("omar", "and what about Christmas?", **under(panel)) == []

    panel = panel_in(room)
    assert [each.by for each in panel.sources] == ["omar"]
    assert any("This panel goes by notes.md now (2 passages" in words for *_, words in room.posted)
    assert "notes.md, line 2" in panel.turns[-1].notice


@in_own_time
async def test_what_stands_beside_a_document_is_asked_once_it_is_read():
    room, panel = await asked()
    words = "what about Christmas?"
    await room.says("omar", words, **under(panel), files=[("notes.md", NOTES)])

    assert "notes.md, line 2" in panel_in(room).turns[-1].notice


@in_own_time
async def test_a_file_that_cannot_be_read_is_said_in_a_sentence():
    room, panel = await asked()
    said = await room.says("omar", "", **under(panel), files=[("scan.pdf", b"%PDF-1.4 torn")])

    assert said == [
        "I can't use “scan.pdf”: “a damaged PDF” should be a PDF that a reader can open."
    ]
    assert panel_in(room).sources == ()


@pytest.mark.parametrize(
    "words", ["@Convene ask a panel Lisbon, Porto or Vienna?", "/convene panel Lisbon or Porto?"]
)
@in_own_time
async def test_another_panel_is_asked_within_one_and_what_is_pinned_goes_along(words):
    room, panel = await asked("/convene panel which city to move to?")
    await room.says("omar", "pin sunshine", **under(panel))
    await room.says("lena", words, **under(panel))
    [_, beside] = panels_in(room)

    assert beside.parent == panel.id
    assert [each.id for each in beside.members] == ["lena"]
    [card] = await room.says("omar", "my card", **under(beside))
    assert "Pinned: sunshine" in card
    assert len(room.store.session(panel.id).turns) == 1
    assert [words for _, name, words in room.posted if name.startswith("beside/")]


@in_own_time
async def test_who_speaks_to_the_panel_asks_no_other():
    room, panel = await asked()
    await room.says("lena", "@Convene panel, which one is the smallest?", **under(panel))
    assert len(panel_in(room).turns) == 2
    told = await room.says("omar", "ask another panel about a pot", **under(panel))
    assert told == [CALL_ME]
    assert len(panels_in(room)) == 1


@in_own_time
async def test_after_a_weeks_rest_it_says_how_things_stood_once_somebody_writes():
    room, panel = await asked()
    await room.says("omar", "we have a cat", **under(panel))
    await room.later(days=6)
    await room.says("omar", "which is the smallest?", **under(panel))
    assert not [name for _, name, _ in room.posted if name.startswith("wakes/")]

    await room.later(days=8)
    await room.says("omar", "thanks!", **under(panel))
    await room.says("omar", "and how tall do they grow?", **under(panel))
    [told] = [words for _, name, words in room.posted if name.startswith("wakes/")]
    assert told.startswith("This panel has rested for 8 days.\nneeded: low light and pet safety")
    assert "Still in: " in told
    assert panel_in(room).turns[-1].ask.text == "and how tall do they grow?"


@pytest.mark.parametrize("words", ["/convene panel which plant?", "ask a panel: which plant?"])
@in_own_time
async def test_asked_in_private_it_goes_on_there(words):
    room = Room()
    await room.says("lena", words)
    assert panel_in(room).is_private
    await room.says("lena", "what about pets?")
    await room.says("lena", "I need something small")
    assert len(panel_in(room).turns) == 3
    [card] = await room.says("lena", "pin pet safety")
    assert "Pinned: pet safety" in card
    assert "Decide together" not in str(room.shown[(panel_in(room).id, "card")])


@in_own_time
async def test_what_is_for_something_else_is_not_for_the_panel_in_private():
    room = Room()
    await room.says("lena", "/convene panel which plant?")
    assert "/convene" in "".join(await room.says("lena", "help"))
    await room.says("omar", "/convene decide where shall we eat?", channel=True)
    await room.says("lena", "nothing over 30 euros please")
    assert len(panel_in(room).turns) == 1
    await room.says("omar", "what about pets?")
    assert len(panel_in(room).turns) == 1


@in_own_time
async def test_once_it_is_done_nothing_in_private_is_for_it():
    room = Room()
    await room.says("lena", "/convene panel which plant?")
    await room.says("lena", "done")
    await room.says("lena", "what about pets?")
    assert len(panel_in(room).turns) == 1


class Games:
    """Proposes games, whatever is asked; or nothing."""

    def __init__(self, *games):
        self.games, self.asked = games, []

    async def propose(self, question, session):
        self.asked.append(question)
        data = (Datum("depth", number=3.0), Datum("speed", number=4.0), Datum("look", number=2.0))
        options = tuple(Words(id="", key=each, title=each, data=data) for each in self.games)
        criteria = tuple(Criterion(each, better=Better.HIGH) for each in ("depth", "speed", "look"))
        return ProposedField(Catalogue(options, criteria), Spent(1, 400, 100, 2.5))


def proposing(games):
    """A room in which fields are proposed."""
    room = Room(fields=games)
    room.access = replace(room.access, panel_means=room.runner.panel_means)
    return room


@in_own_time
async def test_where_no_catalogue_is_a_model_proposes_what_there_is():
    room = proposing(Games("chess", "go", "hive"))
    await room.says("lena", "/convene panel which game for two?", channel=True)
    panel = panel_in(room)
    [stage, *_] = [words for _, name, words in room.posted if name == "field"]

    assert {panel.option_of(each).title for each in panel.personas} == {"chess", "go", "hive"}
    assert "a language model" in stage
    assert "1 call, 500 tokens" in str(room.shown[(panel.id, "card")])


@in_own_time
async def test_options_of_ones_own_that_nobody_knows_are_judged_by_a_model():
    games = Games("chess", "go", "hive")
    room = proposing(games)
    await room.says("lena", "/convene panel chess, go or hive?", channel=True)

    assert games.asked[0].titles == ("chess", "go", "hive")
    assert all(each.claims for each in panel_in(room).turns[0].utterances)


@in_own_time
async def test_a_field_that_a_catalogue_has_is_not_proposed():
    games = Games("chess", "go", "hive")
    room = proposing(games)
    await room.says("lena", f"/convene panel {ASK}", channel=True)

    assert games.asked == []
    assert panel_in(room).turns


@in_own_time
async def test_where_nothing_is_proposed_a_file_is_asked_for():
    room = proposing(Games())
    await room.says("lena", "/convene panel which game for two?", channel=True)

    assert panel_in(room).ended
    assert "Send a CSV or YAML file" in [w for _, name, w in room.posted if name == "field"][-1]
