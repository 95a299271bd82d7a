"""What happens between the request and the end, whatever the platform: said → shown."""

from orchestration.deciding.actions.which_session import ALL
from tests.conversation.test_dialogues import asked, decided, in_a_room

ONE_DAY = "@Convene find 45 minutes about hiring on 11 January with @omar and @dana"
TWO = "@Convene find 45 minutes about {} from 11 to 15 January with @omar"


def told(room, who):
    """What somebody was last told."""
    return [words for to, words in room.told if to == who][-1]


def take_back(room, who):
    """The buttons that take back what somebody was last read back."""
    parts = room.seen[who][-1][1].parts
    lines = [line for part in parts for line in getattr(part, "lines", ())]
    return [each.button for each in lines if each.button]


@in_a_room
async def test_who_stands_in_the_way_alone_is_asked_whether_it_is_a_firm_no(room):
    await room.says("lena", ONE_DAY, channel=True)
    for who in ("lena", "dana"):
        await room.presses(who, "any-time")
    await room.says("omar", "I can't do Monday.")
    await room.presses("omar", "thats-all")
    assert "A firm no, or possible if need be?" in told(room, "omar")
    assert not [name for _, name, _ in room.posted if name.startswith("options/")]
    await room.clicks("omar", "Possible if need be")
    await room.later(minutes=5)
    assert room.latest("options/")[1] == "options/1"
    assert "firm no" not in " ".join(words for to, words in room.told if to == "dana")


@in_a_room
async def test_something_came_up_and_another_time_is_found(room):
    await decided(room)
    await room.presses("lena", "move")
    await room.fills("lena")
    _, name = room.latest("options/")
    assert name == "options/2"
    assert [who for who, words in room.told if "When suits you" in words].count("omar") == 1
    for who in ("lena", "omar", "dana"):
        await room.says(who, "D", under=room.latest("options/"))
    outcomes = [words for _, name, words in room.posted if name.startswith("outcome")]
    assert outcomes[0] != outcomes[-1]


@in_a_room
async def test_what_is_said_for_good_counts_in_the_next_meeting(room):
    await room.says("omar", "I never do Mondays.")
    assert "For every meeting from now on" in told(room, "omar")
    await room.clicks("omar", "Keep")
    await room.says("lena", TWO.format("hiring"), channel=True)
    assert "Mondays" in told(room, "omar")
    await room.presses("omar", "thats-all", session=room.decisions()[-1].id)
    await room.presses("lena", "any-time", session=room.decisions()[-1].id)
    await room.later(minutes=5)
    assert "Mon 11 Jan" not in next(words for _, name, words in room.posted if "options" in name)


@in_a_room
async def test_with_two_sessions_open_a_wish_can_be_for_all_of_them(room):
    for subject in ("hiring", "the offsite"):
        await asked(room, subject)
    await room.says("omar", "never on Tuesdays please")
    heard = len(room.told)
    await room.chooses("omar", ALL)
    [said] = [words for who, words in room.told[heard:] if who == "omar"]
    assert "Got it" in said
    assert "hiring" in said
    assert "offsite" in said


@in_a_room
async def test_a_second_press_on_what_is_taken_back_takes_nothing_else_back(room):
    await asked(room)
    await room.says("omar", "I can't do Monday. I can't do Tuesday. Mornings are best for me.")
    first, *others = take_back(room, "omar")
    assert others
    for _ in range(3):
        await room.presses("omar", first.action, first.value)
    left = [words for who, words in room.told if who == "omar" and "Got it" in words][-1]
    assert "Tuesdays" in left
    assert "mornings" in left


@in_a_room
async def test_words_without_a_question_are_answered_kindly(room):
    [said] = await room.says("omar", "Mondays are bad.")
    assert "For every meeting from now on" in said


@in_a_room
async def test_one_sentence_is_enough_to_ask_everyone(room):
    words = (
        "/convene meet Q1 plan, 45 min with @omar and @dana, 11 to 15 January, dana must be there"
    )
    await room.says("lena", words, channel=True)
    [meeting] = room.decisions()
    assert [each.id for each in meeting.members] == ["lena", "omar", "dana"]
    assert [each.id for each in meeting.members if each.required] == ["dana"]
    assert "Lena Vogt is looking for 45 minutes with you and 1 other" in told(room, "omar")


@in_a_room
async def test_something_came_up_in_private_is_no_wish(room):
    await decided(room)
    [said] = await room.says("omar", "something came up, can we find a new time?")
    assert "Thanks for saying so." in said
    assert "For every meeting from now on" not in said
