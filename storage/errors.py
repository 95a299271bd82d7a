"""What can go wrong in the store, in words that hold nothing private."""

from __future__ import annotations

from orchestration.model.faults import StoreFaultError, TryAgainError


class StoreError(Exception):
    """Something stored, or about to be, is not as it must be."""


class UnreadableError(StoreError):
    """A row cannot be read, now or later: it is set aside so that the others go on."""


class ForgottenError(UnreadableError):
    """A row was about somebody whose key has been destroyed."""


class NotPendingError(StoreError, TryAgainError):
    """A command was handled that is not waiting: never received, or somebody else was first."""


class OvertakenError(StoreError, TryAgainError):
    """Somebody else has saved the session since it was loaded."""


class BusyError(StoreError, TryAgainError):
    """The database cannot be had now: locked, full, or away."""


class BrokenError(StoreError, StoreFaultError):
    """The database cannot do its work, now or later: damaged, or of another version."""


class WrongMasterKeyError(StoreError):
    """The database was written under another master key."""
