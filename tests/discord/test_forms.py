"""Forms in Discord: five inputs at a time, mended where something is wrong, kept over a restart."""

import re

from tests.discord.test_answers import asked, in_discord

WORDS = "What is it about?"


@in_discord
async def test_what_is_left_out_is_asked_for(bot, discord):
    lena = discord.user("lena")
    await lena.command("meet", in_="general")
    assert lena.modal.title == "A meeting"
    assert lena.modal.labels == [WORDS, "Who is asked?", "How long, in minutes?", "More"]


@in_discord
async def test_what_is_wrong_is_said_and_can_be_mended(bot, discord):
    lena = discord.user("lena")
    await lena.command("meet", in_="general")
    people = [lena, discord.user("omar")]
    await lena.submits({WORDS: "Hiring", "Who is asked?": people, "How long, in minutes?": "x"})
    wrong = lena.ephemerals[-1]
    assert "A whole number from" in wrong.text
    await lena.clicks("Mend it")
    assert lena.modal.values[WORDS] == "Hiring"
    assert lena.modal.hints["How long, in minutes?"].startswith("A whole number from")
    assert "A whole number" not in lena.modal.hints[WORDS]
    await lena.submits({"How long, in minutes?": "30"})
    assert "Hiring" in bot.posts()[0].text
    assert "30 min" in bot.posts()[0].text


@in_discord
async def test_the_rest_is_asked_in_the_next_dialogs(bot, discord):
    lena = discord.user("lena")
    await lena.command("meet", in_="general")
    people = [lena, discord.user("omar")]
    await lena.submits({WORDS: "Hiring", "Who is asked?": people}, more=True)
    assert bot.posts() == []
    await lena.clicks("Go on")
    assert lena.modal.title == "A meeting 2"
    assert lena.modal.labels == ["From", "Until", "Not before", "Over by", "More"]
    await lena.submits()
    assert "Hiring" in bot.posts()[0].text


@in_discord
async def test_what_a_form_has_asked_for_is_asked_for_once(bot, discord):
    lena = discord.user("lena")
    await lena.command("meet", in_="general")
    people = [lena, discord.user("omar")]
    await lena.submits({WORDS: "Hiring", "Who is asked?": people}, more=True)
    offer = lena.ephemerals[-1]
    await lena.clicks("Go on", in_=offer)
    sent = lena.modal
    await lena.submits()
    [card] = bot.posts()
    for again in ("press", "send"):
        if again == "press":
            await lena.clicks("Go on", in_=offer)
        else:
            lena.modal = sent
            await lena.submits()
        assert lena.modal is None
        told = lena.ephemerals[-1].text
        assert told.startswith(
            "That is open already. It stands here: https://discord.com/channels/"
        )
        assert told.endswith(f"/{card.id}")
        assert bot.posts() == [card]


@in_discord
async def test_a_form_that_was_open_over_a_restart_is_taken(bot, discord):
    """What was filled in is kept here, and not in a dialog that Discord has."""
    lena = discord.user("lena")
    await lena.command("meet", in_="general")
    modal = lena.modal
    lena.modal = modal
    bot.connected.interactions.__init__(bot.wired.web)
    await lena.submits({WORDS: "Hiring", "Who is asked?": [lena, discord.user("omar")]})
    assert "Hiring" in bot.posts()[0].text


@in_discord
async def test_a_form_that_nobody_knows_any_more_says_so(bot, discord):
    lena = discord.user("lena")
    await lena.command("meet", in_="general")
    lena.modal.data["custom_id"] = "form|0000000000000000"
    await lena.submits({WORDS: "Hiring"})
    assert "I don't have that form any more" in lena.ephemerals[-1].text


@in_discord
async def test_to_call_it_off_is_asked_once_more(bot, discord):
    card = await asked(bot)
    lena = discord.user("lena")
    await lena.clicks("Organise")
    await lena.clicks("Call it off")
    question = lena.ephemerals[-1]
    assert "Gathering wishes" in card.text
    await lena.clicks(question.buttons[0], in_=question)
    assert "Cancelled" in card.text
    assert lena.modal is None


