"""Discord: events from its gateway, messages and forms by its REST interface."""
