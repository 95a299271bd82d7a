"""What becomes of a decision later on: it is looked at again, and the same is asked once more."""

from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo

import pytest

from orchestration.deciding.actions.reviewing import ask_when
from orchestration.deciding.ended.reviewed import ReviewVerdict
from orchestration.deciding.presentation import views
from orchestration.deciding.presentation.decision_record import record_of
from orchestration.deciding.state import Phase
from orchestration.interaction.exported import row_of
from orchestration.interaction.layouts import screen
from orchestration.interaction.wording import record_terms
from orchestration.sessions.user_action import Press, UserAction
from tests.conversation.choosing import polled, the_only
from tests.conversation.room import buttons_of
from tests.conversation.test_dialogues import decided, in_a_room


async def decided_on_pizza(room, words="@Convene poll pizza, sushi or salad?"):
    options = await polled(room, words)
    await room.says("omar", "A", under=options)
    await room.closes("lena")
    return the_only(room)


def reviews(room):
    return [words for _, name, words in room.posted if name.startswith("review/")]


# Its review


@pytest.mark.parametrize(
    ("words", "asked_on"),
    [
        ("review this in two weeks", "Thu 21 Jan 2027"),
        ("@Convene please look at this again in March", "Mon 1 Mar 2027"),
        ("/convene review on Saturday", "Mon 11 Jan 2027"),
        ("/convene review in half a year", "Wed 7 Jul 2027"),
        ("/convene review at the end of March", "Wed 31 Mar 2027"),
        ("/convene review for three months", "Wed 7 Apr 2027"),
        ("Wiedervorlage in drei Monaten", "Wed 7 Apr 2027"),
        ("überprüfe das Ende März", "Wed 31 Mar 2027"),
    ],
)
def test_the_organiser_sets_a_review_in_words(words, asked_on):
    @in_a_room
    async def told(room):
        await decided_on_pizza(room)
        [said] = await room.says("lena", words, channel=words.startswith("@"))
        subject = the_only(room).terms.subject
        assert said == f"I'll ask about “{subject}” on {asked_on} whether it still holds."

    told()


@in_a_room
async def test_the_day_that_was_told_stands_everywhere(room):
    await decided_on_pizza(room)
    await room.says("lena", "/convene review on Saturday")  # the 9th
    record = record_of(the_only(room), "UTC")
    assert dict(record_terms(record))["Looked at again on"] == "Mon 11 Jan 2027"
    assert row_of(record)["review on"] == "2027-01-11"


@in_a_room
async def test_no_day_of_a_weekend_is_proposed_for_a_review(room):
    decision = await decided_on_pizza(room)
    for day in (8, 9, 10):  # Friday to Sunday
        action = UserAction("1", decision.organiser.id, datetime(2027, 1, day, 12, tzinfo=UTC))
        [field] = ask_when(Press(decision, action)).form.fields
        assert date.fromisoformat(field.value).isoweekday() <= 5


@in_a_room
async def test_it_is_asked_once_by_day_in_the_thread_of_the_decision(room):
    await decided_on_pizza(room)
    await room.says("lena", "review this in two weeks")
    await room.later(days=13)
    assert reviews(room) == []
    await room.later(days=40)
    assert reviews(room) == [
        "Pizza, sushi or salad? Pizza. Decided on Thu 7 Jan 2027: does that still hold?"
    ]
    assert the_only(room).review.due == datetime(2027, 1, 21, 9, tzinfo=UTC)  # 10:00 in Berlin


@in_a_room
async def test_what_was_pressed_is_shown_and_is_on_the_record(room):
    await decided_on_pizza(room)
    await room.says("lena", "review this in two weeks")
    await room.later(days=15)
    await room.clicks("omar", "Still holds")
    await room.clicks("dana", "No longer")
    await room.clicks("dana", "Still holds")
    assert reviews(room)[-1].endswith("\nStill holds: Omar Haddad and Dana Reed.")
    [said] = await room.says("lena", "/convene how")
    assert "On Fri 22 Jan 2027: “still holds”, says Omar Haddad." in said
    await room.clicks("raj", "No longer")
    [found] = await room.says("lena", "/convene decisions")
    assert found.endswith(
        "Fri 22 Jan 2027: Still holds: Omar Haddad and Dana Reed. No longer: Raj Patel."
    )


@in_a_room
async def test_who_was_not_asked_has_no_say(room):
    room.people = {who: each for who, each in room.people.items() if who != "raj"}
    await decided_on_pizza(room)
    await room.says("lena", "review this in two weeks")
    await room.later(days=15)
    [said] = await room.clicks("raj", "No longer")
    assert said == "That is for those who were asked, and for who asked them."
    assert the_only(room).reviewed == ()


