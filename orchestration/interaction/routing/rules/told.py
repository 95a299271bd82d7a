"""What somebody tells: votes, wishes, that something came up, and courtesies."""

from __future__ import annotations

from typing import Final

from orchestration.interaction.routing.rules.rule import (
    AWAY,
    CAME_UP,
    FINISHED,
    LATE,
    LEAVES,
    LIST,
    LOUD,
    MISSES,
    OF_ANOTHER,
    PASSED,
    SOCIAL,
    STANDING,
    UNKNOWN,
    VOTE,
    WISH,
    Table,
)

_TELLS: Final = "@open -past -^wh -who -for_another -of_another -of_a_thing"
"""Somebody tells what suits them, and asks for nothing, while it still matters."""

_OF_NO_TIME_AT_ALL: Final = "-time -digits -length -suits -letter -ballot -? -^wh -provided"
_OF_NO_OTHER_DAY: Final = "-digits -length -bound -letter -ballot -? -^wh -provided -@decided"
_OF_NO_TIME_HERE: Final = "-time -digits -length -bound -letter -manner -flexible -weekly -@decided"
"""Among others, who says that they can't, and not when, is asked nothing."""

_OF_A_WISH: Final = "time|digits|suits|not|busy|engaged|unable"
_OF_NO_COMING: Final = "-its_day -cancel -my -elsewhere -coming -unable -must -can -move"
_OF_WHAT_STANDS: Final = "-elsewhere -of_another"
"""It is about what was decided: it names no other day, no other session and nobody else."""

_NO_NEWS: Final = (
    "-not -unable -ask -elsewhere -of_another -for_good -for_every_session -instead -only -move "
    "-cancel"
)
"""Nothing comes of it: it changes nothing, asks nothing and speaks of nothing else."""

_SAYS_NOTHING_ELSE: Final = "-self -suits -not -stance -busy -unable -ask -ask_you"
_ASKS_NOTHING: Final = "-need -ask_you -arrange -ask"
_TELLS_OF_IT: Final = "-person -length -digits -subject -we -self"
_SAYS_NO_MORE: Final = "short|thanks -time -digits -ask -strange_word -suits -busy"
_OF_A_DAY_OFF: Final = (
    "-@asked -leaves_it -? -ask -ask_you -they -person -everyone -of_another -for_good "
    "-for_every_session -move -find -the_vote -choice -instead -later -back_at -answered -letter "
    "-cancel -close -remind -weekly"
)
_OF_ONESELF: Final = "-told -inverted"

_NOT_ABSENT: Final = (
    "-? -ask -ask_you -we -unable -they -person -move -instead -for_good -elsewhere -of_another"
)
"""They come, only later; nobody asks for another time."""

# Who is away on a day on which nothing of theirs is
AWAY_THEN: Final[Table] = (
    (AWAY, f"nothing_then prevented -asks_whether -provided {_OF_A_DAY_OFF}"),
    (AWAY, f"@decided nothing_then now_off -@open {_OF_A_DAY_OFF}"),
    (
        AWAY,
        f"@open|@decided nothing_then today engaged|busy|unable|not {_OF_A_DAY_OFF} -suits -it_was",
    ),
    (AWAY, "@open nothing_then today leaves_early -? -person -they -for_good -the_vote -instead"),
    (AWAY, f"@open nothing_today brief -weary -digits -bound -@decided -not {_OF_A_DAY_OFF}"),
)

_OF_NOBODY_ELSE: Final = "-@open -? -ask -letter -person -they -reminder -remind -of_another"
_OF_NO_ABSENCE: Final = "-came_up -prevented -move -cancel -attends -comes_late -belated -its_day"

# What never suits somebody, said once something was decided: it gives up nothing of that
NEVER_SUITS: Final[Table] = (
    (STANDING, f"@decided for_every_session time|digits not|unable|busy {_OF_NOBODY_ELSE}"),
    (
        STANDING,
        f"@decided for_good bound digits not|unable|busy {_OF_NO_ABSENCE} {_OF_NOBODY_ELSE}",
    ),
)

