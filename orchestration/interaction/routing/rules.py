"""The rules by which a sentence is told to be about something: the first that fits holds.

A rule is a line of signs. All of them must be there (`|` parts alternatives), and none of those
with a minus. `^sign` begins the sentence; `@…` is where it was said, and what is open there.
"""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Final

from orchestration.interaction.routing.about import (
    About,
    Asks,
    CameUp,
    Does,
    Finished,
    GivenAnswer,
    OfAnother,
    OpenRequest,
    Opens,
    SessionOrder,
    SessionQuestion,
    SessionWish,
    Social,
    Span,
    StandingWish,
    Unknown,
    Vote,
)

Meaning = Callable[[Span], About]


@dataclass(frozen=True, slots=True)
class Rule:
    """What a sentence is about that has one of each of `needs`, and nothing of `lacks`."""

    meaning: Meaning
    needs: tuple[frozenset[str], ...]
    lacks: frozenset[str]

    def fits(self, signs: AbstractSet[str]) -> bool:
        """Tell whether a sentence with these signs is about this."""
        has_all = not any(each.isdisjoint(signs) for each in self.needs)
        return has_all and self.lacks.isdisjoint(signs)


def _rule(meaning: Meaning, line: str) -> Rule:
    """Return a rule as it is written; a sign of several words has `_` between them."""
    needs: list[frozenset[str]] = []
    lacks: list[str] = []
    for each in line.split():
        signs = [sign.replace("_", " ") for sign in each.removeprefix("-").split("|")]
        if each.startswith("-"):
            lacks += signs
        else:
            needs.append(frozenset(signs))
    return Rule(meaning, tuple(needs), frozenset(lacks))


def _asks(asks: Asks) -> Meaning:
    return lambda span: SessionQuestion(span, asks)


def _does(does: Does) -> Meaning:
    return lambda span: SessionOrder(span, does)


def _opens(kind: Opens) -> Meaning:
    return lambda span: OpenRequest(span, kind)


def _passed(span: Span) -> CameUp:
    return CameUp(span, passed=True)


def _misses(span: Span) -> OfAnother:
    return OfAnother(span, misses=True)


WISH, STANDING, CAME_UP, VOTE = SessionWish, StandingWish, CameUp, Vote
ANSWER, SOCIAL, FINISHED, UNKNOWN = GivenAnswer, Social, Finished, Unknown
OF_ANOTHER = OfAnother
STATUS, MISSING, WHEN, WHO = map(_asks, (Asks.STATUS, Asks.MISSING, Asks.WHEN, Asks.WHO))
INVITE, ABOUT_ME = _asks(Asks.INVITE), _asks(Asks.ABOUT_ME)
HOW_DECIDED, HELP = _asks(Asks.HOW_DECIDED), _asks(Asks.HELP)
TOPIC, PLACE, GUIDE = map(_asks, (Asks.TOPIC, Asks.PLACE, Asks.GUIDE))
PRIVACY, OTHERS_WORDS = map(_asks, (Asks.PRIVACY, Asks.OTHERS_WORDS))
FORGET, QUIET, LOUD, CLOCK = map(_asks, (Asks.FORGET, Asks.QUIET, Asks.LOUD, Asks.CLOCK))
UNDO, REMINDED = _asks(Asks.UNDO), _asks(Asks.REMINDED)
LIST, VOTES, DECISIONS = map(_asks, (Asks.LIST, Asks.VOTES, Asks.DECISIONS))
CANCEL, CLOSE, REMIND, ADD = map(_does, (Does.CANCEL, Does.CLOSE, Does.REMIND, Does.ADD))
REMOVE, MOVE, EXTEND, REVIEW = map(_does, (Does.REMOVE, Does.MOVE, Does.EXTEND, Does.REVIEW))
AGAIN, SKIP, STOP, RESTART = map(_does, (Does.AGAIN, Does.SKIP, Does.STOP, Does.RESTART))
MEETING, CHOICE, PANEL, PLAN = map(_opens, Opens)

_NO_ORDER: Final = "-^cancel -^remind -^add -^close -^move -^extend"
_NO_END: Final = "-^ends_it -^cancel -^remind -^extend"
_NO_MEETING: Final = "-meeting -with -time -digits -length -letter -when -which_place"
_NO_ORDER_IN_IT: Final = "-cancel -close -remind -extend -add -not_needed -not -go_on"
_TELLS: Final = "@open -past -^wh -who -for_another -of_another -of_a_thing"
"""Somebody tells what suits them, and asks for nothing, while it still matters."""

