"""A wish that others may see says on whose clock its hours are, where clocks differ."""

import pytest

from tests.conversation.test_dialogues import in_a_room

FIVE = "/convene meet hiring, 45 min with @omar @dana @ines @raj, 11 to 15 January"


async def options_after(room, who, said, seen="shared"):
    """What the channel is shown once one has said something that others may see."""
    await room.says("lena", FIVE, channel=True)
    await room.says(who, said)
    await room.presses(who, "let-see")
    _, form = room.opened[who]
    await room.fills(who, **{form.fields[0].name: seen})
    for each in room.people:
        await room.presses(each, "thats-all" if each == who else "any-time")
    await room.later(minutes=5)
    return next(words for _, name, words in room.posted if name == "options/1")


@pytest.mark.parametrize(
    ("who", "said", "shown"),
    [
        ("omar", "between 4 and 6pm is best for me", "Omar Haddad: prefers 16:00–18:00 in Dubai\n"),
        ("lena", "between 2 and 4pm is best for me", "Lena Vogt: prefers 14:00–16:00\n"),
        ("omar", "Tuesday is best for me", "Omar Haddad: prefers Tuesdays\n"),
    ],
)
def test_hours_name_their_place_where_it_is_not_the_sessions(who, said, shown):
    @in_a_room
    async def dialogue(room):
        assert shown in await options_after(room, who, said)

    dialogue()
