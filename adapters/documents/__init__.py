"""Documents that people hand in: text, Markdown and PDF, read as passages."""
