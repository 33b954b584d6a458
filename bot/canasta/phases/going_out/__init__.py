"""Going out: the right to do so (``rights``), tests that a turn can be finished (``going_out``), special hands."""
