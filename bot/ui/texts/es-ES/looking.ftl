### Looking back: the log.

export-player = {"  "}Sitio { $seat }, equipo { $side }: { $name }