@in_a_room
async def test_another_day_takes_the_place_of_the_first_and_a_second_review_follows(room):
    await decided_on_pizza(room)
    await room.says("lena", "review this in two weeks")
    await room.says("lena", "review this in one week")
    await room.later(days=30)
    assert len(reviews(room)) == 1
    await room.says("lena", "review this in one week")
    await room.later(days=9)
    assert [name for _, name, _ in room.posted if name.startswith("review/")] == [
        "review/1",
        "review/2",
    ]


@in_a_room
async def test_only_the_organiser_sets_it_and_a_day_is_needed(room):
    await decided_on_pizza(room)
    [said] = await room.says("omar", "/convene review in two weeks")
    assert said.startswith("Only Lena Vogt can set a review")
    assert await room.says("lena", "/convene review") == [
        "When? Say it like this: review this in two weeks."
    ]


@in_a_room
async def test_what_is_called_off_is_not_looked_at_again(room):
    await decided_on_pizza(room)
    await room.says("lena", "review this in two weeks")
    await room.presses("lena", "cancel")
    await room.fills("lena")
    await room.later(days=30)
    assert reviews(room) == []


@in_a_room
async def test_a_day_can_be_filled_in(room):
    await decided_on_pizza(room)
    await room.presses("lena", "review-on")
    [said] = await room.fills("lena", on="2027-02-06")
    assert "on Mon 8 Feb 2027 whether it still holds" in said


@pytest.mark.parametrize(
    ("words", "subject", "on"),
    [
        ("poll pizza, sushi or salad? Review in March", "Pizza, sushi or salad?", "2027-03-01"),
        ("poll pizza, sushi or salad?, for three months", "Pizza, sushi or salad?", "2027-04-07"),
        (
            "poll shall we move to Basel? Review it in a year.",
            "Shall we move to Basel?",
            "2028-01-07",
        ),
        ("decide where do we stay for two weeks?", "Where do we stay for two weeks?", None),
        ("decide who writes the review in March?", "Who writes the review in March?", None),
        (
            "poll: wer kocht, Ana oder Ben? Für drei Monate",
            "Wer kocht?",
            "2027-04-07",
        ),
    ],
)
def test_a_request_says_when_it_is_looked_at_again(words, subject, on):
    @in_a_room
    async def told(room):
        await room.says("lena", f"/convene {words}", channel=True)
        terms = the_only(room).terms
        assert terms.subject == subject
        assert terms.review_on == (on and date.fromisoformat(on))

    told()


@in_a_room
async def test_the_dialog_of_a_request_asks_for_it(room):
    await room.says("lena", "/convene decide", channel=True)
    await room.fills("lena", question="Who cooks?", review_on="2027-02-01")
    assert the_only(room).review.on == date(2027, 2, 1)
    assert the_only(room).review.due is None, "nothing is decided yet"
    assert "Looked at again on Mon 1 Feb 2027." in card(room)
    await room.says("lena", "review this on 1 March")
    assert "Looked at again on Mon 1 Mar 2027." in card(room)


@in_a_room
async def test_a_day_in_the_past_is_told_with_all_else_that_is_wrong(room):
    await room.says("lena", "/convene decide", channel=True)
    wrong = await room.fills_wrong("lena", question="", review_on="2027-01-06", winners=2)
    assert wrong.keys() == {"question", "review_on", "winners"}
    assert wrong["review_on"] == "That is past already."


def card(room):
    return [words for _, name, words in room.posted if name == "card"][-1]


# The same once more


@in_a_room
async def test_to_ask_again_opens_the_same_with_what_was_not_taken_off(room):
    first = await decided_on_pizza(room)
    assert await room.says("omar", "ask that again", under=room.latest("options/")) == [
        "I'm asking “Pizza, sushi or salad?” again."
    ]
    [again] = [each for each in room.decisions() if each.id != first.id]
    assert (again.organiser.id, again.parent, again.phase) == ("omar", first.id, Phase.VOTE)
    assert [each.title for each in again.listed] == ["Pizza", "Sushi", "Salad"]
    assert again.terms == first.terms
    assert again.seed != first.seed


@in_a_room
async def test_it_is_asked_again_once_until_that_has_ended(room):
    first = await decided_on_pizza(room)
    await room.says("omar", f"/convene again {first.id}")
    assert await room.says("lena", f"/convene again {first.id}") == [
        "“Pizza, sushi or salad?” is being asked again already."
    ]
    [again] = [each for each in room.decisions() if each.id != first.id]
    await room.says("dana", "B", under=room.latest("options/"))
    await room.closes("omar", again.id)
    assert await room.says("lena", f"/convene again {first.id}") == [
        "I'm asking “Pizza, sushi or salad?” again."
    ]
    assert len(room.decisions()) == 3


