"""What an organiser asks for when a meeting is to be found: said → read."""

from __future__ import annotations

from datetime import date

import pytest

from orchestration.language.inviting.request import LONGEST, read_request
from orchestration.model.message_context import MeetingRequest
from orchestration.model.people import Member, MemberId
from orchestration.model.times import Window
from tests.language.listening import NOW, hearing, line_of

PEOPLE = [
    Member(MemberId(ident), name, "Europe/Berlin", role=role, email=email)
    for ident, name, role, email in (
        ("dana", "Dana Whitfield", None, "dana@example.org"),
        ("ines", "Inês Duarte", "Designer", None),
        ("omar", "Omar Haddad", None, None),
        ("U7A", "Ana Alves", None, None),
        ("ben", "Ben Okoye", "Sales", None),
        ("cem", "Cem Kaya", "Sales", None),
        ("mark", "Mark Lee", None, None),
    )
]
ALL = " ".join(each.id for each in PEOPLE)


def read(text: str, people: list[Member] = PEOPLE) -> MeetingRequest:
    """What is read of a text, on Thursday the 7th of January 2027, with no window yet."""
    return read_request(text, hearing(window=None).frame, people)


def days(window: Window | None) -> str:
    """A window as "01-11..01-22", a single day as "01-11"."""
    if window is None:
        return ""
    first, last = f"{window.start:%m-%d}", f"{window.end:%m-%d}"
    return first if first == last else f"{first}..{last}"


WHOLE = [
    (
        (
            "Q1 migration plan, 45 min with @dana @ines @omar @ana @ben, 11 to 22 January, "
            "dana must be there"
        ),
        ("Q1 migration plan", 45, "dana ines omar U7A ben", "01-11..01-22"),
    ),
    ("find 45 minutes for the four of us next week", (None, 45, "", "01-11..01-17")),
    (
        (
            "retro next Tuesday or Wednesday afternoon with Ana and Ben, half an hour, "
            "one of Cem or Dana"
        ),
        ("retro", 30, "U7A ben cem dana", "01-12..01-13"),
    ),
    ("1:1 with @ana tomorrow 30m", ("1:1", 30, "U7A", "01-08")),
    *(
        (said, ("retro", 45, "ines omar U7A ben cem mark", "01-18..01-24"))
        for said in (
            "45min retro w everyone week of the 18th, not dana shes on leave",
            "45min retro with everyone week of the 18th, not Dana, she's on leave",
            "45min retro w everyone week of the 18th, without dana since she is on leave",
            "45min retro w everyone week of the 18th, minus Dana (on leave)",
            "45 min retro mit allen, Woche vom 18., ohne Dana weil sie krank ist",
        )
    ),
    (
        "everyone but Dana, planning the launch, tomorrow 30 min",
        ("planning the launch", 30, "ines omar U7A ben cem mark", "01-08"),
    ),
    ("30 min without Omar about his farewell tomorrow", ("his farewell", 30, "", "01-08")),
    *(
        (said, ("onboarding", 60, ALL, "01-11..01-17"))
        for said in (
            "brauchen ne std zum thema onboarding, alle, nächste woche",
            "eine std onboarding nächste woche, alle",
            "need an hr on onboarding, all, next week",
            "alle, nächste woche ne stunde zum onboarding",
        )
    ),
    ("tidy up all desks, 30 min tomorrow", ("tidy up all desks", 30, "", "01-08")),
    ("/convene meet lunch, 45 min with @nobody", ("lunch", 45, "", "")),
    (
        "an hour about the budget between the 11th and the 22nd, mornings only",
        ("budget", 60, "", "01-11..01-22"),
    ),
    (
        "Hi everyone, can you please find us an hour next week for hiring? Thanks!",
        ("hiring", 60, "", "01-11..01-17"),
    ),
    ("/convene meet budget with <@U7A> on Jan 14", ("budget", None, "U7A", "01-14")),
    ("Ana, Ben and Cem must be there. Roadmap, 1h", ("Roadmap", 60, "U7A ben cem", "")),
    ("dana whitfield and ines, Q1 goals, 1h30m", ("Q1 goals", 90, "dana ines", "")),
    ("Offsite in March, the whole team", ("Offsite", None, ALL, "03-01..03-31")),
    ("Budget review; next week; with @here", ("Budget review", None, ALL, "01-11..01-17")),
    ("", (None, None, "", "")),
    (" \n\t ", (None, None, "", "")),
    ("🎉🎉", (None, None, "", "")),
    ("?!?", (None, None, "", "")),
    ("asdf qwer", ("asdf qwer", None, "", "")),
    ("42", (None, None, "", "")),
]


