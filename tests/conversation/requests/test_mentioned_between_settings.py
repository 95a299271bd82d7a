"""Who is mentioned between two things that say how: asked for → what is voted on, and how."""

import asyncio

import pytest

from tests.conversation.choosing import polled, the_only
from tests.conversation.room import Room


def opened(words):
    async def dialogue():
        room = Room()
        await polled(room, words)
        terms = the_only(room).terms
        titles = [each.title for each in the_only(room).round.options]
        return titles, terms.rule, terms.secret, terms.ends_by and f"{terms.ends_by:%d %H:%M}"

    return asyncio.run(dialogue())


@pytest.mark.parametrize(
    ("words", "rule", "secret", "ends"),
    [
        ("poll tea or cocoa? ranked @omar closes in 2 hours", "ranked", False, "07 12:00"),
        ("poll tea or cocoa, ranked @omar and @dana", "ranked", False, None),
        ("poll drinks: tea, cocoa? secret @omar @dana ends at 4pm", "approval", True, "07 16:00"),
        ("umfrage: tea oder cocoa? geheim @omar bis 16 uhr", "approval", True, "07 16:00"),
    ],
)
def test_what_stands_on_either_side_holds(words, rule, secret, ends):
    assert opened(f"@Convene {words}") == (["Tea", "Cocoa"], rule, secret, ends)


def test_who_is_mentioned_as_an_option_stays_one():
    titles, _, secret, _ = opened("@Convene poll who cooks, @omar or @dana? secret")
    assert (titles, secret) == (["Omar Haddad", "Dana Reed"], True)
