"""A request that asks whether the bot can do it: what it is about is none of these words."""

import asyncio

import pytest

from orchestration.deciding.state import Phase
from tests.conversation.room import Room


def opened(said):
    async def dialogue():
        room = Room()
        await room.says("lena", f"@Convene {said}", channel=True)
        [found] = room.decisions()
        return found

    return asyncio.run(dialogue())


@pytest.mark.parametrize(
    "said",
    [
        "findest du für @omar und mich nächste Woche eine halbe Stunde für die Roadmap?",
        "suchst du uns nächste Woche 30 Minuten mit @omar für die Roadmap?",
        "planst du bitte 30 min mit @omar zur Roadmap nächste Woche?",
        "hi, machst du bitte mit @omar einen Termin für die Roadmap aus, 30 min nächste Woche?",
        "kannst du für @omar und mich nächste Woche eine halbe Stunde für die Roadmap finden?",
        "kannst du uns nächste Woche 30 Minuten mit @omar für die Roadmap suchen?",
    ],
)
def test_a_meeting_is_about_what_it_is_for(said):
    found = opened(said)
    assert (found.terms.subject, len(found.members)) == ("Roadmap", 2)


@pytest.mark.parametrize(
    "said",
    [
        "kannst du mal umfragen: Pizza oder Sushi?",
        "kannst du mal abstimmen lassen: Pizza oder Sushi?",
        "könntest du bitte eine kurze Umfrage machen: Pizza oder Sushi?",
        "could you quickly run a poll: Pizza oder Sushi?",
    ],
)
def test_a_poll_is_about_its_options_and_voted_on_at_once(said):
    found = opened(said)
    assert (found.terms.subject, found.phase) == ("Pizza oder Sushi?", Phase.VOTE)


@pytest.mark.parametrize(
    "said",
    ["könntest du bitte abfragen: Pizza oder Sushi?", "can you ask around: Pizza oder Sushi?"],
)
def test_who_is_told_to_ask_around_asks_first(said):
    found = opened(said)
    assert (found.terms.subject, found.phase) == ("Pizza oder Sushi?", Phase.INTAKE)


def test_what_is_to_be_found_stays_in_a_title():
    assert "Ferienhaus" in opened("where do we find a Ferienhaus: Rügen or Usedom?").terms.subject
