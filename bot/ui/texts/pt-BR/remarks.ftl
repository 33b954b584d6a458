### What computers say on the board: rarely, and drily. None speaks of cards that are not on the table.

board-remark = 💬 **{ $name }**: “{ $remark }”

remark-clover-canasta-1 = Mais uma para a coleção.
remark-clover-canasta-2 = Eu já tinha o lugar certo para ela.
remark-clover-pile-1 = Depois eu organizo.
remark-clover-pile-2 = Ninguém queria estas? Sério?
remark-clover-exit-1 = Tudo bem. Minha coleção não estava completa.
remark-clover-exit-2 = Sem pressa. Aqui está bom.

remark-domino-canasta-1 = Próxima.
remark-domino-canasta-2 = Demorou mais que o planejado.
remark-domino-pile-1 = Agora tenho de carregar tudo isto.
remark-domino-pile-2 = Um desvio, mas curto.
remark-domino-exit-1 = Eu já estava na porta.
remark-domino-exit-2 = “Não” é uma palavra tão lenta.

remark-pepper-canasta-1 = Não se derretam por mim agora.
remark-pepper-canasta-2 = Refrescante.
remark-pepper-pile-1 = Cuidado, ainda está gelado.
remark-pepper-pile-2 = Que gentileza guardarem no gelo.
remark-pepper-exit-1 = Essa foi fria, até para mim.
remark-pepper-exit-2 = Anotado. Na geada.

remark-biscuit-canasta-1 = Estas eu podia dispensar.
remark-biscuit-canasta-2 = Não perguntem o que eu guardei.
remark-biscuit-pile-1 = Na lata sempre cabe mais.
remark-biscuit-pile-2 = É bom ter reservas.
remark-biscuit-exit-1 = Ótimo. Eu não ia dividir mesmo.
remark-biscuit-exit-2 = Então guardo mais um pouco.

remark-maple-canasta-1 = Devagar e em boa ordem.
remark-maple-canasta-2 = Olhei duas vezes. É uma canastra.
remark-maple-pile-1 = Alguém se descuidou. Não fui eu.
remark-maple-pile-2 = Antes, li o rótulo.
remark-maple-exit-1 = Melhor perguntar que lamentar.
remark-maple-exit-2 = Você deve ter seus motivos.

remark-ziggy-canasta-1 = Vieram de duas em duas, quase todas.
remark-ziggy-canasta-2 = Paciência, sete vezes.
remark-ziggy-pile-1 = Era este que eu estava esperando.
remark-ziggy-pile-2 = Valeu cada vez sem graça.
remark-ziggy-exit-1 = Posso esperar. Tenho prática.
remark-ziggy-exit-2 = Então fico aqui. Com os meus pares.

remark-pickle-canasta-1 = E vocês chamavam isto de lixo.
remark-pickle-canasta-2 = Tudo achado, nada comprado.
remark-pickle-pile-1 = Alguém ainda ia comer isto?
remark-pickle-pile-2 = Agora é meu.
remark-pickle-exit-1 = Talvez venha outro lixo. Tudo bem.
remark-pickle-exit-2 = Eu só ia sentir falta das sobras.

remark-waffle-canasta-1 = Ah, já é a minha vez?
remark-waffle-canasta-2 = Eu estava guardando isso.
remark-waffle-pile-1 = Isto pede reflexão. Mais tarde.
remark-waffle-pile-2 = Mais coisas para segurar. Que beleza.
remark-waffle-exit-1 = Eu também não tinha certeza.
remark-waffle-exit-2 = O que é mais uma volta de espera?
