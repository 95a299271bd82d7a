"""What asks about a session, about what was decided, or about the bot."""

from __future__ import annotations

from typing import Final

from orchestration.interaction.routing.rules.rule import (
    ABOUT_ME,
    BOT,
    CALENDAR,
    CANCEL,
    CHANGEABLE,
    CLOSE,
    DECISIONS,
    EXPORT,
    FOR_ME,
    GUIDE,
    HELP,
    HOW_DECIDED,
    INVITE,
    JOIN,
    LIST,
    MISSING,
    OTHERS_WORDS,
    OWN_VOTE,
    PLACE,
    PRIVACY,
    REMINDED,
    RULE,
    STATUS,
    TOPIC,
    UNKNOWN,
    VOTES,
    WHEN,
    WHO,
    WHY,
    WISH,
    Table,
)

# Who is asked about, and drops out of nothing by that: “who can't come?”
_WHETHER_ALL: Final = "-self -time -digits -letter -sees_it -kept_private -strange_word"

OF_WHO_COMES: Final[Table] = (
    (STATUS, "what_runs -over -results"),
    (WHEN, f"@over called_off|now_off|still_on ?|^aux|ask short|brief {_WHETHER_ALL}"),
    (WHO, f"@decided complete ask|? -@open {_WHETHER_ALL}"),
    (WHO, f"@decided everyone attends|coming ?|^aux -@open -^wh -said_by {_WHETHER_ALL}"),
    (WHO, f"@decided everyone attends|coming can ^aux|^can|^attends -@open {_WHETHER_ALL}"),
    (MISSING, f"@open complete ask|? -@thread {_WHETHER_ALL}"),
    (FOR_ME, "@vote left_for_me ^what|^which_options|^relates ask|? -person -they -digits"),
    (FOR_ME, "@vote left_for_me ^asks_whether|^wh ask|? -@thread -person -they -digits"),
    (WHO, "@decided ^who not_coming|dropped_out -self -@open"),
    (WHO, "@decided ^who can|attends not|unable brief -self -@open"),
    (MISSING, "@open ^who not_coming|dropped_out -self -time -digits"),
    (MISSING, "@open ^who can|attends not|unable brief -self -time -digits -letter"),
    (STATUS, "@open ^who not_coming|dropped_out time|digits -self"),
)

# What was decided formerly, and is looked for
_AS_ONE_OF_THEM: Final = (
    "-time -digits -length -bound -suits -comes_otherwise -again -not -letter -person -they"
)
"""It is asked whether, and not when or how."""

FORMERLY_DECIDED: Final[Table] = (
    (DECISIONS, "decided_about_it -not"),
    (DECISIONS, "as_for_it decided|settled"),
    (EXPORT, "^exports -not -suits -person"),
    (EXPORT, "exports ask|ask_you|short|we -not -suits -person"),
    (DECISIONS, "our_decisions ask|^our_decisions|tell_me|short -not"),
)

_OVER_SOON: Final = "close|shut|shuts|ends_it|wraps_up|over|decide -digits -self -not -person"

_OF_VOTES_AT_ALL: Final = "-person -self -time -digits -letter -the_boss"
"""It is asked how the votes fell, and not whose they were."""

_OF_WHO_SEES: Final = "-@thread -^wh -time -digits -letter -past -invite_noun -remind -have_done"
"""It is asked whether somebody sees something of whoever asks."""

_OF_THEM_ALONE: Final = (
    "-self -we -my -not -letter -the_vote -add -not_needed -remind -close -cancel -move "
    "-of_another -came_up -decided"
)
"""It is asked what somebody else has said, or when they can: no order is given about them."""

_OF_COMING_LATE: Final = (
    "?|short -add -joins -wants_in -changes_it -still_changed -time -digits -letter -strange_word "
    "-person -cancel -move"
)
"""It is asked of one's own answer, and not of what is to be done."""

_OF_THEIR_HOURS: Final = (
    "-letter -busy -person -they -close -remind -cancel -move -the_vote -answered -have_done "
    "-ends_when -came_up -was_reminded"
)
"""It is asked why the options are at the hours they are at, or whether there are no others."""

