"""A vote: by buttons, dialogs or words, as the ballot that the rule takes."""
