"""Words of a language stand where such words live: no other file of the engine knows any.

What does not keep that yet is listed by name, and the list only shrinks.
"""

from tests.source import ROOT, python_files, source_of
from tests.test_architecture import only_known

HOMES = ("language/", "interaction/routing/", "interaction/translation/")
"""Where the words of each language are data: said, what they are about, and said in answer."""

_GERMAN = """
    abstimmung aber alle bitte dafür dagegen danke das dem den doch für ich ist kein keine keinen
    mein meine meinen meins mich mir nicht noch oder ohne schon sind stimme umfrage und uns von
    vorschlag wann warum welche wenn wer wie wieso wir
"""
GERMAN = frozenset(_GERMAN.split())
"""Words that are German and no English, and so small that whoever writes it needs them."""

AWAY = """
    conversation/requested/adding
    conversation/known/by_kind
    conversation/known/by_name
    conversation/asked/decisions
    conversation/known/defaults
    conversation/listed/doubles_answered
    conversation/understood/for_us
    conversation/known/members_listed
    conversation/ordered/not_here
    conversation/understood/opinions
    conversation/ordered/orders
    conversation/voted/own_ballot
    conversation/known/picking
    conversation/asked/questions
    conversation/requested/repeating
    conversation/requested/same_people
    conversation/voted/seats
    conversation/understood/several
    conversation/voted/uncounted
    conversation/voted/votes
    conversation/voted/votes_on_times
    conversation/settled/without_outcome
    deciding/actions/ballots/agreement
    deciding/actions/ballots/by_data
    deciding/actions/ballots/changes
    deciding/actions/ballots/ends
    deciding/actions/ballots/likely
    deciding/actions/ballots/lists
    deciding/actions/ballots/notes
    deciding/actions/ballots/objections
    deciding/actions/ballots/refusals
    deciding/actions/ballots/replies
    deciding/actions/ballots/slips
    deciding/actions/ballots/why_none
    deciding/actions/ballots/words
    deciding/ended/finding
    deciding/presentation/labelled
    kinds/choice/requests
    kinds/meeting/request_values
    kinds/panel/hearing/intents
    kinds/panel/hearing/mentions
    kinds/panel/hearing/topics
    kinds/panel/hearing/wanted
    kinds/panel/turn/joining
    kinds/panel/turn/parts
    kinds/panel/requests
"""


def test_no_word_of_a_language_stands_away_from_home():
    away = {
        path.relative_to(ROOT).with_suffix("").as_posix().removeprefix("orchestration/")
        for path in python_files("orchestration")
        if not GERMAN.isdisjoint(source_of(path).words)
    }

    only_known({each for each in away if not each.startswith(HOMES)}, AWAY.split())
