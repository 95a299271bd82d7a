"""What Slack refuses for good: errors that are the same however often a call is tried.

An error that is not named here may pass, and is tried again.
"""

from __future__ import annotations

from typing import Final

from slack_sdk.errors import SlackApiError

from orchestration.model.faults import PermanentError

REMOVED: Final = (
    "account_inactive",
    "invalid_auth",
    "not_authed",
    "team_access_not_granted",
    "team_not_found",
    "token_expired",
    "token_revoked",
)
CLOSED: Final = ("channel_not_found", "is_archived", "not_in_channel")
NOT_ALLOWED: Final = "restricted_action"
"""How all errors begin that say that nobody, or no app, may write somewhere."""

UNREACHABLE: Final = (
    "app_access_restricted",
    "cannot_dm_bot",
    "invalid_user_combination",
    "messages_tab_disabled",
    "user_disabled",
    "user_not_found",
    "user_not_visible",
)
_OF_THE_APP: Final = (
    "access_denied",
    "deprecated_endpoint",
    "ekm_access_denied",
    "enterprise_is_restricted",
    "method_deprecated",
    "missing_scope",
    "no_permission",
    "not_allowed_token_type",
    "org_login_required",
    "two_factor_setup_required",
)
_OF_THE_CALL: Final = (
    "as_user_not_supported",
    "channel_type_not_supported",
    "invalid_arg_name",
    "invalid_arguments",
    "invalid_array_arg",
    "invalid_blocks",
    "invalid_blocks_format",
    "invalid_charset",
    "invalid_cursor",
    "invalid_form_data",
    "invalid_json",
    "invalid_metadata_format",
    "invalid_post_type",
    "message_not_found",
    "method_not_supported_for_channel_type",
    "missing_post_type",
    "msg_blocks_too_long",
    "msg_too_long",
    "no_text",
    "thread_not_found",
    "unknown_method",
    "view_too_large",
)
_LASTING: Final = frozenset((*REMOVED, *CLOSED, *UNREACHABLE, *_OF_THE_APP, *_OF_THE_CALL))


def is_lasting(error: str) -> bool:
    """Tell whether what Slack calls an error stays as it is."""
    return error in _LASTING or error.startswith(NOT_ALLOWED)


class RefusedError(SlackApiError, PermanentError):
    """A call that Slack will not take; `code` is what it calls the reason."""

    def __init__(self, problem: SlackApiError, code: str) -> None:
        SlackApiError.__init__(self, code, problem.response)  # type: ignore[no-untyped-call]
        self.code = code