# What is said of coming to what was decided
COMING: Final[Table] = (
    (CAME_UP, "@decided bows_out -@organiser -@open -? -they -person -elsewhere -of_another"),
    (PASSED, "@out after_all -in_part -@open"),
    (LATE, "@decided in_part -@open -? -^wh -they -person -elsewhere -of_another -move -ask_you"),
    (LATE, f"@decided comes_late|start_without -not -cancel -came_up {_NOT_ABSENT}"),
    (LATE, "@decided comes_late|belated|comes_otherwise start_without -? -unable -move -person"),
    (LATE, f"@decided leaves_early self|@de -not -cancel {_NOT_ABSENT}"),
    (LATE, f"@decided go_away early length self|@de -not -cancel {_NOT_ABSENT}"),
    (LATE, f"@decided belated runs|self|prevented length|digits|number|short -not {_NOT_ABSENT}"),
    (LATE, f"@decided belated length short -day -not {_NOT_ABSENT}"),
    (LATE, f"@decided belated length self|runs|prevented -not {_NOT_ABSENT}"),
    (PASSED, "comes_back -? -not -time -digits -person -letter"),
    (PASSED, f"@decided comes_again -? -not -unable -@open {_OF_WHAT_STANDS}"),
    (
        PASSED,
        f"@decided after_all says_no comes_again|attends -? -unable -busy -@open {_OF_WHAT_STANDS}",
    ),
    (PASSED, f"@decided after_all says_no short|holds -? -unable -busy -@open {_OF_WHAT_STANDS}"),
    (PASSED, f"@decided its_day again engaged|suits -? -not -unable -busy {_OF_WHAT_STANDS}"),
    (PASSED, f"@decided comes_again never_mind -? -unable -came_up -@open {_OF_WHAT_STANDS}"),
    (LEAVES, "@open takes_me out_of_it|off -time -digits -not"),
    (LEAVES, "@open takes_me|forget_me off_the_list -not"),
    (LEAVES, "@open no_part_any_more takes_me|forget_me|takes|leaves_it -person -?"),
    (LEAVES, "@open @dm no_part_any_more -person -of_another -letter -suits -?"),
    (PASSED, "@out well_again -?"),
    (SOCIAL, "@decided well_again -? -unable"),
    (SOCIAL, f"@open stays_in {_OF_NO_TIME_AT_ALL}"),
    (LEAVES, f"@open leaves_it|am_out$ {_OF_NO_TIME_AT_ALL}"),
    (LEAVES, f"@open leaves_it today {_OF_NO_OTHER_DAY}"),
    (LEAVES, f"@open leaves_it engaged|busy|unable other_week -day -but {_OF_NO_OTHER_DAY}"),
    (CAME_UP, f"@decided not_coming -? -they -@open {_OF_WHAT_STANDS}"),
    (CAME_UP, f"@decided attends not|unable self|@de -? -they -@open {_OF_WHAT_STANDS}"),
    (SOCIAL, f"@decided its_day can only day$ -digits -bound -? -not -@open {_OF_WHAT_STANDS}"),
    (CAME_UP, f"@decided its_day can bound|only self|@de -? -@open {_OF_WHAT_STANDS}"),
    (PASSED, f"@decided @dm can$ self short -can_i -time -digits -letter -@open -? -we {_NO_NEWS}"),
    (SOCIAL, f"@decided holds -time -digits -@open {_NO_NEWS}"),
    (SOCIAL, f"@decided holds its_day -digits -@open {_NO_NEWS}"),
    (SOCIAL, f"@decided after_all self|short|@de -time -digits -in_part -@open -? {_NO_NEWS}"),
    (SOCIAL, f"@decided comes_otherwise -@open -time {_NO_NEWS}"),
    (SOCIAL, f"@decided -@open entered_it -? {_NO_NEWS}"),
    (SOCIAL, "@decided -@open ^entered_it short -? -not -unable -self"),
    (SOCIAL, "@decided -@open ^entered alone -?"),
)

