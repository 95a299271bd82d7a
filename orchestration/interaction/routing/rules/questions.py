"""What asks about a session, about what was decided, or about the bot."""

from __future__ import annotations

from typing import Final

from orchestration.interaction.routing.rules.rule import (
    ABOUT_ME,
    CLOSE,
    DECISIONS,
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
    STATUS,
    TOPIC,
    UNKNOWN,
    VOTES,
    WHEN,
    WHO,
    WHY,
    Table,
)

# What was decided formerly, and is looked for
_AS_ONE_OF_THEM: Final = (
    "-time -digits -length -bound -suits -comes_otherwise -again -not -letter -person -they"
)
"""It is asked whether, and not when or how."""

FORMERLY_DECIDED: Final[Table] = (
    (DECISIONS, "decided_about_it -not"),
    (DECISIONS, "as_for_it decided|settled"),
    (DECISIONS, "our_decisions ask|^our_decisions|tell_me|short -not"),
)

# What is asked about a poll, of one's vote or another's
OF_POLLS: Final[Table] = (
    (CLOSE, "@vote @organiser done shows_result -? -not -^wh -time -digits"),
    (STATUS, "closes ask|short"),
    (STATUS, "@open ends_when ask -@decided -time -digits"),
    (STATUS, "@open ^ends_when -@decided -time -digits -not"),
    (VOTES, "@vote results ask|short|tell_me -@decided -not -when"),
    (STATUS, "over ^aux|? -time -digits -self -suits -thanks"),
    (STATUS, "@intake results ask -@decided -not -time -suits"),
    (LIST, "listing -who -time"),
    (HOW_DECIDED, "@decided which_options -@open"),
    (LIST, "which_options -time -self"),
    (LIST, "@vote shown_options -@intake -not"),
    (WHY, "@vote ^why letter -self -time"),
    (WHY, "@vote ^why of_options|alone -self -time"),
    (VOTES, "@vote whose_votes"),
    (VOTES, "@vote letter ^who ask -time"),
    (STATUS, "@vote how|why decided ask -@decided -not -self"),
    (OWN_VOTE, "own_vote -letter"),
    (PRIVACY, "kept_private ask|short -not -decided -time"),
    (PRIVACY, "sees_it ask -invite_noun -decided -time"),
    (OTHERS_WORDS, "everyone said_by ^what|tell_me -self -@decided -vote_word -time"),
    (OTHERS_WORDS, "person said_by ^what|^when|^how|^why|tell_me -vote_word"),
    (OTHERS_WORDS, "person's ask -whose_votes -vote_word"),
)

# Questions
QUESTIONS: Final[Table] = (
    (UNKNOWN, "@thread who coming to_something -meeting -named -its_day"),
    (OWN_VOTE, "@vote did_i answered|vote_word ask|^wh"),
    (ABOUT_ME, "did_i answered|vote_word ask|^wh"),
    (TOPIC, "its_length -the_vote -yet -@none -time"),
    (JOIN, f"can_i joins {_AS_ONE_OF_THEM}"),
    (JOIN, "wants_in -time -digits -length -bound -comes_otherwise -not -letter -person"),
    (WHEN, "time_zone ask|short|wh -self"),
    (ABOUT_ME, "know_of_me ask|tell_me -forget_said"),
    (TOPIC, "about_what ask|short -find -@none -meeting -status"),
    (TOPIC, "about_what ^wh -find -@none"),
    (GUIDE, "^how_here -@none -choice -meeting -time"),
    (GUIDE, "how_here ask|short|wh -@none -choice -find"),
    (PLACE, "@decided which_place ask|short|wh -not"),
    (HELP, "help ask|short|wh -choice -find"),
    (INVITE, "invite_noun hand_over|?|short -person"),
    (WHEN, "@decided ^when"),
    (STATUS, "still_on ask|short -self -digits"),
    (STATUS, "its_name_alone ?|short"),
    (HOW_DECIDED, "@decided why|how|what|who|tell_me decided|answered -status -coming"),
    (HOW_DECIDED, "@decided results ask|short|tell_me -not"),
    (HOW_DECIDED, "@decided why that_one ? short"),
    (HOW_DECIDED, "@decided why time|letter|not|suits"),
    (HOW_DECIDED, "@decided ^why brief -@open -self"),
    (STATUS, "@open when decided ask -@decided"),
    (STATUS, "@vote who answered -not"),
    (MISSING, "who missing|answered"),
    (MISSING, "^how missing ask -self -time -digits"),
    (MISSING, "person|everyone|strange_word answered ask"),
    (MISSING, "ask missing everyone|person|not"),
    (MISSING, "^who yet -coming"),
    (REMINDED, "was_reminded ask -remind_me -self"),
    (MISSING, "^aux person|strange_word yet ? -@decided"),
    (STATUS, "^aux we yet ?"),
    (STATUS, "@vote what everyone ask"),
    (STATUS, "status ask|short|tell_me"),
    (STATUS, "is_closed ask -^wh -@none -time -makes"),
    (STATUS, "whether cancel ? -^wh -@none"),
    (STATUS, "whether close|shut|waits ? -^wh -my -time -strange_word -@none"),
    (WHO, "how_many_of_us ask -answered -time"),
    (WHO, "who coming|confirmed ask"),
    (WHO, "who alone"),
    (WHO, "^who the_day ask -decided -time"),
    (WHO, "^aux self must coming ?"),
    (WHO, "^aux person|strange_word coming ?|short"),
    (WHEN, "when the_day ask -@none"),
    (WHEN, "when alone -@none"),
    (WHEN, "^when the_next_one"),
    (WHEN, "@decided when ask|tell_me"),
    (WHEN, "@decided tell_me the_day|time"),
    (WHEN, "@decided ^aux the_day time|digits ? -self -suits -not -can"),
)
