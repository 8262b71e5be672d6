"""What can be wrong with a message."""


class MsgspecError(ValueError):
    """Anything."""


class DecodeError(MsgspecError):
    """It is no JSON."""


class ValidationError(DecodeError):
    """It is JSON, but not of the type that was expected."""
