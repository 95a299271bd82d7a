"""What a process had begun when it ended is taken up by the next one at once."""

from orchestration.runtime.runner import LEASE
from tests.slack.running_bot import MEET_TWO, alone, running_bot, told
from tests.slack.wire import posted

A_LONG_TIME = 10 * LEASE.total_seconds()


@alone
async def test_what_was_under_way_is_done_by_the_next_process_at_once(slack, tmp_path):
    async with running_bot(slack, data=tmp_path):
        slack.faults.slow("chat.postMessage", seconds=A_LONG_TIME, times=1000)
        await slack.user("lena").slash("/convene", f"meet {MEET_TWO}", channel="pair")
        await slack.until(lambda: posted(slack, "pair"))
        assert "When suits you" not in slack.user("omar").sees(None)
    slack.faults.clear()
    ended = slack.clock.now()
    async with running_bot(slack, data=tmp_path):
        await told(slack, "omar", "When suits you")
        assert slack.clock.now() - ended < LEASE.total_seconds() / 2
    assert len(posted(slack, "pair")) == 1
