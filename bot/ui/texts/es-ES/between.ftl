### Between two rounds, where the next one waits until all are ready.

ready-too-late = La próxima ronda ya ha empezado.
