"""Requests for a choice with more said beside what is asked: what of it holds, and is no title."""

import pytest

from tests.conversation.test_dialogues import in_a_room


@pytest.mark.parametrize(
    ("words", "subject", "options"),
    [
        ("pick 2 talks out of: kafka, rust, wasm, otel", "2 talks",
         ["Kafka", "Rust", "Wasm", "Otel"]),
        ("we need a name for the new repo, throw in your ideas until tomorrow noon, then we vote",
         "We need a name for the new repo", []),
        ("wie nennen wir den neuen dienst? vorschläge bitte bis morgen mittag",
         "Wie nennen wir den neuen dienst?", []),
        ("decide where we hold the workshop, without dana it doesn't count",
         "Where we hold the workshop", []),
        ("frag mal alle ob wir nächste woche remote arbeiten sollen",
         "Ob wir nächste woche remote arbeiten sollen", ["Nächste woche remote arbeiten"]),
        ("Entscheidung nötig: Anbieter X oder Y", "Anbieter X oder Y", ["Anbieter X", "Y"]),
        ("mehrheit entscheidet: bleiben wir bei python 3.11?", "Bleiben wir bei python 3.11?",
         ["Bleiben wir bei python 3.11"]),
        ("vote on the venue (options: barn, loft, boat), everyone must vote", "The venue",
         ["Barn", "Loft", "Boat"]),
        ("umfrage: welcher raum? (zur auswahl stehen: ost, west)", "Welcher raum?",
         ["Ost", "West"]),
        ("decide if we go back to scrum, review it in 3 months", "If we go back to scrum",
         ["Go back to scrum"]),
    ],
)  # fmt: skip
def test_what_is_said_beside_it_is_no_part_of_the_question(words, subject, options):
    @in_a_room
    async def plays(room):
        await room.says("lena", f"@Convene {words}", channel=True)
        [choice] = room.decisions()
        assert choice.terms.subject == subject
        assert [each.title for each in choice.listed] == options

    plays()


@pytest.mark.parametrize(
    ("words", "name", "value"),
    [
        ("abstimmung: logo rot oder blau, jeder hat eine stimme", "rule", "plurality"),
        ("poll tabs or spaces? everyone gets one vote", "rule", "plurality"),
        ("poll tabs, spaces or both? multiple ok", "rule", "approval"),
        ("welche 2 themen nehmen wir? sicherheit, tempo, design", "winners", 2),
        ("which two topics do we take? okrs, hiring, fun", "winners", 2),
        ("which 5 star hotel? ritz, plaza, grand", "winners", 1),
        ("poll park oder see? keiner sieht, wer was wählt", "secret", True),
    ],
)
def test_it_is_taken_as_is_said(words, name, value):
    @in_a_room
    async def plays(room):
        await room.says("lena", f"@Convene {words}", channel=True)
        [choice] = room.decisions()
        assert getattr(choice.terms, name) == value

    plays()


@in_a_room
async def test_without_whom_it_does_not_count_is_needed(room):
    await room.says("lena", "@Convene decide where we eat, ohne Dana zählt es nicht", channel=True)
    [choice] = room.decisions()
    assert [each.id for each in choice.members if each.required] == ["dana"]


@pytest.mark.parametrize(
    ("words", "titles"),
    [
        ("add Köln, Bonn", ["Köln", "Bonn"]),
        ("please add Rome, Oslo and Paris", ["Rome", "Oslo", "Paris"]),
        ("füg Bern, Genf hinzu", ["Bern", "Genf"]),
        ("can we also add Graz, Linz?", ["Graz", "Linz"]),
        ("add Köln, köln, KÖLN", ["Köln"]),
        ("add Rome, it is so nice there in spring", ["Rome"]),
    ],
)
def test_several_are_put_on_the_list_in_a_row(words, titles):
    @in_a_room
    async def plays(room):
        await room.says("lena", "/convene decide where do we go?", channel=True)
        [choice] = room.decisions()
        await room.says("raj", words, under=(choice.id, "card"))
        [choice] = room.decisions()
        assert [each.title for each in choice.listed] == titles

    plays()
