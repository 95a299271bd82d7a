"""The whole grammar of time on one page: patterns in layers, each with what it makes.

The order of the layers is the order of binding: numbers before clocks, clocks before hours, days
before lists of days, hours on days before lists of those, exceptions before lists.
"""

from __future__ import annotations

from orchestration.language.english.small_words import COUNTED
from orchestration.language.english.times import CLASSES
from orchestration.language.grammar import Grammar
from orchestration.language.rules import dates, days, hours, joining, lengths, parts, spans
from orchestration.language.tokens import Strange
from orchestration.language.values import (
    About,
    Clock,
    Dates,
    DayName,
    DottedPair,
    Edge,
    Except,
    Hours,
    Junk,
    Length,
    Meridian,
    MonthName,
    Num,
    Offset,
    PartName,
    PartOfToday,
    Reach,
    Recurring,
    SlashPair,
    Times,
    UnitName,
    When,
    ZoneName,
)

_CLASSES = CLASSES | {"counted": COUNTED, "per-day": frozenset({"per day"})}
_TYPES: dict[str, tuple[type, ...]] = {
    each.__name__: (each,)
    for each in (
        *(Clock, Dates, DayName, Edge, Except, Hours, Junk, Length, Meridian, MonthName, Num),
        *(Offset, PartName, Reach, Recurring, SlashPair, Times, UnitName, When),
    )
} | {
    "Dotted": (DottedPair,),
    "Limit": (About,),
    "Zone": (ZoneName,),
    "Hour": (Clock, Num),
    "Bound": (Clock, Num, DottedPair),
    "Days": (Recurring, Dates),
    "Piece": (When, Hours, Recurring, Dates, Times),
    "Tonight": (PartOfToday,),
    "Strange": (Strange,),
    "Daily": (Num, Recurring, Dates, When),
}
_grammar = Grammar(_CLASSES, _TYPES)

_NUMBERS = (
    _grammar.layer(
        ("half Num !UnitName", hours.half_hour),
        ("half dash Num !UnitName", hours.half_hour),
        ("half-to Num !UnitName", hours.half_to),
    ),
    _grammar.layer(
        ("Num Num", lengths.tens_and_ones),
        ("Num dash Num", lengths.tens_and_ones),
    ),
    _grammar.layer(
        ("Num suffix", lengths.ordinal),
    ),
    _grammar.layer(
        ("Num ish? Meridian", hours.with_meridian),
        ("Num in the Meridian", hours.with_meridian),
        ("Clock Meridian", hours.with_meridian),
        ("Dotted Meridian", hours.with_meridian),
        ("Num oclock Num !UnitName !MonthName !suffix", hours.oclock_and),
        ("Num oclock", hours.oclock),
        ("Clock oclock", hours.clock_oclock),
        ("Num ish", hours.oclock),
        ("Num dash ish", hours.oclock),
        ("at Num !Strange !UnitName", hours.military),
        ("Num dash Num !dash", hours.military_span),
        ("Num !dash !Strange !UnitName", hours.military),
        ("Num h Num", lengths.hours_and_minutes_said),
        ("Num h Num", hours.with_h),
        ("within Num h", lengths.hours_said),
        ("Num h", hours.with_h),
        ("Num h", lengths.few_hours_said),
        ("Clock h", hours.clock_with_h),
        ("Dotted UnitName", lengths.decimal),
        ("Num dash? UnitName", lengths.length),
        ("Length and a Num", lengths.half_more),
        ("Num counted per-day", lengths.per_day),
        ("Num counted Length", lengths.per_length),
        ("Num counted Recurring", lengths.per_weekday),
    ),
    _grammar.layer(
        ("Length and? Length", lengths.together),
        ("Length past Hour", hours.past),
        ("Length past PartName", hours.past),
        ("Num past Hour", hours.past),
        ("Num past PartName", hours.past),
        ("Length to Hour", hours.minutes_to),
        ("Length to PartName", hours.minutes_to),
        ("Num to PartName", hours.quarter_to),
        ("Num to Hour", hours.quarter_to),
        ("Num Num", hours.spelled),
        ("Num dash Num !dash", hours.spelled),
        ("Hour in the? PartName", hours.clock_in_part),
        ("Clock at PartName", hours.clock_in_part),
        ("PartName", hours.part_as_point),
    ),
)

