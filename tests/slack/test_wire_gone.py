"""Who cannot be reached, who has left, and where the app was removed, in the middle of it all."""

from tests.slack.running_bot import clicks
from tests.slack.wire import (
    all_vote,
    asks,
    at_the_vote,
    counted,
    decided,
    heard,
    newest_options,
    opened,
    over_the_wire,
    posted,
    says_yes,
)

TELL = "Tell me what suits you"
ASKED = "When suits you, and when doesn't it?"
CONNECTING = "apps.connections.open"


async def closes_now(slack, card):
    """Lena waits for nobody any more."""
    lena = slack.user("lena")
    shown = len(lena.ephemerals)
    await lena.clicks("Organise", in_=card)
    await slack.until(lambda: "Close now" in str(lena.ephemerals[shown:]))
    await lena.clicks("Close now", in_=lena.ephemerals[-1])
    await says_yes(slack, "lena", await opened(slack, "lena"), "Close now")


@over_the_wire()
async def test_who_takes_no_private_messages_takes_part_all_the_same(slack, bot):
    omar = slack.user("omar")
    omar.account.takes_dms = False
    card = await asks(slack)
    [line] = await slack.until(lambda: card.replies)
    assert "I can't write to" in str(line)
    assert line.pings == {omar.id}

    await omar.clicks(TELL, in_=line)
    await omar.submits(await opened(slack, "omar"), {ASKED: "rather not before ten o'clock"})
    for name in ("lena", "dana"):
        await clicks(slack, name, "Any time")
    await slack.settled()
    await closes_now(slack, card)
    await all_vote(slack, "Vote A", await newest_options(slack))
    await decided(slack)
    assert counted(bot) == "A 3, B 0, C 0"
    assert len(card.replies) == 1


@over_the_wire()
async def test_who_leaves_in_the_middle_does_not_stop_the_others(slack, bot):
    post = await at_the_vote(slack)
    await slack.user("omar").is_deactivated()
    for name in ("lena", "dana"):
        await slack.user(name).clicks("Vote A", in_=post)
    await closes_now(slack, posted(slack)[0])
    await decided(slack)
    assert counted(bot) == "A 2, B 0, C 0"


@over_the_wire()
async def test_where_the_app_is_removed_in_the_middle_nothing_more_is_said(slack, bot):
    post, team = await at_the_vote(slack), slack.teams[0]
    await slack.settled()
    before, told = str(post), [heard(one) for one in team.people.values()]
    team.removes_app()
    await slack.until(lambda: bot.kept.teams.token(team.id) is None)
    sent = len(slack.requests)
    await slack.settled()
    more = [each.method for each in slack.requests[sent:]]
    assert [each for each in more if each != CONNECTING] == [], "the app itself stays connected"
    assert (str(post), [heard(one) for one in team.people.values()]) == (before, told)
