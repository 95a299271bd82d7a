"""The whole meeting while everything on the way fails now and then: the same outcome, once."""

import pytest

from tests.slack.running_bot import asked, on_team, options
from tests.slack.test_journey import decided, everybody_answers, everybody_votes

ODDS = {
    "duplicate": 0.3,
    "lose_ack": 0.2,
    "delay": 0.2,
    "rate_limit": 0.08,
    "server_error": 0.03,
    "lose_request": 0.03,
    "lose_response": 0.04,
    "slow": 0.1,
}
LINES = pytest.mark.parametrize(("line", "seed"), [("socket", 1), ("http", 2)])


@LINES
@on_team()
async def test_a_storm_changes_nothing(slack, bot, line, seed):
    slack.faults.storm(seed, **ODDS)
    card = await asked(slack)
    await everybody_answers(slack, card)
    post = await options(slack)
    await everybody_votes(slack, post)
    outcome = await slack.until(lambda: decided(slack), within=20)
    await slack.until(lambda: any(one.files for one in outcome.replies), within=20)
    slack.faults.clear()
    await slack.until(lambda: "*Decided*" in str(card), within=20)
    assert "A has the most with 3 votes" in str(outcome)
    assert len(slack.channel("platform").messages) == 3
    assert len([one for one in outcome.replies if one.files]) == 1
