### Personal settings. Nobody else sees them.

settings-title = ⚙️ Suas configurações
settings-title-group = ⚙️ Suas configurações · { $group }
settings-look = Aparência
settings-play = Jogar
settings-calls = Avisos
settings-hours = Horário de silêncio
settings-footer = Para todas as suas mesas em todos os servidores

settings-switch = { $name }: { $on ->
    [yes] sim
   *[no] não
}
settings-switch-about = **{ $switch }** · { $about }

settings-notify-table = Eu aviso você **no tópico da mesa**, a não ser que você tenha tocado em algo lá nos últimos dois minutos.
settings-notify-direct = Eu aviso você **por mensagem direta**, a não ser que você tenha tocado em algo na mesa nos últimos dois minutos.
settings-notify-never = Eu **não aviso você**. `/minhas-mesas` mostra onde é a sua vez.
settings-direct-closed = ⚠️ Não consigo enviar mensagens diretas a você, então aviso na mesa. Permita mensagens diretas de membros deste servidor e escolha de novo “Avisar por mensagem direta”.
settings-direct-closed-brief = ⚠️ Não consigo enviar mensagens diretas a você

settings-now = Sua hora: **{ $time }** ({ $place }).
settings-now-no-zone = Nenhum fuso definido; hora UTC: **{ $time }**.
settings-runs-always = Seu relógio corre dia e noite. Com horário de silêncio, ele descansa e ninguém avisa você.
settings-rests-hours = Seu relógio descansa **de { $from } a { $until }**, e ninguém avisa você nesse tempo.
settings-rests-days = Seu relógio descansa **nestes dias: { $days }**; neles, ninguém avisa você.
settings-rests-both = Seu relógio descansa **de { $from } a { $until }** e **nestes dias: { $days }**; nesse tempo, ninguém avisa você.
settings-hours-of-utc = ⚠️ São horas UTC até você definir o seu fuso.
settings-quiet-now = É o seu horário de silêncio. Posso avisar você de novo { $when }.
settings-quiet-brief = Silêncio de { $from } a { $until }
settings-days-off-brief = Folga: { $days }
settings-zone-brief = Fuso de { $place }
settings-no-zone-brief = Fuso não definido

settings-own-cards-picture = Você vê suas cartas **como imagem**.
settings-own-cards-emojis = Você vê suas cartas **como emojis**.
settings-own-cards-words = Você vê suas cartas **em palavras**.
settings-name-four-colours = Quatro cores
settings-about-four-colours = Ouros em azul, paus em verde. Agora: { $sample }
settings-name-compact = Mão compacta
settings-about-compact = Sem imagem, menos linhas: para telas pequenas
settings-name-text-only = Só texto
settings-about-text-only = Naipes como letras, sem emojis: melhor para leitores de tela
settings-name-spaced = Mais espaço
settings-about-spaced = Mais espaço entre cartas e linhas

settings-hand-order-usual = Suas cartas ficam **na ordem da modalidade**.
settings-hand-order-high = Suas cartas ficam **por valor, ases primeiro**.
settings-hand-order-low = Suas cartas ficam **por valor, ases por último**.
settings-hand-order-suit = Suas cartas ficam **por naipe**.
settings-name-confirm-discard = Perguntar antes do descarte
settings-about-confirm-discard = { $on ->
    [yes] Peço confirmação de um descarte que encerra a sua vez
   *[no] Um descarte encerra a sua vez na hora
}
settings-name-plays-forced = Jogadas forçadas
settings-about-plays-forced = Compro por você quando ninguém poderia pegar o lixo, e passo quando não há outra coisa
settings-name-has-lessons = Explicações no treino
settings-about-has-lessons = O que é novo para você é explicado uma vez

menu-notify = Quando for a sua vez…
option-notify-table = Avisar na mesa
option-notify-table-about = No tópico dela; o aviso some depois que você joga
option-notify-direct = Avisar por mensagem direta
option-notify-direct-about = Sua mão abre lá, e você joga por lá
option-notify-never = Não avisar
option-notify-never-about = Olho por conta própria em /minhas-mesas

menu-own-cards = Minhas cartas…
option-own-cards-picture = Minhas cartas como imagem
option-own-cards-picture-about = Com descrição em palavras para leitores de tela
option-own-cards-emojis = Minhas cartas como emojis
option-own-cards-emojis-about = Cartas pequenas, uma ao lado da outra
option-own-cards-words = Minhas cartas em palavras
option-own-cards-words-about = Letras e números, também em botões e menus

menu-language = Idioma…
option-language-of-client = O idioma do meu Discord

menu-hand-order = Minhas cartas na ordem…
option-hand-order-usual = Minhas cartas na ordem da modalidade
option-hand-order-usual-about = Por valor; por naipe nas modalidades com sequências
option-hand-order-high = Minhas cartas por valor, ases primeiro
option-hand-order-high-about = A K Q J 10 … 4, depois 3, 2 e jokers
option-hand-order-low = Minhas cartas por valor, ases por último
option-hand-order-low-about = 4 5 6 7 8 … A, depois 3, 2 e jokers
option-hand-order-suit = Minhas cartas por naipe
option-hand-order-suit-about = Os botões de um valor inteiro continuam por valor

menu-quiet-from = Silêncio a partir de…
menu-quiet-until = Silêncio até…
option-quiet-off = Sem horário de silêncio
option-quiet-from = Silêncio a partir de { $time }
option-quiet-until = Silêncio até { $time }
option-quiet-length = { $hours ->
    [1] 1 hora
   *[other] { $hours } horas
}
menu-days-off = Dias de folga (no máximo 4)…
menu-zones = Onde você mora?
option-zone = { $city }, { $country }
option-zone-now = Agora lá: { $time }

button-zone = Definir meu fuso…

zone-form-title = Seu fuso horário
zone-form-label = Um lugar perto de você, ou a hora aí agora
zone-form-hint = São Paulo · Manaus · Lisboa · 14:35
zone-none = Não conheço um lugar ou hora como “{ $typed }”. Tente a cidade grande mais próxima ou o que o seu relógio mostra agora, como `14:35`.
zone-several = Vários lugares combinam com “{ $typed }”. Escolha o seu abaixo.
zone-set = ✅ Seu fuso agora é o de **{ $place }**.

style-computer = computador
style-person = pessoa
style-changed = [mudado]
style-house = [regra da casa]
style-closed = fechada
suit-clubs = paus
suit-diamonds = ouros
suit-hearts = copas
suit-spades = espadas

time-with-half = { $time }{ $half ->
   *[other] { $hour ->
       *[other] {""}
    }
}
weekday-0 = { $form ->
    [gender] f
   *[plain] segunda
}
weekday-1 = { $form ->
    [gender] f
   *[plain] terça
}
weekday-2 = { $form ->
    [gender] f
   *[plain] quarta
}
weekday-3 = { $form ->
    [gender] f
   *[plain] quinta
}
weekday-4 = { $form ->
    [gender] f
   *[plain] sexta
}
weekday-5 = { $form ->
    [gender] m
   *[plain] sábado
}
weekday-6 = { $form ->
    [gender] m
   *[plain] domingo
}
