"""What people do in Slack, and what follows: said → expected, one at a time."""

import asyncio
from pathlib import Path

import httpx
import pytest

from tests.slack.running_bot import (
    MEET_TWO,
    TWO_WEEKS_ON,
    asked,
    clicks,
    in_two_weeks,
    on_team,
    options,
    told,
)

ROOT = Path(__file__).parents[2]
KNOWN = "I know /convene meet, /convene poll, /convene decide, /convene panel, /convene add"


def answers(person):
    """What the bot has said to somebody alone, in channels."""
    return "\n".join(map(str, person.ephemerals))


async def answered(slack, name, words):
    person = slack.user(name)
    await slack.until(lambda: words in answers(person))


async def form_of(slack, name):
    person = slack.user(name)
    return await slack.until(lambda: person.modal)


# Commands


@pytest.mark.parametrize(
    ("words", "said"), [("tidy up", KNOWN), ("", "I help a group find a time"), ("help", "I help")]
)
@on_team()
async def test_what_a_command_is_answered(slack, bot, words, said):
    await slack.user("lena").slash("/convene", words, channel="platform")
    await answered(slack, "lena", said)
    assert slack.channel("platform").messages == []


@on_team()
async def test_a_command_without_words_asks_by_a_form(slack, bot):
    lena = slack.user("lena")
    await lena.slash("/convene", "meet", channel="platform")
    form = await form_of(slack, "lena")
    assert "From" not in str(form)
    await lena.chooses("What is it about?", "Offsite", in_=form)
    await lena.clicks("More", in_=form)
    await slack.until(lambda: "From" in str(form))
    assert "What is it about?: [Offsite]" in str(form)
    await lena.submits(form, {"From": "2020-01-06", "Until": "2020-01-10"})
    assert form.errors == {"to": "That is past already."}

    rest = {"From": str(TWO_WEEKS_ON), "Until": str(TWO_WEEKS_ON), "Who is asked?": ["omar"]}
    await lena.submits(form, rest)
    await slack.until(lambda: slack.channel("platform").messages)
    assert lena.modal is None
    await told(slack, "omar", "about “Offsite”")
    assert "Offsite" not in lena.sees(None)


@on_team()
async def test_what_is_wrong_under_more_opens_it(slack, bot):
    lena = slack.user("lena")
    words = "decide where to eat: pizza, sushi; approval, two winners"
    await lena.slash("/convene", words, channel="platform")
    form = await form_of(slack, "lena")
    why = "Only “Put in order, for several winners (stv)” chooses several."
    assert f"How many are chosen? {why}" in str(form)
    assert "How many are chosen?:" not in str(form)
    await lena.submits(form, {})
    await slack.until(lambda: "How many are chosen?:" in str(lena.modal))
    assert why in str(lena.modal)
    await lena.submits(lena.modal, {"How many are chosen?": "1"})
    await slack.until(lambda: slack.channel("platform").messages)


@on_team()
async def test_what_was_said_is_filled_in(slack, bot):
    await slack.user("lena").slash("/convene", "meet Offsite with @design", channel="platform")
    form = str(await form_of(slack, "lena"))
    people = [slack.user(name).id for name in ("lena", "omar", "dana")]
    assert "What is it about?: [Offsite]" in form
    assert f"Who is asked?: [{people}]" in form


@on_team()
async def test_where_the_bot_is_not_it_says_so(slack, bot):
    await slack.user("lena").slash("/convene", f"meet {MEET_TWO}", channel="random")
    await answered(slack, "lena", "Type “/invite @Convene” there, then ask again.")
    assert slack.channel("random").messages == []


@on_team()
async def test_who_is_deactivated_cannot_be_asked(slack, bot):
    await slack.user("raj").is_deactivated()
    await slack.user("lena").slash("/convene", f"meet {MEET_TWO} and @raj", channel="platform")
    await answered(slack, "lena", "I can't ask @Raj Patel: not here any more, or a bot.")
    card = await slack.until(lambda: next(iter(slack.channel("platform").messages), None))
    assert "0 of 2 have answered" in str(card)


