"""What is to be done with a session."""

from __future__ import annotations

from typing import Final

from orchestration.interaction.routing.rules.rule import (
    ABOUT_ME,
    ADD,
    AGAIN,
    CANCEL,
    CLOSE,
    EXTEND,
    MOVE,
    REMIND,
    REMINDED,
    REMOVE,
    REPEAT,
    RESTART,
    REVIEW,
    SKIP,
    STATUS,
    STOP,
    UNDO,
    UNKNOWN,
    WISH,
    Table,
)

_NO_VOTE_YET: Final = "-@vote -not -? -^wh -time -digits -self -letter"
_OF_NO_TIME: Final = "-has_time -time -length -digits -^wh -invite_noun"
_TAKEN_OUT: Final = "^takes|ask_you|@de -takes_me -time -digits -meeting"
_NO_ASIDE: Final = "-takes_me -self -time -digits -meeting -choice -suits -ask -came_up"
_OF_ITS_LENGTH: Final = "-time -manner -not -came_up -my -engaged -busy"
"""Who asks for a meeting says how long it is to be, and not what suits them."""


# What is decided is asked again, every so often, or looked at again
_DECIDED: Final = "@decided -@open -not -denies -self -we -: -list -^wh -suits -past"
_PRAISED: Final = _DECIDED.replace(" -suits", "")
"""It is praised first: “that was good, ask it every Thursday”."""
_BESIDE_A_VOTE: Final = "-not -denies -: -list -^wh -? -self -my"
_SOME_DAY: Final = "time|length|bound|digits|number|some_day"
_OF_A_SLOT: Final = "@decided -@open -not -denies -self -: -^wh -past -person"
_OF_ALL_ALIKE: Final = "-with -person -they -self -past -letter -^wh -: -list"
ONCE_MORE: Final[Table] = (
    (REPEAT, f"asks_every how_often -@thread -with -person -they {_DECIDED}"),
    (REPEAT, f"asks_every how_often ^asks_every|ask_you @thread -with -person -they {_DECIDED}"),
    (REPEAT, f"asks_every how_often it_was suits|praise -@thread -with -person -they {_PRAISED}"),
    (REPEAT, f"same_slot how_often ask_you|brief|we|let_us|@de -letter -? {_OF_A_SLOT}"),
    (REPEAT, f"@open_time|@decided makes_it_regular ?|ask_you {_OF_ALL_ALIKE}"),
    (REPEAT, f"@open_time asks_every how_often brief -we -time -digits {_OF_ALL_ALIKE}"),
    (
        REVIEW,
        f"looks_later still_holds {_SOME_DAY} @decided -@open -: -list -^wh -self -person -denies",
    ),
    (REVIEW, f"looks_again {_SOME_DAY} -with {_DECIDED}"),
    (REVIEW, f"^checks_it once_more {_SOME_DAY} -? -with -person -they {_DECIDED}"),
    (REVIEW, f"looks_again let_us {_SOME_DAY} @decided -@open -not -denies -: -list -^wh -?"),
    (REVIEW, f"@vote @organiser looks_again some_day -strange_word {_BESIDE_A_VOTE}"),
    (AGAIN, f"redoes ^redoes|ask_you -? {_DECIDED}"),
    (AGAIN, f"redoes let_us -? -@thread {_DECIDED.replace(' -we', '')}"),
    (AGAIN, f"redoes -@thread -? {_DECIDED}"),
    (AGAIN, f"redoes ask_you ? {_DECIDED}"),
    (AGAIN, f"^the_same time -? -@thread {_DECIDED}"),
    (AGAIN, f"once_more ask_you|brief time -? -@thread -strange_word -digits {_DECIDED}"),
    (RESTART, "@organiser @open redoes -@decided -@thread -time -digits -self -not -denies -? -:"),
)
_NOTHING_BESIDE: Final = "-? -^wh -my -self -came_up -not -letter -time -digits -reminder -remind"
_OF_ALL_OF_IT: Final = "-@thread -came_up -deadline -self -my -vote_word"

# What is done with a decision later on
LATER_ON: Final[Table] = (
    (AGAIN, "^same_again -not"),
    (AGAIN, "same_again ask_you|? -not"),
    (AGAIN, "^asks_it once_more for_good time|day -person -they -? -not"),
    (AGAIN, "^asks_it once_more time|length|bound|digits|number -person -they -everyone -? -not"),
    (SKIP, "leave_one_out -not -suits -self"),
    (STOP, "no_more_of_it -suits"),
    (REVIEW, "^look_again_at_it time|length|bound|digits|number|short -?"),
    (
        REVIEW,
        "look_again_at_it ask_you|we|@de time|length|bound|digits|number -not -meeting -help_us",
    ),
)