@in_a_room
async def test_a_review_leads_to_the_dialog_filled_in(room):
    first = await decided_on_pizza(room)
    await room.says("lena", "review this in two weeks")
    await room.later(days=15)
    await room.clicks("omar", "Ask again")
    _, form = room.opened["omar"]
    assert {each.name: each.value for each in form.fields} == {
        "subject": "Pizza, sushi or salad?",
        "options": "Pizza\nSushi\nSalad",
        "people": [*room.people],
    }
    await room.fills("omar", options="Pizza\nTacos", subject="Pizza or tacos?")
    [again] = [each for each in room.decisions() if each.id != first.id]
    assert [each.title for each in again.listed] == ["Pizza", "Tacos"]
    assert again.terms.subject == "Pizza or tacos?"
    [said] = room.store.session(first.id).reviewed
    assert said.verdict is ReviewVerdict.AGAIN


@in_a_room
async def test_a_meeting_is_asked_again_on_days_to_come(room):
    await decided(room)  # 11 to 15 January
    said, _ = await room.says("lena", "same again for the first week of February")
    assert said == "I'm asking “hiring” again."
    again = room.decisions()[-1]
    assert (again.terms.window.start.isoformat(), again.terms.window.end.isoformat()) == (
        "2027-02-01",
        "2027-02-05",
    )
    assert [each.id for each in again.members] == ["lena", "omar", "dana"]
    assert (again.terms.duration, again.terms.rule) == (45, "plurality")


@pytest.mark.parametrize(
    ("said", "again", "ends"),
    [
        ("where do we eat on Friday? pizza, sushi", "same again", ""),
        ("pizza or sushi? closes Friday noon", "nochmal dasselbe bitte", "Fri 15 Jan 12:00"),
        ("pizza or sushi? closes in two hours", "once more please", "Mon 11 Jan 12:00"),
    ],
)
def test_what_is_asked_again_long_after_ends_on_its_weekday_and_on_no_weekend(said, again, ends):
    @in_a_room
    async def asks(room):
        await room.says("lena", f"/convene poll {said}", channel=True)
        await room.later(days=4)
        told = await room.says("lena", f"@Convene {again}", channel=True)
        first, second = sorted(room.decisions(), key=lambda each: each.opened_at)
        assert told == [f"I'm asking “{first.terms.subject}” again."]
        ends_by = second.terms.ends_by
        local = ends_by and ends_by.astimezone(ZoneInfo("Europe/Berlin"))
        assert (f"{local:%a %d %b %H:%M}" if local else "") == ends
        assert second.closes_at.weekday() < 5

    asks()


@in_a_room
async def test_what_is_asked_again_for_next_week_names_no_day_that_is_past(room):
    await room.says("lena", "/convene poll where do we eat on Friday? pizza, sushi", channel=True)
    await room.later(days=4)
    await room.says("lena", "@Convene same again for next week", channel=True)
    await room.clicks("lena", "Ask now")
    again = max(room.decisions(), key=lambda each: each.opened_at)
    assert again.terms.ends_by is None
    assert again.closes_at.weekday() < 5


@in_a_room
async def test_what_has_a_date_in_it_is_not_copied_with_the_old_one(room):
    await room.says("lena", "/convene poll lunch on 8 January: pizza or sushi?", channel=True)
    await room.later(days=4)
    told = await room.says("lena", "@Convene same again for next week", channel=True)
    assert told == ["“Lunch on 8 January” has a date in it: change that, and I'll ask again."]
    assert len(room.decisions()) == 1
    await room.clicks("lena", "Ask again …")
    await room.fills("lena", subject="Lunch on 15 January")
    again = room.decisions()[-1]
    assert [each.title for each in again.listed] == ["Pizza", "Sushi"]
    assert f"{again.closes_at:%d %b %H:%M}" == "12 Jan 17:00"
    assert again.terms.ends_by is None


@in_a_room
async def test_what_goes_on_is_not_asked_again(room):
    await polled(room)
    await room.presses("lena", "again")
    assert room.told[-1] == ("lena", "“Pizza, sushi or salad?” still goes on.")


@in_a_room
async def test_what_was_chosen_has_buttons_for_later(room):
    poll = await decided_on_pizza(room)
    assert {"review-on", "again"} < {*organisers_actions(poll, room.clock.now())}


@in_a_room
async def test_a_meeting_takes_words_for_later_and_no_button(room):
    await decided(room)
    actions = organisers_actions(the_only(room), room.clock.now())
    assert actions == ["move", "details", "cancel"]


def organisers_actions(decision, at):
    layout = screen(views.decided(decision, decision.outcome, at), decision.organiser.id)
    return [each.action for part in layout.parts for each in buttons_of(part)]
