"""Where several are elected, all of them are named wherever the outcome is."""

from tests.conversation.test_dialogues import in_a_room

SPEAKERS = "/convene decide who speaks for us: Amira, Bo, Chidi, Dev; stv, two winners"
VOTES = {"omar": "Amira > Dev", "dana": "Chidi", "ines": "Amira", "raj": "Chidi", "lena": "Chidi"}


def test_all_who_are_elected_are_named_on_the_card_to_each_and_in_answers():
    @in_a_room
    async def elects(room):
        await room.says("lena", SPEAKERS, channel=True)
        for who in VOTES:
            await room.says(who, "anything goes")
        await room.later(minutes=45)
        for who, said in VOTES.items():
            await room.says(who, said)
        settled = {words for _, words in room.told if "is settled:" in words}
        assert any("Chidi and Amira" in each or "Amira and Chidi" in each for each in settled)
        assert all("Chidi" in each and "Amira" in each for each in settled)
        card = [words for _, name, words in room.posted if name == "card"][-1]
        assert "Chidi and Amira" in card
        [told] = await room.says("lena", "what did we decide?", under=room.latest("outcome"))
        assert "Chidi and Amira" in told

    elects()
