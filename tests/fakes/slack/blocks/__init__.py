"""Block Kit, as far as the house uses it; what Slack would refuse is refused, in its words."""

from tests.fakes.slack.blocks.check import message_problems, view_problems, words_in

__all__ = ["message_problems", "view_problems", "words_in"]
