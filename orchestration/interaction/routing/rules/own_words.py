"""What everybody can have done with their own words, and what is nobody's to say."""

from __future__ import annotations

from typing import Final

from orchestration.interaction.routing.rules.rule import (
    ABOUT_ME,
    ANSWER,
    BEFOREHAND,
    CLOCK,
    FINISHED,
    FORGET,
    LIST,
    LOUD,
    QUIET,
    RESTART,
    STANDING,
    UNDO,
    UNKNOWN,
    WHEN,
    WISH,
    Table,
)

_NO_ORDER: Final = "-^cancel -^remind -^add -^close -^move -^extend"
_OF_NO_VOTE: Final = "-@decided -digits -not -person -suits -can -unable"
_OF_NOTHING_NAMED: Final = "cancel -last_message -@thread -@vote -meeting -named -person"
"""Who takes all back that they have said calls nothing off: “scrap all that, any time”."""

_NO_MORE: Final = "-time -digits -letter -wh -? -but"
_BEFORE_IT: Final = "@decided remind|remind_me|reminder|sends_alarm"

# What everybody can have done with their own words
OWN_WORDS: Final[Table] = (
    (RESTART, "@organiser @open start_over -@thread -time -digits -choice -self"),
    (RESTART, "@organiser @vote other_options -@thread -time -digits -letter -not"),
    (RESTART, "@organiser @vote @thread ^redoes short -? -not -time -digits -letter -self"),
    (WISH, "@open takes_back start_over short -@thread -time -digits -choice"),
    (WISH, f"@open takes_back -@organiser {_OF_NOTHING_NAMED}"),
    (WISH, f"@open @organiser takes_back suits|unable {_OF_NOTHING_NAMED}"),
    (ABOUT_ME, "@open start_over -@thread -time -digits -not -person -everyone -they"),
    (RESTART, "@decided|@over opens_again -@open -time -digits -not -person -they"),
    (RESTART, "@decided start_over -@open -time -digits -not -person -they -choice"),
    (WISH, "@open forget_all_said -off_the_list -for_good -not -person -everyone -they"),
    (FORGET, "forget_me|forget_all_said -off_the_list -time -digits -not -person -everyone -they"),
    (QUIET, "leave_me -time -digits -person -everyone -they -person's -suits"),
    (QUIET, "leave_me later -digits -person -everyone -they -suits"),
    (QUIET, "@open no_reminders -@organiser -@thread -time -digits -person -everyone -they"),
    (QUIET, "@open no_reminders self -@organiser -@thread -time -digits -person -everyone"),
    (LOUD, "remind_me_more -leave_me -not -time -digits -person"),
    (LIST, f"@vote -@thread letter when my_end|in_my_time {_OF_NO_VOTE}"),
    (LIST, f"@vote -@thread letter ^aux time my_end|in_my_time {_OF_NO_VOTE}"),
    (WHEN, "@decided in_my_time ask -digits -not"),
    (LIST, "@vote in_my_time ask -digits -not -@decided"),
    (CLOCK, "own_clock ask|tell_me|wh"),
    (ABOUT_ME, "own_page ask|tell_me|short|ask_you|brief -time -digits"),
    (ABOUT_ME, "know_of_me wh for_every_session|for_good -forget_said -digits -person"),
    (
        UNDO,
        "undo short -answers -time -digits -suits -meeting -choice -letter -my_vote -@thread",
    ),
    (
        RESTART,
        "@decided ^undo short @thread -@open -answers -time -digits -meeting -choice -letter",
    ),
    (UNDO, "forgets_it short @dm -@organiser -time -digits"),
    (UNDO, "@open takes_away|cancel last_message -@thread"),
    (UNDO, "@open in_jest brief -time -digits -letter -person -@thread"),
)

# What is nobody's to say
NOBODYS: Final[Table] = (
    (BEFOREHAND, f"{_BEFORE_IT} the_day_before -@open -not -^wh -still_holds"),
    (UNKNOWN, "not_this_one -letter -digits -suits"),
    (UNKNOWN, "remind_me the_day_before -self -not -? -still_holds"),
    (UNKNOWN, "override -@asked -forget_said -takes_back -last_resort"),
    (UNKNOWN, "person's vote_word -self -let_us"),
    (UNKNOWN, "link -time -letter -to_the_vote"),
)

# The bot's own question is open
ANSWERS: Final[Table] = (
    (FINISHED, "@asked all_said short -time -digits -ask -not"),
    (ANSWER, "@asked yes_or_no short"),
    (ANSWER, f"@asked ^yes_or_no drops_it|praise|thanks|that_one {_NO_MORE} {_NO_ORDER}"),
    (ANSWER, f"@asked answers -wh {_NO_ORDER}"),
    (ANSWER, f"@asked short -wh -? -^status -^exports {_NO_ORDER}"),
)

_OF_WORDS: Final = "@open @of_words -@times -@vote"

# What somebody takes back of their own words, whatever verb they do it with
TAKEN_BACK: Final[Table] = (
    (UNDO, f"{_OF_WORDS} takes_back self -time -digits -strange_word -named -@thread"),
    (WISH, "@open takes_back self"),
    (WISH, "@open takes_back short -named -time -digits -meeting -choice -@thread -?"),
    (WISH, "@open takes_back day|time|digits -its_day -?"),
    (WISH, "@open undo time|digits|suits -meeting -choice"),
    (WISH, "@open ^takes_away time brief -@thread -its_day -named -?"),
    (WISH, "@open strikes day -@thread -its_day -meeting -choice -named -? -deadline"),
    (STANDING, "@dm -@open takes_back day|for_good short|brief -self -meeting -named -digits -?"),
    (ABOUT_ME, "@decided takes_back self"),
)
