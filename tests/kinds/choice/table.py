"""A choice as a table of commands: each goes straight through `decide`."""

from orchestration.deciding.commands import CastBallot, LeaveVote
from orchestration.kinds.choice.commands import OpenChoice
from orchestration.kinds.choice.state import ChoiceTerms
from orchestration.model.ballots import Approvals, OneOption
from orchestration.model.options import Words
from orchestration.model.people import Member, Organiser
from orchestration.privacy import Private
from storage.forgetting import without
from tests.kinds.meeting.table import NOW, ZONE, Table

COLOURS = ("Red", "Blue", "Green")


class ChoiceTable(Table):
    """A group that chooses; Olga asks, and every method is something that happens."""

    def __init__(self, *members, options=COLOURS, seed="0" * 32, **terms):
        terms = {"last_rule": terms.get("rule", "approval"), **terms}
        self.session, self.effects, self.at, self._count = None, [], NOW, 0
        listed = tuple(
            each if isinstance(each, Words) else Words("", each.lower(), each) for each in options
        )
        fields = {
            "subject": "Which colour?",
            "zone": ZONE,
            "options": 9,
            "is_open": False,
            "rule": "approval",
        }
        self(
            OpenChoice,
            organiser=Organiser("olga", "Olga"),
            members=tuple(Member(id=each, name=each.title(), zone=ZONE) for each in members),
            terms=ChoiceTerms(**{**fields, **terms}),
            options=listed,
            seed=seed,
        )

    @property
    def named(self):
        """The titles of what is voted on, by letter."""
        return {each.id: each.title for each in self.session.round.options}

    def letter(self, title):
        """The letter of an option."""
        return next(each for each, known in self.named.items() if known == title)

    def casts(self, member, ballot, drawn="drawn"):
        """A member votes."""
        number = Private(member, f"{drawn}/{member}")
        return self(CastBallot, member=member, ballot=Private(member, ballot), drawn=number)

    def picks(self, **titles):
        """Members vote for one option each, by its title."""
        for member, title in titles.items():
            last = self.casts(member, title and OneOption(self.letter(title)))
        return last

    def approves(self, **titles):
        """Members approve of these options, by their titles."""
        for member, these in titles.items():
            last = self.casts(member, Approvals(tuple(map(self.letter, these))))
        return last

    def leaves(self, member, to, drawn="left"):
        """A member leaves their vote to another, or takes it back."""
        number = Private(member, f"{drawn}/{member}")
        return self(LeaveVote, member=member, to=to, drawn=number)

    def forgets(self, *members):
        """All that is private of these members is gone."""
        self.session = without(self.session, lambda private: private.owner in members)


def polled(*members, **terms):
    """A poll that is open."""
    return ChoiceTable(*members, is_quick=True, **terms)


def at_the_vote(*members, **terms):
    """A choice that everybody has answered: its options are voted on."""
    table = ChoiceTable(*members, **terms)
    table.answers(*members)
    return table