@pytest.mark.parametrize(("said", "expected"), WHOLE)
def test_a_request_is_read(said: str, expected: tuple[str | None, int | None, str, str]) -> None:
    found = read(said)
    assert (found.subject, found.minutes, " ".join(found.people), days(found.window)) == expected


SUBJECTS = [
    ("Budget, hiring and roadmap, 1 hour with Ana", "Budget, hiring and roadmap"),
    ("🎉 party planning 🎉 with all of us", "🎉 party planning 🎉"),
    ("I need 45 min with Ana to talk through the Offer next week", "Offer"),
    ("I'd like to have a chat with Ben re: contract renewal", "contract renewal"),
    ("meeting notes review with Ana", "meeting notes review"),
    ("Raj's onboarding with Dana", "Raj's onboarding"),
    ("Ana's onboarding with Dana", "Ana's onboarding"),
    ("mark the launch with ana, 30 min", "mark the launch"),
    ("“Monday standup” on Tuesday with Dana", "Monday standup"),
    ("sync with Ana and Ben this month", "sync"),
    ("let's meet up for coffee", "coffee"),
    ("Budget 2027 review", "Budget 2027 review"),
    ("Node.js upgrade / CI, 30m", "Node.js upgrade / CI"),
    ("everyone must be there: all hands, this week", "all hands"),
    ("日本語 のテスト with Ana tomorrow", "日本語 のテスト"),
    ("find a time for Ana and Ben", None),
    ("a meeting next week please", None),
    ("design review, 45 min with @omar, next week", "design review"),
    ("find 30 min for the code review with @omar next week", "code review"),
    ("45 min with @omar next week, I'm in a workshop on Monday", None),
    ("termin für die retro mit @omar, 1h nächste woche", "retro"),
    ("quick sync w/ @omar, 30 mins next week, about the launch", "quick sync about the launch"),
    (
        "design review with @omar next week, 1h, about the checkout",
        "design review about the checkout",
    ),
    ("a sync with @omar next week, 30 min, about the launch", "launch"),
    ("nächste woche 1h zusammensetzen, @omar und ich? thema: budget", "budget"),
    ("an hour with @omar next week. topic: hiring", "hiring"),
    (
        "wir müssten uns mal zusammensetzen, 1 Stunde, nächste Woche, Thema Urlaubsvertretung",
        "Urlaubsvertretung",
    ),
    ("we should sit together, 45 min, next week, subject office move", "office move"),
    ("an hour for the Q1 roadmap, me, @omar and @dana, next week", "Q1 roadmap"),
    ("an hour next week for the roadmap: me, @omar, @dana", "roadmap"),
    ("eine stunde für die Q1 Planung, ich, @omar und @dana, nächste woche", "Q1 Planung"),
    ("can we meet with @omar next week for 30 minutes, topic pricing", "pricing"),
    ("sollten uns mal treffen, alle, nächste Woche, Betreff Messeauftritt", "Messeauftritt"),
]


@pytest.mark.parametrize(("said", "expected"), SUBJECTS)
def test_what_is_left_is_the_subject(said: str, expected: str | None) -> None:
    assert read(said).subject == expected


ASKED = [
    ("with Ana Alves, @ben and INES", "U7A ben ines", "", []),
    ("with @Dana Whitfield and dana@example.org", "dana", "", []),
    ("with everyone except Ben", ALL.replace("ben ", ""), "", []),
    ("without Ben, with Ana", "U7A", "", []),
    ("not with Ben: with Ana", "U7A", "", []),
    ("with everyone from sales", "ben cem", "", []),
    ("with Ana (required), Ben (optional)", "U7A ben", "U7A", []),
    ("with Ana, Ben, dana must be there", "U7A ben dana", "dana", []),
    ("with Ana, Ben and Cem, all required", "U7A ben cem", "U7A ben cem", []),
    ("we need Dana, Omar is optional", "dana omar", "dana", []),
    ("I need 45 min with Ana and Ben", "U7A ben", "", []),
    ("we can't do it without Dana", "dana", "dana", []),
    ("with Ana or Ben", "U7A ben", "", ["U7A ben"]),
    ("with Dana, and one of Ines or Omar", "dana ines omar", "", ["ines omar"]),
    ("everyone must be there", ALL, ALL, []),
    ("lunch with mark", "mark", "", []),
    ("the seven of us", ALL, "", []),
    ("Dana should come if possible", "dana", "", []),
]