# What is told of what was, or of one's own day: nothing of times to come
OF_WHAT_WAS: Final[Table] = (
    (SOCIAL, "long_day short -day -digits -not -busy -unable -? -letter -suits"),
    (SOCIAL, "own_diary self|@de says_it_later|later|back_at|answered -? -suits -not -digits"),
    (SOCIAL, "@open hangs_on tells_then -? -^wh -suits -digits -busy -unable -flexible -letter"),
    (SOCIAL, "clock_now -not -unable -busy -can -must -suits -letter -? -^wh"),
    (SOCIAL, "clock_now awake -busy -must -suits -letter -? -^wh -ask_you -cancel -move"),
    (SOCIAL, "awake -clock_now -time -digits -busy -must -letter -? -^wh -ask_you -meeting"),
    (
        SOCIAL,
        "it_was back_then self -digits -not -busy -must -can -? -^wh -letter -meeting -ask_you",
    ),
    (SOCIAL, "@open it_was praise|laugh -@thread -not -busy -can -must -? -^wh -letter -digits"),
    (UNKNOWN, "@open it_was suits|flexible|stance -time -digits -not -^aux -for_good -undo"),
    (SOCIAL, "@open comes_late -day -bound -can -ask -suits"),
    (SOCIAL, "@open comes_late short -day -bound -can -ask"),
    (SOCIAL, "@open runs belated length|digits|short -day -bound -can -ask"),
    (UNKNOWN, "@open comes_late -bound -digits -can -ask"),
    (UNKNOWN, "@open runs belated -bound -digits -can -ask"),
    (UNKNOWN, "can_i comes_otherwise -time -digits"),
    (SOCIAL, f"@decided was_away {_OF_NO_COMING} {_OF_NO_TIME_AT_ALL}"),
    (SOCIAL, f"@decided was_away past {_OF_NO_COMING} -digits -suits -letter -? -^wh"),
    (SOCIAL, "@none small_talk -not -unable -can -must -ask_you -? -find -meeting"),
    (UNKNOWN, "@open small_talk -digits -not -busy -unable -can -must -letter -ask_you"),
)

_OF_A_MEETING: Final = (
    "-self -? -ask_you -find -move -came_up -cancel -length -with -person -unable -busy"
)

_OF_ANOTHERS_ANSWER: Final = "-? -but -unable -for_good -reminder -remind"
"""Somebody asks another person first, and says nothing yet."""

# Praise of a meeting, and who says that they have voted, or laughs about what was
OF_WHAT_IS_DONE: Final[Table] = (
    (WISH, "@open self flexible asks person -? -letter -time -digits -ask_you -provided"),
    (SOCIAL, f"@open ^asks_first asks person asks_whether|provided {_OF_ANOTHERS_ANSWER}"),
    (SOCIAL, f"@open ^asks_first asks person short|brief|ordinal {_OF_ANOTHERS_ANSWER}"),
    (SOCIAL, f"@decided ^praise meeting {_OF_A_MEETING}"),
    (SOCIAL, f"@decided it_was praise {_OF_A_MEETING}"),
    (SOCIAL, "@vote voted short -digits -? -ask -letter -not -they -person -everyone -we"),
    (SOCIAL, "@vote has_voted -? -ask -letter -not -they -person -everyone -we -can -provided"),
    (SOCIAL, "^laugh back_then -self -ask -letter -@dm"),
    (SOCIAL, "@decided ^until_the_day brief -digits -not -self -busy -engaged -ask -move"),
)

# Thanks for what was done, whatever that is called
THANKS_FOR_IT: Final[Table] = (
    (SOCIAL, f"^thanks_for -time -digits -letter {_SAYS_NOTHING_ELSE}"),
    (SOCIAL, "@decided looks_forward -@open -unable -busy -ask -ask_you -came_up -move"),
)

_KEEPS_IN_MIND: Final = "keeps_in_mind ^keeps_in_mind|^for_good|kindly|@de"
_FOR_A_DAY: Final = "-not -? -busy -engaged -unable -cancel -move -meeting"

# Votes
BALLOTS: Final[Table] = (
    (OF_ANOTHER, "@vote of_another letter -self -ask -? -provided"),
    (VOTE, "@vote ballot"),
    (LIST, "@vote -@thread letter ^wh|inverted -self -time -list -^lives_with -only"),
    (VOTE, "@vote letter -strange"),
    (VOTE, "@vote of_the_options -time -cancel -^off_verb"),
    (VOTE, "@vote none_fits -time -digits -bound"),
    (VOTE, "@vote no_to_all -time -digits -self"),
    (VOTE, "@vote @thread ^none"),
    (VOTE, "@vote @dm ^none alone -@intake"),
    (VOTE, "@vote @dm several_of_them suits -not -@intake -time -digits -ask -? -person -cancel"),
    (VOTE, "@vote @dm several_of_them short -@intake -time -digits -ask -cancel -^off_verb"),
    (VOTE, "@vote ^none of_the_options :"),
    (VOTE, "@vote my_vote -how -when -who -did_i"),
    (VOTE, "@vote @dm letter self -not -time -ask -told"),
    (VOTE, "@vote one digits short -time"),
    (VOTE, "@vote ordinal one|@thread|short -digits"),
    (VOTE, "@vote @thread ordinal short -time -foreign -? -self"),
    (VOTE, f"@vote day one$ @thread|short {_FOR_A_DAY}"),
    (VOTE, f"@vote @thread ^article day one suits {_FOR_A_DAY}"),
    (VOTE, f"@vote day$ ^vote_word brief {_FOR_A_DAY}"),
)

