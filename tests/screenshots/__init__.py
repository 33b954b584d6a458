"""The pictures of the documents, taken anew by one command: `python -m tests.screenshots`."""
