"""What asks for a session to be opened."""

from __future__ import annotations

from typing import Final

from orchestration.interaction.routing.rules.rule import (
    CHOICE,
    MEETING,
    PANEL,
    PLAN,
    WISH,
    Table,
)

_NO_END: Final = "-^ends_it -^cancel -^remind -^extend"
_NO_MEETING: Final = "-meeting -with -time -digits -length -letter -when -which_place"
_NO_ORDER_IN_IT: Final = "-cancel -close -remind -extend -add -not_needed -not -go_on"
_OF_THE_CLOCK: Final = "time|digits -self -with -letter"
_NO_CHOICE: Final = "-or -whether -asks_whether -to_the_vote -for_good"

_OF_NO_MEETING: Final = "-when -with -meeting -length -digits -move -cancel -self -person"

# A poll of everybody orders nobody about
_ASKED_OF_ALL: Final = "-^when -^how -^why -who -status -how_here -move -close -remind -extend -add"
"""It is asked what a group is to do, and neither when, nor how, nor about a session."""

OF_EVERYBODY: Final[Table] = (
    (MEETING, "@new ^asks_it|^asks_people person day|time or asks_whether|instead|suits|can -self"),
    (PANEL, "@new ^a_panel :|or -meeting -time -length"),
    (CHOICE, "@new asks_people ^asks_people|ask_you person or -self -day -time -digits -length"),
    (CHOICE, "@new a_yes_or_no asks_them|asks_it|everyone -the_vote -self -the_day"),
    (CHOICE, "@new ^to_the_vote list|? override -self"),
    (CHOICE, "@new ^asks_them everyone : or ? -self -digits -length -when"),
)

_OF_NOBODY_ELSE: Final = "-with -person -length -we -for_good -weekly -suits -not -stance -busy"
_OF_NO_OTHER: Final = (
    "-not -unable -move -extend -my -came_up -suits -answered -cancel -past "
    "-belated -comes_late -leaves_early -close -remind -add -it_ends -closes -deadline "
    "-ends_it"
)
"""It is about nothing that there is already, and tells nothing of its author."""

_OF_NO_CHANGE: Final = "-shorter -longer -move -extend -cancel -past -close -remind -leaves_early"
"""It asks for nothing other of what stands."""

