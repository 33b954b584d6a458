"""The version of the bot."""

from importlib import metadata


def version() -> str:
    """Return the version that is installed."""
    try:
        return metadata.version("canasta-bot")
    except metadata.PackageNotFoundError:
        return "unknown"
