"""After the decision, over the wire: another time, none at all, and who may ask for that."""

import re

from tests.slack.wire import (
    THREE,
    all_vote,
    asks,
    at_the_vote,
    decided,
    gives_up,
    heard,
    hears,
    newest_options,
    organises,
    over_the_wire,
    posted,
    presses,
    says_yes,
)

MOVED = "Something came up, so that time does not hold. Here is another try."
CANNOT = "I can't make it after all"
NOT_DECIDED = "“Hiring” is not decided yet, so write which times are out."
NOT_ASKED = "Nobody is looking for a time or a decision with you just now."
NOTHING_TO_MOVE = "There is no decided meeting of yours to move."
CAME_UP = "@convene something came up, find a new time"


async def a_decision(slack):
    """Everybody has voted for A; returns the post that says so."""
    await all_vote(slack, "Vote A", await at_the_vote(slack))
    return await decided(slack)


def card(slack):
    return posted(slack)[0]


def calendars(post):
    """The calendar files in a thread, as their fields by name."""
    files = [file for one in post.replies for file in one.files]
    return [{"name": one.name, **dict(_FIELD.findall(one.content.decode()))} for one in files]


_FIELD = re.compile(r"^(METHOD|SEQUENCE|STATUS|UID|DTSTART):(.*?)\r?$", re.MULTILINE)


def in_short(calendar):
    return [calendar[each] for each in ("name", "METHOD", "SEQUENCE", "STATUS")]


@over_the_wire()
async def test_another_time_and_then_none(slack, bot):
    first = await a_decision(slack)
    await looks_again(slack, first)
    options = await newest_options(slack, round_=2)
    assert str(options).splitlines()[:2] == [MOVED, "*Three options for Hiring (round 2)*"]
    assert options.buttons[:3] == ["Vote B", "Vote C", "Vote D"]  # A is not offered again
    await slack.until(lambda: "*Voting*" in str(card(slack)))
    await slack.until(lambda: first.buttons == [])

    await all_vote(slack, "Vote D", options)
    second = await decided(slack)
    await slack.until(lambda: "*Decided*" in str(card(slack)))
    question = await organises(slack, "Call it off", second)
    await says_yes(slack, "lena", question, "Yes, call it off")
    await slack.until(lambda: len(second.replies) == 2)
    assert str(second) == "*Hiring: no outcome. The organiser called it off.*"
    await slack.until(lambda: "*Cancelled*" in str(card(slack)))
    await each_calendar_takes_the_place_of_the_one_before(slack, [first, second])
    nothing_was_asked_twice(slack)
    assert len(posted(slack)) == 5


async def each_calendar_takes_the_place_of_the_one_before(slack, posts):
    await slack.until(lambda: all(len(post.replies) == 2 for post in posts))
    files = [file for post in posts for file in calendars(post)]
    assert [in_short(each) for each in files] == [
        ["invite.ics", "REQUEST", "0", "CONFIRMED"],
        ["cancelled-1.ics", "CANCEL", "1", "CANCELLED"],
        ["invite-2.ics", "REQUEST", "2", "CONFIRMED"],
        ["cancelled-3.ics", "CANCEL", "3", "CANCELLED"],
    ]
    starts = [each["DTSTART"] for each in files]
    assert (starts[0], starts[2]) == (starts[1], starts[3])
    assert starts[0] < starts[2]
    assert len({each["UID"] for each in files}) == 1


def nothing_was_asked_twice(slack):
    for name in THREE:
        assert heard(slack.user(name)).count("When suits you, and when doesn't it?") == 1


