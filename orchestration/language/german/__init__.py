"""Every German word the grammar knows, as data, at the depth of everyday phrases."""
