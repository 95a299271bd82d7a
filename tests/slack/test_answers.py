"""What is said to one person alone: once, and where it may have got lost, once more in private."""

import pytest

from tests.fakes.slack import inputs, interactions
from tests.fakes.slack.rendering import controls, label
from tests.slack.running_bot import MEET_TWO, asked, on_team, told

HELP = "I help a group find a time"
ONCE_MORE = "In case you have not seen this:"


def alone(person, words):
    """How often somebody was told this in channels, and in private."""
    return sum(words in str(each) for each in person.ephemerals), person.sees(None).count(words)


@pytest.mark.parametrize("line", ["socket", "http"])
@on_team()
async def test_an_answer_whose_fate_is_unclear_is_not_shown_twice(slack, bot, line):
    lena = slack.user("lena")
    slack.faults.lose_response("response_url")
    await lena.slash("/convene", "help", channel="platform")
    await told(slack, "lena", ONCE_MORE)
    await slack.settled()
    assert alone(lena, HELP) == (1, 1)


@on_team()
async def test_an_answer_that_got_lost_is_given_in_private(slack, bot):
    lena = slack.user("lena")
    slack.faults.lose_request("response_url")
    await lena.slash("/convene", "help", channel="platform")
    await told(slack, "lena", ONCE_MORE)
    assert alone(lena, HELP) == (0, 1)


@pytest.mark.parametrize(
    ("fault", "shown"),
    [("lose_response", (1, 1)), ("lose_request", (0, 1)), ("server_error", (0, 1))],
)
@on_team()
async def test_so_is_one_that_has_no_address_of_its_own(slack, bot, fault, shown):
    lena = slack.user("lena")
    getattr(slack.faults, fault)("chat.postEphemeral")
    await lena.writes("@convene help", in_="platform")
    await told(slack, "lena", ONCE_MORE)
    await slack.settled()
    assert alone(lena, HELP) == shown


@on_team()
async def test_where_slack_is_too_fast_for_us_the_answer_comes_a_moment_later(slack, bot):
    lena = slack.user("lena")
    slack.faults.rate_limit("chat.postEphemeral", retry_after=0)
    await lena.writes("@convene help", in_="platform")
    await slack.until(lambda: alone(lena, HELP) == (1, 0))


@on_team()
async def test_what_was_said_is_not_said_again_because_what_follows_failed(slack, bot):
    lena = slack.user("lena")
    await slack.user("raj").is_deactivated()
    slack.faults.server_error("views.open", times=2)
    await lena.slash("/convene", "meet Offsite with @omar and @raj", channel="platform")
    await slack.until(lambda: lena.modal)
    assert alone(lena, "I can't ask") == (1, 0)


@on_team()
async def test_a_press_on_an_older_list_does_not_bring_it_back(slack, bot):
    omar = slack.user("omar")
    await asked(slack, MEET_TWO, channel="pair")
    await told(slack, "omar", "When suits you")
    await omar.writes("mornings please")
    await told(slack, "omar", "[That's all]")
    message = next(each for each in omar.dm.posts if "That's all" in each.buttons)
    done = next(each for each in controls(message.blocks) if label(each) == "That's all")
    put = inputs.put(done, done.get("value"), None)
    late = interactions.action(omar.account, message, done, put)

    await omar.clicks("take-back:0")
    await slack.until(lambda: "no longer" in str(message))
    now = str(message)
    slack.send(late)
    await slack.settled()
    assert str(message) == now
