"""English adjectives that judge a time: "Thursdays are dire", "the 14th would be marvellous".

Each of them is something else as well ("a solid plan"), and judges only where a verb like "is", a
day or a colon stands before it.
"""

from __future__ import annotations

from orchestration.language.values import Stance
from orchestration.language.words.marks import TOO_EARLY, TOO_LATE
from orchestration.language.words.vocabulary import Played
from orchestration.language.words.writing import phrases
from orchestration.model.preferences import Polarity, Strength

_JUDGED: tuple[tuple[Stance, str], ...] = (
    (
        # what will do
        Stance(Polarity.FOR, Strength.PREFERS, accepts=True),
        """
        safe | realistic | plausible | passable | agreeable | sensible | suitable | sound | solid |
        unproblematic | within reach | on the table | an option | a possibility | a go | a yes |
        alright then | fine and dandy | all right | not bad | not too bad | not so bad |
        not terrible
        """,
    ),
    (
        # what is good
        Stance(Polarity.FOR, Strength.PREFERS),
        """
        fab | dreamy | swell | marvellous | marvelous | unbeatable | superb | gorgeous | magic |
        magical | splendid | smooth | peaceful | optimal | fabulous |
        terrific | stellar | handy | favourable | favorable | advantageous | music to my ears |
        my jam | brill | class | mint | prime | wonderful | amazing | delightful | glorious |
        pleasant | beautiful | outstanding | phenomenal | sublime | incredible | welcome |
        ideal - ish | a gift | a godsend | a blessing | a delight | a joy | a pleasure | a relief |
        a no - brainer | a no brainer | the best bet | the ticket | a good fit | a great fit |
        a perfect fit | a good match | my favourite | my favorite | my preference
        """,
    ),
    (
        # what is rather not wanted
        Stance(Polarity.AGAINST, Strength.PREFERS),
        """
        ambitious | optimistic | unrealistic | nasty | miserable | bleak | gnarly | cramped |
        squeezed | stretched | unfriendly | unlucky | poor | weak | marginal | precarious |
        unreliable | ridiculous | absurd | silly | too much | yuck | yucky | unfortunate |
        troublesome | burdensome | ugly | ropey | ropy | gross | cursed | unideal | non - ideal |
        undesirable | unattractive | unappealing | unhelpful | unwelcome | unreasonable |
        not realistic | not feasible | exhausting | a mare | a mission | a schlep | a bummer |
        a lot | a downer | a dog | a pig | a beast | a bear | a nuisance | a bother | a burden |
        a sticking point | a snag | a sore point | a bad idea | a terrible idea | bad news |
        the worst possible | overfull | overbooked | a crunch | crunch time
        """,
    ),
    (
        # what is hard
        Stance(Polarity.AGAINST, Strength.STRONGLY),
        """
        dire | ghastly | horrid | hideous | dreadful | unbearable | unthinkable | appalling |
        atrocious | abysmal | horrific | horrendous | hellish | infeasible | diabolical |
        catastrophic | disastrous | a disaster | a catastrophe | a horror | a horror show |
        a trainwreck | a train wreck | a car crash | agony | misery | insanity | lunacy |
        suicide | unmanageable | beastly | deadly | intolerable
        """,
    ),
    (
        # what cannot be
        Stance(Polarity.AGAINST, Strength.MUST),
        "sacrosanct | ruined | wrecked | off the menu | a dud | a no | not an option",
    ),
)
JUDGING: dict[str, object] = {
    phrase: stance for stance, text in _JUDGED for phrase in phrases(text)
}
_TOO_EARLY = phrases(
    """
    too early | early for me | a bit early | a bit too early | a little early | a touch early |
    a tad early | too early for me | way too early | far too early | much too early | quite early |
    pretty early | rather early | very early | awfully early | horribly early
    """
)
_TOO_LATE = tuple(each.replace("early", "late") for each in _TOO_EARLY)
_RATHER_AGAINST = Stance(Polarity.AGAINST, Strength.PREFERS)
TOO_FAR: dict[str, object] = {
    **dict.fromkeys(_TOO_EARLY, Played(TOO_EARLY, _RATHER_AGAINST)),
    **dict.fromkeys(_TOO_LATE, Played(TOO_LATE, _RATHER_AGAINST)),
}
"""What is against an hour, and against all that is earlier, or later."""
