"""Tables in general: which one a command means, who may see it, and what several features show about it."""