@pytest.mark.parametrize(("said", "people", "required", "one_of"), ASKED)
def test_people_are_read(said: str, people: str, required: str, one_of: list[str]) -> None:
    found = read(f"budget {said}")
    assert " ".join(found.people) == people
    assert " ".join(found.required) == required
    assert [" ".join(group) for group in found.one_of] == one_of


TIMES = [
    ("tomorrow", "01-08", []),
    ("this week", "01-07..01-10", []),
    ("by Friday", "01-07..01-08", []),
    ("in February, Tuesday or Thursday", "02-02..02-25", ["for must: tue,thu"]),
    ("in January, not on the 14th", "01-07..01-31", ["against must: 01-14 00:00-01-15 00:00"]),
    ("not next week", "", ["against must: 01-11 00:00-01-18 00:00"]),
    ("next week, mornings", "01-11..01-17", ["for must: daily -12:00"]),
    ("mornings, 30 min, next week", "01-11..01-17", ["for must: daily -12:00"]),
    ("afternoon with Ana next week", "01-11..01-17", ["for must: daily 12:00-18:00"]),
    ("next week, ideally Tuesday", "01-11..01-17", ["for mildly: tue"]),
    ("on Thursday at 12", "01-14", ["for must: 01-14 12:00 (hour)"]),
    ("Tuesday 10-11", "01-12", ["for must: 01-12 10:00-11:00"]),
    ("on the 14th or 18th", "01-14..01-18", ["for must: mon,thu"]),
    ("after the 15th", "01-16..03-04", []),
    (
        "avoid Fridays and Mondays, the week of the 18th",
        "01-18..01-24",
        ["against prefers: mon,fri"],
    ),
    (
        "on Jan 20 from 9 to 11 or Jan 21 from 13 to 15",
        "01-20..01-21",
        ["for must: 01-20 09:00-11:00 + 01-21 13:00-15:00"],
    ),
    ("Fridays are bad, in February", "02-01..02-28", ["against prefers: fri"]),
    ("Fridays are bad, Mondays too", "", ["against prefers: mon,fri"]),
    ("can't do Fridays, in February", "02-01..02-28", ["against must: fri"]),
    ("Fridays are bad", "", ["against prefers: fri"]),
    ("I'd rather not do Fridays", "", ["against prefers: fri"]),
    ("mornings, no Mondays", "", ["for must: daily -12:00", "against must: mon"]),
]


@pytest.mark.parametrize(("said", "window", "times"), TIMES)
def test_times_are_read(said: str, window: str, times: list[str]) -> None:
    found = read(f"budget, {said}")
    assert days(found.window) == window
    assert [line_of(each) for each in found.times] == times
    assert found.subject == "budget"


NOT_UNDERSTOOD = [
    ("find an hour for the four of us", "the four of us", "does not say who"),
    ("review with @zoe next week", "@zoe", "nobody here"),
    ("review with zoe@example.org", "zoe@example.org", "nobody here"),
    ("budget on 30 February with Ana", "30 February", "no date"),
    ("retro on January 3rd 2026 with Ana", "January 3rd 2026", "in the past"),
    ("roadmap with Ana, please reply by Wednesday", "please reply by Wednesday", "deadline"),
    ("budget. Ben is away on Tuesday", "Ben is away on Tuesday", "own time"),
    ("budget but not on Fridays in February", "but not on Fridays in February", "known"),
    ("budget with Ana online", "online", "invitation"),
    ("an hour about the budget. Bring laptops", "Bring laptops", "no rule"),
    ("a designer must be there. Logo, 1h", "designer must be there", "no rule"),
]


@pytest.mark.parametrize(("said", "text", "reason"), NOT_UNDERSTOOD)
def test_what_is_not_understood_is_said(said: str, text: str, reason: str) -> None:
    (left,) = read(said).not_understood
    assert left.text == text
    assert reason in left.reason
    assert left.source
    assert said[left.source.start : left.source.end].strip() == text


