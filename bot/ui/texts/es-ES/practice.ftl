### Practice: a private match against computers, and what it explains.

command-practice = Practicar contra ordenadores: solo lo ves tú
option-practice-level = Cómo de bien juegan (si no dices nada: fácil)
practice-begun = 🎓 **{ $game }**, contra ordenadores de nivel { $level }. Solo lo ves tú.
practice-begun-deal = 🎓 **Otra vez el mismo reparto**: { $game }, contra ordenadores de nivel { $level }, hasta el final de la ronda. Solo lo ves tú.
