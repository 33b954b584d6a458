### What is stored about a person, for himself.

command-privacy = O que eu guardo sobre você, e como excluir
command-privacy-show = O que eu guardo sobre você, em números
command-privacy-export = Tudo o que eu guardo sobre você, em um arquivo
command-privacy-delete = Esquecer você (peço confirmação antes)

privacy-title = 🔏 O que eu guardo sobre você
privacy-nothing = Nada. Você nunca entrou em uma mesa nem mudou uma configuração, ou eu já esqueci você.
privacy-remains = O que fica quando esqueço alguém, sem id e sem nome:
privacy-remains-list =
    • as cartas e jogadas nos seus lugares, como de “Alguém”
    • os resultados de partidas com rating, sob um número que não diz nada, porque os ratings dos outros dependem deles
    • as palavras com que você cortou: sem elas ninguém poderia conferir a distribuição
    • o que foi digitado como título de uma mesa da qual você saiu antes da partida, ou como nome ou frase de uma regra da casa, mesmo que cite você
    • nomes que outra pessoa digitou no próprio marcador, até que ela os exclua
    • arquivos de rodadas terminadas que alguém levou (texto, JSON, página), com os nomes neles
    • o que postei em canais e os nomes dos tópicos, até que quem gerencia o servidor os exclua
    • backups de quem opera o bot, enquanto forem guardados
privacy-intro = Seu id do Discord, o nome que você tinha em cada mesa, e isto:
privacy-lobbies = **{ $count }** { $count ->
        [1] lugar em mesa ainda incompleta
       *[other] lugares em mesas ainda incompletas
    }
privacy-running = **{ $count }** { $count ->
        [1] lugar em partida em andamento
       *[other] lugares em partidas em andamento
    }
privacy-over = **{ $count }** { $count ->
        [1] lugar em mesa encerrada
       *[other] lugares em mesas encerradas
    }
privacy-former = **{ $count }** { $count ->
        [1] lugar que você passou adiante
       *[other] lugares que você passou adiante
    }
privacy-moves = **{ $count }** { $count ->
        [1] jogada sua, para replays
       *[other] jogadas suas, para replays
    }
privacy-rounds = **{ $count }** { $count ->
        [1] rodada terminada
       *[other] rodadas terminadas
    } nas suas estatísticas
privacy-participations = **{ $count }** { $count ->
    [1] servidor
   *[other] servidores
    } em que você participa de recordes, ranking e anos
privacy-rated = **{ $count }** { $count ->
        [1] partida com rating
       *[other] partidas com rating
    } e os seus ratings
privacy-drafts = **{ $count }** { $count ->
        [1] jogada preparada
       *[other] jogadas preparadas
    }
privacy-orders = **{ $count }** { $count ->
        [1] mesa com jogada programada
       *[other] mesas com jogadas programadas
    }
privacy-settings = suas configurações: como eu aviso você, idioma, fuso, horário de silêncio, como as cartas aparecem
privacy-cuts = **{ $count }** { $count ->
        [1] corte
       *[other] cortes
    } de cartas ainda não dadas
privacy-admin = **{ $count }** { $count ->
        [1] entrada
       *[other] entradas
    } no histórico de ações de admin
privacy-houses = **{ $count }** { $count ->
        [1] regra da casa que você mudou
       *[other] regras da casa que você mudou
    }
privacy-notices = **{ $count }** { $count ->
        [1] mensagem à espera de envio
       *[other] mensagens à espera de envio
    } para você ou sobre você
privacy-requests = **{ $count }** { $count ->
        [1] toque, guardado
       *[other] toques, guardados
    } por um dia
privacy-votes = **{ $count }** { $count ->
        [1] voto
       *[other] votos
    } em desafios do dia
privacy-evenings = **{ $count }** { $count ->
        [1] noite que você planejou ou à qual respondeu
       *[other] noites que você planejou ou às quais respondeu
    }
privacy-rank-roles = **{ $count }** { $count ->
        [1] cargo que eu dei
       *[other] cargos que eu dei
    } pelo seu lugar em um ranking
privacy-tournaments = **{ $count }** { $count ->
        [1] torneio
       *[other] torneios
    } em que você se inscreveu ou que organizou
privacy-score-pads = **{ $count }** { $count ->
        [1] marcador
       *[other] marcadores
    }, com os nomes que você digitou
privacy-on-pads = **{ $count }** { $count ->
        [1] marcador
       *[other] marcadores
    } em que alguém indicou você
privacy-real-rounds = **{ $count }** { $count ->
        [1] rodada
       *[other] rodadas
    } com cartas de verdade nas suas estatísticas
privacy-published = **{ $count }** { $count ->
        [1] regra da casa que você publicou
       *[other] regras da casa que você publicou
    }
privacy-marks = { $named ->
        [yes] Além disso, uma marca feita do seu id fica guardada
       *[other] Nada contém o seu id ou o seu nome. Só fica guardada uma marca feita do seu id
    } em **{ $count }** { $count ->
        [1] mesa
       *[other] mesas
    }: eu esqueci você no meio de uma rodada, e a marca impede que você veja uma segunda mão dela. Seu id não pode ser lido na marca, e ela é excluída quando essa rodada termina ou, em um duplicado, quando a última mesa dele termina.
privacy-footer = Só você vê isto. /privacidade exportar dá tudo, /privacidade excluir esquece você.
privacy-exported = Aqui está tudo o que eu guardo sobre você. O arquivo contém suas cartas de rodadas em andamento: não mostre a ninguém até elas terminarem.

privacy-delete-sure = **Esquecer você em todos os servidores?** Não dá para desfazer.
    • Suas configurações, jogadas preparadas, jogadas programadas e marcadores são excluídos.
    • Você sai das mesas ainda incompletas. Um computador fica com o seu lugar nas partidas em andamento; uma partida sem mais ninguém termina.
    • Nas mesas encerradas, o seu lugar fica como de “Alguém”, para que os outros mantenham o histórico deles.
    • Seu nome e id são tirados das suas jogadas, das entradas do histórico e das regras da casa publicadas.
    • Suas inscrições saem dos torneios, e você sai das listas das noites.
    • Você perde os cargos por lugares em rankings.
    • Em uma rodada em andamento, você não pode pegar outro lugar antes do fim dela; em um duplicado, nenhum em outra mesa antes de todas terminarem. Até lá, uma marca feita do seu id fica guardada, sem o seu id ou nome.
    `/privacidade ver` lista o que fica.
privacy-delete-done = Pronto: esqueci você. Dá para voltar a jogar a qualquer momento, como alguém novo para mim.
button-privacy-delete = Esquecer
