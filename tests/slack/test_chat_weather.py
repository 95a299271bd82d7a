"""Whatever happens on the way, what is shown is shown once; or there is nobody to show it to."""

from dataclasses import replace

import aiohttp
import pytest
from slack_sdk.errors import SlackApiError

from orchestration.conversation.ports.notes import Notes
from orchestration.conversation.ports.storage import CARD, PICKED, TURN
from orchestration.model.people import SessionId, person_id
from orchestration.model.preferences import NotUnderstood
from orchestration.sessions.effects import Post
from orchestration.views.channel import NoOutcome
from orchestration.views.member import ReadBack
from tests.fakes.slack.running import on_slack
from tests.slack.chatting import (
    CARD_VIEW,
    COUNTED,
    DECIDED,
    NOTHING_HEARD,
    OPTIONS_VIEW,
    PICTURE,
    QUESTION,
    SESSION,
    Forgetful,
    bot_on,
    on_bot,
)

# Where a session is


@on_bot
async def test_a_session_that_another_opens_is_where_that_one_is(bot):
    child = SessionId("meeting-1-child")
    for _ in range(2):  # the effect may be performed twice
        await bot.chat.place(child, beside=SESSION)
    await bot.chat.post(child, Post(name=CARD, view=CARD_VIEW), (), "card")
    await bot.chat.tell(child, bot.member("omar"), QUESTION, "ask")

    assert (len(bot.posts), len(bot.dm("omar"))) == (1, 1)
    assert bot.places.held(child) == replace(bot.places.held(SESSION), session=child)


@on_bot
async def test_a_session_beside_one_that_is_nowhere_is_nowhere(bot):
    await bot.chat.place(SessionId("child"), beside=SessionId("gone"))

    assert bot.places.held(SessionId("child")) is None


# Once, whatever happens on the way


@on_bot
async def test_a_lost_response_does_not_post_twice(bot):
    bot.slack.faults.lose_response("chat.postMessage", times=2)
    for act in (
        lambda: bot.post(CARD, CARD_VIEW),
        lambda: bot.tell("omar", QUESTION, "ask"),
    ):
        with pytest.raises(aiohttp.ClientError):
            await act()
        bot.restart()
        await act()

    assert len(bot.posts) == len(bot.dm("omar")) == 1


@on_bot
async def test_the_next_of_a_card_takes_the_place_of_one_whose_response_was_lost(bot):
    bot.slack.faults.lose_response("chat.postMessage")
    with pytest.raises(aiohttp.ClientError):
        await bot.post(CARD, CARD_VIEW, key="first")
    await bot.post(CARD, replace(CARD_VIEW, answered=2), key="second")
    shown = str(bot.posts[0])
    await bot.post(CARD, replace(CARD_VIEW, answered=2), key="first")

    assert len(bot.posts) == 1
    assert "2 of" in shown
    assert str(bot.posts[0]) == shown


@on_bot
async def test_a_lost_request_is_posted_in_the_end(bot):
    bot.slack.faults.lose_request("chat.postMessage")
    with pytest.raises(aiohttp.ClientError):
        await bot.post(CARD, CARD_VIEW)
    await bot.post(CARD, CARD_VIEW)

    assert len(bot.posts) == 1


@on_bot
async def test_a_crash_before_its_place_is_kept_does_not_post_twice(bot):
    said = await bot.slack.user("omar").writes("no Mondays")
    bot.writes("omar", said.ts, thread=said.ts)
    for act in (
        lambda: bot.post(CARD, CARD_VIEW),
        lambda: bot.tell("omar", QUESTION, "ask"),
        lambda: bot.tell("omar", NOTHING_HEARD, "heard"),
    ):
        bot.restart(Forgetful)
        with pytest.raises(SystemExit):
            await act()
        bot.restart()
        await act()

    assert len(bot.posts) == len(bot.dm("omar")) == len(said.replies) == 1
    assert bot.places.find(SESSION, CARD).ts == bot.posts[0].ts


