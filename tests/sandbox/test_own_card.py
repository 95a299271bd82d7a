"""A session's card says to each reader, alone, what waits for them, and what they have said."""

import asyncio
from dataclasses import replace

from adapters.sandbox.gateway import Event
from adapters.sandbox.personas import TEAM
from adapters.sandbox.records import BY_THE_TEAM, GENERAL
from tests.sandbox.at_hand import at_hand, offered

ASKED = "@Convene find 30 minutes with @ben and @jonas about the roadmap, 11 to 15 January"
MISSING = "Waiting for you: when suits you, and when doesn't it?"


def card_of(bench, who):
    """What somebody reads on the card, and what they can press there."""
    [card] = [
        x for x in bench.sees(who, GENERAL) if x["blocks"] and x["blocks"][0]["type"] == "card"
    ]
    words = [each["text"] for each in card["blocks"] if each["type"] == "text"]
    return card["blocks"][0]["lines"], words, [each["action"] for each in offered(card)]


def played(tmp_path, *said):
    """Ana asks; each then does what is said: a word is pressed, words are told in the dialog."""

    async def play(bench):
        await bench.says("ana", ASKED, GENERAL)
        for who, words in said:
            if " " in words:
                form = await bench.presses(who, "tell", conversation=GENERAL)
                await bench.fills(who, form, words=words)
            else:
                await bench.presses(who, words, conversation=GENERAL)
        return {who: card_of(bench, who) for who in ("ana", "ben", "jonas", "priya")}

    with at_hand(tmp_path) as bench:
        return asyncio.run(play(bench))


def test_who_is_waited_for_can_answer_on_the_card(tmp_path):
    cards = played(tmp_path)
    lines, words, pressed = cards["ben"]
    assert "Waiting for Ana Ribeiro, Jonas Weiß and you" in lines
    assert words == [MISSING]
    assert pressed == ["any-time", "mornings", "afternoons", "tell", "details"]


def test_who_is_not_in_it_is_not_asked(tmp_path):
    _, words, pressed = played(tmp_path)["priya"]
    assert words == []
    assert pressed == ["tell", "details"]


def test_an_answer_on_the_card_is_acknowledged_there_to_its_author_alone(tmp_path):
    cards = played(tmp_path, ("ben", "mornings"), ("jonas", "any-time"))
    assert cards["ben"][1] == ["Noted, only you see this: prefers mornings (before 12:00)."]
    assert cards["jonas"][1] == ["Noted, only you see this: any time will do."]
    assert "any-time" not in cards["ben"][2]
    assert cards["ana"][1] == [MISSING]


def test_what_is_told_in_the_dialog_is_acknowledged_on_the_card(tmp_path):
    cards = played(tmp_path, ("ben", "I can't do Fridays, mornings are best"))
    [said] = cards["ben"][1]
    assert said.startswith("Noted, only you see this: can't do Fridays; prefers mornings")
    assert all("Fridays" not in str(cards[who]) for who in ("ana", "jonas", "priya"))


def test_who_answers_themselves_is_not_told_that_the_sample_team_did(tmp_path):
    async def play(bench):
        await bench.says("ana", ASKED, GENERAL)
        session = bench.workspace.sessions()[0].session
        told = bench.inbound.tell(Event("ben", f"{BY_THE_TEAM}say"), session, "no Fridays")
        await bench.until_in(told)
        spoken_for = card_of(bench, "ben")[1]
        form = await bench.presses("ben", "tell", conversation=GENERAL)
        await bench.fills("ben", form, words="mornings are best")
        return spoken_for, card_of(bench, "ben")[1]

    with at_hand(tmp_path) as bench:
        [before], [after] = asyncio.run(play(bench))
    assert before.startswith("The sample team has said for you, and only you see this: ")
    assert after.startswith("Noted, only you see this: ")


def test_once_all_have_answered_the_card_says_when_options_follow_and_ends_the_wait(tmp_path):
    """Who answers with a tap has said all; who writes may go on, or press that this is all."""
    cards = played(tmp_path, ("ana", "any-time"), ("ben", "no Fridays"), ("jonas", "any-time"))
    lines, _, pressed = cards["ben"]
    assert any(each.startswith("Options follow by Thu 7 Jan, ") for each in lines), lines
    assert "thats-all" in pressed
    assert all("thats-all" not in cards[who][2] for who in ("ana", "jonas", "priya"))


