"""The store: tables, mapping, encryption, migrations."""