_DATES = (
    _grammar.layer(
        ("from? the? Num to the? Num of? MonthName", dates.days_month),
        ("between the? Num and the? Num of? MonthName", dates.days_month),
        ("from? MonthName the? Num to the? Num", dates.month_days),
        ("MonthName the? Num comma? Num", dates.month_day_year),
        ("the? Num of? MonthName comma? Num", dates.day_month_year),
        ("MonthName the? Num comma the? Num comma? andor the? Num !Strange", dates.month_list),
        ("MonthName the? Num andor the? Num !Strange", dates.month_list),
        ("MonthName the? Num", dates.month_day),
        ("the? Num of? MonthName", dates.day_month),
        ("SlashPair", dates.slash_pair),
        ("MonthName Num", dates.month_of_year),
    ),
    _grammar.layer(
        ("the? Reach UnitName !of", days.reached_unit),
        ("the? Reach Length", days.reached_units),
        ("the? UnitName after next !DayName", days.unit_after_next),
        ("UnitName after the? Reach !DayName", days.unit_after_reach),
        ("Num Reach UnitName", days.counted_units),
        ("all the? UnitName", days.whole_unit),
        ("the? Num UnitName !in-of", days.nth_week),
        ("in-only Length", days.shifted),
        ("in-only Length", joining.in_hours),
        ("for Length comma? from now", spans.within_length),
        ("Length from now", joining.in_hours),
        ("within the? Length", spans.within_length),
        ("Length from now", days.shifted),
        ("Length hence", days.shifted),
        ("Length ago", days.shifted_back),
        ("Num DayName from now", days.weekdays_from_now),
        ("Offset UnitName", days.week_after_offset),
        ("the? Offset", days.from_today),
        ("Tonight", joining.tonight),
        ("Edge Reach PartName", joining.edge_of_reached_part),
        ("Reach PartName", joining.reached_part),
    ),
    _grammar.layer(
        ("the? Num DayName in-of the? Dates", spans.nth_weekday),
        ("the? Num DayName in-of MonthName", spans.nth_weekday_of),
        ("the? Reach DayName in-of the? Dates", spans.last_weekday),
        ("the? Reach DayName in-of MonthName", spans.last_weekday_of),
        ("the? Num DayName in-of the? UnitName", spans.nth_weekday_here),
        ("the? Num day? in-of the? Dates", spans.number_within),
        ("the? Num UnitName of the? Dates", spans.nth_unit),
        ("the? Num UnitName of MonthName", spans.nth_unit_of),
        ("the? Num UnitName of the? UnitName", spans.nth_unit_here),
        ("the? Reach UnitName of the? Dates", spans.last_unit),
        ("the? Reach UnitName of MonthName", spans.last_unit_of),
        ("the? Reach UnitName of the? UnitName", spans.last_unit_here),
        ("the? Reach UnitName", days.reached_unit),
        ("the? DayName after next", days.weekday_after_next),
        ("Reach DayName", days.reached_weekday),
        ("in MonthName", dates.named_month),
        ("Reach MonthName", dates.reached_month),
        ("all MonthName", dates.named_month),
    ),
    _grammar.layer(
        ("every other DayName", days.every_other_name),
        ("fortnightly DayName", days.every_other_name),
        ("every Length on? DayName", days.every_n_weeks_name),
        ("Length from DayName", days.week_from_name),
        ("DayName UnitName", days.week_after_name),
        ("DayName", days.weekday),
        ("the? UnitName !of", days.weekend),
    ),
    _grammar.layer(
        ("Recurring comma? the Num", dates.weekday_of_month),
        ("Recurring comma? Num", dates.weekday_ordinal),
        ("Recurring comma? Dotted !Meridian", dates.dotted_date),
        ("from the? Num to the? Num", dates.ordinals_of_month),
        ("between the? Num and the? Num", dates.ordinals_of_month),
        ("the? Num to the? Num", dates.ordinals_of_month),
        ("the Num", dates.ordinal_of_month),
        ("Num", dates.bare_ordinal),
        ("Num dash Num !dash", dates.dashed),
        ("the? UnitName of the? Dates", spans.unit_around),
        ("the? weekof the? Dates", spans.week_around),
        ("Edge in-of? MonthName", spans.edge_of_month),
        ("MonthName &is", dates.named_month),
        ("for Length comma? from Dates", spans.lasting),
        ("Limit Length after Dates", spans.sooner_than),
        ("Limit Length from Dates", spans.sooner_than),
        ("Limit Length from now", spans.sooner_than_now),
        ("beyond than? Length after Dates", spans.later_than),
        ("beyond than? Length from Dates", spans.later_than),
        ("beyond than? Length from now", spans.later_than_now),
        ("all of? the? Dates", spans.whole_of),
        ("the? UnitName after the? Dates", spans.unit_past),
        ("Length from Dates", days.shifted_from),
        ("Length after Dates", days.shifted_from),
        ("Length before Dates", days.shifted_before),
    ),
)

_DAYS = (
    _grammar.layer(
        ("Dates Dates", spans.agreeing),
        ("between Recurring and Recurring", days.weekday_range),
        ("from? Recurring to Recurring", days.weekday_range),
        ("Recurring comma? andor Recurring", days.union),
        ("Recurring comma Recurring", days.union),
        ("Recurring from? Recurring", spans.narrowed),
        ("Recurring in-of Recurring", spans.narrowed),
    ),
    _grammar.layer(
        ("every Recurring", days.every),
    ),
    _grammar.layer(
        ("Recurring comma? in-of? the? Dates", spans.either_order),
    ),
    _grammar.layer(
        ("Edge around? the? Dates", spans.edge_of),
        ("Edge the? UnitName", spans.edge_of_unit),
        ("between Dates and Dates", spans.between),
        ("from? Dates to Dates", spans.between),
        ("from? Dates to Recurring", spans.to_weekday),
    ),
    _grammar.layer(
        ("Dates comma? andor Dates", spans.union),
        ("Dates comma Dates", spans.union),
        ("Dates comma? andor Recurring", spans.union_with_weekday),
    ),
    _grammar.layer(
        ("Dates 's? comma? in-of? the? Recurring", spans.within_weekdays),
        ("Recurring in-of? the? Dates", spans.weekdays_within),
    ),
)