# What is asked about a poll, of one's vote or another's
OF_POLLS: Final[Table] = (
    (RULE, "how_it_counts ask|tell_me -time -suits"),
    (RULE, "@vote how_it_counts how -time"),
    (RULE, "@open ^who_decides -time -digits -letter -self -decided -named -person -not ?|brief"),
    (HOW_DECIDED, "@decided supposed a_rule ask -@open -time -self"),
    (HOW_DECIDED, "@decided ^why turned_down -@open -self"),
    (STATUS, "@open ^why turned_down -self -time"),
    (STATUS, f"@open soon ? ^aux|ask|we {_OVER_SOON}"),
    (CLOSE, "@organiser @open posts_final -? -not -^wh -time -digits -self"),
    (CLOSE, "@vote @organiser over_now shows_result -not -time -digits -self"),
    (STATUS, "@open ^aux person cancel -letter -digits -not -ask_you"),
    (STATUS, "@open ^aux called_off -letter -self -digits -not"),
    (BOT, "are_you a_person ?|short"),
    (BOT, "^are_you a_person"),
    (CALENDAR, "reads_calendar to_you -later"),
    (GUIDE, f"@open too_late {_OF_COMING_LATE} -@thread -@channel"),
    (STATUS, f"@open too_late {_OF_COMING_LATE}"),
    (WHEN, f"@decided too_late {_OF_COMING_LATE}"),
    (GUIDE, "@open open_for_me -@thread -time -digits -not -person -@channel"),
    (GUIDE, "@open ^aux|^must must self answered -@thread -time -digits -not -person -@channel"),
    (WHY, f"@vote @dm ^why my_end {_OF_THEIR_HOURS}"),
    (WHY, f"@vote @dm ^why time|early|belated|digits brief -self {_OF_THEIR_HOURS}"),
    (WHY, f"@vote @dm ^why only time|digits -self {_OF_THEIR_HOURS}"),
    (WHY, f"@vote @dm ^aux other_hours -self -digits {_OF_THEIR_HOURS}"),
    (STATUS, "@open @dm at_once ? alone empty"),
    (WHY, "@vote ^why time not -suits -self -busy -@thread"),
    (WHY, "@open ^why time not -why_not -self -busy -@thread -@decided"),
    (WHY, "@open ^why time not said_before -why_not -busy -@thread -@decided"),
    (WHY, "@open ^gone_where day brief -of_a_session -named -digits -@thread -@decided"),
    (CLOSE, "@vote @organiser done shows_result -? -not -^wh -time -digits"),
    (CHANGEABLE, "@open ends_when changes_it -letter -suits"),
    (CHANGEABLE, "@open says_it_later ? -digits -letter -suits -person -@thread"),
    (CHANGEABLE, "@open can_i changes_it ?|ask|yet -time -digits -letter -suits -@thread"),
    (CHANGEABLE, "@open can_i changes_later ?|ask -digits -letter -@thread"),
    (CHANGEABLE, "@decided -@open still_changed ?|ask -digits -letter -@thread"),
    (CHANGEABLE, "@decided -@open can_i changes_later|changes_it ? -digits -letter -@thread"),
    (CHANGEABLE, "@open still_changed ?|ask -digits -letter -@thread -@decided"),
    (CHANGEABLE, "@open can_i changes_it my_vote ?|ask -time -digits -letter -@thread"),
    (STATUS, "@open ^redoes -@organiser -@decided -time -digits -not -letter"),
    (STATUS, "closes ask|short"),
    (STATUS, "@open ^when must decide|decided|vote_word|answered ? -time -digits"),
    (STATUS, "@open ^when must choice self|we ? -meeting -time -digits"),
    (STATUS, "@open ends_when can_i vote_word"),
    (STATUS, "@open ends_when ask -@decided -time -digits"),
    (STATUS, "@open ^ends_when -@decided -time -digits -not"),
    (VOTES, "@vote results ask|short|tell_me -@decided -not -when"),
    (VOTES, "@vote ^what versus digits ask -time -@decided"),
    (STATUS, "@intake ^what versus digits ask -time"),
    (STATUS, "over ^aux|? -time -digits -self -suits -thanks"),
    (STATUS, "@intake results ask -@decided -not -time -suits"),
    (LIST, "listing -who -time"),
    (HOW_DECIDED, "@decided which_options -@open"),
    (LIST, "which_options -time -self"),
    (LIST, "@vote shown_options -@intake -not"),
    (WHY, "@vote ^why letter -self -time"),
    (WHY, "@vote ^why of_options|alone -self -time"),
    (VOTES, "@vote whose_votes|the_objections"),
    (HOW_DECIDED, "@decided the_objections -@open"),
    (HOW_DECIDED, f"@decided votes_went -@open {_OF_VOTES_AT_ALL}"),
    (VOTES, f"@vote votes_went {_OF_VOTES_AT_ALL}"),
    (VOTES, "@vote letter ^who ask -time"),
    (STATUS, "@vote its_length the_vote -@decided -time -self"),
    (WHY, "@vote ^how|^wh came_about of_options -self -time"),
    (RULE, "@vote ^how decided -@decided -not -self -it_was -time"),
    (STATUS, "@vote how|why decided ask -@decided -not -self"),
    (RULE, "@vote a_tie ask -time"),
    (HOW_DECIDED, "@decided a_tie ask -time -@open"),
    (PRIVACY, f"sees everyone|they|person|the_boss ask self|my|the_day {_OF_WHO_SEES}"),
    (WISH, "@intake promises_a_vote -ask -not"),
    (OWN_VOTE, "own_vote -letter"),
    (OWN_VOTE, "@vote did_i chose letter -time"),
    (PRIVACY, "kept_private ask|short -not -decided -time"),
    (PRIVACY, "sees_it ask -invite_noun -decided -time"),
    (PRIVACY, "sees_that ? time -invite_noun -decided"),
    (
        TOPIC,
        "@open_time|@decided talks_of ^what|^wh person|they|we ask -time -digits -self",
    ),
    (OTHERS_WORDS, "everyone said_by ^what|tell_me -self -@decided -vote_word -time"),
    (OTHERS_WORDS, "person said_by ^what|^when|^how|^why|tell_me -vote_word"),
    (OTHERS_WORDS, "@open ^wh person prefers ask -self -@thread -^who"),
    (OTHERS_WORDS, "person's ask -whose_votes -vote_word"),
    (OTHERS_WORDS, f"@open @dm ? person ^aux|^can|^suits suits|can day|time {_OF_THEM_ALONE}"),
    (OTHERS_WORDS, f"@open @dm ? person ^when|^wh suits|can|prefers {_OF_THEM_ALONE}"),
    (OTHERS_WORDS, f"@open @dm ? person said_by ask_you {_OF_THEM_ALONE}"),
)

