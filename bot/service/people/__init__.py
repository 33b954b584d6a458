"""Users: settings, names, stored personal data and its erasure."""