@over_the_wire()
async def test_something_came_up(slack, bot):
    """Said before there is a time, by somebody else, and nowhere in particular; and then there."""
    options = await at_the_vote(slack)
    omar, raj = slack.user("omar"), slack.user("raj")
    await omar.writes(CAME_UP, thread=options)
    await hears(slack, "omar", NOT_DECIDED)
    await all_vote(slack, "Vote A", options)
    outcome = await decided(slack)
    await slack.until(lambda: "*Decided*" in str(card(slack)))
    await raj.writes(CAME_UP, thread=outcome)
    await hears(slack, "raj", NOT_ASKED)
    await raj.writes(CAME_UP, in_="platform")
    await hears(slack, "raj", NOT_ASKED, times=2)
    for where in ({"in_": "platform"}, {"thread": outcome}):
        offered = await offered_to(slack, "lena", **where)
        form = await presses(slack, "lena", "Find a new time", offered)
    assert MOVED not in omar.sees("platform")

    await says_yes(slack, "lena", form, "Yes, look again")
    await newest_options(slack, round_=2)
    assert omar.sees("platform").count(MOVED) == 1
    nothing_was_asked_twice(slack)


async def offered_to(slack, name, words=CAME_UP, **where):
    """Somebody says that something came up; returns what they alone are offered."""
    person = slack.user(name)
    before = len(person.ephemerals)
    await person.writes(words, **where)
    await slack.until(lambda: len(person.ephemerals) > before)
    assert "“Hiring” is set for" in str(person.ephemerals[-1])
    return person.ephemerals[-1]


async def looks_again(slack, outcome):
    """Lena, who has asked for the meeting, gives up the time for everyone."""
    await gives_up(slack, outcome)


@over_the_wire()
async def test_a_member_gives_up_their_own_seat_alone(slack, bot):
    """It is asked once more; then the organiser knows, and nobody else; the time stands."""
    outcome = await a_decision(slack)
    form = await presses(slack, "omar", CANNOT, outcome)
    assert "Lena Vogt will be told; others see only how many can come." in str(form)
    await slack.user("omar").submits(form)
    await hears(slack, "lena", "Omar Haddad can't come to “Hiring”")
    await hears(slack, "omar", "Lena Vogt knows now. The time stands for the others.")
    await slack.user("omar").writes(CAME_UP, in_="platform")
    await hears(slack, "omar", "Lena Vogt knows already.")
    await slack.settled()
    assert MOVED not in slack.user("lena").sees("platform")
    assert "can't come to" not in heard(slack.user("dana"))


@over_the_wire()
async def test_no_means_no(slack, bot):
    outcome = await a_decision(slack)
    for name in ("omar", "lena"):
        form = await presses(slack, name, CANNOT, outcome)
        await slack.user(name).closes(form)
    await slack.settled()
    assert "✅" in str(outcome)
    assert "can't come to" not in heard(slack.user("lena"))


@over_the_wire()
async def test_a_yes_that_comes_after_another_has_moved_it(slack, bot):
    """Whoever is second is told so, and the search goes on once."""
    outcome = await a_decision(slack)
    late = await presses(slack, "omar", CANNOT, outcome)
    await looks_again(slack, outcome)
    await newest_options(slack, round_=2)
    await slack.user("omar").submits(late)
    assert NOTHING_TO_MOVE in str(slack.user("omar").modal)
    assert slack.user("lena").sees("platform").count(MOVED) == 1


@over_the_wire()
async def test_only_who_asked_can_call_it_off(slack, bot):
    await asks(slack)
    omar = slack.user("omar")
    await omar.clicks("Organise", in_=card(slack))
    await hears(slack, "omar", "That is for who asked for this.")
    question = await organises(slack, "Call it off", card(slack))
    await slack.settled()
    assert "*Cancelled*" not in str(card(slack))
    await says_yes(slack, "lena", question, "Yes, call it off")
    await slack.until(lambda: "*Cancelled*" in str(card(slack)))
    assert str(posted(slack)[-1]) == "*Hiring: no outcome. The organiser called it off.*"
    assert slack.requests.of("files.completeUploadExternal") == []
    question = next(one for one in omar.dm.messages if "about “Hiring”" in str(one))
    await slack.until(lambda: question.buttons == [])
    await omar.writes("mornings please", thread=question)
    await hears(slack, "omar", "“Hiring” is already cancelled.")


@over_the_wire()
async def test_a_time_that_was_given_up_does_not_read_as_decided(slack, bot):
    await looks_again(slack, await a_decision(slack))
    await newest_options(slack, round_=2)
    await slack.settled()
    assert "✅" not in slack.user("lena").sees("platform")
