"""Votes as hurried people write them: by numbers, short days, hours, pictures; or taken back."""

import pytest

from orchestration.model.ballots import Approvals, Consents, NoneOfThese, OneOption, Order, Veto
from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import in_a_room

FOOD = "poll what do we eat? pizza, sushi, ramen or falafel"
RANKED = "poll ranked: which name? Anchor, Harbor, Pilot or Compass"
DAYS = "poll which day? Monday, Tuesday, Wednesday or Thursday"
HOURS = "poll which slot? 10:00, 10:30, 11:00"
MOTION = "by consent: we move the standup to 10"
DROP = "shall we drop the Friday demo? majority"


def voted(request, *said):
    """Return what vote of Omar's stands after these replies; None where there is none."""
    found = []

    @in_a_room
    async def says(room):
        await room.says("lena", f"@Convene {request}", channel=True)
        for each in said:
            await room.says("omar", each, under=room.latest("options/"))
        found.append(the_only(room).round.ballots.get("omar"))

    says()
    return found[0]


@pytest.mark.parametrize(
    ("request_", "said", "ballot"),
    [
        (FOOD, "3 and 2", Approvals(("C", "B"))),
        (FOOD, "ok 3 and 2", Approvals(("C", "B"))),
        (FOOD, "nummer 1 oder 4 bitte", Approvals(("A", "D"))),
        (FOOD, "🍕", Approvals(("A",))),
        (FOOD, "🍣🍣", Approvals(("B",))),
        (RANKED, "3 2 1", Order((("C",), ("B",), ("A",)))),
        (RANKED, "ok 3 then 2", Order((("C",), ("B",)))),
        (RANKED, "2 > 1 > 3", Order((("B",), ("A",), ("C",)))),
        (DAYS, "wed", Approvals(("C",))),
        (DAYS, "mittwoch", Approvals(("C",))),
        (DAYS, "mi", Approvals(("C",))),
        (DAYS, "di oder do", Approvals(("B", "D"))),
        (DAYS, "tue or wed", Approvals(("B", "C"))),
        (HOURS, "10", Approvals(("A",))),
        (HOURS, "10:30", Approvals(("B",))),
        (HOURS, "I'd take 11 instead", Approvals(("C",))),
    ],
)
def test_options_go_by_less_than_their_names(request_, said, ballot):
    assert voted(request_, said) == ballot


@pytest.mark.parametrize(
    ("request_", "said"),
    [(FOOD, "we need 3 or 4 more chairs"), (FOOD, "🎉"), (DAYS, "do we vote today?"), (DAYS, "so?"),
     (FOOD, "7 and 8"), (FOOD, "at 3 or 4 then?")],
)  # fmt: skip
def test_what_only_looks_so_is_no_vote(request_, said):
    assert voted(request_, said) is None


@pytest.mark.parametrize(
    ("request_", "said", "ballot"),
    [
        (FOOD, ["pizza", "ah wait no, ramen. they closed the pizza place"], Approvals(("C",))),
        (FOOD, ["ramen because they closed the pizza place"], Approvals(("C",))),
        (FOOD, ["pizza", "I take it back"], None),
        (FOOD, ["pizza", "we're out of time, I take it back if lena minds"], Approvals(("A",))),
        (MOTION, ["I object, it collides with the client call", "ok call moved, I take it back"],
         None),
        (MOTION, ["I object, it collides with the client call", "call moved so I take it back"],
         None),
        (MOTION, ["hab bedenken aber blockiere nicht"], Consents((), ("A",))),
        (MOTION, ["kein veto, aber begeistert bin ich nicht"], Consents((), ("A",))),
        (MOTION, ["not a fan but I don't block it"], Consents((), ("A",))),
        (DROP, ["nope, keep it"], NoneOfThese()),
        (DROP, ["bitte behalten"], NoneOfThese()),
        (DROP, ["yes drop it"], OneOption("A")),
        ("poll where to? Grieche, Inder, Burgerladen. everyone has a veto",
         ["inder, aber bitte nicht zum burgerladen"], Veto("B", ())),
    ],
)  # fmt: skip
def test_what_is_meant_last_holds_whatever_is_said_beside_it(request_, said, ballot):
    assert voted(request_, *said) == ballot


@pytest.mark.parametrize("said", ["me please", "ich auch", "I'd like to go", "count me in"])
def test_a_place_is_taken_in_a_word(said):
    ballot = voted("sign up for the first aid course, 2 places", said)
    assert ballot == Approvals(("A",))


@pytest.mark.parametrize(
    ("said", "titles"),
    [
        ("which day? mon, tue or wed. multiple ok", ["Mon", "Tue", "Wed"]),
        ("which day for the release? monday, tuesday or wednesday",
         ["Monday", "Tuesday", "Wednesday"]),
        ("welcher tag fürs kochen? mo, di oder mi, mehrere ok", ["Mo", "Di", "Mi"]),
        ("poll how many days? 1, 2 or 3", ["1", "2", "3"]),
    ],
)  # fmt: skip
def test_days_are_put_to_the_vote_where_no_time_is_sought(said, titles):
    @in_a_room
    async def says(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        assert [each.title for each in the_only(room).listed] == titles

    says()


@pytest.mark.parametrize(
    "said",
    ["which day can we all meet? mon or tue", "which day works for a 30 min call, mon or tue?"],
)
def test_where_people_meet_no_poll_is_opened(said):
    @in_a_room
    async def says(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        assert not [each for each in room.decisions() if hasattr(each, "listed")]

    says()
