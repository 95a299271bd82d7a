"""A session's page for each of its members, behind a link that only they get."""
