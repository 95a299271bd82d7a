"""Views come in, messages stand in Slack: once, in their place, whatever happens on the way."""

from dataclasses import replace
from hashlib import sha256

import pytest

from orchestration.conversation.ports.storage import CARD
from orchestration.model.people import MemberId
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
    bot_on,
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
        async with bot_on(slack, tmp_path) as bot:
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


@on_bot
async def test_the_invite_names_the_time_in_each_readers_own_zone(bot):
    await bot.post("outcome", DECIDED)
    await bot.invite()

    [invite] = bot.posts[0].replies
    told = {name: invite.seen_by(bot.slack.user(name)) for name in ("lena", "omar", "dana")}
    assert "10:00 · this file puts it into calendars" in told["lena"]
    assert "13:00 · this file puts it into calendars" in told["omar"]
    assert "04:00 · this file puts it into calendars" in told["dana"]


@on_bot
async def test_a_message_tells_nobody_what_brought_it(bot):
    """Every app in the workspace may read the metadata, and a key names who did what."""
    await bot.post(CARD, CARD_VIEW, "choose/omar/A")

    [card] = bot.posts
    assert card.metadata["event_type"] == "convene_post"
    [mark] = card.metadata["event_payload"].values()
    assert "omar" not in mark
    assert mark != sha256(b"choose/omar/A").hexdigest()


@pytest.mark.parametrize("error", ["too_many_emoji", "too_many_reactions", "not_reactable"])
def test_a_vote_without_letters_is_still_a_vote(error, tmp_path):
    @on_slack()
    async def test(slack):
        async with bot_on(slack, tmp_path) as bot:
            slack.faults.refuse("reactions.add", error, times=9)
            await bot.post("options/1", OPTIONS_VIEW)
            assert "Abstain" in bot.posts[0].buttons

    test()


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
    assert "That's all" in answer.buttons


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
