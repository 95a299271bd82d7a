"""One of each view, with any words wherever somebody has written something."""

import itertools
from datetime import UTC, date, datetime, timedelta

from orchestration.model.ballots import OneOption, Tally
from orchestration.model.gains import Gain
from orchestration.model.options import Slot, Words, option_name
from orchestration.model.people import MemberId
from orchestration.model.preferences import (
    Kind,
    NotUnderstood,
    Polarity,
    Preference,
    Strength,
    Visibility,
)
from orchestration.model.search import OtherSearch
from orchestration.model.settings import DecisionSettings
from orchestration.model.terms import Disclosure
from orchestration.model.times import WORKING_DAYS, Weekly, Window, WorkingHours
from orchestration.privacy import declassify
from orchestration.views import account, channel, choice, member, series
from orchestration.views.asked_otherwise import QuestionChanged, VoteShown
from orchestration.voting.rules import RULES
from tests.slack.panel_views import panel_views

LENA = MemberId("T1-U1")
NINE = datetime(2027, 1, 21, 14, tzinfo=UTC)
ZONE = "Europe/Berlin"
WINDOW = Window(date(2027, 1, 11), date(2027, 1, 22))


def slot(number):
    start = NINE + timedelta(hours=number)
    return Slot(option_name(number), start, start + timedelta(minutes=45))


def wish(number=1, words="prefers mornings"):
    return Preference(
        author=LENA,
        kind=Kind.TIME,
        polarity=Polarity.FOR,
        strength=Strength.PREFERS,
        applies=None,
        restatement=words,
        visibility=Visibility.SHARED,
        number=number,
    )


def reasons(words, many):
    return tuple(declassify(wish(words=words), "Lena", 9) for _ in range(many))


