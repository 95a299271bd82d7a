"""Once it is decided: asked → what is known of somebody, and in which order it is told how."""

from tests.conversation.test_dialogues import in_a_room


async def decided(room):
    """Decide on a time that two have told something about."""
    await room.says("lena", "/convene meet Roadmap, 30 min with @omar next week", channel=True)
    await room.says("lena", "any time")
    await room.says("omar", "Mornings are best.")
    await room.later(minutes=5)
    for who in ("lena", "omar"):
        await room.reacts(who, "A")


@in_a_room
async def test_what_was_told_for_it_is_known_still(room):
    await decided(room)
    for asked in ("what do you know about me?", "was weißt du über mich?"):
        told = "\n".join(await room.says("omar", asked))
        here, *_ = told.split("For every meeting")
        assert "prefers mornings" in here
        assert "nothing so far" not in here


@in_a_room
async def test_what_is_asked_in_the_channel_is_told_in_private_as_there(room):
    await decided(room)
    asked = "@Convene what have you got saved about me?"
    [here, *_] = await room.says("omar", asked, channel=True)
    assert "prefers mornings" in here
    assert not any("prefers mornings" in str(each) for each in room.posted)


@in_a_room
async def test_who_has_said_nothing_is_told_so(room):
    await decided(room)
    told = "\n".join(await room.says("raj", "what do you know about me?"))
    assert "prefers mornings" not in told


@in_a_room
async def test_the_outcome_comes_first_then_the_count_and_other_rules_last(room):
    await decided(room)
    [told] = await room.says("omar", "how was it decided?")
    places = [
        told.index(each)
        for each in ("“Roadmap”:", "2 of 2 voted", "What was voted on", "Asked by", "ther rules")
    ]
    assert places == sorted(places)