_WISHED_THERE: Final = "-self -not -? -^wh -time -digits -length -past -unable -came_up -suits"
"""Somebody is to be there too: “kim should be there too”."""

_WHETHER_THEY_COME: Final = "-self -we -not -^wh -time -digits -length -letter -past -person"
"""It is asked whether somebody who is not in it may be: “could tom join too?”."""

_OF_SOMEBODY_ELSE: Final = (
    "-my -me -not -? -^wh -time -digits -length -unable -came_up -suits -letter"
)

# Orders that are told by their verb, or by whom they name
BY_VERB: Final[Table] = (
    (CANCEL, f"^never_mind cancel brief {_NOTHING_BESIDE}"),
    (CANCEL, "@organiser @open ^again denies not cancel$ short -? -self -time -digits -letter"),
    (CANCEL, f"^never_mind|^filler|^drops_it off_verb off brief {_NOTHING_BESIDE}"),
    (CANCEL, "@organiser @open ^provided drops_it -letter -suits"),
    (CANCEL, "@organiser @open ^drops_it we not -letter -suits -time -digits -? -self"),
    (REMINDED, "remind|was_reminded|reminder have_done ask -remind_me"),
    (REMINDED, "^aux reminder|was_reminded ask -remind_me -ask_you -self"),
    (REMOVE, f"takes out_of_it person {_TAKEN_OUT}"),
    (REMOVE, f"takes out_of_it strange_word -@thread {_TAKEN_OUT}"),
    (REMOVE, f"takes cancel person brief -with -coming {_TAKEN_OUT}"),
    (REMOVE, f"@open ^counts_out out_of_it person|strange_word -vote_word -the_vote {_NO_ASIDE}"),
    (REMOVE, "@open @organiser ^goes_on_without @de strange_word -self -time -digits -? -letter"),
    (REMOVE, f"^throws_out person brief -with -coming -reminder -letter -to_the_list {_NO_ASIDE}"),
    (REMOVE, f"^throws_out strange_word short @organiser -drops_it -cancel -named {_NO_ASIDE}"),
    (REMOVE, f"@open out_with person|strange_word -letter -@thread {_NO_ASIDE}"),
    (REMOVE, f"@open leaves_out person brief -cancel -close -letter -the_vote {_NO_ASIDE}"),
    (CANCEL, "@organiser @open needless -time -digits -they -my -?"),
    (REMOVE, "@open not_needed person -with -meeting -self -time -digits -?"),
    (REMOVE, "@open goes_on_without person -self -time -digits -?"),
    (REMOVE, "@de must out_of_it person|strange_word -me -time -digits -@thread -ask"),
    (MOVE, "@decided -@open find move$ -self -person -^wh -^aux -have_done -came_up"),
    (CANCEL, "@organiser called_off must -? -not -provided -person"),
    (REMIND, "writes_to ask_you answered not -^who -self"),
    (REMIND, "^writes_to person|everyone|they once_more -self -letter"),
    (REMIND, "remind -remind_me ^remind|ask_you|@de -me -^wh"),
    (REMIND, "remind -remind_me everyone|person|they -^wh"),
    (REMIND, "reminder sends|ask_you|denies|everyone|they|person -remind_me -self -^wh"),
    (ADD, "add strange_word to_the_list ask_you -time -length -^wh -invite_noun"),
    (ADD, "^add strange_word short|brief -time -length -digits -suits -invite_noun"),
    (ADD, f"add they ask_you|? -extend -give_them -strange_word -person {_OF_NO_TIME}"),
    (ADD, "add person ^add|ask_you|? -length -^wh -invite_noun -has_time -busy"),
    (ADD, "add person @de -time -length -^wh -invite_noun -has_time -busy"),
    (ADD, f"@decided -@open coming|joins|attends besides person|strange_word {_WISHED_THERE}"),
    (ADD, f"@open|@decided can joins|attends|with$ strange_word ? brief {_WHETHER_THEY_COME}"),
    (ADD, f"belongs_in_it person|strange_word {_OF_SOMEBODY_ELSE}"),
    (EXTEND, "^extend -not"),
    (EXTEND, "@open extra_time ^aux|^can|we -not -meeting"),
    (EXTEND, "give_them bound|time -not"),
    (EXTEND, "@open have_until time|digits|day -suits -letter -busy -person"),
    (EXTEND, "deadline move|extend"),
    (EXTEND, "extend ask_you|everyone|they|? -length -not"),
)

