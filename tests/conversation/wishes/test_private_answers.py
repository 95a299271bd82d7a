"""What is said to one person alone is said once; where it may be lost, once more in private."""

import asyncio

import pytest

from orchestration.conversation.ports.messenger import Rendered
from orchestration.conversation.shown.private_answers import (
    Addressee,
    PrivateAnswer,
    PrivateAnswers,
)
from orchestration.model.people import MemberId
from tests.conversation.in_places import InPlaces


class Corner:
    """A platform with one team, in which things are posted."""

    def __init__(self):
        self.posts = []

    async def of(self, team):
        return self

    async def post(self, place, said, key):
        self.posts.append(said.text)

    async def posted(self, channel, key, thread=None):
        return None


class LostError(Exception):
    """Nobody knows whether something came."""


@pytest.mark.parametrize(
    ("aside", "posts"), [(True, []), (False, ["Hello."]), (LostError(), ["Once more: hello."])]
)
def test_an_answer_is_given_once_however_often_it_is_tried(aside, posts):
    shown, corner = [], Corner()

    async def show():
        shown.append("Hello.")
        if isinstance(aside, Exception):
            raise aside
        return aside

    async def otherwise(words, button):
        raise AssertionError(button)  # who takes private messages is shown no button

    lena = Addressee(id="1", who=MemberId("T1-lena"), team="T1", channel="D1")
    said, again = Rendered("Hello.", []), Rendered("Once more: hello.", [])
    answer = PrivateAnswer(words="Hello.", aside=show, in_private=said, once_more=again)
    answers = PrivateAnswers(corner, InPlaces(), (LostError,))
    for _ in range(3):
        asyncio.run(answers.give(lena, answer, otherwise, "general"))
    assert (shown, corner.posts) == (["Hello."], posts)