# In plain words


@on_team()
async def test_a_mention_that_says_all_opens_the_session(slack, bot):
    words = f"@convene find 45 minutes for the five of us {in_two_weeks()} about the roadmap"
    await slack.user("lena").writes(words, in_="platform")
    await told(slack, "raj", "is looking for 45 minutes with you and 3 others")
    assert answers(slack.user("lena")) == ""


@on_team()
async def test_a_mention_that_leaves_something_out_is_asked_back_in_private(slack, bot):
    lena = slack.user("lena")
    await lena.writes("@convene find a time with @omar", in_="platform")
    missing = "Gladly. I still need what it is about, how long it takes and in which days."
    await answered(slack, "lena", missing)
    await lena.clicks("Fill in the rest", in_=lena.ephemerals[-1])
    form = await form_of(slack, "lena")
    assert "couldn't place" not in str(form)
    await lena.submits(form, {"What is it about?": "Pairing"})
    await told(slack, "omar", "about “Pairing”")


@on_team()
async def test_a_private_request_asks_in_which_channel(slack, bot):
    lena = slack.user("lena")
    await lena.writes(f"please find 30 minutes with @omar about hiring {in_two_weeks()}")
    await told(slack, "lena", "Gladly. Where shall I ask?")
    await lena.clicks("Fill in the rest")
    form = await form_of(slack, "lena")
    await lena.submits(form, {"In which channel?": "random"})
    assert "/invite @Convene" in form.errors["channel"]
    await lena.submits(form, {"In which channel?": "pair"})
    await slack.until(lambda: slack.channel("pair").messages)
    assert "Hiring" in str(slack.channel("pair").messages[0])


@on_team()
async def test_a_mention_for_help(slack, bot):
    await slack.user("lena").writes("@convene help", in_="platform")
    await answered(slack, "lena", "I help a group find a time")


# In the private conversation


@on_team()
async def test_thanks_is_no_wish_and_needs_no_answer(slack, bot):
    lena = slack.user("lena")
    for words in ("thanks!", "lol ok", "Danke dir :)"):
        await lena.writes(words)
    await lena.writes("never before 9 please")
    await told(slack, "lena", "For every meeting from now on")

    assert len(lena.sees(None).split("For every meeting from now on")) == 2


@on_team()
async def test_with_nothing_open_words_are_taken_for_good(slack, bot):
    lena = slack.user("lena")
    await lena.writes("never before 9 please")
    await told(slack, "lena", "For every meeting from now on")
    await clicks(slack, "lena", "Keep")
    await told(slack, "lena", "Kept: I'll go by it in every meeting")
    await lena.slash("/convene", "me", channel="platform")
    known = str(await form_of(slack, "lena"))
    assert "For every meeting from now on" in known
    assert "09:00" in known


@on_team()
async def test_with_two_open_one_button_asks_which(slack, bot):
    omar = slack.user("omar")
    await asked(slack, channel="platform")
    await asked(slack, MEET_TWO, channel="pair")
    await told(slack, "omar", "about “Hiring”")
    await told(slack, "omar", "about “Roadmap”")
    await omar.writes("mornings are best")
    await told(slack, "omar", "[Roadmap] [Hiring] [All of these] [Always]")
    await omar.clicks("Hiring")
    await told(slack, "omar", "prefers mornings")
    assert "Thank you." in omar.sees(None)
    assert omar.sees(None).count("Got it.") == 1


