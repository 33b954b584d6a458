### Sealed deals, cuts by the players, and the proof that a deal was fair.

seal-first = 🔏 A primeira distribuição está lacrada; ninguém mais pode mudá-la: `{ $commitment }`
seal-replaced = -# 🔏 Esta distribuição foi lacrada de novo, porque um backup foi restaurado e a lacrada antes podia ser conhecida.
seal-before = { $count ->
    [one] Antes, o lacre era
   *[other] Antes, os lacres eram
} { $before }.
resealed-news = 🔏 **A distribuição da rodada { $round } foi lacrada de novo.** `/conferir` mostra os dois lacres.
    O banco de dados do bot foi restaurado de um backup. A distribuição lacrada antes pode ter sido dada e vista desde esse backup, por isso não é usada. Os cortes feitos nela se perderam: corte de novo, se quiser. Uma rodada em andamento continua com as cartas dela.
seats-drawn = 🪑 Sorteio de parceiros: { $draws }.
seats-cut = Corte pelos lugares (vermelho: os parceiros trocam): { $cuts }.
seats-again = {"; empate, então de novo: "}
seats-card = **{ $name }** { $card }
seats-against = {" contra "}
seats-order = Assim, { $sides }; a vez segue a ordem { $names }.
seats-will-be-drawn = 🪑 Parceiros e lugares são sorteados com cartas no começo da partida, antes da primeira distribuição e lacrados com ela.
seal-cut-dealt = -# { $cuts }
seal-cut-by = ✂️ Corte de { $cuts }.
seal-one-cut = **{ $name }**: “{ $text }”
lobby-seal = Distribuição justa

button-cut = Cortar as cartas
cut-form-title = Cortar as cartas da rodada { $round }
cut-form-label = Suas palavras: todos as veem
cut-form-hint = Algo que ninguém possa prever
cut-given = ✂️ Você cortou as cartas da rodada { $round }: “{ $text }”. Dá para mudar até as cartas serem dadas.
cut-dealt = As cartas da rodada { $round } acabaram de ser dadas.
cut-news = ✂️ **{ $name }** corta as cartas da rodada { $round }: “{ $text }”

button-verify = Conferir
score-deal = 🔓 A distribuição, aberta
proof-title = Prova · { $table }
proof-good = ✅ **Tudo confere.** { $count ->
    [1] Uma rodada conferida
   *[other] { $count } rodadas conferidas
}: cada distribuição vem do segredo lacrado antes dela, cada jogada é permitida, cada placar está certo.
proof-good-unsealed = ☑️ **Nenhuma contradição**, mas nem toda distribuição foi lacrada antes: nas rodadas marcadas abaixo, isto só mostra que a distribuição vem do segredo dela.
proof-bad = ❌ **Algo não bate.** Veja abaixo.
proof-round-good = ✅ Rodada { $round }: o lacre está intacto, a distribuição vem dele, { $plays ->
    [1] uma jogada permitida
   *[other] { $plays } jogadas permitidas
}{ $scored ->
    [yes] , o placar confere.
   *[no] {". A partida terminou por desistência nesta rodada."}
}
proof-round-unsealed = ☑️ Rodada { $round }: não lacrada antes; a distribuição vem do segredo dela, { $plays ->
    [1] uma jogada permitida
   *[other] { $plays } jogadas permitidas
}{ $scored ->
    [yes] , o placar confere.
   *[no] {". A partida terminou por desistência nesta rodada."}
}
proof-round-resealed = ☑️ Rodada { $round }: **lacrada de novo** depois de um backup restaurado, portanto não lacrada o tempo todo; a distribuição vem do novo lacre, { $plays ->
    [1] uma jogada permitida
   *[other] { $plays } jogadas permitidas
}{ $scored ->
    [yes] , o placar confere.
   *[no] {". A partida terminou por desistência nesta rodada."}
}
proof-round-bad = ❌ Rodada { $round }:
proof-not-compared = { $count ->
    [1] Um estado foi guardado em outra forma e não pôde ser comparado.
   *[other] { $count } estados foram guardados em outra forma e não puderam ser comparados.
}
proof-unchecked = { $count ->
    [1] Uma rodada posterior não pôde ser conferida.
   *[other] { $count } rodadas posteriores não puderam ser conferidas.
}
proof-left-out = A rodada { $round } não terminou, então nada dela aparece.
proof-fault-number = as rodadas não seguem uma à outra
proof-fault-label = a distribuição foi feita para outra mesa
proof-fault-secret = o segredo não tem 32 bytes
proof-fault-seal = o segredo não é o que foi lacrado
proof-fault-seats = parceiros e lugares foram sorteados de outro modo
proof-fault-dealer = outro lugar devia dar as cartas
proof-fault-hands = as mãos não são as que foram dadas
proof-fault-version = as jogadas não estão em ordem (nº { $version })
proof-fault-refused = as regras não permitem a jogada nº { $version }
proof-fault-taken-back = não havia o que desfazer na jogada nº { $version }
proof-fault-drew = outras cartas foram compradas na jogada nº { $version }
proof-fault-hash = a partir da jogada nº { $version }, a mesa era diferente
proof-fault-unended = as jogadas não encerram a rodada como registrado
proof-fault-scores = o placar não vem das jogadas
proof-fault-engine = Foi jogada com a versão { $engine } da Canasta.
proof-opened = Rodada { $round }, aberta
proof-seal = 🔏 Lacrada: `{ $commitment }`. Antes da distribuição, o mesmo lacre aparecia em `/conferir` ou, na primeira, em **{ button-set-up }**.
proof-resealed = 🔏 Lacrada de novo depois de um backup restaurado: `{ $commitment }`. Antes, o lacre era { $before }.
proof-no-seal = 🔏 Não lacrada antes: `{ $commitment }`
proof-secret = 🔓 Segredo: `{ $secret }`
proof-no-cut = ✂️ Ninguém cortou.
proof-limits = O que isto não mostra
proof-not-looked = • Que ninguém olhou: quem opera o bot podia ver as cartas.
proof-not-chosen = • Que o segredo não foi escolhido, a não ser que você ou alguém de confiança tenha cortado depois do lacre.
proof-not-before = • Que o lacre existia antes da distribuição, a não ser que você ou alguém de confiança o tenha visto na hora.
proof-not-talk = • Quem falou com quem fora da mesa.
proof-nothing-over = Nenhuma rodada terminou ainda, então não há o que conferir.
proof-to-come = Lacradas até a rodada terminar
proof-to-come-seal = 🔏 Rodada { $round }: `{ $commitment }`
proof-keep = Guarde o que aparece aqui para comparar mais tarde.
opened-seal-anew = 🔏 Foi lacrada de novo, depois de um backup restaurado.
proof-file-seals = Compare estes lacres com os que você viu antes de cada distribuição, e os cortes com o que foi postado na mesa:
proof-file-seal = Rodada { $round }: { $commitment }
proof-file-seats = Os lugares foram sorteados: os de antes da partida viraram, nesta ordem, { $seats }
proof-file-no-seal = Rodada { $round }: não lacrada antes
proof-file-resealed = Rodada { $round }: lacrada de novo depois de um backup restaurado: { $commitment }
proof-file-before = {"    "}antes disso: { $commitment }
