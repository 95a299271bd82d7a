"""English words for what a wish can be about besides times."""

from __future__ import annotations

from orchestration.language.values import About, Place
from orchestration.model.preferences import Kind

ABOUT: tuple[tuple[About, str], ...] = (
    (
        About(Kind.NOTICE),
        """
        notice | advance notice | in advance | ahead of time | beforehand | heads up | heads - up
        | warning | advance warning | lead time | ahead | notice in advance | prior notice
        """,
    ),
    (
        About(Kind.NOTICE, inverse=True),
        """
        short notice | at short notice | on short notice | such short notice | last minute |
        last - minute | at the last minute | last - minute meetings | last minute meetings
        """,
    ),
    (
        About(Kind.BUFFER, inverse=True),
        """
        back to back | back - to - back | back to backs | back - to - backs |
        straight after another | back 2 back | b2b
        """,
    ),
    (
        About(Kind.BUFFER),
        """
        buffer | buffers | break | breaks | gap | gaps | breathing room | breather |
        between meetings | between calls | transition time | time between meetings | pause |
        before and after meetings | before and after other meetings | before and after my meetings |
        before and after each meeting | before and after every meeting | before and after calls |
        before and after other calls | between my meetings | between my calls | around meetings |
        around other meetings | between other meetings
        """,
    ),
    (
        About(Kind.LENGTH, short=True),
        """
        short meeting | short meetings | short call | short calls | brief meeting | brief meetings |
        brief call | brief calls | keep it short | keep it brief | keep them short |
        keep meetings short | keep them brief
        """,
    ),
    (
        About(Kind.LENGTH),
        """
        keep it to | keep it under | keep it at | no longer than | not longer than
        | at most | max | maximum | or less | or shorter | under | up to | no more than |
        not more than | keep meetings to | brief | short | keep them to | keep this to |
        capped at | limit it to |
        shorter than | less than | longer than | long | tops | long meetings
        """,
    ),
    (
        About(Kind.PLACE, Place.REMOTE),
        """
        remote | wfh | remotely | online | virtual | virtually | by video | video call | video |
        zoom | on zoom | by phone | phone | phone call | from home | dial in | over zoom |
        on teams | skype
        """,
    ),
    (
        About(Kind.PLACE, Place.IN_PERSON),
        """
        in person | in - person | face to face | face - to - face | on site | on - site | onsite |
        in the office | at the office | physically | come to the office | come into the office |
        come in to the office | go to the office | go into the office | travel to the office
        """,
    ),
    (About(Kind.PLACE, Place.HYBRID), "hybrid"),
    (
        About(Kind.ATTENDANCE),
        """
        optional | leave me out | without me | don't need me | not need me | join for part |
        join late | leave early | part of it
        | attend part | join part | half of it | do not need to be there | need not attend |
        count me out | join partly | skip me
        """,
    ),
    (
        About(Kind.TOPIC),
        """
        agenda | agendas | clear agendas | clear agenda | an agenda | a clear agenda | topic |
        topics | talking points | pre - read | pre - reads
        """,
    ),
    (
        About(Kind.FREE_TEXT),
        """
        as early as possible | as soon as possible | asap | as late as possible |
        the sooner the better | sooner the better | the earlier the better |
        earliest | soonest | sooner | as early as you can
        """,
    ),
)
