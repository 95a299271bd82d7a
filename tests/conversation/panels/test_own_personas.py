"""Personas that people make for the panels of their server: made, shown, dropped, and met."""

from dataclasses import replace

import pytest

from orchestration.conversation.known.own_personas import HOW, NOT_IN_PRIVATE, TAKEN
from orchestration.kinds.channel.personas import NOT_YOURS
from tests.conversation.panels.test_panels import asked, in_own_time, panel_in, under
from tests.conversation.room import Room

ELSE = "Else 👵: a retired gardener; cares about watering gap and pet safety; for Kentia palm"
SHOWN = (
    "Else 👵: a retired gardener · cares about watering gap and pet safety · for Kentia palm "
    "· made by Lena Vogt"
)


async def made(words=f"/convene persona {ELSE}", who="lena"):
    room = Room()
    return room, await room.says(who, words, channel=True)


@pytest.mark.parametrize("words", [f"/convene persona {ELSE}", f"@Convene make a persona {ELSE}"])
@in_own_time
async def test_it_is_made_and_everybody_sees_it(words):
    room, [told] = await made(words)
    assert told.startswith(SHOWN)
    assert await room.says("omar", "/convene persona", channel=True) == [f"• {SHOWN}"]


@in_own_time
async def test_it_joins_the_next_panel_that_it_knows_something_of():
    room, _ = await made()
    await room.says("omar", "/convene panel Which plant for a dark office?", channel=True)
    persona = panel_in(room).persona("Else")

    assert panel_in(room).option_of(persona).title == "Kentia palm"
    await room.says("omar", "Else, why that one?", **under(panel_in(room)))
    assert "Else" in [each.persona for each in panel_in(room).turns[-1].utterances]


@in_own_time
async def test_who_is_not_there_is_called_by_name():
    room = Room()
    for name in ("Else", "Mo", "Zed", "Yon"):
        words = f"/convene persona {name}: cares about pet safety"
        await room.says("lena", words, channel=True)
    await room.says("omar", "/convene panel Which plant?", channel=True)
    away = [each.name for each in panel_in(room).own if not panel_in(room).persona(each.name)]
    await room.says("omar", f"call in {away[0]}", **under(panel_in(room)))
    assert panel_in(room).turns[-1].joined == (away[0],)


@in_own_time
async def test_a_name_like_that_of_who_made_it_gives_no_right_to_it():
    room, _ = await made()
    lena, omar = (room.people[each] for each in ("lena", "omar"))
    room.people = {**room.people, "omar": replace(omar, name=lena.name)}
    refused = NOT_YOURS.format("Else", lena.name)
    assert await room.says("omar", "/convene persona drop Else", channel=True) == [refused]

    room.people = {**room.people, "lena": replace(lena, name="Lena Haddad")}
    dropped = await room.says("lena", "/convene persona drop Else", channel=True)
    assert dropped == ["Else comes to no panel any more."]


@in_own_time
async def test_who_made_it_drops_it_and_nobody_else_does():
    room, _ = await made()
    refused = NOT_YOURS.format("Else", "Lena Vogt")
    assert await room.says("omar", "/convene persona drop Else", channel=True) == [refused]
    words = "/convene persona Else: cares about price"
    assert await room.says("omar", words, channel=True) == [refused]

    await room.says("lena", "/convene persona drop Else", channel=True)
    [told] = await room.says("lena", "/convene persona", channel=True)
    assert HOW in told


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("/convene persona Kim", HOW),
        (f"/convene persona Kim: cares about price; for {'x' * 1000}", HOW),
        ("/convene persona Omar: cares about price", TAKEN.format("Omar")),
        ("/convene persona drop Kim", "There is no persona “Kim” here."),
    ],
)
@in_own_time
async def test_what_cannot_be_is_said(words, told):
    assert (await made(words))[1] == [told]


@in_own_time
async def test_it_is_made_where_the_panels_are():
    assert await Room().says("lena", f"/convene persona {ELSE}") == [NOT_IN_PRIVATE]


@in_own_time
async def test_what_people_say_to_each_other_makes_none():
    room, panel = await asked()
    await room.says("omar", "persona Kim: cares about price", **under(panel))
    assert (await room.says("omar", "/convene persona", channel=True))[0].startswith("Nobody has")


@in_own_time
async def test_of_many_their_names_are_shown_and_one_whole_by_its_name():
    room = Room()
    for at in range(7):
        words = f"/convene persona Pers{at}: {'a very long line ' * 8}; cares about pet safety"
        await room.says("lena", words, channel=True)
    [told] = await room.says("omar", "/convene persona", channel=True)

    assert told == (
        "7 personas: Pers0, Pers1, Pers2, Pers3, Pers4, Pers5 and Pers6. “/convene persona …” "
        "with a name shows one whole."
    )
    [one] = await room.says("omar", "/convene persona pers3", channel=True)
    assert one.startswith("Pers3: a very long line")
    assert one.endswith("· cares about pet safety · made by Lena Vogt")
