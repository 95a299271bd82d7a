"""What can go wrong in the store, in words that hold nothing private."""

from __future__ import annotations


class StoreError(Exception):
    """Something stored, or about to be, is not as it must be."""


class UnreadableError(StoreError):
    """A row cannot be read, now or later: it is set aside so that the others go on."""


class ForgottenError(UnreadableError):
    """A row was about somebody whose key has been destroyed."""


class NotPendingError(StoreError):
    """A command was handled that is not waiting: twice, or never received."""


class OvertakenError(StoreError):
    """Somebody else has saved the session since it was loaded."""


class WrongMasterKeyError(StoreError):
    """The database was written under another master key."""