def views(words, *, options=3, people=3, wishes=2):
    """One of each view; `words` stand wherever somebody has written something."""
    names = tuple(f"{words[:60]} {number}" for number in range(people))
    unplaced = (NotUnderstood(words, "no rule fits"),) * wishes
    told = tuple(wish(number, words) for number in range(wishes))
    offered = tuple(
        channel.OptionShown(
            option=slot(number),
            works_for=people,
            of=people,
            satisfies=names,
            blocks=channel.Blocks(cannot=1, strong=2, mild=3),
            reasons=reasons(words, wishes),
            leaves_out_required=True,
            satisfies_fewer=True,
        )
        for number in range(options)
    )
    tally = Tally("plurality", "A", {each.option.id: 1 for each in offered}, (), "A has most.", ())
    for stage in ("intake", "vote", "decided", "cancelled", "without outcome"):
        yield channel.MeetingCard(
            subject=words,
            organiser=names[0],
            minutes=45,
            window=WINDOW,
            zone=ZONE,
            stage=stage,
            answered=1,
            of=people,
            closes_at=NINE,
            rule="plurality",
            outcome=slot(0) if stage == "decided" else None,
            disclosure=Disclosure.COUNTS,
            outcome_lets_guess=True,
        )
    for rule, secret in itertools.product(RULES, (False, True)):
        yield channel.OptionsProposed(
            subject=words,
            round=2,
            options=offered,
            missing=names,
            zone=ZONE,
            rule=rule,
            secret=secret,
            closes_at=NINE - timedelta(days=2),
            why=words,
        )
    said = channel.ReviewAnswer(words, "holds", NINE)
    yield channel.ReviewQuestion(
        number=1,
        subject=words,
        option=slot(0),
        zone=ZONE,
        decided_at=NINE,
        answers=(said,) * people,
    )
    for left_out, stopped in ((None, ""), (NINE, ""), (None, names[0] if names else words)):
        yield series.SeriesCard(
            subject=words,
            organiser=words,
            rhythm=Weekly(every=2),
            zone=ZONE,
            number=1,
            next_at=NINE,
            left_out=left_out,
            stopped=stopped,
        )
    yield series.LeftOutNote(subject=words, due=NINE)
    yield channel.DefaultsSet(settings=DecisionSettings(secret=True), by=words)
    yield channel.VoteCounted(round=2, elected="A", ballots=people, tally=tally)
    yield channel.Decided(
        subject=words,
        option=slot(0),
        zone=ZONE,
        decided_by="vote",
        decided_at=NINE,
        tally=tally,
    )
    other = OtherSearch(duration=30, window=WINDOW, hours=WorkingHours(), days=WORKING_DAYS)
    yield channel.TimeGivenUp(subject=words, other=other, zone=ZONE)
    yield channel.SearchChanged(
        subject=words, other=other, zone=ZONE, names_zone=True, begins_anew=True
    )
    yield channel.NoOutcome(subject=words, reason=words)
    yield member.MeetingQuestion(
        subject=words, organiser=names[0], own=False, minutes=45, window=WINDOW, others=people
    )
    yield QuestionChanged(
        question=member.MeetingQuestion(
            subject=words, organiser=names[0], own=False, minutes=45, window=WINDOW, others=people
        )
    )
    yield member.Reminder(subject=words, organiser=names[0], zone=ZONE, closes_at=NINE)
    yield member.MeetingQuestion(
        subject=words,
        organiser=names[0],
        own=True,
        minutes=45,
        window=WINDOW,
        others=people,
        offered=slot(0),
    )
    for scope in member.Scope:
        yield member.ReadBack(preferences=told, not_understood=unplaced, replaced=told, scope=scope)
    must = member.MustQuestion(
        subject=words, zone=ZONE, option=slot(0), preference=words, number=1, suits_most=True
    )
    for can_come in (False, True):
        mine = (
            member.ForYou(option=each.option, met=(words,), unmet=(words,), can_come=can_come)
            for each in offered
        )
        mine = tuple(mine)
        held = OneOption("A") if can_come else None
        yield member.OptionsForYou(
            subject=words, zone=ZONE, options=mine, round=2, carried=held, in_the_way=(words,)
        )
        yield VoteShown(
            options=member.OptionsForYou(
                subject=words, zone=ZONE, options=mine, round=2, one_tap=True
            ),
            ballot=held,
            has_voted=can_come,
        )
        touched = tuple(member.Touched(each, voted=can_come) for each in mine)
        for firm in (None, must):
            yield member.WhatItMeans(subject=words, round=2, options=touched, zone=ZONE, firm=firm)
    for brings, veiled in itertools.product(Gain, (False, True)):
        yield member.QuestionSettled(question=must, answer="Understood: a firm no.")
        yield member.RelaxationQuestion(
            subject=words,
            zone=ZONE,
            option=slot(0),
            preference=words,
            number=1,
            gains=2,
            brings=brings,
            is_veiled=veiled,
        )
    yield member.DropOut(subject=words, who=words, option=slot(0), zone=ZONE, since=1)
    yield account.AccountQuestion(account="D-7", name=words)
    yield member.LeftBehind(subject=words)
    yield member.LeftBehind(subject=words, taken_out_by=words)
    yield member.CandidateOffer(subject=words, why=words, option=slot(0), zone=ZONE)
    yield must
    yield member.PartQuestion(subject=words, zone=ZONE, option=slot(0), part=words, number=1)
    yield member.InvitationReadBack(
        needed=names, one_of=(names,), roles=(words,), times=(words,), not_understood=unplaced
    )
    yield member.RatingQuestion(subject=words, decided_at=NINE)
    yield member.Notice(text=words)
    titles = tuple(Words(option_name(n), f"{n}", words) for n in range(options))
    yield choice.ChoiceCard(
        subject=words,
        organiser=names[0],
        zone=ZONE,
        stage="intake",
        answered=1,
        of=people,
        closes_at=NINE,
        rule="plurality",
        outcome=None,
        disclosure=Disclosure.COUNTS,
        outcome_lets_guess=True,
        listed=titles,
        takes_proposals=True,
        lot="4f2a",
    )
    yield choice.ChoiceQuestion(
        subject=words,
        organiser=names[0],
        own=False,
        others=people,
        listed=titles,
        takes_proposals=True,
    )
    yield choice.OptionMissed(
        subject=words, name=words, titles=(words, words), is_voted_on=True, votes=2
    )
    yield choice.DoubleQuestion(subject=words, own=words, other=words, number=0)
    yield choice.SwapQuestion(subject=words, by=words, gives=words, gets=words, number=0)
    yield choice.DraftForYou(subject=words, round=1, drafts=(words, "", words), of=people)
    yield choice.MinorityQuestion(subject=words, words=words, is_crowd=True)
    yield from panel_views(words, people)
