"""Every English word the grammar knows, as data. Another language is another folder like this."""