_OF_ONE_PLACE: Final = "-self -not -day -digits -length -for_good -for_every_session -person"
"""Words have what was decided be held in a place, or in none: what is known of that is told."""

# Questions
_IN_FEW_WORDS: Final = "short|brief -self -letter -digits -strange_word -person -suits"

_OF_HOW_LONG: Final = "-self -we -my -day -person -ask_you -@thread -letter -^wh -provided"
"""It is asked whether it is still as long as it was."""

QUESTIONS: Final[Table] = (
    (TOPIC, f"@open_time stays_at ? digits|length -suits -can -not {_OF_HOW_LONG}"),
    (TOPIC, f"@open_time ^held_how digits at_once|or|in_place_of -suits {_OF_HOW_LONG}"),
    (TOPIC, f"@open_time ? length only brief -^aux -can -not {_OF_HOW_LONG}"),
    (UNKNOWN, "@thread who coming to_something -meeting -named -its_day"),
    (OWN_VOTE, "@vote did_i answered|vote_word ask|^wh"),
    (OWN_VOTE, "@vote has_voted self|@de ? -they -person -everyone -we -letter -^wh -did_i"),
    (ABOUT_ME, "did_i answered|vote_word ask|^wh"),
    (TOPIC, "its_length -the_vote -yet -@none -time"),
    (JOIN, f"can_i joins {_AS_ONE_OF_THEM}"),
    (JOIN, "wants_in -they -time -digits -length -bound -comes_otherwise -not -letter -person"),
    (WHEN, "time_zone ask|short|wh -self"),
    (OWN_VOTE, "@vote @dm ^was_noted ? brief -time -digits -person"),
    (ABOUT_ME, "@dm ^was_noted ? brief -time -digits -person"),
    (WHO, "^who wants_to_know ask -the_boss$ -time -digits -person"),
    (ABOUT_ME, "know_of_me ask|tell_me -forget_said"),
    (TOPIC, "@open ^what_this what_this$ -@thread"),
    (TOPIC, "about_what ask|short -find -@none -meeting -status"),
    (TOPIC, "^about_what ask|@de -find -@none -status -time"),
    (TOPIC, "about_what ^wh -find -@none"),
    (GUIDE, "^how_here -@none -choice -meeting -time"),
    (GUIDE, "how_here ask|short|wh -@none -choice -find"),
    (PLACE, "@decided which_place ask|short|wh -not -^move"),
    (PLACE, f"@decided -@open ^where short -we {_OF_ONE_PLACE} -strange_word -invite_noun"),
    (PLACE, f"@decided -@open ^where alone -we {_OF_ONE_PLACE}"),
    (PLACE, "@decided -@open place_noun alone ?"),
    (PLACE, "@open_time which_place ?|^wh -not -letter -self -time -digits -strange_word"),
    (PLACE, "@open_time ^held_how its_place ? -letter -self -time -digits -not -strange_word"),
    (PLACE, f"@decided -@open manner let_us|we|ask_you|the_day short|brief {_OF_ONE_PLACE}"),
    (HELP, "@open ^where self ? -person -time -we -meeting -letter -which_place"),
    (HELP, "help ask|short|wh -choice -find"),
    (INVITE, "invite_noun hand_over|?|short -person"),
    (WHEN, "@decided ^when"),
    (WHEN, f"@decided -@open which_is_it {_IN_FEW_WORDS}"),
    (STATUS, f"@open which_is_it {_IN_FEW_WORDS}"),
    (STATUS, "still_on ask|short -self -digits"),
    (STATUS, "its_name_alone ?|short"),
    (WHEN, "@decided when we|the_day decided ask -why -how -who -@open"),
    (HOW_DECIDED, "@decided why|how|what|who|tell_me decided|answered -status -coming"),
    (HOW_DECIDED, "@decided results ask|short|tell_me -not -^it_was"),
    (HOW_DECIDED, "@none ^who|^what results decided brief -not -self -time -digits"),
    (HOW_DECIDED, "@decided why that_one ? short"),
    (HOW_DECIDED, "@decided why time|letter|not|suits"),
    (HOW_DECIDED, "@decided ^why brief -@open -self"),
    (STATUS, "@open when decided ask -@decided"),
    (STATUS, "@open ^when hand_over self|we -@decided -time -digits -invite_noun -not"),
    (STATUS, "@open ^when my answered ? -did_i -@thread -time -digits"),
    (STATUS, "@vote who answered -not"),
    (MISSING, "who missing|answered"),
    (MISSING, "^how missing ask -self -time -digits"),
    (MISSING, "person|everyone|strange_word answered ask"),
    (MISSING, "ask missing everyone|person|not"),
    (MISSING, "^who yet -coming"),
    (REMINDED, "was_reminded ask -remind_me -self"),
    (MISSING, "^aux person|strange_word yet ? -@decided"),
    (STATUS, "^aux we yet ?"),
    (STATUS, "@vote what everyone ask -suits"),
    (STATUS, "status ask|short|tell_me"),
    (STATUS, "^status named -digits -suits -not -self"),
    (STATUS, "is_closed ask -^wh -@none -time -makes -move"),
    (
        CANCEL,
        "@organiser @intake shall_we cancel -@vote -not -^wh -what -self -time -digits -@thread",
    ),
    (STATUS, "whether cancel ? -^wh -what -@none"),
    (STATUS, "whether close|shut|waits ? -^wh -my -time -strange_word -@none"),
    (STATUS, "@open how_many_can_not -@decided -time -digits -letter -person"),
    (WHO, "@decided how_many_can_not -@open -time -digits -letter -person"),
    (WHO, "how_many_of_us ask -answered -time"),
    (WHO, "who coming|confirmed ask"),
    (WHO, "^who asks$ to_you ? -remind -answered"),
    (WHO, "@decided ^who confirmed -@open"),
    (WHO, "who alone"),
    (WHO, "^who the_day ask -decided -time"),
    (WHO, "^aux self must coming ?"),
    (WHO, "^aux person|strange_word coming ?|short -there_is -place_noun"),
    (WHEN, "when the_day ask -@none"),
    (WHEN, "when alone -@none"),
    (WHEN, "^when the_next_one"),
    (WHEN, "@decided when ask|tell_me"),
    (WHEN, "@decided tell_me the_day|time"),
    (WHEN, "@decided ^aux the_day time|digits ? -self -suits -not -can"),
)