@on_team()
async def test_a_reply_belongs_to_what_it_replies_to(slack, bot):
    omar = slack.user("omar")
    await asked(slack, channel="platform")
    await asked(slack, MEET_TWO, channel="pair")
    await told(slack, "omar", "about “Hiring”")
    await told(slack, "omar", "about “Roadmap”")
    question = next(one for one in omar.dm.messages if "Hiring" in str(one))
    await omar.writes("mornings are best", thread=question)
    await slack.until(lambda: "prefers mornings" in omar.sees(None))
    assert "Which of these" not in omar.sees(None)


@on_team()
async def test_other_files_are_left_alone(slack, bot):
    await slack.user("lena").uploads("me.png", b"\x89PNG")
    await told(slack, "lena", "I can read calendar files")


@on_team()
async def test_a_table_is_an_answer_to_what_there_is_to_choose_from(slack, bot):
    lena, omar, dana = map(slack.user, ("lena", "omar", "dana"))
    ask = "decide where do we eat on Friday? with @omar @dana"
    await lena.slash("/convene", ask, channel="platform")
    [card] = await slack.until(lambda: slack.channel("platform").messages)
    table = b"name,price:number[EUR,low]\nNoodle House,14\nSushi Bar,35\n"
    await omar.uploads("places.csv", table, in_="platform", thread=card)
    await slack.until(lambda: omar.ephemerals)
    put = "On the list: Noodle House and Sushi Bar. What matters can be told by price now."
    assert [str(each) for each in omar.ephemerals] == [put]
    await slack.until(lambda: "Sushi Bar (Omar Haddad)" in str(card))
    await dana.writes("name\tprice\nTaco Place\t9\nDeli\t11", "platform", thread=card)
    await slack.until(lambda: "Deli (Dana Reed)" in str(card))
    await dana.uploads("more.csv", table)
    await told(slack, "dana", "On it already: Noodle House and Sushi Bar.")


# Votes


async def at_the_vote(slack, rule=""):
    """Lena and Omar have answered; returns the post with the options."""
    await asked(slack, MEET_TWO + rule, channel="pair")
    await clicks(slack, "omar", "Any time")
    await clicks(slack, "lena", "Any time")
    return await options(slack, "pair")


@on_team()
async def test_who_was_not_asked_has_no_vote(slack, bot):
    await asked(slack, MEET_TWO)
    await clicks(slack, "omar", "Any time")
    await clicks(slack, "lena", "Any time")
    post = await options(slack)
    dana = slack.user("dana")
    await dana.reacts(post, "one")
    await answered(slack, "dana", "Only who is asked here can vote.")
    await dana.clicks("Vote A", in_=post)
    await dana.reacts(post, "tada")
    await slack.settled()
    assert "✅" not in dana.sees("platform")


@on_team()
async def test_talk_under_the_options_is_no_vote(slack, bot):
    post = await at_the_vote(slack)
    await slack.user("lena").writes("A is rather early for me, no?", thread=post)
    await slack.settled()
    assert answers(slack.user("lena")) == ""


@on_team()
async def test_reactions_that_nobody_heard_are_read_again(slack, bot):
    post = await at_the_vote(slack)
    slack.faults.offline()
    await slack.user("lena").reacts(post, "two")
    await slack.user("omar").reacts(post, "two")
    await asyncio.sleep(1)
    assert "✅" not in slack.user("lena").sees("pair")
    slack.faults.online()
    await slack.until(lambda: "B has both votes" in slack.user("lena").sees("pair"))


@on_team()
async def test_a_form_that_comes_after_the_end_is_told_so(slack, bot):
    omar = slack.user("omar")
    card = await asked(slack, MEET_TWO, channel="pair")
    await omar.clicks("Tell me what suits you", in_=card)
    form = await form_of(slack, "omar")
    await slack.user("lena").clicks("Organise", in_=card)
    await answered(slack, "lena", "For you, who asked for this")
    await slack.user("lena").clicks("Call it off", in_=slack.user("lena").ephemerals[-1])
    await slack.user("lena").submits(await form_of(slack, "lena"))
    await slack.until(lambda: "*Cancelled*" in str(card))
    await omar.submits(form, {"When suits you, and when doesn't it?": "mornings"})
    await told(slack, "omar", "“Hiring” is already cancelled.")
    assert "*Cancelled*" in str(card)


