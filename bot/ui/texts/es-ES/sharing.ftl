### A round as a web page in a file, to show around: the answer that brings it, and the words of the page.

shared-deal-how = Escribe esto en un servidor con el bot y juega en el sitio de quien quieras. Funciona mientras el bot conserve la partida.
