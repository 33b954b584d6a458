"""User interface in Discord: panels, presenters, dynamic buttons and text catalogs, without commands."""
