"""How often something is asked, with who is asked named beside it: both are kept."""

import pytest

from orchestration.model.times import Weekday
from tests.conversation.requests.test_repeating import series
from tests.conversation.test_dialogues import in_a_room


@pytest.mark.parametrize(
    ("words", "subject", "names"),
    [
        ("/convene poll tea or coffee? Every Monday at 9 with @omar", "Tea or coffee?", ["Omar"]),
        ("@Convene poll: tea or coffee? Every Monday at 9 with @omar", "Tea or coffee?", ["Omar"]),
        (
            "@Convene tea or coffee? every Monday at 9 with @omar and @dana",
            "Tea or coffee?",
            ["Dana", "Omar"],
        ),
        ("@Convene every Monday at 9 with @omar: tea or coffee?", "Tea or coffee?", ["Omar"]),
        ("@Convene jeden Montag um 9 mit @omar: wohin?", "Wohin?", ["Omar"]),
        ("@Convene Tee oder Kaffee? Jeden Montag um 9 mit @omar", "Tee oder Kaffee?", ["Omar"]),
    ],
)
def test_who_is_named_behind_how_often_is_asked_so_often(words, subject, names):
    @in_a_room
    async def told(room):
        await room.says("lena", words, channel=True)
        found = series(room)
        assert found.asks.terms.subject == subject
        assert (found.rhythm.days, found.rhythm.start.hour) == ((Weekday.MON,), 9)
        asked = sorted(each.name.split()[0] for each in found.asks.members)
        assert asked == sorted(["Lena", *names])

    told()
