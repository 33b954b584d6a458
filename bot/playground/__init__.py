"""The whole bot in a local browser, without a Discord token: `python -m bot play`."""
