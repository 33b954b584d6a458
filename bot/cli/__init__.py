"""The subcommands of `python -m bot`: functions that take their parser and arguments, and return the exit code."""
