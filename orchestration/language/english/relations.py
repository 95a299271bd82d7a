"""What leads from one clause to another, by how the two belong together.

Each phrase stands for the small word by which the rules know its relation.
"""

from __future__ import annotations

from orchestration.language.words.writing import words

RELATIONS: dict[str, tuple[str, ...]] = {
    "so": words(
        """
        which means | which means that | which then means | which also means | which meant |
        that means | that means that | this means | this means that | it means | it means that |
        so that means | so this means | so it means | which just means | which basically means |
        which unfortunately means | meaning that | , meaning | - meaning | , meaning that |
        that's why | that is why | thats why | this is why | which is why | and that's why | for
        that reason | for this reason | as a result | as a consequence | in consequence | and
        therefore | and hence | and thus | and consequently | and as a result | and so | , hence
        | , therefore | , thus | , consequently | , accordingly | ; therefore | ; hence | -
        therefore | - hence | . therefore | . hence | . thus | . consequently | so therefore |
        ergo | which leaves me with | which leaves me | that leaves me with | that leaves me |
        in other words | to put it differently | put differently
        """
    ),
    "because": words(
        """
        due to | in view of | in light of | on the back of | bc | b / c | cos | cuz | coz |
        given that | seeing as | on account of | owing to | because of | thanks to | as a result
        of | on the grounds of
        """
    ),
    "except": words(
        """
        except | except for | except on | except for on | other than | apart from | excluding |
        besides | aside from | with the exception of | save for | unless it is | unless its |
        unless they are | unless they're | outside of | bar | not counting | leaving out |
        unless it's | unless it's on | unless it is on | other than on | the exception being |
        the only exception being | the exception is | the only exception is | the one exception
        is | the one exception being | with one exception , | with the one exception of | with
        one exception - | with one exception : | exceptions : | exception : | the exception :
        """
    ),
    "otherwise": words(
        """
        failing that | apart from that | aside from that | other than that | besides that |
        beyond that | except for that | apart from this | if that's gone | if that is gone | if
        that's taken | if that is taken | if that one's gone | if that one's taken | if that
        doesn't work | if that does not work | if that doesn't suit | if that won't work | if
        that's no good | if that is no good | if that's not possible | if that's impossible | if
        that isn't possible | if that's not ok | if that fails | if it doesn't work | if this
        doesn't work | if those don't work | if none of those work | if neither works | if that
        clashes | if that doesn't fit | if that can't be done | if not then | if not , then
        """
    ),
    "if": words(
        """
        provided | provided that | providing | assuming | on condition that | so long as | as
        long as | only as long as
        """
    ),
}