@in_discord
async def test_points_are_shared_five_options_at_a_time(bot, discord):
    lena, omar = map(discord.user, ("lena", "omar"))
    await lena.command("poll", "with 10 points: A1, B1, C1, D1, E1, F1 or G1?", "general")
    [post] = bot.posts()
    await omar.clicks(next(x for x in post.buttons if "oints" in x), in_=post)
    *first, more = omar.modal.labels
    assert (len(first), more) == (4, "More")
    await omar.submits(dict.fromkeys(first[:2], "3"), more=True)
    await omar.clicks("Go on")
    await omar.submits({omar.modal.labels[0]: "4"})
    given = omar.said().partition("Your vote is in: ")[2].partition(".")[0]
    assert sorted(re.findall(r"[A-G] (\d)", given)) == ["3", "3", "4"]


@in_discord
async def test_an_order_is_filled_in_five_places_at_a_time(bot, discord):
    omar = discord.user("omar")
    await discord.user("lena").command("poll", "ranked: A1, B1, C1, D1, E1, F1 or G1?", "general")
    await omar.clicks("Put them in order")
    assert omar.modal.labels == [*(f"Your order: place {n}" for n in (1, 2, 3, 4)), "More"]
    order = zip(omar.modal.labels, ["G  G1", "F  F1", "E  E1", "D  D1"], strict=False)
    await omar.submits(dict(order), more=True)
    assert omar.ephemerals[-1].text == "Best first: step 2 of 3"
    await omar.clicks("Go on")
    assert omar.modal.labels[:3] == [f"Your order: place {n}" for n in (5, 6, 7)]
    await omar.submits({"Your order: place 5": "C  C1"})
    assert "G, then F, then E, then D, then C" in omar.said()


@in_discord
async def test_a_meeting_that_is_to_repeat_is_told_in_the_form_to_be_one(bot, discord):
    lena = discord.user("lena")
    await lena.command("meet", "Sync every Thursday at 10 with @omar, 30 min", "general")
    assert lena.modal.text.endswith("One meeting only, as yet: I can't repeat it.")
    assert "this one is for Thu" in lena.modal.text
    await lena.command("meet", "Sync with @omar, 30 min", "general")
    assert lena.modal.text == ""


@in_discord
async def test_how_often_is_kept_with_who_is_named_behind_it(bot, discord):
    for words, often, whom in (
        (
            "@convene poll: tea or coffee? every Thursday at 10 with @omar",
            "Lena Vogt has this asked every Thursday at 10:00 UTC",
            "Asked: Lena Vogt and Omar Haddad",
        ),
        (
            "@convene jeden Donnerstag um 10 mit @omar: Tee oder Kaffee?",
            "Lena Vogt lässt das jeden Donnerstag um 10:00 fragen (UTC)",
            "Gefragt: Lena Vogt und Omar Haddad",
        ),
    ):
        await discord.user("lena").writes(words, "general")
        assert often in bot.posts()[-1].text
        assert whom in bot.posts()[-1].text


@in_discord
async def test_what_is_mended_can_still_be_asked_for_more(bot, discord):
    lena = discord.user("lena")
    await lena.command("meet", in_="general")
    people = [lena, discord.user("omar")]
    await lena.submits({WORDS: "Hiring", "Who is asked?": people, "How long, in minutes?": "x"})
    await lena.clicks("Mend it")
    assert lena.modal.labels[-1] == "More"
    await lena.submits({"How long, in minutes?": "30"}, more=True)
    assert bot.posts() == []
    await lena.clicks("Go on")
    await lena.submits()
    assert "Hiring" in bot.posts()[0].text


@in_discord
async def test_what_discord_adds_is_in_its_readers_language(bot, discord):
    lena = discord.user("lena")
    await lena.writes("Auf Deutsch bitte")
    await lena.command("meet", in_="general")
    assert lena.modal.labels[-1] == "Mehr"
    assert lena.modal.hints["Mehr"] == "Kreuz das an, um auch nach dem Rest gefragt zu werden."
