"""Run by Alembic, on the connection that `migrate` has opened."""

from __future__ import annotations

from alembic import context

from storage.migrations import CONTEXT

context.configure(connection=context.config.attributes["connection"], **CONTEXT)
context.run_migrations()
