### The message with which the bot introduces itself in a server.

welcome-title = 🃏 Olá! Quem joga Canasta comigo?
welcome-text = Canasta é um jogo de cartas: junte cartas do mesmo valor e baixe-as juntas para fazer pontos, quase sempre com um parceiro. Aqui cada um joga quando lhe convém; eu dou as cartas, marco os pontos e digo de quem é a vez.
    Nunca jogou? **{ button-learn }** mostra como é em poucos minutos, um toque de cada vez.
welcome-footer = “{ button-set-up-server }” e “{ button-check-permissions }” são para quem gerencia o servidor.
button-open-table = Abrir uma mesa
button-learn = Aprender Canasta
button-set-up-server = Configurar
button-check-permissions = Conferir permissões


command-setup = Para quem gerencia o servidor: modalidade de costume, ajustes da mesa, cargos, desafio do dia
setup-title = 🛠️ Configurar este servidor
setup-game = 🃏 **Modalidade de costume:** { $game }
setup-terms = 🪑 **Novas mesas:** { $terms }
setup-places = 📍 **Mesas:** { $forum ->
    [none] em tópicos no canal em que são abertas
   *[other] como posts em { $forum }
}
setup-tags = 🏷️ Acrescente { $tags } às tags dele, e mostro lá como está cada mesa.
setup-players = 📣 **Recebe aviso de novas mesas:** { $role ->
    [none] ninguém
   *[other] { $role }
}
setup-organisers = 🏆 **Organizadores:** quem gerencia{ $role ->
    [none] {""}
   *[other] {" "}e { $role }
}
setup-daily = 📅 **Desafio do dia**, uma mão por dia para votar: { $channel ->
    [none] desligado
   *[other] { $channel } às { $time }
}
setup-language = 🌍 **Idioma das mesas e dos avisos:** { $language }
setup-language-about = 🌍 Em que idioma escrevo o que todos leem aqui? As respostas privadas vêm no idioma de cada um, que se muda em `/configurações`.
menu-language-here = Idioma deste servidor…
option-language-of-server = O idioma que o Discord prefere aqui
setup-footer = Dá para jogar sem mudar nada. Regras da casa: /casa criar
setup-organisers-given = Eu mesmo dou { $role }, a quem pede ou por posições no ranking. Escolha um cargo que os organizadores tenham.
setup-closed-forum = Não posso postar em { $forum }. Me dê “Ver canal”, “Criar posts”, “Enviar mensagens em posts” e “Inserir links” lá.
setup-tagged-forum = Cada post em { $forum } precisa de uma tag. Primeiro, acrescente “lugares livres”, “em andamento” e “encerrada” às tags dele.
setup-organisers-everyone = Todos têm esse cargo. Escolha um que os organizadores tenham.
menu-setup-game = Modalidade de costume…
menu-setup-forum = Fórum para novas mesas…
menu-setup-players = Cargo a avisar de novas mesas…
menu-setup-organisers = Cargo dos organizadores…
button-language = Idioma
button-setup-daily = Desafio do dia aqui
button-setup-no-daily = Sem desafio do dia


post-name = { $table } · { $game }
post-tag-free = lugares livres
post-tag-playing = em andamento
post-tag-over = encerrada