@on_bot
async def test_a_lost_upload_is_not_shared_twice(bot):
    await bot.post("outcome", DECIDED)
    bot.slack.faults.lose_response("files.completeUploadExternal")
    with pytest.raises(aiohttp.ClientError):
        await bot.invite()
    await bot.invite()

    assert len(bot.posts[0].replies) == 1


@on_bot
async def test_any_weather_leaves_one_of_each(bot):
    bot.slack.faults.storm(5, rate_limit=0.2, server_error=0.1, lose_request=0.1, lose_response=0.2)
    for act in (
        lambda: bot.post(CARD, CARD_VIEW),
        lambda: bot.post("options/1", OPTIONS_VIEW, drawings=[PICTURE]),
        lambda: bot.tell("omar", QUESTION, "ask"),
        lambda: bot.tell("dana", NOTHING_HEARD, "heard"),
        lambda: bot.post("outcome", DECIDED),
        bot.invite,
    ):
        await until_done(act)
    bot.slack.faults.clear()

    card, options, outcome = bot.posts
    assert card.replies == []
    assert list(options.reactions) == ["one", "two", "three"]
    assert [len(each.replies) for each in (options, outcome)] == [1, 1]
    assert len(bot.dm("omar")) == len(bot.dm("dana")) == 1


async def until_done(act):
    """Try again and again, as the outbox does."""
    for _ in range(100):
        try:
            return await act()
        except (aiohttp.ClientError, SlackApiError):
            continue
    raise AssertionError("it was never done")


# In order, however late

ONE = ReadBack(preferences=(), not_understood=(NotUnderstood("soup", "no rule"),))
OTHER = ReadBack(preferences=(), not_understood=(NotUnderstood("salad", "no rule"),))


@on_bot
async def test_an_older_read_back_that_comes_late_does_not_take_the_place_of_a_newer(bot):
    await bot.tell("omar", NOTHING_HEARD, "0")
    bot.slack.faults.server_error("chat.update")
    with pytest.raises(SlackApiError):
        await bot.tell("omar", ONE, "1")
    await bot.tell("omar", OTHER, "2")
    bot.restart()
    await bot.tell("omar", ONE, "1")

    [shown] = bot.dm("omar")
    assert "salad" in str(shown)


@on_bot
async def test_an_older_read_back_that_was_sent_unanswered_is_not_to_be_pressed(bot):
    bot.slack.faults.lose_response("chat.postMessage")
    with pytest.raises(aiohttp.ClientError):
        await bot.tell("omar", ONE, "1")
    await bot.tell("omar", OTHER, "2")
    await bot.tell("omar", ONE, "1")

    older, newer = bot.dm("omar")
    assert ("soup" in str(older), older.buttons) == (True, [])
    assert ("salad" in str(newer), newer.buttons) == (True, ["That's all"])


@on_bot
async def test_a_read_back_whose_turn_is_noted_half_is_shown_all_the_same(bot):
    """The process was killed after it had numbered it, and before it had said so."""
    await bot.tell("omar", NOTHING_HEARD, "0")
    omar = bot.member("omar")
    await Notes(bot.places).write(SESSION, f"{TURN}1", omar, "2")
    await bot.tell("omar", ONE, "1")

    [shown] = bot.dm("omar")
    assert "soup" in str(shown)


@on_bot
async def test_a_card_that_stays_as_it_is_is_not_shown_again(bot):
    await bot.post(CARD, CARD_VIEW, "1")
    before = len(bot.slack.requests)
    await bot.post(CARD, CARD_VIEW, "2")

    assert len(bot.slack.requests) == before


# At Slack's pace


@on_bot
async def test_too_fast_waits_as_long_as_slack_says(bot):
    bot.slack.faults.rate_limit("chat.postMessage", retry_after=7)
    await bot.post(CARD, CARD_VIEW)

    assert (len(bot.posts), bot.clock.slept) == (1, [7.0])


@on_bot
async def test_a_long_wait_is_left_to_the_outbox(bot):
    bot.slack.faults.rate_limit("chat.postMessage", retry_after=31)
    with pytest.raises(SlackApiError, match="ratelimited"):
        await bot.post(CARD, CARD_VIEW)
    assert bot.clock.slept == []

    await bot.post(CARD, CARD_VIEW)
    assert len(bot.posts) == 1


