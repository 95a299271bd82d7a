"""What a persona says stands under its own name, marked as an AI's; and posts under posts."""

from dataclasses import replace

import pytest

from adapters.slack.blocks import image
from adapters.slack.names import face_of
from orchestration.conversation.ports.messenger import Rendered
from orchestration.conversation.ports.storage import CARD, Place
from orchestration.kinds.panel.options.casting import FACES as PERSONAS
from orchestration.kinds.panel.state import MOST_PERSONAS
from orchestration.views.speaker import Speaker
from tests.fakes.slack.app import EVERY_SCOPE
from tests.slack.chatting import CARD_VIEW, COUNTED, PICTURE, Forgetful, on_bot

ROBIN = Speaker("Robin", "🦊")
PICTURED = Speaker("Robin", "🦊", "https://example.org/robin.png")


@on_bot
async def test_a_persona_speaks_under_its_own_name_and_face(bot):
    await bot.post("robin/1", COUNTED, speaker=ROBIN)
    await bot.post("robin/2", COUNTED, speaker=PICTURED)
    await bot.post("robin/3", COUNTED, speaker=Speaker("R" * 60, "🪿"))
    await bot.post("counted", COUNTED)

    assert [(post.username, post.icon) for post in bot.posts] == [
        ("Robin (AI)", ":fox_face:"),
        ("Robin (AI)", "https://example.org/robin.png"),
        (f"{'R' * 34}… (AI)", None),
        (None, None),
    ]


def test_slack_has_the_face_of_every_persona():
    assert [each for each in PERSONAS if not face_of(each)] == []
    assert len(PERSONAS) > MOST_PERSONAS


@on_bot
async def test_what_a_persona_said_can_change(bot):
    await bot.post("robin", CARD_VIEW, "1", speaker=ROBIN)
    await bot.post("robin", replace(CARD_VIEW, answered=2), "2", speaker=ROBIN)

    [post] = bot.posts
    assert post.username == "Robin (AI)"
    assert "2 of 3 have answered" in str(post)


@on_bot
async def test_where_the_app_was_installed_before_its_name_stands_above(bot):
    """And stays there, whatever the message says later."""
    bot.team.install(EVERY_SCOPE - {"chat:write.customize"})
    bot.restart()
    await bot.post("robin", CARD_VIEW, "1", speaker=ROBIN)
    [post] = bot.posts
    assert post.username is None
    assert post.text.startswith("Robin (AI): ")
    assert str(post).startswith(":fox_face: *Robin (AI)*\nRoadmap\n")

    await bot.post("robin", replace(CARD_VIEW, answered=2), "2", speaker=ROBIN)
    [post] = bot.posts
    assert str(post).startswith(":fox_face: *Robin (AI)*\nRoadmap\n")
    assert "2 of 3 have answered" in str(post)


@on_bot
async def test_its_name_stays_above_after_a_crash(bot):
    bot.team.install(EVERY_SCOPE - {"chat:write.customize"})
    bot.restart(Forgetful)
    with pytest.raises(SystemExit):
        await bot.post("robin", CARD_VIEW, speaker=ROBIN)
    bot.restart()
    await bot.post("robin", CARD_VIEW, speaker=ROBIN)

    [post] = bot.posts
    assert str(post).count("Robin (AI)") == 1


@on_bot
async def test_a_post_stands_under_another_with_what_belongs_to_it(bot):
    await bot.post(CARD, CARD_VIEW)
    await bot.post("robin", COUNTED, thread=CARD, speaker=ROBIN, drawings=[PICTURE])
    await bot.post("answer", COUNTED, thread="robin")

    [card] = bot.posts
    robin, picture, answer = card.replies
    assert (robin.username, answer.username) == ("Robin (AI)", None)
    assert [each.alt_text for each in picture.files] == [PICTURE.alternative]


@on_bot
async def test_under_what_is_not_there_a_post_stands_by_itself(bot):
    await bot.post("robin", COUNTED, thread="nowhere")
    await bot.post(CARD, CARD_VIEW)
    bot.team.remove(bot.posts[1])
    await bot.post("answer", COUNTED, thread=CARD)

    assert len(bot.posts) == 2
    assert all(post.is_top for post in bot.posts)


@on_bot
async def test_a_picture_that_slack_cannot_fetch_leaves_its_words(bot):
    bot.slack.faults.refuse("chat.postMessage", "invalid_blocks")
    bot.slack.faults.refuse("chat.update", "invalid_blocks")
    web = await bot.webs.of(bot.team.id)
    shown = Rendered("Two bowls", [image("https://example.org/gone.png", "Two bowls")])
    platform = bot.slack.channel("platform").id
    at = await web.post(Place("roadmap", bot.team.id, platform, "", "bowls"), shown, "bowls")
    assert [str(post) for post in bot.posts] == ["Two bowls"]

    assert await web.rewrite(at.channel, at.ts, shown)
    assert [str(post) for post in bot.posts] == ["Two bowls"]
    assert await web.rewrite(at.channel, at.ts, shown)
    assert [str(post) for post in bot.posts] == ["🖼 Two bowls"]
