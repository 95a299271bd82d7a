"""Links to pages: signed, so that nobody can make one; those of a session are good for a while."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Final

from itsdangerous import (
    BadData,
    SignatureExpired,
    TimestampSigner,
    URLSafeSerializer,
    URLSafeTimedSerializer,
)

from orchestration.model.people import MemberId, SessionId

LASTS: Final = timedelta(days=30)
_SALT: Final = "convene session page"
_RECORD_SALT: Final = "convene decision record"


@dataclass(frozen=True, slots=True)
class Place:
    """Whose page of which session a link leads to, and until when it does."""

    session: SessionId
    member: MemberId
    until: datetime


SIGNED: Final = {"key_derivation": "hmac", "digest_method": sha256}


class LinkError(Exception):
    """A link leads nowhere: nobody made it, or it has been altered."""


class LinkExpiredError(LinkError):
    """A link was good once."""


class Links:
    """Makes and reads links; `secret` is known to nobody else, `base` is where pages are served."""

    def __init__(
        self,
        secret: bytes,
        now: Callable[[], datetime],
        base: str = "",
        lasts: timedelta = LASTS,
    ) -> None:
        class Signer(TimestampSigner):
            """Signs with the time of our own clock."""

            def get_timestamp(self) -> int:
                return int(now().timestamp())

        self._base = base.rstrip("/")
        self._lasts = lasts
        self._serializer = URLSafeTimedSerializer(
            secret,
            salt=_SALT,
            signer=Signer,
            signer_kwargs=SIGNED,
        )
        self._records = URLSafeSerializer(secret, salt=_RECORD_SALT, signer_kwargs=SIGNED)

    def link(self, session: SessionId, member: MemberId) -> str:
        """Return the address of somebody's page; who has it is that member."""
        return f"{self._base}/s/{self._serializer.dumps([session, member])}"

    def read(self, token: str) -> Place:
        """Return where a link leads; LinkExpiredError or LinkError where it does not any more."""
        seconds = int(self._lasts.total_seconds())
        try:
            told, made = self._serializer.loads(token, max_age=seconds, return_timestamp=True)
        except SignatureExpired:
            raise LinkExpiredError from None
        except BadData:
            raise LinkError from None
        session, member = told
        return Place(SessionId(session), MemberId(member), made + self._lasts)

    def record(self, session: SessionId) -> str:
        """Return the lasting address of a decision's record; who has it may read that, no more."""
        return f"{self._base}/s/record/{self._records.dumps(session)}"

    def read_record(self, token: str) -> SessionId:
        """Return whose record a link leads to; LinkError where it leads nowhere."""
        try:
            return SessionId(str(self._records.loads(token)))
        except BadData:
            raise LinkError from None
