### The names of commands and of what is typed with them, as the clients of Discord show them in this language.

slash-table-seats = sitios
slash-table-computer = ordenador
slash-scorepad = libreta
slash-option-computers = ordenadores
slash-option-seat = sitio