# What a group is to decide, asked in a channel whatever runs there
IN_A_CHANNEL: Final[Table] = (
    (
        MEETING,
        f"@open apart_from_it need|ask_you length|length_word with|person {_OF_NO_OTHER} -^wh",
    ),
    (
        WISH,
        f"@none ^bound|^day bound time|digits brief -find -need {_OF_NOBODY_ELSE}",
    ),
    (MEETING, f"@channel ^find length|length_word with {_OF_NO_OTHER}"),
    (MEETING, f"@channel length meeting with person -self -: {_OF_NO_OTHER}"),
    (MEETING, f"@channel find|need|ask_you length with meeting|person time {_OF_NO_OTHER}"),
    (MEETING, f"@channel @decided ^meeting time|person with {_OF_NO_OTHER} -can"),
    (MEETING, f"@channel need|find|ask_you length we|ask_you subject time -^how {_OF_NO_OTHER}"),
    (MEETING, f"@channel @decided when we can|shall_we length subject {_OF_NO_OTHER}"),
    (MEETING, f"@channel @decided ^we need length time person|everyone -? {_OF_NO_CHANGE}"),
    (CHOICE, "@channel collects_ideas -not -past -self"),
    (CHOICE, "@none collects_ideas brief -not -past -self"),
    (MEETING, "@new coordination length|length_word with|person|an_appointment -: -or -? -it_ends"),
    (CHOICE, f"@new to_the_vote list -self -^wh {_NO_END}"),
    (CHOICE, "@new statement -self -^wh"),
    (CHOICE, "@dm asks_them asks_whether -not -self -past -can -suits -they -remind -close"),
    (CHOICE, "@channel statement let_us|ask_you|us -self -past -not"),
    (CHOICE, "@channel ^decide|^a_statement alone"),
    (CHOICE, "@channel ^decide : ?|list -self"),
    (CHOICE, "@channel ? entries -self -my -digits -length -with"),
    (CHOICE, "@channel ^only : or list ? -self -time -digits"),
    (CHOICE, "@channel ^decide with asks_whether -self -length"),
    (CHOICE, "@channel ^decide who -self -not"),
    (CHOICE, "@channel ^decide|^to_the_vote how_it_is_taken -self -not"),
    (CHOICE, "@channel ^how_it_is_taken : ?|list -self"),
    (CHOICE, "@channel ^by_a_rule"),
    (CHOICE, "@channel agrees_by ^let_us|we -past -the_vote -^wh"),
    (CHOICE, "@channel picks_several list -self -suits -not"),
    (CHOICE, f"@channel choice list -self -time -^wh {_NO_END}"),
    (CHOICE, "@new which_better list"),
    (CHOICE, "@channel ^yes_or_not"),
    (CHOICE, "@channel ^a_motion"),
    (CHOICE, "@channel a_motion : -?"),
    (CHOICE, "@channel ^time : or ? list -self -day -digits -length -letter -suits -not"),
    (CHOICE, "@channel : or list -self -time -digits -length -letter -suits -not -^when"),
    (CHOICE, f"@new shall_we ? foreign -move {_NO_MEETING} {_NO_ORDER_IN_IT}"),
    (CHOICE, f"@new shall_we ? move strange_word {_NO_MEETING} {_NO_ORDER_IN_IT}"),
    (
        CHOICE,
        f"@none shall_we ? move article|strange_word|meeting {_OF_THE_CLOCK} -@de -of_a_session",
    ),
    (CHOICE, f"@none shall_we ? move article|strange_word {_OF_THE_CLOCK} @de"),
    (
        CHOICE,
        "@none shall_we ? cancel article strange_word -meeting -digits -self -of_a_session",
    ),
    (
        CHOICE,
        "@none shall_we ? strange_word time -move -cancel -meeting -with -self -length -digits",
    ),
    (
        CHOICE,
        f"@none @channel shall_we ? day engaged|comes_otherwise {_OF_NO_MEETING}",
    ),
    (CHOICE, "@none ^wh shall_we strange_word -when -self"),
    (CHOICE, "@none ^how naming ? -self -time"),
    (CHOICE, "@new ^to_the_vote shall_we ?"),
)

# Requests
REQUESTS: Final[Table] = (
    (MEETING, "@new meets_regularly"),
    (WISH, "@open ^meeting|meeting subject besides ask_you|we -length -with -digits -@channel"),
    (MEETING, "@new find|ask_you meeting length with|person -or -: -versus -asks_whether -not"),
    (MEETING, f"@new asks_them length need|find|meeting {_NO_CHOICE}"),
    (CHOICE, "@new choice -@vote -^when -^ends_it"),
    (CHOICE, "@channel ^choice"),
    (CHOICE, "@new help_us find|decided -meeting -time -length"),
    (CHOICE, "@none ^wh we ? -when"),
    (PANEL, "@new panel -meeting -remind_me"),
    (PLAN, "@new ^plan|plan time|place -meeting -length"),
    (MEETING, "^arrange meeting|length with|person|length|time|subject|digits -not -my"),
    (MEETING, "^meeting subject ask_you|we -suits -not"),
    (MEETING, "arrange meeting ask_you|we with|person|length|time|subject -not -my"),
    (MEETING, "^find meeting|length with|person|length|time|meeting -suits -not -somewhere"),
    (MEETING, "@new length|length_word with|person|need|meeting|find -for_good"),
    (MEETING, "@none find|ask_you meeting with|person|time|ask_you|we -not -^wh"),
    (MEETING, "@none meeting with|person|time|ask_you|alone -not -for_good -^wh"),
    (CHOICE, "@none ^where_we ? when -length -self -with -find"),
    (MEETING, "@none when with|we ?"),
    (MEETING, "@decided another_one need|find|ask_you length|with|subject -@open -not -they -^wh"),
    (MEETING, "@decided another_one @de length|with|subject|shifted -@open -not -they -^wh -self"),
    (CHOICE, f"@new|@dm ^wh shall_we -alone -which_place {_ASKED_OF_ALL}"),
    (CHOICE, "@channel versus -self -time -digits -length -not -^wh -thanks"),
    (CHOICE, "@none or ?"),
    (CHOICE, "@channel or ? -time -digits -letter -length -self -^aux -^when"),
)
