### Standing orders: what is to be done when the turn comes. Only their owner reads any of this.

orders-too-late = Ese turno ya ha llegado. No quedó nada programado.