@on_team()
async def test_a_vote_after_the_end_is_told_so(slack, bot):
    post = await at_the_vote(slack)
    lena, omar = slack.user("lena"), slack.user("omar")
    await lena.clicks("Vote A", in_=post)
    vote_b = next(one for one in post.blocks if "Vote B" in str(one))
    await omar.clicks("Vote A", in_=post)
    await slack.until(lambda: "✅" in omar.sees("pair"))
    await omar.reacts(post, "two")
    await answered(slack, "omar", "The vote on these options is closed.")
    assert vote_b["accessory"]["value"]
    assert "A has both votes" in omar.sees("pair")


# One's own


@on_team()
async def test_the_home_tab_shows_ones_own_and_forgets_it(slack, bot):
    lena = slack.user("lena")
    await lena.writes("never before 9 please")
    await clicks(slack, "lena", "Keep")
    await asked(slack, MEET_TWO, channel="pair")
    await told(slack, "lena", "about “Hiring”")
    await lena.opens_home()
    home = await slack.until(lambda: lena.home)
    assert "Hiring\n*Gathering wishes* · 30 min" in str(home)
    assert "09:00" in str(home)

    await lena.clicks("Forget me", in_=home)
    sure = await form_of(slack, "lena")
    assert "nobody can bring it back" in str(sure)
    await lena.submits(sure)
    await told(slack, "lena", "You are forgotten")
    await slack.until(lambda: "nothing so far" in str(lena.home))


@on_team()
async def test_ones_data_comes_as_a_file(slack, bot):
    lena = slack.user("lena")
    await lena.writes("never before 9 please")
    await clicks(slack, "lena", "Keep")
    await told(slack, "lena", "Kept")
    await lena.opens_home()
    home = await slack.until(lambda: lena.home)
    await lena.clicks("Give me my data", in_=home)
    await slack.until(lambda: any(one.files for one in lena.dm.messages))
    (file,) = [file for one in lena.dm.messages for file in one.files]
    assert b"for_good" in file.content
    assert lena.id.encode() in file.content


# Guests and pages


@on_team()
async def test_without_an_address_there_are_colleagues_and_no_guests(slack, bot):
    card, lena = await asked(slack, MEET_TWO, channel="pair"), slack.user("lena")
    await lena.clicks("Organise", in_=card)
    await answered(slack, "lena", "For you, who asked for this")
    await lena.clicks("Add someone", in_=lena.ephemerals[-1])
    form = await form_of(slack, "lena")
    assert [each["label"]["text"] for each in form.blocks if each["type"] == "input"] == [
        "Colleagues"
    ]
    await lena.submits(form, {"Colleagues": ["raj"]})
    await answered(slack, "lena", "I'm asking Raj Patel too, about “Hiring”.")


@on_team(CONVENE_BASE_URL="http://convene.test")
async def test_a_guest_gets_a_page_by_the_organiser(slack, bot):
    card, lena = await asked(slack, MEET_TWO, channel="pair"), slack.user("lena")
    await lena.clicks("Organise", in_=card)
    await answered(slack, "lena", "For you, who asked for this")
    await lena.clicks("Add someone", in_=lena.ephemerals[-1])
    form = await form_of(slack, "lena")
    await lena.submits(form, {"Their name": "Anna Berg"})
    await told(slack, "lena", "Anna Berg needs no account.")
    await slack.settled()  # their invitation is taken in
    link = lena.sees(None).partition("http://convene.test")[2].split()[0]
    async with httpx.AsyncClient(verify=False, base_url=f"http://127.0.0.1:{bot.port}") as browser:
        page = await browser.get(link)
    assert page.status_code == 200
    assert "Hiring" in page.text
