"""Going out: who may (``rights``), whether a turn can still be finished (``going_out``), special hands."""
