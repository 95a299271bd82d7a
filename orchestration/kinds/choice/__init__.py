"""A session of kind choice: a group decides for one of several options that are no times."""
