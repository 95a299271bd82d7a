"""Where somebody does something on a platform: buttons, forms and messages, as actions."""
