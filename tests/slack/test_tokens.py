"""What Slack tells of an installation late does not undo a newer one."""

import asyncio

from adapters.slack.web import Webs
from orchestration.conversation.shown.tokens import Tokens
from tests.conversation.platform.test_tokens import Kept


def test_where_nothing_is_installed_late_word_of_a_removal_removes_nothing():
    kept = Kept()
    looked = kept.token

    def installed_while_looking(team):
        found = looked(team)
        kept.tokens[team] = "xoxb-new"
        return found

    kept.token = installed_while_looking
    asyncio.run(Webs(Tokens(kept), line=None).let_go("T1"))
    assert kept.tokens == {"T1": "xoxb-new"}
