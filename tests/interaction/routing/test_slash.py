"""Slash, mention and plain words lead to the same."""

import pytest

from orchestration.interaction.routing import detail, name, route_command
from tests.interaction.routing.place import about, setting


@pytest.mark.parametrize(
    ("command", "mention", "plain"),
    [
        ("status", "@Convene status?", "what's the status?"),
        ("missing", "@Convene who is missing?", "who's missing"),
        ("cancel", "@Convene cancel this please", "cancel the meeting"),
        ("close", "@Convene close it", "don't wait any longer"),
        ("remind", "@Convene remind the others", "please nudge the others"),
        ("add @omar", "@Convene please add @omar", "add @omar"),
        ("me", "@Convene what do you know about me?", "what have i said so far?"),
        ("help", "@Convene help", "what can you do?"),
        ("", "@Convene what can you do?", "help"),
    ],
)
def test_three_ways_to_say_the_same(command, mention, plain):
    channel = setting("channel", "intake")
    (commanded,) = route_command(command, channel)
    said = [" ".join((name(commanded), detail(commanded)))]
    assert said == about(mention, channel) == about(plain, setting("dm", "intake"))


@pytest.mark.parametrize(
    ("command", "kind", "words"),
    [
        ("meet Q1 plan, 45 min", "meeting", " Q1 plan, 45 min"),
        ("poll pizza or sushi?", "choice", "poll pizza or sushi?"),
        ("decide where shall we eat?", "choice", " where shall we eat?"),
        ("panel a camera", "panel", " a camera"),
        ("plan Tuesday", "plan", " Tuesday"),
    ],
)
def test_a_command_opens_a_session_with_the_words_behind_it(command, kind, words):
    (opened,) = route_command(command, setting("channel", "vote"))
    assert (opened.kind, command[opened.span.start : opened.span.end]) == (kind, words)


def test_other_words_are_routed_like_any():
    (routed,) = route_command("find 30 minutes with @omar", setting("channel"))
    assert detail(routed) == "meeting"