def test_a_card_names_all_who_are_asked_and_whose_vote_is_missing(tmp_path):
    """Who votes has their own card say so; who has voted is told what; nobody else reads either."""

    async def play(bench):
        await bench.says("ana", ASKED, GENERAL)
        for who in ("ana", "ben", "jonas"):
            await bench.presses(who, "any-time", conversation=GENERAL)
        await bench.later(minutes=5)
        asked = card_of(bench, "ben")
        await bench.reacts("ben", "🇦")
        return asked, card_of(bench, "ben"), card_of(bench, "ana")

    with at_hand(tmp_path) as bench:
        asked, voted, other = asyncio.run(play(bench))
    assert "Waiting for the votes of Ana Ribeiro, Jonas Weiß and you" in asked[0]
    assert asked[1] == ["Your vote is missing ↓"]
    assert asked[2] == ["tell", "details"]
    assert "Asked: Ana Ribeiro, Ben Okafor and Jonas Weiß" in voted[0]
    assert "Waiting for the votes of Ana Ribeiro and Jonas Weiß" in voted[0]
    assert voted[1] == ["Your vote is in; until the vote closes, you change it under the options."]
    assert voted[2] == ["tell", "details"]
    assert "Waiting for the votes of Jonas Weiß and you" in other[0]
    assert other[1] == ["Your vote is missing ↓"]


def test_one_votes_under_the_options_and_nowhere_else_in_the_channel(tmp_path):
    """The same ballot twice on one screen would be read twice: the card points to it."""

    async def play(bench):
        await bench.says("ana", ASKED, GENERAL)
        for who in ("ana", "ben", "jonas"):
            await bench.presses(who, "any-time", conversation=GENERAL)
        await bench.later(minutes=5)
        (options,) = (x for x in bench.sees("ben", GENERAL) if "choose" in pressed_on(x))
        event = bench.event("ben")
        await bench.until_in(bench.inbound.act(event, options["id"], "choose", "1/B"))
        votes = [x["vote"]["said"] for x in bench.sees("ben", GENERAL) if x["vote"]]
        others = [x for x in bench.sees("ana", GENERAL) if x["vote"] or x["reactions"]]
        return pressed_on(options), votes, others, card_of(bench, "ben")[1]

    with at_hand(tmp_path) as bench:
        offered_there, votes, others, card = asyncio.run(play(bench))
    assert {"none-of-these", "abstain"} <= set(offered_there)
    assert votes == ["Your vote: B."]
    assert card == ["Your vote is in; until the vote closes, you change it under the options."]
    assert others == []


def pressed_on(message):
    return [each["action"] for each in offered(message)]


def test_what_is_asked_of_ones_words_is_answered_on_the_card_too(tmp_path):
    async def play(bench):
        await bench.says("ana", ASKED, GENERAL)
        await bench.says("ben", "I can do Tue 10-12 or Thu after 3")
        await bench.says("jonas", "Wednesdays are a bit weird")
        asked = card_of(bench, "ben"), card_of(bench, "jonas"), card_of(bench, "ana")
        await bench.presses("ben", "say", conversation=GENERAL)
        asks = [x for x in bench.sees("ben") if "say" in pressed_on(x)]
        return asked, card_of(bench, "ben"), asks

    with at_hand(tmp_path) as bench:
        (ben, jonas, ana), after, asks = asyncio.run(play(bench))
    assert ben[1][:2] == [
        "Waiting for you:",
        "Can you come only then, or do other times work too?",
    ]
    assert ben[2] == ["say", "say", "say", "tell", "details"]
    assert jonas[1] == [
        "Waiting for you:",
        "I couldn't place “Wednesdays are a bit weird”. How about Wednesdays?",
    ]
    assert jonas[2] == ["say", "say", "say", "say", "tell", "details"]
    assert ana[1] == [MISSING]
    assert not [each for each in after[2] if each == "say"]
    assert asks == []


