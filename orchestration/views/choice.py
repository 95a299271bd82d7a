"""What a choice shows beyond what every decision does."""

from __future__ import annotations

from dataclasses import dataclass

from orchestration.model.options import Words
from orchestration.privacy import PublicReason
from orchestration.views.base import MemberView
from orchestration.views.channel import SessionCard
from orchestration.views.member import IntakeQuestion


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoiceCard(SessionCard):
    """The card of a choice: what is `listed`, and whether more can be.

    Where nobody in particular is asked (`of` is 0), whoever is there proposes and votes.

    `lot` is the hash of the seed that settles what ties. Where it is a statement that is looked for
    (`of_statements`), `opinions` are what people let others see, and
    `critiques` what they would change in the one that is ahead; a model that was to draft from
    them may have failed (`is_undrafted`).
    """

    listed: tuple[Words, ...]
    takes_proposals: bool
    lot: str
    of_statements: bool = False
    opinions: tuple[PublicReason, ...] = ()
    critiques: tuple[PublicReason, ...] = ()
    is_undrafted: bool = False

    @property
    def lacks_options(self) -> bool:
        """Tell whether nothing is on the list yet, and can be put on it: that comes first."""
        return self.takes_proposals and not self.listed and not self.of_statements


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoiceQuestion(IntakeQuestion):
    """What matters to you, of what is listed by now?

    Where it is a statement that is looked for, what you hold; and once one is ahead (`offered`),
    what you would change in it.
    """

    listed: tuple[Words, ...]
    takes_proposals: bool
    of_statements: bool = False

    @property
    def lacks_options(self) -> bool:
        """Tell whether nothing is on the list yet, and can be put on it: that comes first."""
        return self.takes_proposals and not self.listed and not self.of_statements


@dataclass(frozen=True, slots=True, kw_only=True)
class DoubleQuestion(MemberView):
    """Is your `own` proposal the same as the `other` on the list? Whose that is, is not told."""

    subject: str
    own: str
    other: str
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionMissed(MemberView):
    """Somebody, by `name`, misses options on a list that takes no more: its organiser may add them.

    Where it `is_voted_on`, that ends the vote, and so many `votes` do not count.
    """

    subject: str
    name: str
    titles: tuple[str, ...]
    is_voted_on: bool
    votes: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class SwapQuestion(MemberView):
    """Would you swap the place that you have for that of another, who asks you?

    Who asks for nothing gives theirs; who `waits` for one gives their number.
    """

    subject: str
    by: str
    gives: str
    gets: str
    number: int
    waits: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class DraftForYou(MemberView):
    """A model has drafted this from what you and others let be seen, from so many opinions `of`.

    The group does not see a draft that you stop; one that was stopped is empty.
    """

    subject: str
    round: int
    drafts: tuple[str, ...]
    of: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MinorityQuestion(MemberView):
    """The group's statement is not what you ranked high: shall what you hold be kept beside it?

    In these `words`, your last about it; or in others, where you have said none. Without your name
    where it `is_crowd`; you may have asked for that (`nameless`) where it cannot be had.
    """

    subject: str
    words: str
    is_crowd: bool
    nameless: bool = False
