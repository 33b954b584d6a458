### A round as a web page in a file, to show around: the answer that brings it, and the words of the page.

button-share = Compartilhar
button-share-all = Todas as { $count } rodadas
share-round = 🎞️ Aqui está a rodada { $round } como página: abra o arquivo em um navegador, também no celular. Não precisa de internet.
share-match = 🎞️ Aqui { $count ->
    [1] está a rodada terminada
   *[other] estão todas as { $count } rodadas terminadas
} como página: abra o arquivo em um navegador, também no celular. Não precisa de internet.
share-warning = Só você vê isto. Passe o arquivo adiante como quiser, mas pergunte antes aos outros: ele mostra os nomes e todas as cartas dos jogadores, e quem o recebe fica com ele. **O que foi entregue sobrevive a `/privacidade excluir`.**
share-too-often = Você fez muitas páginas. Espere { $seconds ->
    [1] um segundo
   *[other] { $seconds } segundos
}.
share-too-large = Todas as rodadas juntas são grandes demais para um arquivo. Compartilhe uma por uma: **{ button-replay }** tem um menu das rodadas.

shared-title = Canasta · { $game }
shared-round-name = Rodada { $round }, cartas dadas por { $dealer }
shared-command = /treino cartas:{ $code }
shared-no-script = Esta página mostra a rodada com um script próprio. Permita scripts para ela ou abra-a em outro navegador.
shared-back = Voltar
shared-forward = Próximo
shared-play = Reproduzir
shared-pause = Pausar
shared-step = Passo
shared-round = Rodada
shared-foot = morto
shared-empty = sem cartas
shared-keys = Teclas: ← e → passo a passo, Home e End, P reproduz e pausa.
shared-scores = Placar
shared-seal = A distribuição foi justa?
shared-computed = ✅ Esta página acabou de calcular: o segredo é o que foi lacrado, e as mãos dadas vêm dele.
shared-computed-seal = ✅ Esta página acabou de calcular: o segredo é o que foi lacrado.
shared-not-computed = ❌ Esta página acabou de calcular, e não bate: não confie nela.
shared-not-sealed = ☑️ Esta página acabou de calcular: as mãos dadas vêm do segredo. Ele não foi lacrado antes.
shared-bot-checked = O bot conferiu quando escreveu esta página:
shared-secret = O lacre e o que ele escondia
shared-limits = O que isto não mostra
shared-whole-check = Para conferir cada jogada por conta própria: o servidor do bot tem a partida em arquivo JSON (Replay, depois JSON), e python -m bot verify FILE o confere.
shared-deal = Jogue você estas cartas
shared-deal-how = Digite isto em um servidor com o bot, no lugar de quem você quiser. Funciona enquanto o bot guardar a partida.
