"""A whole meeting in Slack, from the command to the invite: five people, by both lines."""

import pytest

from tests.slack.running_bot import TWO_WEEKS_ON, asked, clicks, on_team, options, told

BOTH = pytest.mark.parametrize("line", ["socket", "http"])

BUSY = f"""BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//somebody//EN
BEGIN:VEVENT
UID:1
DTSTAMP:20270101T000000Z
SUMMARY:Dentist
DTSTART:{TWO_WEEKS_ON:%Y%m%d}T080000Z
DTEND:{TWO_WEEKS_ON:%Y%m%d}T120000Z
END:VEVENT
END:VCALENDAR
"""


@BOTH
@on_team()
async def test_five_people_find_a_time(slack, bot, line):
    card = await asked(slack)
    assert "Roadmap" in str(card)
    assert "asked by Lena Vogt" in str(card)
    assert "0 of 5 have answered" in str(card)

    await everybody_answers(slack, card)
    post = await options(slack)
    assert "*Three options for Roadmap (round 1)*" in str(post)

    await everybody_votes(slack, post)
    outcome = await slack.until(lambda: decided(slack))
    assert "A has the most with 3 votes" in str(outcome)
    await slack.until(lambda: any(one.files for one in outcome.replies))
    await slack.until(lambda: "*Decided*" in str(card))
    assert card.buttons == ["Details"]

    await told(slack, "omar", "Two taps:")
    await slack.user("omar").clicks("rate:4")
    await told(slack, "omar", "Thank you.")
    assert len(slack.channel("platform").messages) == 3


async def everybody_answers(slack, card):
    """In words, with a file and then a button, in a form, with suggested answers."""
    omar, dana, ines = map(slack.user, ("omar", "dana", "ines"))
    await told(slack, "omar", "Lena Vogt is looking for 45 minutes with you and 3 others")
    await omar.writes("after 6pm is hard for me. nothing back to back please")
    await clicks(slack, "omar", "That's all")

    await told(slack, "dana", "When suits you")
    await dana.uploads("dana.ics", BUSY.encode())
    await clicks(slack, "dana", "Any time")

    await ines.clicks("Tell me what suits you", in_=card)
    form = await slack.until(lambda: ines.modal)
    await ines.submits(form, {"When suits you, and when doesn't it?": "afternoons please"})
    await clicks(slack, "ines", "That's all")

    await slack.user("raj").writes("evenings are fine")
    await clicks(slack, "raj", "That's all")
    await clicks(slack, "lena", "Afternoons")


async def everybody_votes(slack, post):
    """By reaction, twice; by button; in the thread; and not at all."""
    lena, omar, dana, ines, raj = map(slack.user, ("lena", "omar", "dana", "ines", "raj"))
    await lena.reacts(post, "one")
    await omar.reacts(post, "two")
    await omar.unreacts(post, "two")
    await omar.reacts(post, "one")
    await dana.clicks("Vote B", in_=post)
    await ines.writes("A please", thread=post)
    await slack.until(lambda: "Your vote is in: A." in said_to(ines))
    await raj.clicks("Abstain", in_=post)
    await slack.until(lambda: "Your vote is in: B." in said_to(dana))


def said_to(person):
    """What they were told alone, where they asked or, if that may be lost, in private."""
    return "\n".join([*map(str, person.ephemerals), person.sees(None)])


def decided(slack):
    found = [one for one in slack.channel("platform").messages if "✅" in str(one)]
    return found[-1] if found else None