_HOURS = (
    _grammar.layer(
        ("between Bound bound Bound", hours.sure_span),
        ("from Bound to Bound", hours.sure_span),
        ("during Bound to Bound", hours.sure_span),
        ("Bound to Bound", hours.span),
        ("since Bound on-only !Daily !the", hours.from_on),
        ("since Bound onwards? !Strange", hours.from_on),
        ("Bound onwards", hours.from_on),
        ("after Bound !Strange", hours.from_on),
        ("before Bound !Strange", hours.up_to),
        ("before the? PartName", parts.before_part),
        ("right after PartName", parts.right_after_part),
        ("after the? PartName", parts.after_part),
        ("Edge on? the? Days PartName", joining.edge_of_part_on),
        ("Edge dash? PartName", parts.edge_of_part),
        ("every PartName but-only on? the? Recurring", joining.every_part_but),
        ("every PartName", parts.every_part),
        ("PartName", parts.part),
        ("at Bound !Strange", hours.point),
        ("Dotted &Days", hours.point),
        ("Clock", hours.point),
        ("Num Zone", hours.zoned_clock),
    ),
    _grammar.layer(
        ("Hours open? Zone close?", hours.zoned),
        ("Zone comma? Hours !Zone", hours.zoned_ahead),
    ),
    _grammar.layer(
        ("Hours but Hours", hours.both_bounds),
        ("Hours comma? for Length", hours.lasting),
        ("Hours on? the? Hours", parts.part_with_hours),
        ("Hours to Hours", hours.span_of_points),
        ("When on? Hours", joining.refine),
        ("Hours comma? on? When", joining.refine_before),
        ("Num comma? When", joining.refine_number),
    ),
    _grammar.layer(
        ("Hours comma? andor Hours", hours.union),
        ("Hours comma Hours", hours.union),
        ("Hours andor Num", hours.union_with_number),
    ),
)

_JOINED = (
    _grammar.layer(
        ("from? Hours comma? on? Dates to Hours comma? on? Dates", joining.between_hours),
        ("from? Dates comma? on? Hours to Dates comma? on? Hours", joining.between_days),
        ("Days on? the? Hours", joining.hours_on),
        ("Hours on? the? Days", joining.hours_on),
        ("on the? Num comma? Hours", joining.numbered_day),
        ("the Num on? Hours", joining.numbered_day),
        ("Hours on-only the? Num", joining.numbered_day_after),
        ("Days Meridian", joining.half_of_day),
        ("Days Dotted", joining.dotted_on),
        ("Edge on? the? Days", joining.edge_of_day),
        ("Edge in-of? the day in-of? the? Days", joining.edge_of_day),
        ("When on? Hours", joining.refine),
        ("When on? the? Days", joining.on_days),
        ("Num comma? When", joining.refine_number),
    ),
    _grammar.layer(
        ("Days comma on? the? Hours", joining.hours_on),
        ("Hours comma on? the? Days", joining.hours_on),
        ("When to When", joining.between),
        ("Dates to When", joining.between),
        ("When to Dates", joining.between),
    ),
    _grammar.layer(
        ("until Dates", spans.until),
        ("before Dates", spans.before),
        ("since Recurring on-only", spans.from_weekday_on),
        ("since Recurring onwards?", spans.from_weekday_on),
        ("after Recurring", spans.after_weekday),
        ("until Recurring", spans.until_weekday),
        ("before Recurring", spans.before_weekday),
        ("since Dates on-only", spans.from_on),
        ("since Dates onwards?", spans.from_on),
        ("Dates onwards", spans.from_on),
        ("after Dates", spans.after),
        ("before When", joining.before),
        ("after When", joining.after),
    ),
    _grammar.layer(
        ("except on? the? Piece", joining.excepted),
        ("but-only not on? the? Piece", joining.excepted),
        ("Recurring but Piece", joining.any_but),
        ("Piece excluded", joining.excepted),
    ),
    _grammar.layer(
        ("Piece comma? Except", joining.without),
    ),
    _grammar.layer(
        ("Except comma? andor on? Piece", joining.more_excepted),
        ("Piece comma? andor on? the? Piece", joining.listed),
        ("Piece comma on? the? Piece", joining.listed),
        ("Junk comma? on? Piece", joining.spoilt),
        ("Piece comma? on? Junk", joining.spoilt_after),
        ("Piece to Junk", joining.spoilt_after),
    ),
)

_PERIODS = (_grammar.layer(("Dates comma? on? Piece", joining.restricted)),)

BEFORE_LISTS = (*_NUMBERS, *_DATES)
LISTS = (*_DAYS, *_HOURS, *_JOINED, *_PERIODS)