_OF_A_WISH: Final = "time|digits|suits|not|busy|engaged|unable"
_OF_NO_TIME: Final = "-time -length -digits -^wh -invite_noun"
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
_TAKEN_OUT: Final = "^takes|ask_you|@de -takes_me -time -digits -meeting"
_NO_CHOICE: Final = "-or -whether -asks_whether -to_the_vote -for_good"
_OF_ITS_LENGTH: Final = "-time -manner -not -came_up -my -engaged -busy"
"""Who asks for a meeting says how long it is to be, and not what suits them."""

_SAYS_NO_MORE: Final = "short|thanks -time -digits -ask -strange_word -suits -busy"
_OF_ONESELF: Final = "-told -inverted"

RULES: Final = tuple(
    _rule(meaning, line)
    for meaning, line in (
        # What everybody can have done with their own words
        (RESTART, "@organiser @open start_over -@thread -time -digits -choice -self"),
        (RESTART, "@organiser @vote other_options -@thread -time -digits -letter -not"),
        (WISH, "@open takes_back start_over short -@thread -time -digits -choice"),
        (FORGET, "forget_me|start_over -time -digits -not -person -everyone -they"),
        (QUIET, "leave_me -time -digits -person -everyone -they -person's -suits"),
        (QUIET, "leave_me later -digits -person -everyone -they -suits"),
        (LOUD, "remind_me_more -leave_me -not -time -digits -person"),
        (CLOCK, "own_clock ask|tell_me"),
        (
            UNDO,
            "undo short -answers -time -digits -suits -meeting -choice -letter -my_vote -@thread",
        ),
        (UNDO, "@open takes_away last_message -@thread"),
        # A poll of everybody orders nobody about
        (CHOICE, "@new ^to_the_vote list override -self"),
        # What is nobody's to say
        (UNKNOWN, "override -@asked -forget_said"),
        (UNKNOWN, "person's vote_word -self -let_us"),
        (UNKNOWN, "link -time -letter -to_the_vote"),
        # The bot's own question is open
        (ANSWER, "@asked yes_or_no short"),
        (ANSWER, f"@asked answers -wh {_NO_ORDER}"),
        (ANSWER, f"@asked short -wh -? {_NO_ORDER}"),
        # What a group is to decide, asked in a channel whatever runs there
        (CHOICE, f"@new to_the_vote list -self -^wh {_NO_END}"),
        (CHOICE, "@new statement -self -^wh"),
        (CHOICE, "@channel ^decide|^a_statement alone"),
        (CHOICE, "@channel ^decide : ?|list -self"),
        (CHOICE, "@channel ^decide|^to_the_vote how_it_is_taken -self -not"),
        (CHOICE, "@channel ^how_it_is_taken : ?|list -self"),
        (CHOICE, f"@channel choice list -self -time -^wh {_NO_END}"),
        (CHOICE, "@new which_better list"),
        (CHOICE, "@channel ^yes_or_not"),
        (CHOICE, "@channel ^time : or ? list -self -day -digits -length -letter -suits -not"),
        (CHOICE, "@channel : or list -self -time -digits -length -letter -suits -not -^when"),
        (CHOICE, f"@new shall_we ? foreign -move {_NO_MEETING} {_NO_ORDER_IN_IT}"),
        (CHOICE, f"@new shall_we ? move strange_word {_NO_MEETING} {_NO_ORDER_IN_IT}"),
        (CHOICE, "@new ^to_the_vote shall_we ?"),
        # What is said of coming to what was decided
        (_passed, f"@decided comes_again -? -not -unable -@open {_OF_WHAT_STANDS}"),
        (_passed, f"@decided its_day again engaged|suits -? -not -unable -busy {_OF_WHAT_STANDS}"),
        (_passed, f"@decided comes_again never_mind -? -unable -came_up -@open {_OF_WHAT_STANDS}"),
        (CAME_UP, f"@decided not_coming -? -they -@open {_OF_WHAT_STANDS}"),
        (CAME_UP, f"@decided attends not|unable self|@de -? -they -@open {_OF_WHAT_STANDS}"),
        (CAME_UP, f"@decided its_day can bound|only self|@de -? -@open {_OF_WHAT_STANDS}"),
        (SOCIAL, f"@decided holds -time -digits -@open {_NO_NEWS}"),
        (SOCIAL, f"@decided holds its_day -digits -@open {_NO_NEWS}"),
        (SOCIAL, f"@decided comes_otherwise -@open -time {_NO_NEWS}"),
        # What was decided formerly, and is looked for
        (DECISIONS, "decided_about_it -not"),
        (DECISIONS, "as_for_it decided|settled"),
        (DECISIONS, "our_decisions ask|^our_decisions|tell_me|short -not"),
        # What is asked about a poll, of one's vote or another's
        (STATUS, "closes ask|short"),
        (STATUS, "@open ends_when ask -@decided -time -digits"),
        (VOTES, "@vote results ask|short|tell_me -@decided -not -when"),
        (STATUS, "over ^aux|? -time -digits -self -suits -thanks"),
        (STATUS, "@intake results ask -@decided -not -time -suits"),
        (LIST, "listing -who -time"),
        (VOTES, "@vote whose_votes"),
        (VOTES, "@vote letter ^who ask -time"),
        (STATUS, "@vote how|why decided ask -@decided -not -self"),
        (ABOUT_ME, "own_vote -letter"),
        (PRIVACY, "kept_private ask|short -not -decided -time"),
        (PRIVACY, "sees_it ask -invite_noun -decided -time"),
        (OTHERS_WORDS, "everyone said_by ^what|tell_me -self -@decided -vote_word -time"),
        (OTHERS_WORDS, "person said_by ^what|^when|^how|^why|tell_me -vote_word"),
        (OTHERS_WORDS, "person's ask -whose_votes -vote_word"),
        # What is told of what was, or of one's own day: nothing of times to come
        (UNKNOWN, "@open it_was suits|flexible|stance -time -digits -not -^aux -for_good -undo"),
        (UNKNOWN, "@open small_talk -digits -not -busy -unable -can -must -letter -ask_you"),
        # Thanks for what was done, whatever that is called
        (SOCIAL, f"^thanks_for -time -digits -letter {_SAYS_NOTHING_ELSE}"),
        (SOCIAL, "@decided looks_forward -@open -unable -busy -ask -ask_you -came_up -move"),
        # Votes
        (OF_ANOTHER, "@vote of_another letter -self -ask -? -provided"),
        (VOTE, "@vote ballot"),
        (LIST, "@vote -@thread letter ^wh|inverted -self -time -list"),
        (VOTE, "@vote letter -strange"),
        (VOTE, "@vote of_the_options -time"),
        (VOTE, "@vote none_fits -time -digits -bound"),
        (VOTE, "@vote @thread ^none"),
        (VOTE, "@vote @dm ^none alone -@intake"),
        (VOTE, "@vote @dm several_of_them short -@intake -time -digits -ask"),
        (VOTE, "@vote ^none of_the_options :"),
        (VOTE, "@vote my_vote -how -when -who -did_i"),
        (VOTE, "@vote @dm letter self -not -time -ask -told"),
        (VOTE, "@vote one digits short -time"),
        (VOTE, "@vote ordinal one|@thread|short -digits"),
        # What is done with a decision later on
        (AGAIN, "^same_again -not"),
        (AGAIN, "same_again ask_you|? -not"),
        (SKIP, "leave_one_out -not -suits -self"),
        (STOP, "no_more_of_it -suits"),
        (REVIEW, "^look_again_at_it time|length|bound|digits|number|short -?"),
        (REVIEW, "look_again_at_it ask_you|we|@de time|length|bound|digits|number -not -meeting"),
        # Orders that are told by their verb, or by whom they name
        (REMINDED, "remind|was_reminded|reminder have_done ask -remind_me"),
        (REMINDED, "^aux reminder|was_reminded ask -remind_me -ask_you -self"),
        (REMOVE, f"takes out_of_it person {_TAKEN_OUT}"),
        (REMOVE, f"takes out_of_it strange_word -@thread {_TAKEN_OUT}"),
        (REMOVE, "@de must out_of_it person|strange_word -me -time -digits -@thread -ask"),
        (REMIND, "remind -remind_me ^remind|ask_you|@de -me -^wh"),
        (REMIND, "remind -remind_me everyone|person|they -^wh"),
        (REMIND, "reminder sends|ask_you|denies|everyone|they|person -remind_me -self -^wh"),
        (ADD, "add strange_word to_the_list ask_you -time -length -^wh -invite_noun"),
        (ADD, "^add strange_word short -time -length -digits -suits -invite_noun"),
        (ADD, f"add they ask_you|? -extend -give_them -strange_word -person {_OF_NO_TIME}"),
        (ADD, "add person ^add|ask_you|?|@de -length -^wh -invite_noun"),
        (EXTEND, "^extend -not"),
        (EXTEND, "give_them bound|time -not"),
        (EXTEND, "deadline move|extend"),
        (EXTEND, "extend ask_you|everyone|they|? -length -not"),
        # Questions
        (ABOUT_ME, "did_i answered|vote_word ask|^wh"),
        (WHEN, "time_zone ask|short|wh -self"),
        (ABOUT_ME, "know_of_me ask|tell_me -forget_said"),
        (TOPIC, "about_what ask|short -find -@none -meeting -status"),
        (TOPIC, "about_what ^wh -find -@none"),
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
        (STATUS, "is_closed ask -^wh -@none -time"),
        (STATUS, "whether cancel ? -^wh -@none"),
        (STATUS, "whether close|shut|waits ? -^wh -my -time -strange_word -@none"),
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
        # What somebody takes back of their own words, whatever verb they do it with
        (WISH, "@open takes_back self"),
        (WISH, "@open undo time|digits|suits -meeting -choice"),
        (ABOUT_ME, "@decided takes_back self"),
        # Orders
        (CLOSE, "keeps_open shut -my -meeting -@none"),
        (CLOSE, "keeps_open shut to_the_vote -my -@none"),
        (ADD, "^add to_the_list -time -self -number"),
        (CANCEL, "not_needed -time"),
        (CANCEL, "cancel ^cancel|ask_you|@de -my -came_up"),
        (CANCEL, "^off_verb off -my"),
        (CANCEL, "cancel we -self -my -time"),
        (CANCEL, "@decided cancel we -self -my"),
        (REMOVE, "take_out person -self -suits"),
        (MOVE, "@decided move find|need|^move -self -with -length -person -came_up"),
        (MOVE, "@decided move ^move|ask_you|@de -came_up"),
        (MOVE, "move ^move|ask_you|@de shifted -came_up -not"),
        (MOVE, "move ^move|@de length -time -bound -manner -suits -not -came_up"),
        (MOVE, f"@organiser @open move length ask {_OF_ITS_LENGTH}"),
        (MOVE, f"@organiser @open in_place_of length {_OF_ITS_LENGTH}"),
        (STATUS, "@vote starts_vote -@intake -not"),
        (CLOSE, "shut time|digits|length ^shut|kindly|let_us -@none -close_to -self -suits"),
        (CLOSE, "suggestions shows -@none -^wh -my -time -self -thanks"),
        (CLOSE, "close -@none -close_to -^wh -my -time -self -eager"),
        (CLOSE, "@organiser @intake ^sets_off short -@vote -foreign -digits -not -? -letter"),
        # Something came up
        (CAME_UP, f"@decided came_up {_OF_WHAT_STANDS}"),
        (CAME_UP, f"@decided prevented -? {_OF_WHAT_STANDS}"),
        (CAME_UP, f"@decided its_day not|must|unable|busy -for_every_session -? {_OF_WHAT_STANDS}"),
        (CAME_UP, f"@decided can not self|time|again -? -@open {_OF_WHAT_STANDS}"),
        (CAME_UP, f"@decided must|unable|busy time|again|self -? -@open {_OF_WHAT_STANDS}"),
        (CAME_UP, "@open came_up self -time -digits -length -of_another"),
        (CAME_UP, "@open ^came_up -day -digits -length -of_another -ask -move -find -@thread"),
        (CAME_UP, "^came_up move|find -@decided -time -digits"),
        # What holds for good
        (STANDING, "for_every_session"),
        (CAME_UP, "@open not_coming self -time -digits -length -of_another -suits -?"),
        # What is told of a meeting that was
        (SOCIAL, f"meeting past it_was -find -move {_ASKS_NOTHING}"),
        (SOCIAL, f"@none meeting it_was -find -time -length {_ASKS_NOTHING}"),
        (SOCIAL, f"meeting past -find -move {_TELLS_OF_IT} {_ASKS_NOTHING}"),
        (SOCIAL, f"@none meeting it_was -find {_TELLS_OF_IT} {_ASKS_NOTHING}"),
        (SOCIAL, f"@none @de meeting it_was past {_ASKS_NOTHING}"),
        # Requests
        (MEETING, f"@new asks_them length need|find|meeting {_NO_CHOICE}"),
        (CHOICE, "@new choice -@vote -^when -^ends_it"),
        (CHOICE, "@channel ^choice"),
        (CHOICE, "@new help_us find|decided -meeting -time -length"),
        (CHOICE, "@none ^wh we ? -when"),
        (PANEL, "@new panel -meeting"),
        (PLAN, "@new ^plan|plan time|place -meeting -length"),
        (MEETING, "^arrange meeting|length with|person|length|time|subject|digits -not -my"),
        (MEETING, "^meeting subject ask_you|we -suits -not"),
        (MEETING, "arrange meeting ask_you|we with|person|length|time|subject -not -my"),
        (MEETING, "^find meeting|length with|person|length|time|meeting -suits -not"),
        (MEETING, "@new length|length_word with|person|need|meeting|find -for_good"),
        (MEETING, "@none find|ask_you meeting with|person|time|ask_you|we -not -^wh"),
        (MEETING, "@none meeting with|person|time|ask_you|alone -not -for_good -^wh"),
        (MEETING, "@none when with|we ?"),
        (CHOICE, "@none or ?"),
        (CHOICE, "@channel or ? -time -digits -letter -length -self -^aux -^when"),
        (_misses, "@decided @organiser person|they not_coming|came_up|prevented -self -ask -@open"),
        (OF_ANOTHER, f"of_another letter|{_OF_A_WISH} -ask -? -provided"),
        (OF_ANOTHER, f"for_another person {_OF_A_WISH} -ask -provided"),
        (STANDING, "@none time|digits self|we|for_good|suits -^wh -told -past"),
        (STANDING, "@none busy|flexible|for_good self -strange"),
        (STANDING, "@none manner|length -told -ask"),
        (STANDING, "@none not digits|time -told -ask"),
        (LOUD, "@open remind_me not_now -digits -not -^wh -who"),
        (LOUD, "@open remind me not_now -digits -not -^wh -who"),
        # Courtesy
        (FINISHED, "all_said -time -digits -ask"),
        (FINISHED, f"@intake done -not {_SAYS_NO_MORE}"),
        (FINISHED, f"@intake nothing_more {_SAYS_NO_MORE}"),
        (SOCIAL, "back_at -day -suits -ask"),
        (SOCIAL, "back_in length -day -suits -ask"),
        (SOCIAL, "^later -not"),
        (SOCIAL, "later -not -suits -stance"),
        (SOCIAL, "later -time -digits"),
        (SOCIAL, "^see_you -not -digits"),
        (SOCIAL, "give_me length -manner"),
        (SOCIAL, "courtesy -digits -busy -time -bound"),
        (SOCIAL, "^laugh -self -suits -not -ask"),
        (SOCIAL, "day_greeting alone -@intake"),
        (SOCIAL, "day_greeting alone @channel"),
        (SOCIAL, "thanks -time -digits -self -ask"),
        # Wishes: of times alone, of one's own, and of what is said of a time
        (VOTE, "@vote @thread flexible short -time"),
        (UNKNOWN, "@thread -self -we -not -busy -must -suits"),
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
        (WISH, f"{_TELLS} manner self"),
        (WISH, f"{_TELLS} length -told"),
        (WISH, f"{_TELLS} busy|engaged self -strange -told"),
        (WISH, f"{_TELLS} suits self|engaged {_OF_ONESELF}"),
        (WISH, f"{_TELLS} bound|suits|not|zone|engaged|busy digits {_OF_ONESELF}"),
        (SOCIAL, "^sorry"),
        (SOCIAL, "sorry short -time -digits"),
        (SOCIAL, "empty -yes_or_no"),
    )
)
