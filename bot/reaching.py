"""How sessions are reached from a chat platform: the same way from each."""

from __future__ import annotations

from adapters.documents.reading import read_document
from adapters.files.catalogue import read_catalogue
from adapters.files.shelf import Shelf
from bot.kept import Kept, Link, Now
from orchestration.conversation.ports.access import SessionAccess
from orchestration.language.offline import OfflineLanguage
from orchestration.model.conventions import Conventions
from orchestration.model.organisation import Organisation
from orchestration.model.panel import NO_MEANS
from orchestration.runtime.runner import Runner


def access_to(
    kept: Kept,
    now: Now,
    link: Link | None,
    usual: tuple[Conventions, Organisation],
    runner: Runner | None,
) -> SessionAccess:
    """Return what takes commands in; before there is a runner, they are stored for it to find."""
    conventions, organisation = usual
    return SessionAccess(
        kept.store,
        runner.receive if runner else kept.receive,
        now,
        link,
        conventions,
        kept.kinds,
        runner.language if runner else OfflineLanguage(),
        kept.secret,
        has_model=runner is not None and runner.has_model,
        panel_means=runner.panel_means if runner else NO_MEANS,
        read_catalogue=read_catalogue,
        read_document=read_document,
        catalogues=Shelf(),
        organisation=organisation,
        linked=kept.linked,
        quotas=runner.quotas if runner else None,
    )