def test_who_has_voted_changes_it_under_the_options_where_the_own_vote_is_marked(tmp_path):
    """There is one place to vote, and a tap there is for nobody else to see."""

    async def play(bench):
        await bench.says("ana", ASKED, GENERAL)
        for who in ("ana", "ben", "jonas"):
            await bench.presses(who, "any-time", conversation=GENERAL)
        await bench.later(minutes=5)
        seen = []
        for action, value in (("choose", "1/A"), ("choose", "1/C"), ("abstain", "1")):
            await bench.presses("ben", action, value, conversation=GENERAL)
            both = [x["vote"] for x in bench.sees("ben", GENERAL) if x["vote"]]
            seen.append(([(x["options"], x["abstains"]) for x in both], [x["said"] for x in both]))
        nobodys = [x["vote"] for x in bench.sees("ana", GENERAL) if x["vote"]]
        return seen, nobodys

    with at_hand(tmp_path) as bench:
        seen, nobodys = asyncio.run(play(bench))
    assert [marked for marked, _ in seen] == [
        [(["A"], False)],
        [(["C"], False)],
        [([], True)],
    ]
    assert [said for _, said in seen] == [
        ["Your vote: A."],
        ["Your vote: C."],
        ["You abstain."],
    ]
    assert nobodys == []


def test_a_card_does_not_say_twice_that_only_its_reader_is_awaited(tmp_path):
    cards = played(tmp_path, ("ana", "any-time"), ("jonas", "any-time"))
    assert not [each for each in cards["ben"][0] if each.startswith("Waiting for")]
    assert cards["ben"][1] == [MISSING]
    assert "Waiting for Ben Okafor" in cards["ana"][0]


def test_the_first_question_is_put_aside_once_it_is_answered(tmp_path):
    async def tells(bench):
        await bench.says("ana", ASKED, GENERAL)
        await bench.says("ben", "mornings are best")
        return [each["action"] for message in bench.sees("ben") for each in offered(message)]

    with at_hand(tmp_path) as bench:
        pressed = asyncio.run(tells(bench))
    assert "any-time" not in pressed
    assert "take-back" in pressed


def test_who_meets_has_the_invite_with_their_own_address_in_private(tmp_path):
    people = tuple(replace(each, email=f"{each.id}@example.org") for each in TEAM)

    async def decide(bench):
        await decided(bench)
        await bench.presses("ben", "invite")
        shown = [*bench.sees("ben")[-1:], *bench.sees("ben", GENERAL)]
        return [file_of(bench, block) for each in shown for block in each["blocks"]]

    with at_hand(tmp_path, team=people) as bench:
        private, public = filter(None, asyncio.run(decide(bench)))
    assert "mailto:ben@example.org" in private
    assert "mailto:jonas" not in private
    assert "mailto:" not in public


def test_who_is_added_is_chosen_from_those_here_who_are_not_in_it_yet(tmp_path):
    """A colleague, a guest, or both; nobody is no answer."""

    async def add(bench):
        await bench.says("ana", ASKED, GENERAL)
        form = await bench.presses("ana", "add", conversation=GENERAL)
        wrong = await bench.fills("ana", form)
        right = await bench.fills("ana", form, people=["priya"], name="Nora")
        return form, wrong, right, card_of(bench, "ana")[0]

    with at_hand(tmp_path) as bench:
        form, wrong, right, lines = asyncio.run(add(bench))
    offered_ = next(each["options"] for each in form["fields"] if each["name"] == "people")
    assert {"ana", "ben", "jonas"}.isdisjoint(each["value"] for each in offered_)
    assert "priya" in [each["value"] for each in offered_]
    assert wrong == {"name": "Whom shall I ask too?"}
    assert right == {}
    assert "Nora" in str(lines)
    assert "Priya" in str(lines)


def test_a_wrong_file_is_one_message_however_many_sessions_wait(tmp_path):
    async def drop(bench):
        await bench.says("ana", ASKED, GENERAL)
        await bench.says("ana", ASKED.replace("the roadmap", "the budget"), GENERAL)
        before = len(bench.sees("ben"))
        await bench.drops("ben", "mine.ics", b"\x89PNG not a calendar")
        return [each["text"] for each in bench.sees("ben")[before:]]

    with at_hand(tmp_path) as bench:
        [sent, told] = asyncio.run(drop(bench))
    assert sent == "📎 mine.ics"
    assert told.startswith("I could not read that calendar: it is no calendar file")


async def decided(bench):
    """Ana asks, any time will do for all, and all vote for the first."""
    await bench.says("ana", ASKED, GENERAL)
    for who in ("ana", "ben", "jonas"):
        await bench.presses(who, "any-time", conversation=GENERAL)
    await bench.later(minutes=5)
    for who in ("ana", "ben", "jonas"):
        await bench.reacts(who, "🇦")


