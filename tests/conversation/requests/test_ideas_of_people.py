"""Who is asked for ideas in the request itself: said → the question, nobody on the list."""

import pytest

from tests.conversation.test_dialogues import in_a_room


@pytest.mark.parametrize(
    ("words", "subject"),
    [
        ("where do we eat? ask @omar, @dana and @raj for ideas", "Where do we eat?"),
        ("team lunch next week, ask @omar, @dana and @raj for ideas", "Team lunch next week"),
        ("we need a name for the report, ask @omar @dana @raj for suggestions until tomorrow",
         "We need a name for the report"),
        ("wir brauchen einen namen, frag @omar, @dana und @raj nach vorschlägen bis morgen",
         "Wir brauchen einen namen"),
        ("ask @omar, @dana and @raj for ideas where to eat", "Where to eat"),
        ("collect ideas for the name of the tool from @omar @dana @raj", "The name of the tool"),
        ("collect suggestions from @omar, @dana and @raj for the name of our tool till friday",
         "The name of our tool"),
        ("where do we eat? ask omar, dana and raj for ideas please", "Where do we eat?"),
        ("where do we eat? get some ideas from @omar @dana @raj", "Where do we eat?"),
    ],
)  # fmt: skip
def test_people_and_the_instruction_are_no_options(words, subject):
    @in_a_room
    async def plays(room):
        await room.says("lena", f"@Convene {words}", channel=True)
        [choice] = room.decisions()
        assert choice.terms.subject == subject
        assert not choice.listed
        assert {each.id for each in choice.members} == {"lena", "omar", "dana", "raj"}

    plays()


def test_until_when_ideas_are_collected_is_kept():
    @in_a_room
    async def plays(room):
        words = "a name for the tool, ask @omar @dana @raj for suggestions until friday"
        await room.says("lena", f"@Convene {words}", channel=True)
        [choice] = room.decisions()
        assert f"{choice.closes_at:%a %d %H:%M}" == "Fri 08 17:00"

    plays()


def test_who_is_asked_behind_a_list_leaves_nothing_out():
    @in_a_room
    async def plays(room):
        words = "what first: search, billing or onboarding? ranked, ask @omar @dana"
        await room.says("lena", f"@Convene {words}", channel=True)
        [choice] = room.decisions()
        assert [each.title for each in choice.listed] == ["Search", "Billing", "Onboarding"]
        assert not any("left out" in words for _, words in room.told)

    plays()


@pytest.mark.parametrize("words", ["ask @raj for ideas", "ask raj for ideas, he knows the place"])
def test_what_is_open_already_is_not_asked_anew(words):
    @in_a_room
    async def plays(room):
        await room.says("lena", "@Convene where do we eat? ask @omar for ideas", channel=True)
        await room.says("lena", f"@Convene {words}", channel=True)
        assert len(room.decisions()) == 1

    plays()
