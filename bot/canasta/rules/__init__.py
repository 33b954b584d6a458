"""Rule sets as data: their sections, the option catalogue and the presets."""
