### Personal settings. Nobody else sees them.

style-computer = ordenador
