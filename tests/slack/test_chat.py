"""Views come in, messages stand in Slack: once, in their place, whatever happens on the way."""

from dataclasses import replace

import aiohttp
import pytest
from slack_sdk.errors import SlackApiError

from adapters.slack.ports import CARD
from orchestration.effects import Post
from orchestration.model.people import MemberId, SessionId
from orchestration.views.channel import NoOutcome
from orchestration.views.member import Notice
from tests.fakes.slack.running import on_slack
from tests.slack.chatting import (
    CARD_VIEW,
    COUNTED,
    DECIDED,
    INVITE,
    NOTHING_HEARD,
    OPTIONS_VIEW,
    PICTURE,
    QUESTION,
    SESSION,
    Bot,
    Forgetful,
    on_bot,
)

# In the channel


@on_bot
async def test_the_card_is_one_message_kept_up_to_date(bot):
    await bot.post(CARD, CARD_VIEW, "1")
    await bot.post(CARD, replace(CARD_VIEW, answered=2), "2")

    [card] = bot.posts
    assert "2 of 3 have answered" in str(card)
    assert "Tell me what suits you" in card.buttons
    assert not card.unfurls


@on_bot
async def test_a_card_that_somebody_deleted_comes_again(bot):
    await bot.post(CARD, CARD_VIEW, "1")
    bot.team.remove(bot.posts[0])
    await bot.post(CARD, replace(CARD_VIEW, answered=2), "2")

    assert len(bot.posts) == 1


@on_bot
async def test_a_vote_is_one_tap(bot):
    await bot.post("options/1", OPTIONS_VIEW)
    await bot.post("options/1", OPTIONS_VIEW)

    [options] = bot.posts
    assert {emoji: len(who) for emoji, who in options.reactions.items()} == {
        "one": 1,
        "two": 1,
        "three": 1,
    }


@on_bot
async def test_a_secret_vote_has_no_letters(bot):
    await bot.post("options/1", replace(OPTIONS_VIEW, secret=True))

    assert bot.posts[0].reactions == {}


@on_bot
async def test_a_picture_stands_in_the_thread_once_and_in_words(bot):
    for _ in range(2):
        await bot.post("options/1", OPTIONS_VIEW, "1", [PICTURE])

    [reply] = bot.posts[0].replies
    [file] = reply.files
    assert (file.name, file.content) == ("options-1-1.png", PICTURE.png)
    assert file.alt_text == PICTURE.alternative


@on_bot
async def test_what_is_counted_keeps_its_words_and_loses_its_buttons(bot):
    await bot.post("options/1", OPTIONS_VIEW)
    options = bot.posts[0]
    assert "Abstain" in options.buttons
    await bot.post("vote/1", COUNTED)

    assert options.buttons == []
    assert str(options).count("works for 3 of 3") == 3
    assert bot.places.at(bot.team.id, options.channel.id, options.ts).name == "options/1"


@on_bot
async def test_another_round_is_not_settled_by_a_count(bot):
    await bot.post("options/2", replace(OPTIONS_VIEW, round=2))
    await bot.post("vote/1", COUNTED)

    assert "Abstain" in bot.posts[0].buttons


@on_bot
async def test_nobody_is_asked_any_more_when_the_vote_begins(bot):
    await bot.tell("omar", QUESTION, "ask")
    question = bot.dm("omar")[0]
    assert "Any time" in question.buttons
    await bot.post(CARD, replace(CARD_VIEW, stage="vote", answered=3))

    assert question.buttons == []
    assert "Lena" in str(question)


@on_bot
async def test_an_outcome_settles_everything_but_itself_and_the_card(bot):
    await bot.post(CARD, CARD_VIEW)
    await bot.post("options/1", OPTIONS_VIEW)
    await bot.tell("omar", NOTHING_HEARD, "heard")
    await bot.post("outcome", DECIDED)

    card, options, outcome = bot.posts
    assert options.buttons == bot.dm("omar")[0].buttons == []
    assert "I can't make it after all" in outcome.buttons
    assert card.buttons != []


