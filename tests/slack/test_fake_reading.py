"""What people read in the local Slack, told in plain text."""

import pytest

from tests.fakes.slack.clients import client
from tests.fakes.slack.record import percentile
from tests.fakes.slack.running import on_slack

WHEN = 1_800_000_000  # Friday 15 January 2027, 08:00 UTC


def mrkdwn(text):
    return {"type": "section", "text": {"type": "mrkdwn", "text": text}}


def plain(text):
    return {"type": "plain_text", "text": text}


@pytest.mark.parametrize(
    ("markup", "read"),
    [
        ("Fish &amp; chips &lt;3", "Fish & chips <3"),
        (f"<!date^{WHEN}^{{date_long}} {{time}}|08:00 UTC>", "Friday, January 15th, 2027 12:00"),
        (f"<!date^{WHEN}^{{date_short}}|?>", "Jan 15, 2027"),
        (f"<!date^{WHEN}^{{date_num}} {{weather}}|sunny>", "sunny"),
        ("<!date^soon^{time}|soon>", "soon"),
        ("<https://x.test/a|the page> or <https://x.test/b>", "the page or https://x.test/b"),
        ("<!here> <!channel>", "@here @channel"),
        ("*bold* _and_ `code`", "*bold* _and_ `code`"),
    ],
)
@on_slack()
async def test_markup_is_read_in_the_readers_zone(slack, markup, read):
    omar, api = slack.user("omar"), client(slack, slack.teams[0])
    await api.chat_postMessage(channel=omar.id, text="x", blocks=[mrkdwn(markup)])

    assert str(omar.dm.messages[0]) == read


@on_slack()
async def test_one_post_is_read_at_different_hours(slack):
    api, place = client(slack, slack.teams[0]), slack.channel("platform")
    text = f"<!date^{WHEN}^{{time}}|08:00 UTC>"
    await api.chat_postMessage(channel=place.id, text=text)
    message = place.messages[0]

    assert [message.seen_by(slack.user(one)) for one in ("lena", "omar", "dana")] == [
        "09:00",
        "12:00",
        "03:00",
    ]
    assert str(message) == "08:00"


@on_slack()
async def test_markup_means_nothing_in_plain_text(slack):
    api, place = client(slack, slack.teams[0]), slack.channel("platform")
    header = {"type": "header", "text": plain("<!channel> at <!date^1^{time}|1>")}
    await api.chat_postMessage(channel=place.id, text="x", blocks=[header])

    assert str(place.messages[0]) == "<!channel> at <!date^1^{time}|1>"
    assert place.messages[0].pings == set()


@on_slack()
async def test_a_whole_post_is_read_from_top_to_bottom(slack):
    api, place = client(slack, slack.teams[0]), slack.channel("platform")
    buttons = [
        {"type": "button", "text": plain("Tell me what suits you")},
        {"type": "button", "text": plain("Close"), "visible_to_user_ids": [slack.user("lena").id]},
    ]
    cells = [[{"type": "raw_text", "text": one} for one in row] for row in ("AB", "CD")]
    picture = {"type": "image", "image_url": "https://x.test/h.png", "alt_text": "who is free"}
    blocks = [
        {"type": "header", "text": plain("Q1 plan")},
        mrkdwn(f"asked by <@{slack.user('lena').id}>"),
        {"type": "table", "rows": cells},
        picture,
        {"type": "actions", "elements": buttons},
    ]
    await api.chat_postMessage(channel=place.id, text="x", blocks=blocks)
    message = place.messages[0]
    await slack.user("omar").reacts(message, "a")

    assert message.seen_by(slack.user("lena")).splitlines() == [
        "Q1 plan",
        "asked by @Lena Vogt",
        "A | B",
        "C | D",
        "🖼 who is free",
        "[Tell me what suits you] [Close]",
        ":a: 1",
    ]
    assert "[Close]" not in message.seen_by(slack.user("omar"))
    assert message.buttons == ["Tell me what suits you", "Close"]


@on_slack()
async def test_a_channel_is_read_as_a_dialogue(slack):
    api, place = client(slack, slack.teams[0]), slack.channel("platform")
    lena, omar = slack.user("lena"), slack.user("omar")
    root = await lena.writes("Which one?", in_="platform")
    await api.chat_postMessage(
        channel=place.id, text="The first.", username="Robin", thread_ts=root.ts
    )
    await api.chat_postEphemeral(channel=place.id, user=omar.id, text="For you: <@U404> & B")
    gone = await omar.writes("never mind", in_="platform")
    await omar.deletes(gone)

    assert lena.sees("platform").splitlines() == ["Lena Vogt: Which one?", "↳ Robin: The first."]
    assert omar.sees("platform").splitlines()[-1] == (
        "Convene (only you see this): For you: @U404 & B"
    )


@pytest.mark.parametrize(
    ("text", "more", "called"),
    [
        ("<!channel> and <!here>", {}, {"channel", "here"}),
        ("&lt;!channel&gt;", {}, set()),
        ("@everyone", {}, set()),
        ("@everyone", {"link_names": True}, {"everyone"}),
        ("@everyone", {"parse": "full"}, {"everyone"}),
        ("<!subteam^S1|@design> <@U1|omar>", {}, {"S1", "U1"}),
    ],
)
@on_slack()
async def test_it_is_known_who_was_notified(slack, text, more, called):
    api, place = client(slack, slack.teams[0]), slack.channel("platform")
    await api.chat_postMessage(channel=place.id, text=text, **more)

    assert place.messages[0].pings == called


def test_a_percentile_is_a_value_that_was_there():
    assert percentile([3, 1, 2], 0.5) == 2
    assert percentile(range(1, 101), 0.99) == 99
    with pytest.raises(ValueError, match="nothing"):
        percentile([], 0.5)