_OF_IT: Final = "-for_every_session -?"

# Something came up; where times are asked for, a day that is out is told there
SOMETHING_CAME_UP: Final[Table] = (
    (CAME_UP, f"@decided prevented self|we find|move|arrange ask -the_day {_OF_WHAT_STANDS} -they"),
    (CAME_UP, f"@open away_now brief -weary -day -digits -bound -@decided -not {_OF_A_DAY_OFF}"),
    (CAME_UP, f"@decided came_up {_OF_WHAT_STANDS}"),
    (CAME_UP, f"@decided prevented -? -@times {_OF_WHAT_STANDS}"),
    (UNKNOWN, "@decided ^we need length -came_up -prevented"),
    (CAME_UP, f"@decided at_that_time self|meeting|busy|engaged -suits {_NOT_ABSENT}"),
    (CAME_UP, f"@decided its_day not|must|unable|busy -@times {_OF_IT} {_OF_WHAT_STANDS}"),
    (CAME_UP, f"@decided its_day now_off -@times {_OF_IT} {_OF_WHAT_STANDS}"),
    (CAME_UP, f"@decided its_day again not|unable|busy -named {_OF_IT} {_OF_WHAT_STANDS}"),
    (CAME_UP, f"@decided can not self|time|again -? -@open {_OF_WHAT_STANDS}"),
    (CAME_UP, f"@decided must|unable|busy time|again|self -? -^who -^why -@open {_OF_WHAT_STANDS}"),
    (CAME_UP, "@open came_up self -time -digits -length -of_another"),
    (CAME_UP, "@open ^came_up -day -digits -length -of_another -ask -move -find -@thread"),
    (CAME_UP, "^came_up move|find -@decided -time -digits"),
)

# What holds for good
FOR_GOOD: Final[Table] = (
    (
        WISH,
        "@open keeps_clear time|digits -? -ask -letter -person -for_good -for_every_session",
    ),
    (STANDING, "keeps_clear time|digits -? -ask -letter -person"),
    (STANDING, "for_every_session -it_was"),
    (STANDING, "any_meeting$ self|busy|not time|digits -? -ask -with -find"),
    (STANDING, "by_the_way for_good time -@asked -? -ask -letter -person -they"),
    (STANDING, "as_a_habit time -@asked -? -ask -letter -person -they"),
    (STANDING, f"{_KEEPS_IN_MIND} self|busy|not weekly|for_good|next_time -? -ask"),
    (STANDING, "next_time time|digits self|not|busy|suits -? -ask -ask_you -meeting -with -find"),
    (STANDING, "@none for_good kindly time|digits self -? -ask -with -person -length"),
    (STANDING, "@none manner length self -? -ask -with -person -meeting -find"),
    (CAME_UP, "@open not_coming self -time -digits -length -of_another -suits -?"),
)

# What is told of a meeting that was
OF_A_FORMER_MEETING: Final[Table] = (
    (SOCIAL, f"meeting past it_was -find -move {_ASKS_NOTHING}"),
    (SOCIAL, f"@none meeting it_was -find -time -length {_ASKS_NOTHING}"),
    (SOCIAL, f"meeting past -find -move {_TELLS_OF_IT} {_ASKS_NOTHING}"),
    (SOCIAL, f"@none meeting it_was -find {_TELLS_OF_IT} {_ASKS_NOTHING}"),
    (SOCIAL, f"@none @de meeting it_was past {_ASKS_NOTHING}"),
)