_NOTHING_ELSE: Final = "-self -my -me -digits -letter -suits -came_up -vote_word"

_OF_ANOTHER_THING: Final = "@open_time -@organiser engaged|busy -person -they -? -named -we"
"""What falls away is not this one: it was in the way of who says so."""

# Orders
ORDERS: Final[Table] = (
    (CANCEL, "@organiser @open provided drops_it missing|answered|not|everyone -letter"),
    (ABOUT_ME, "@open @dm cancel ordinal brief -meeting -choice -named -the_vote -letter -we"),
    (MOVE, "@organiser @decided came_up|prevented move -@open -not -elsewhere -of_another -person"),
    (CLOSE, "keeps_open shut -my -meeting -@none"),
    (CLOSE, "keeps_open shut to_the_vote -my -@none"),
    (ADD, "^add to_the_list -time -self -number"),
    (UNDO, f"dropped_out|called_off forget_said|undo {_OF_ANOTHER_THING} -time -digits"),
    (WISH, f"dropped_out|called_off brief {_OF_ANOTHER_THING}"),
    (CANCEL, "not_needed -time -digits -they -my"),
    (UNKNOWN, "cancel yet we -?"),
    (CANCEL, "cancel ^cancel|ask_you|@de -my -came_up -^what -^decide"),
    (CANCEL, "^off_verb off -my"),
    (CANCEL, "cancel we -self -my -time -^what -^decide"),
    (CANCEL, "@decided cancel we -self -my"),
    (REMOVE, "take_out person -self -suits"),
    (MOVE, "@decided in_place_of time ? suits|can -self -length -person -@open -came_up"),
    (MOVE, "@decided ^shifted short|brief -@open -? -not -self -person -list -came_up"),
    (MOVE, "@decided move find|need|^move -self -with -length -person -came_up"),
    (MOVE, "@decided move ^move|ask_you -came_up"),
    (MOVE, "@decided move @de -came_up -self"),
    (MOVE, "@decided move @de must|can self -came_up"),
    (MOVE, f"@organiser @open move other_week ^move|ask_you|@de {_OF_ALL_OF_IT}"),
    (MOVE, "move ^move|ask_you|@de shifted -came_up -not"),
    (MOVE, "move ^move|@de length -time -bound -manner -suits -not -came_up"),
    (MOVE, f"@organiser @open move length ask {_OF_ITS_LENGTH}"),
    (MOVE, f"@organiser @open in_place_of length {_OF_ITS_LENGTH}"),
    (MOVE, f"@open move|makes shorter ^move|ask_you|@de {_OF_ITS_LENGTH} {_NOTHING_ELSE}"),
    (MOVE, f"@open move other_week ^move|ask_you -@organiser -not -can -deadline {_NOTHING_ELSE}"),
    (MOVE, "@organiser @open ^move|^find move alone -letter -suits -not -self -add -time -digits"),
    (CLOSE, f"@organiser @intake starts_vote let_us|ask_you brief {_NO_VOTE_YET}"),
    (CLOSE, f"@intake straight_to_it brief -can -unable {_NO_VOTE_YET}"),
    (CLOSE, f"@organiser @intake straight_to_it we can brief -unable {_NO_VOTE_YET}"),
    (STATUS, "@vote straight_to_it brief -@intake -not -self -? -digits -time"),
    (STATUS, "@vote starts_vote -@intake -not -ends_it -wraps_up"),
    (CLOSE, "shut time|digits|length ^shut|kindly|let_us -@none -close_to -self -suits"),
    (CLOSE, "makes shuts$ the_vote|named -my -time -^wh"),
    (CLOSE, "@organiser @open makes shuts$ digits|time -my -self -foreign -strange_word -?"),
    (CLOSE, "makes shuts$ brief -foreign -strange_word -time -self -^wh -@none"),
    (CLOSE, "@organiser the_vote|named shuts$|closed$ brief -ask -time -self -@none"),
    (STATUS, "@open the_vote|named shuts$|closed$ brief -time -self -not -@thread"),
    (CLOSE, "@intake list_done brief -@vote -^wh -my -time -digits -self -? -provided"),
    (CLOSE, "@organiser @intake enough_on_it brief -@vote -^wh -^aux -my -time -self -? -provided"),
    (CLOSE, "suggestions shows -@none -^wh -my -time -self -thanks"),
    (WISH, "@intake near_please -@organiser -@vote"),
    (CLOSE, "close -@none -close_to -^wh -my -time -self -eager"),
    (CLOSE, "@organiser @intake ^sets_off short -@vote -foreign -digits -not -? -letter"),
)