def test_a_name_of_two_people_is_asked_about() -> None:
    twins = [*PEOPLE, Member(MemberId("ana2"), "Ana Silva", "Europe/Berlin")]
    found = read("budget with Ana and Ben", twins)
    assert found.people == ("ben",)
    assert [(each.text, each.reason) for each in found.not_understood] == [
        ("Ana", "this name could be several people")
    ]
    assert read("budget with Ana Silva", twins).people == ("ana2",)
    assert read("budget with @ana2", twins).people == ("ana2",)


def test_times_know_where_they_were_said() -> None:
    said = "retro with <@U7A|ana> next week, avoid Mondays, mornings"
    found = read(said)
    assert found.people == ("U7A",)
    assert [said[each.source.start : each.source.end] for each in found.times if each.source] == [
        "avoid Mondays",
        "mornings",
    ]


def test_nobody_is_known() -> None:
    found = read("budget with everyone and Ana, tomorrow", [])
    assert found.people == ()
    assert days(found.window) == "01-08"


def test_the_past_is_cut_off() -> None:
    found = read("budget this month")
    assert found.window == Window(date(2027, 1, 7), date(2027, 1, 31))


@pytest.mark.parametrize(
    "piece", ["blah ", "Ana, ", "@", "<@", "a@b", "🎉", "\n", "3m", "tomorrow ", '"', "one of us "]
)
def test_much_is_read_in_part_and_says_so(piece: str) -> None:
    text = (piece * 20_000)[:20_000]
    found = read(text)
    assert len(found.subject or "") <= 120
    assert any(
        each.source and each.source.start == LONGEST and "first" in each.reason
        for each in found.not_understood
    )


@pytest.mark.parametrize("said", [said for said, _ in WHOLE])
def test_the_same_words_mean_the_same(said: str) -> None:
    found = read(said)
    assert found == read(said)
    assert {*found.required, *(one for group in found.one_of for one in group)} <= {*found.people}
    assert found.window is None or found.window.start >= NOW.date()


@pytest.mark.parametrize(
    ("text", "subject", "minutes", "required"),
    [
        ("@omar @dana need 30 min next week re: invoice mess", "invoice mess", 30, ""),
        ("@omar needs 30 min with me next week", None, 30, ""),
        ("@omar needs to come, 30 min next week", None, 30, "omar"),
        ("1 Std mit @omar nächste Woche, Thema Q2", "Q2", 60, ""),
        ("ne halbe Std. mit @dana nächste Woche", None, 30, ""),
        ("1,5 Std mit @omar nächste Woche, Betreff: Umbau", "Umbau", 90, ""),
        ("Thema Onboarding neue Kollegin, 45 min mit @ben nächste Woche",
         "Onboarding neue Kollegin", 45, ""),
        ("45 min nächste Woche mit @ben zum Themenabend", "Themenabend", 45, ""),
    ],
)  # fmt: skip
def test_a_length_is_no_demand_and_a_subject_stands_without_what_leads_to_it(
    text, subject, minutes, required
):
    found = read(text)
    assert (found.subject, found.minutes, " ".join(found.required)) == (subject, minutes, required)
    assert found.not_understood == ()


@pytest.mark.parametrize(
    ("said", "window"),
    [
        ("45 min planning next week with Omar, or a week later", "01-11..01-24"),
        ("45 min planning next week or the week after with Omar", "01-11..01-24"),
        ("45 min Planung nächste Woche mit Omar, oder eine Woche später", "01-11..01-24"),
        ("45 min Planung nächste oder übernächste Woche mit Omar", "01-11..01-24"),
        ("45 min Planung nächste Woche mit Omar oder die Woche drauf", "01-11..01-24"),
        ("45 min planning with Omar this or next week", "01-07..01-17"),
        ("45 min planning this week or next with Omar", "01-07..01-17"),
        ("45 min planning with Omar this/next week", "01-07..01-17"),
        ("45 min Planung mit Omar diese oder nächste Woche", "01-07..01-17"),
        ("45 min Planung mit Omar in dieser oder der nächsten Woche", "01-07..01-17"),
        ("45 min Planung nächste Woche mit Omar", "01-11..01-17"),
        ("Retro mit Omar, 45 min, eine Woche später", "01-14"),
    ],
)
def test_either_of_two_weeks_will_do(said: str, window: str) -> None:
    found = read(said)
    assert days(found.window) == window
    assert not found.not_understood
