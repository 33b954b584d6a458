"""The subcommands of `python -m bot`: modules whose ``main(parser, arguments)`` returns the exit code."""