@on_bot
async def test_a_channel_has_its_pace_and_others_are_not_held_up(bot):
    await bot.post(CARD, CARD_VIEW)
    await bot.tell("omar", QUESTION, "1")
    await bot.tell("dana", QUESTION, "2")
    assert bot.clock.slept == []

    await bot.post("options/1", OPTIONS_VIEW)
    await bot.post("vote/1", COUNTED)
    assert bot.clock.slept == [1.0, 1.0]


# Who and what is not there


@on_bot
async def test_who_cannot_be_written_to_is_told_so_once_in_the_thread(bot):
    bot.slack.user("omar").account.takes_dms = False
    await bot.post(CARD, CARD_VIEW)
    for key in ("ask", "remind"):
        await bot.tell("omar", QUESTION, key)

    [card] = bot.posts
    [reply] = card.replies
    assert "I can't write to" in str(reply)
    assert reply.pings == {bot.slack.user("omar").id}
    assert reply.buttons == ["Tell me what suits you"]


@on_bot
async def test_who_has_left_is_not_written_to_any_more(bot):
    await bot.post(CARD, CARD_VIEW)
    await bot.tell("omar", QUESTION, "ask")
    await bot.slack.user("omar").is_deactivated()
    for key in ("heard", "again"):
        await bot.tell("omar", NOTHING_HEARD, key)

    [reply] = bot.posts[0].replies
    assert "I can't write to" in str(reply)


@on_bot
async def test_where_the_app_was_removed_nothing_is_left_to_do(bot):
    await bot.post(CARD, CARD_VIEW)
    bot.team.removes_app()
    await bot.post("options/1", OPTIONS_VIEW)  # what Slack refuses is not an error
    bot.restart()
    asked = len(bot.slack.requests)
    await bot.post("options/2", OPTIONS_VIEW)
    await bot.tell("omar", QUESTION, "ask")

    assert len(bot.slack.requests) == asked


@pytest.mark.parametrize(
    "error",
    [
        "account_inactive",
        "channel_not_found",
        "is_archived",
        "not_in_channel",
        "restricted_action_read_only_channel",
    ],
)
@on_slack()
async def test_where_the_channel_is_gone_nothing_is_left_to_do(slack, error, tmp_path):
    async with bot_on(slack, tmp_path) as bot:
        slack.faults.refuse("chat.*", error, times=9)
        await bot.post(CARD, CARD_VIEW)
        await bot.post("outcome", NoOutcome(subject="Roadmap", reason="cancelled"))
        await bot.invite()

        assert bot.posts == []


@on_bot
async def test_what_may_pass_is_left_to_the_outbox(bot):
    bot.slack.faults.server_error("chat.postMessage")
    with pytest.raises(SlackApiError):
        await bot.post(CARD, CARD_VIEW)
    bot.slack.faults.refuse("chat.postMessage", "fatal_error")
    with pytest.raises(SlackApiError, match="fatal_error"):
        await bot.post(CARD, CARD_VIEW)
    await bot.post(CARD, CARD_VIEW)

    assert len(bot.posts) == 1


@on_bot
async def test_what_nobody_asked_for_here_is_not_posted(bot):
    await bot.chat.post(SessionId("elsewhere"), Post(name=CARD, view=CARD_VIEW), (), "1")

    assert list(bot.slack.requests) == []


@on_bot
async def test_words_that_are_kept_for_their_author_are_sealed(bot):
    omar, said = bot.member("omar"), "mondays are bad"
    notes = Notes(bot.places)
    assert await notes.kept(person_id(omar), PICKED, omar) == ""
    await notes.keep(person_id(omar), PICKED, omar, said)
    assert await notes.kept(person_id(omar), PICKED, omar) == said
    place = bot.places.find(person_id(omar), PICKED, omar)
    assert said not in repr(place)
    assert place.shown.owner == omar
