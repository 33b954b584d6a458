### Practice: a private match against computers, and what it explains.

command-practice = Treinar contra computadores: só você vê
option-practice-level = O nível em que jogam (padrão: fácil)
option-practice-anew = Começar uma nova partida de treino, mesmo com outra em andamento
option-practice-deal = O código de uma distribuição, da página de uma rodada compartilhada; traz a própria modalidade

practice-begun = 🎓 **{ $game }**, contra computadores de nível { $level }. Só você vê.
practice-begun-in-play = 🎓 **Treino a partir do turno { $turn }**, até a rodada terminar. As cartas que você não podia ver foram dadas de novo.
practice-begun-deal = 🎓 **As mesmas cartas de novo**: { $game }, contra computadores de nível { $level }, até a rodada terminar. Só você vê.
practice-begun-again = 🎓 **Mais uma vez**, a partir do mesmo turno e com as mesmas cartas.
practice-goes-on = 🎓 Sua partida de treino continua. Para uma nova: `/treino nova:True`.
practice-between = ⏸️ A rodada { $round } terminou.
button-practise = Treinar de novo
button-try-again = Tentar de novo
button-go-on-from = Continuar do turno { $turn }

lesson-draw = 💡 **A vez** começa com { $draws ->
    [1] uma carta
   *[other] { $draws } cartas
} do monte, ou com o lixo, se você puder baixar a carta de cima. Termina com um descarte.
lesson-first-meld = 💡 **A abertura** de um time tem de valer { $needed } pontos em uma só vez. Ela pode esperar: para encerrar a sua vez, descarte uma carta.
lesson-take = 💡 **Você pode pegar o lixo.** A carta de cima vai na hora para um jogo, e o que está abaixo vem junto.
lesson-frozen = 💡 **O lixo está congelado**, { $why ->
    [always] como sempre nesta modalidade
    [red_three] porque há um 3 vermelho nele
   *[wild] porque há um curinga nele
}. Só duas cartas naturais da mão, do valor da carta de cima, o pegam.
lesson-threes = 💡 **{ $threes }**: { $count ->
    [1] a carta desceu sozinha e foi reposta
   *[other] as cartas desceram sozinhas e foram repostas
} do monte. { $count ->
    [1] Ela conta
   *[other] Elas contam
} no fim da rodada.
lesson-canasta = 💡 **Uma canastra**: { $size } cartas juntas dão um bônus. { $canastas ->
    [1] Um time precisa de uma para bater.
   *[other] Um time precisa de { $canastas } para bater.
}
lesson-going-out = 💡 **Seu time pode bater.** Quem se livra da última carta encerra a rodada; as cartas que ficaram nas mãos contam contra o time de quem as tem.
lesson-scoring = 💡 **A rodada terminou.** Contaram jogos, canastras e os 3, menos as cartas que ficaram nas mãos: veja **{ button-score }**. **{ button-ready }** traz a próxima rodada.
