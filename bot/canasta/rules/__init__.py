"""Rule sets as data: the options, declared once, their conflicts, and the presets."""
