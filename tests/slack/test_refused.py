"""What Slack refuses for good is tried once, named in the log, and holds up nobody."""

import pytest

from bot.kept import Tempo
from storage.stuck import stuck
from tests.slack.running_bot import MEET_TWO, alone, running_bot, told
from tests.slack.wire import posted

AN_HOUR = 3600.0
PATIENT = Tempo(pace=0.0, ping=0.3, watch=AN_HOUR, pauses=(AN_HOUR,) * 5)
"""Who waits for another attempt waits longer than anybody looks."""

LASTING = ["missing_scope", "unknown_method", "invalid_arguments", "ekm_access_denied"]
GONE = ["channel_not_found", "not_in_channel", "invalid_auth"]


def asked_for(slack, method):
    return len(slack.requests.of(method))


def said(caplog):
    return "\n".join(each.getMessage() for each in caplog.records)


@pytest.mark.parametrize("code", LASTING + GONE)
@alone
async def test_a_post_that_is_refused_is_not_tried_again(slack, tmp_path, caplog, code):
    async with running_bot(slack, data=tmp_path) as bot:
        slack.faults.refuse("chat.postMessage", code, times=1)
        await slack.user("lena").slash("/convene", f"meet {MEET_TWO}", channel="pair")
        await told(slack, "omar", "When suits you")
        await slack.settled()
        found = stuck(bot.kept.store._engine)
    assert code in said(caplog)
    assert posted(slack, "pair") == []
    assert [each.fault for each in found] == ([code] if code in LASTING else [])


@pytest.mark.parametrize("code", [*LASTING, "invalid_auth"])
@alone
async def test_what_somebody_does_does_not_wait_for_what_is_refused(slack, tmp_path, caplog, code):
    lena = slack.user("lena")
    async with running_bot(slack, data=tmp_path, tempo=PATIENT):
        slack.faults.refuse("views.publish", code, times=1)
        await lena.opens_home()
        await slack.until(lambda: slack.requests.of("views.publish"))
        await lena.writes("never before 9 please")
        await told(slack, "lena", "For every meeting from now on")
    assert asked_for(slack, "views.publish") == 1
    assert f"failed: {code}" in said(caplog)


@alone
async def test_what_may_pass_is_tried_again(slack, tmp_path):
    async with running_bot(slack, data=tmp_path):
        slack.faults.refuse("chat.postMessage", "internal_error", times=1)
        await slack.user("lena").slash("/convene", f"meet {MEET_TWO}", channel="pair")
        await slack.until(lambda: posted(slack, "pair"))
        await slack.settled()
