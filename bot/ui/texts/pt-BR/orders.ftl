### Standing orders: what is to be done when the turn comes. Only their owner reads any of this.

orders-title = Sua próxima vez · { $table }
orders-none = Nada programado: aviso quando for a sua vez.
orders-sits-out = Você fica de fora nesta rodada, então não há o que programar. Na próxima, aviso quando for a sua vez.
orders-own-turn = Já é a sua vez. Jogue pela sua mão; uma jogada programada é para uma vez futura.
orders-nobody-asks = Ninguém pode perguntar a você “Posso bater?” nesta rodada, então não há o que responder antes.
orders-footer = Só você vê isto. Uma jogada programada vale para um só turno; para o resto dele, eu aviso você.

orders-start-draw = 📌 Quando for a sua vez: comprar.
orders-start-take = { $least ->
    [1] 📌 Quando for a sua vez: pegar o lixo se a carta de cima servir; senão, comprar.
   *[other] 📌 Quando for a sua vez: pegar o lixo se a carta de cima servir e ele tiver pelo menos { $least } cartas; senão, comprar.
}
orders-answer-yes = 📌 Se o seu parceiro perguntar “Posso bater?” nesta rodada: sim.
orders-answer-no = 📌 Se o seu parceiro perguntar “Posso bater?” nesta rodada: não.

orders-sure = { $order }
    É isso mesmo?
orders-given = ✅ Anotado.
orders-always = 📌 Vou dar a mesma resposta até o fim desta rodada. Mude com { $command }.
orders-forgotten = Cancelado; nada será feito por você.
orders-too-late = Essa vez já chegou. Nada foi programado.

orders-happened-drew = 📌 Como programado, você comprou.
orders-happened-took = 📌 Como programado, você pegou o lixo.
orders-happened-drew-small-pile = 📌 Como programado, você comprou: o lixo tinha menos de { $least } cartas.
orders-happened-drew-no-fit = 📌 Como programado, você comprou: não dava para pegar o lixo.
orders-happened-forced-draw = 📌 Ninguém podia pegar o lixo, então comprei por você.
orders-happened-forced-pass = 📌 O monte tinha acabado e não dava para você pegar o lixo, então passei por você.
orders-happened-dropped = 📌 A jogada programada não era mais possível, então nada foi feito. Escolha agora.
orders-round-over = 📌 A rodada terminou antes da sua vez, então a jogada programada caiu.

button-orders = Programar
button-orders-confirm = Confirmar
button-orders-back = Voltar
button-orders-forget = Cancelar a jogada
button-orders-forget-answer = Cancelar a resposta
button-always-yes = Sempre sim nesta rodada

menu-orders = O que eu faço por você?
option-orders-draw = Comprar
option-orders-take = { $least ->
    [1] Pegar o lixo se servir; senão, comprar
   *[other] Pegar se servir e tiver { $least } cartas ou mais
}
option-orders-yes = Responder ao parceiro: sim, sempre nesta rodada
option-orders-no = Responder ao parceiro: não, sempre nesta rodada