def test_who_drops_out_and_comes_back_leaves_all_that_was_told_with_the_outcome(tmp_path):
    async def play(bench):
        await decided(bench)
        before = told_with_it(bench)
        await bench.says("ben", "something came up, only then")
        once = told_with_it(bench)
        pressed = [each["action"] for x in bench.sees("ana") for each in offered(x)]
        await bench.says("ben", "I can make it after all")
        return before, once, told_with_it(bench), pressed

    with at_hand(tmp_path) as bench:
        before, once, again, pressed = asyncio.run(play(bench))
    assert before == once == again
    assert before[0] == ["invite.ics"]
    assert before[1:] == [{"invite", "move", "rate"}] * 2
    assert "leave-so" in pressed


def told_with_it(bench):
    """The files in the channel, and what each can press that they were told with the outcome."""
    shown = [each for x in bench.sees("ben", GENERAL) for each in x["blocks"]]
    files = [each["name"] for each in shown if each["type"] == "file"]
    settled = ("invite", "move", "rate")
    own = (
        {y["action"] for x in bench.sees(who) for y in offered(x) if y["action"] in settled}
        for who in ("ben", "jonas")
    )
    return [files, *own]


def file_of(bench, block):
    """What is in a file that is laid to a message; None where it is none."""
    if block["type"] != "file":
        return None
    _, _, id_, name = block["href"].split("/")
    content = bench.workspace.file("ben", id_, name).content.decode()
    return content.replace("\r\n ", "")


def test_what_is_answered_on_the_card_is_settled_in_private_too(tmp_path):
    """The message that asked says what was answered and has no button; the list follows."""

    async def play(bench):
        await bench.says("ana", ASKED, GENERAL)
        await bench.says("ben", "I can only do Mondays")
        await bench.says("jonas", "I can't do Mondays")
        await bench.presses("ana", "any-time", conversation=GENERAL)
        await bench.later(minutes=5)
        asked = card_of(bench, "jonas")
        await bench.presses("jonas", "if-need-be", conversation=GENERAL)
        answered = [x for x in bench.sees("jonas") if "A firm no, or possible" in str(x["text"])]
        pressed = [each["action"] for x in answered for each in offered(x)]
        said = [each for x in answered for each in x["blocks"]]
        await bench.later(hours=1)
        for who in ("ana", "ben", "jonas"):
            await bench.reacts(who, "🇦")
        closed = [x for x in bench.sees("jonas") if "A firm no, or possible" in str(x["text"])]
        return asked, len(answered), pressed, said, closed, bench.sees("jonas")

    with at_hand(tmp_path) as bench:
        asked, messages, pressed, said, closed, seen = asyncio.run(play(bench))
    assert asked[2].count("if-need-be") == 1
    assert messages == 1
    assert pressed == []
    assert said[-1]["text"] == "Noted: possible, if need be."
    assert closed[0]["blocks"][-1]["text"] == "Noted: possible, if need be."
    lists = [each for x in seen for each in x["blocks"] if each["type"] == "list"]
    told = [each["text"] for block in lists for each in block["items"]]
    assert not [each for each in told if each.startswith("can't do Mondays")]


def test_who_has_dropped_out_can_always_come_after_all(tmp_path):
    """In the message that says so, in each way of dropping out, and again after coming back."""

    async def play(bench):
        await decided(bench)
        offered_then = []
        await bench.says("ben", "something came up, I can't come")
        for span in ("then", "comes", "form", "comes", "words"):
            if span == "then":
                value = next(x["value"] for x in can_press(bench) if x["action"] == "off")
                await bench.presses("ben", "off", value)
            elif span == "comes":
                await bench.presses("ben", "comes")
            elif span == "form":
                form = await bench.presses("ben", "move")
                assert await bench.fills("ben", form) == {}
            else:
                await bench.says("ben", "I can't make it, only then")
            offered_then.append("comes" in [x["action"] for x in can_press(bench)])
        return offered_then

    def can_press(bench):
        return [each for message in bench.sees("ben") for each in offered(message)]

    with at_hand(tmp_path) as bench:
        offered_then = asyncio.run(play(bench))
    assert offered_then == [True, False, True, False, True]