@pytest.mark.parametrize("stage", ["decided", "cancelled", "without outcome"])
def test_a_session_that_is_over_is_not_among_the_open_ones(stage, tmp_path):
    @on_slack()
    async def test(slack, into):
        bot = Bot(slack, f"sqlite:///{tmp_path / 'convene.db'}")
        await bot.post(CARD, replace(CARD_VIEW, stage=stage), "1")
        into.append(list(bot.places.open_in(bot.team.id)))
        await bot.post(CARD, CARD_VIEW, "2")
        into.append([each.session for each in bot.places.open_in(bot.team.id)])

    into = []
    test(into=into)
    assert into == [[], [SESSION]]


@on_bot
async def test_the_invite_lies_beside_the_outcome(bot):
    await bot.post("outcome", DECIDED)
    for _ in range(2):
        await bot.invite()
    await bot.invite(replace(INVITE, sequence=1, cancelled=True), "cancel")

    first, second = bot.posts[0].replies
    assert [each.files[0].name for each in (first, second)] == ["invite.ics", "cancelled-1.ics"]
    assert first.files[0].content == b"BEGIN:VCALENDAR"
    assert "puts it into calendars" in str(first)


# To one person


@on_bot
async def test_what_is_told_stands_in_the_private_conversation_once(bot):
    for _ in range(2):
        await bot.tell("omar", QUESTION, "ask")
    await bot.tell("dana", QUESTION, "ask-dana")

    assert [len(bot.dm(each)) for each in ("omar", "dana", "lena")] == [1, 1, 0]
    assert bot.posts == []


@on_bot
async def test_a_read_back_takes_the_place_of_the_last_one(bot):
    await bot.tell("omar", NOTHING_HEARD, "1")
    await bot.tell("omar", NOTHING_HEARD, "2")

    assert len(bot.dm("omar")) == 1


@on_bot
async def test_what_answers_a_message_comes_below_it_in_its_thread(bot):
    await bot.tell("omar", NOTHING_HEARD, "1")
    said = await bot.slack.user("omar").writes("no Mondays")
    bot.writes("omar", said.ts, thread=said.ts)
    await bot.tell("omar", NOTHING_HEARD, "2")
    await bot.tell("omar", NOTHING_HEARD, "3")

    [earlier] = bot.dm("omar")
    [answer] = said.replies
    assert earlier.buttons == []
    assert "Keep" in answer.buttons


@on_bot
async def test_an_answer_whose_message_was_deleted_comes_at_top_level(bot):
    said = await bot.slack.user("omar").writes("no Mondays")
    bot.writes("omar", said.ts, thread=said.ts)
    await bot.slack.user("omar").deletes(said)
    await bot.tell("omar", Notice(text="That is over."), "1")

    assert [str(each) for each in bot.dm("omar")] == ["That is over."]


@on_bot
async def test_a_guest_is_told_nothing_in_slack(bot):
    await bot.chat.tell(SESSION, MemberId("guest-0123"), QUESTION, "ask")

    assert list(bot.slack.requests) == []


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
async def test_where_the_app_was_removed_nothing_is_left_to_do(bot):
    await bot.post(CARD, CARD_VIEW)
    bot.team.removes_app()
    asked = len(bot.slack.requests)
    await bot.post("options/1", OPTIONS_VIEW)
    await bot.tell("omar", QUESTION, "ask")

    assert len(bot.slack.requests) == asked


@pytest.mark.parametrize(
    "error", ["account_inactive", "channel_not_found", "is_archived", "not_in_channel"]
)
@on_slack()
async def test_where_the_channel_is_gone_nothing_is_left_to_do(slack, error, tmp_path):
    bot = Bot(slack, f"sqlite:///{tmp_path / 'convene.db'}")
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
