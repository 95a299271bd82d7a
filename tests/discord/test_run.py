"""The whole bot over sockets: gateway and REST, by the library that speaks to Discord itself."""

from tests.discord.running_bot import clicks, on_server, posts, told
from tests.slack.running_bot import in_two_weeks


async def asked(discord):
    words = f"Roadmap, 45 min with @omar, {in_two_weeks()}"
    await discord.user("lena").command("meet", words, "general")
    return await discord.until(lambda: next(iter(posts(discord)), None))


@on_server()
async def test_two_people_find_a_time(discord, bot):
    card = await asked(discord)
    omar = discord.user("omar")
    await told(discord, "omar", "Lena Vogt is looking for 45 minutes with you")
    await omar.writes("after 6pm is hard for me")
    await clicks(discord, "omar", "That's all")
    await clicks(discord, "lena", "Afternoons")
    options = await discord.until(lambda: _of(discord, "Vote A"))
    await discord.until(lambda: "🇦" in options.reactions)
    await omar.reacts(options, "🇦")
    await discord.user("lena").clicks("Vote A", in_=options)
    outcome = await discord.until(lambda: _says(discord, "✅"))
    await discord.until(lambda: any(each.files for each in outcome.replies))
    await discord.until(lambda: "Decided" in card.text)
    assert all(each.kind is not None for each in discord.happened)


def _of(discord, label):
    return next((each for each in posts(discord) if label in each.buttons), None)


def _says(discord, words):
    return next((each for each in posts(discord) if words in each.text), None)


@on_server()
async def test_what_happens_while_the_connection_is_gone_is_heard(discord, bot):
    await asked(discord)
    await told(discord, "omar", "Lena Vogt is looking for 45 minutes with you")
    await discord.gateway.drop(invalid=True)
    await discord.user("omar").writes("Tuesdays are best")
    await told(discord, "omar", "Tuesdays")


@on_server()
async def test_a_form_opens_at_once_and_is_taken(discord, bot):
    await discord.user("lena").command("meet", in_="general")
    modal = await discord.until(lambda: discord.user("lena").modal)
    assert modal.title == "A meeting"
    assert modal.labels == ["What is it about?", "Who is asked?", "How long, in minutes?", "More"]
    omar = discord.user("omar")
    filled = {"What is it about?": "Hiring", "Who is asked?": [discord.user("lena"), omar]}
    await discord.user("lena").submits(filled)
    card = await discord.until(lambda: _says(discord, "Hiring"))
    assert "0 of 2 have answered" in card.text
