"""How the bot comes into a team of a platform: who is sent away to agree, and what they read then.

Many platforms do this by OAuth: who installs the bot leaves our page with a state, agrees on the
platform, and comes back with that state and a reason where it was not to be.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from html import escape
from secrets import token_urlsafe
from typing import Final

STATE_SECONDS: Final = 600
_MOST_USED: Final = 10_000

Now = Callable[[], datetime]


class InstallStates:
    """Tells that who comes back is who has set out: each state is good once, for ten minutes.

    What was issued is signed and not stored, so that nobody can fill us up; what was used is.
    """

    def __init__(self, secret: str, now: Now) -> None:
        self._key = secret.encode()
        self._now = now
        self._used: dict[str, int] = {}

    def issue(self) -> str:
        """Return a new state."""
        until = int(self._now().timestamp()) + STATE_SECONDS
        said = f"{until}.{token_urlsafe(18)}"
        return f"{said}.{self._signed(said)}"

    def consume(self, state: str) -> bool:
        """Tell whether a state is ours, in time, and was not used before; now it was."""
        said, _, signature = state.rpartition(".")
        if not hmac.compare_digest(self._signed(said).encode(), signature.encode()):
            return False
        now, until = int(self._now().timestamp()), int(said.partition(".")[0])
        is_good = now < until and said not in self._used
        self._used = {each: end for each, end in self._used.items() if end > now}
        if len(self._used) >= _MOST_USED:
            del self._used[next(iter(self._used))]
        self._used[said] = until
        return is_good

    def _signed(self, said: str) -> str:
        return hmac.digest(self._key, f"convene install {said}".encode(), "sha256").hex()


# What is read of it


@dataclass(frozen=True, slots=True)
class InstallPage:
    """What somebody reads who installs the bot, or wanted to; `status` is as in HTTP."""

    title: str
    words: str
    status: int = 400

    def html(self, begin_again: str = "") -> str:
        """Return it as a page, with a link to where one begins again if there is one."""
        link = f'<p><a href="{escape(begin_again)}">Begin again</a></p>' if begin_again else ""
        return (
            '<!doctype html><html lang="en"><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width">'
            f"<title>{escape(self.title)}</title>"
            '<body style="font: 1.1rem/1.5 sans-serif; max-width: 34rem; margin: 4rem auto">'
            f"<h1>{escape(self.title)}</h1><p>{escape(self.words)}</p>{link}</body></html>"
        )


def why_not_installed(platform: str, reason: str) -> InstallPage:
    """Return what is read where a platform gives a reason, or we do (OAuth's words for them)."""
    page = _WHY.get(reason, _OTHERWISE)
    named = {"platform": platform, "reason": reason}
    return replace(page, title=page.title.format(**named), words=page.words.format(**named))


NOT_INSTALLED: Final = "Convene was not installed"
UNANSWERED: Final = "unanswered"
NOT_KEPT: Final = "not_kept"

_OTHERWISE: Final = InstallPage(NOT_INSTALLED, "{platform} says: {reason}. Nothing was kept.")
_WHY: Final = {
    UNANSWERED: InstallPage(
        "{platform} did not answer",
        "So nobody knows whether Convene was installed. Begin again, please; twice does no harm.",
        503,
    ),
    NOT_KEPT: InstallPage(
        "Convene could not keep that",
        "{platform} has agreed, but what it handed out could not be stored here. Begin again, "
        "please; if it stays like this, whoever runs Convene finds the reason in its log.",
        500,
    ),
    "access_denied": InstallPage(
        NOT_INSTALLED,
        "{platform} says that it was declined. Nothing was kept. If it was a slip, begin again; if "
        "your workspace wants an administrator's approval, ask for it first.",
        200,
    ),
    "invalid_browser": InstallPage(
        "Please begin here",
        "That did not begin on our own page in this browser, or it was finished already. Nothing "
        "was kept.",
    ),
    "invalid_state": InstallPage(
        "Please begin again",
        "An installation is good once, and for ten minutes. Nothing was kept.",
    ),
    "missing_code": InstallPage(
        "Something is missing",
        "You were sent here without {platform}'s consent. Nothing was kept.",
    ),
    "invalid_code": InstallPage(
        "{platform} did not confirm it",
        "Its consent was used already, or is not for this app. Nothing was kept.",
    ),
}
