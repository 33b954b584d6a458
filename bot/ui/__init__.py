"""What Discord shows: panels, presenters, dynamic buttons and text catalogs, without commands."""