# Of somebody else, or for good while nothing is open
OF_OTHERS: Final[Table] = (
    (WISH, "@times @dm ^flexible can person|strange_word -ask"),
    (WISH, "@times @dm flexible provided can self person|strange_word -ask -not"),
    (MISSES, "@decided @organiser person|they not_coming|came_up|prevented -self -ask -@open"),
    (OF_ANOTHER, f"of_another letter|{_OF_A_WISH} -ask -? -provided"),
    (OF_ANOTHER, f"for_another person {_OF_A_WISH} -ask -provided"),
    (STANDING, "@none day|time lapses -ask -?"),
    (WISH, "@open day|time lapses -@thread -ask -? -letter -meeting"),
    (STANDING, "@none time|digits self|we|for_good|suits -^wh -told -past"),
    (STANDING, "@none busy|flexible|for_good self -strange -ask_you"),
    (STANDING, "@none flexible|for_good self -strange"),
    (STANDING, "@none manner|length -told -ask"),
    (STANDING, "@none not digits|time -told -ask"),
    (LOUD, "remind_me not_now -digits -not -^wh -who"),
    (LOUD, "remind me not_now -digits -not -^wh -who"),
)

# Courtesy
COURTESY: Final[Table] = (
    (FINISHED, "all_said -time -digits -ask -flexible"),
    (FINISHED, f"@intake done -not {_SAYS_NO_MORE}"),
    (FINISHED, f"@intake nothing_more {_SAYS_NO_MORE}"),
    (FINISHED, "@intake adds_nothing -time -digits -ask"),
    (SOCIAL, "back_at -day -suits -ask"),
    (SOCIAL, "back_in length -day -suits -ask"),
    (SOCIAL, "^later -not"),
    (SOCIAL, "later -not -suits -stance"),
    (SOCIAL, "later -time -digits"),
    (SOCIAL, "^see_you -not -digits"),
    (SOCIAL, "give_me length -manner"),
    (SOCIAL, "give_me digits -time -bound -letter -list -not"),
    (SOCIAL, "courtesy -digits -busy -time -bound"),
    (SOCIAL, "^laugh -self -suits -not -ask"),
    (SOCIAL, "@thread start_over short"),
    (SOCIAL, "day_greeting alone -@intake"),
    (SOCIAL, "day_greeting alone @channel"),
    (SOCIAL, "thanks -time -digits -self -ask"),
)

# Wishes: of times alone, of one's own, and of what is said of a time
WISHES: Final[Table] = (
    (WISH, "@times @intake yes_or_no for_good$|weekly$ short -time -digits -not -? -self -letter"),
    (VOTE, "@vote @thread flexible short -time"),
    (WISH, "@intake @thread time flexible brief -? -@vote -past -it_was"),
    (UNKNOWN, "@thread -self -we -not -busy -must -suits"),
    (UNKNOWN, f"@thread can not {_OF_NO_TIME_HERE}"),
    (UNKNOWN, f"@thread unable {_OF_NO_TIME_HERE}"),
    (WISH, "@open forget_said"),
    (WISH, "@open about_a_time time|digits"),
    (WISH, "@open ^when engaged|busy digits|time -?"),
    (WISH, f"{_TELLS} time -foreign"),
    (WISH, f"{_TELLS} bound|suits|not|stance digits -foreign"),
    (WISH, f"{_TELLS} bound number -foreign"),
    (WISH, f"{_TELLS} time self|we suits|stance|busy|not|engaged|bound|must|flexible"),
    (WISH, f"{_TELLS} digits self busy|engaged|bound|not|suits"),
    (WISH, f"{_TELLS} time self|we -told"),
    (WISH, f"{_TELLS} time digits -told -inverted"),
    (WISH, f"{_TELLS} time suits|stance|busy|not|engaged|flexible -told -inverted"),
    (WISH, f"{_TELLS} move|add time|bound|manner -told -deadline"),
    (WISH, f"{_TELLS} flexible|manner -told"),
    (WISH, "@times flexible for_another -person -time -digits -? -^wh -who -letter -@thread"),
    (WISH, f"{_TELLS} manner self"),
    (WISH, f"{_TELLS} length -told"),
    (WISH, f"{_TELLS} busy|engaged self -strange -told"),
    (WISH, f"{_TELLS} suits self|engaged {_OF_ONESELF}"),
    (WISH, f"{_TELLS} bound|suits|not|zone|engaged|busy digits {_OF_ONESELF}"),
    (WISH, "@open ^sorry go_on time|digits brief -? -@thread"),
    (SOCIAL, "^sorry"),
    (SOCIAL, "sorry short -time -digits"),
    (SOCIAL, "empty -yes_or_no"),
)
