### House rules of a server.

command-house = Regras da casa deste servidor: como vocês jogam Canasta aqui
command-house-list = As regras da casa deste servidor
command-house-show = O que uma regra da casa muda
command-house-create = Criar uma regra da casa a partir de uma modalidade conhecida
command-house-set = Mudar uma opção de uma regra da casa
command-house-unset = Restaurar uma opção como na modalidade da qual a regra da casa partiu
command-house-edit = Mudar uma regra da casa com menus
command-house-delete = Excluir uma regra da casa; as mesas que jogam com ela continuam
command-house-terms = Ajustes (relógio, lembretes, quadro) das mesas de uma regra da casa, ou de todas as novas
command-house-default = O que as novas mesas jogam por padrão
command-house-share = Receber um código para usar uma regra da casa em outro servidor
command-house-import = Importar uma regra da casa de outro servidor pelo código

option-house-name = O nome da regra da casa
option-house-new-name = Um nome para a regra da casa
option-house-preset = A modalidade da qual partir (padrão: Clássica)
option-house-option = A opção: digite uma palavra para procurar
option-house-value = O valor dela
option-house-code = O código que /casa compartilhar mostrou no outro servidor
option-house-terms = A regra da casa (deixe vazio para todas as novas mesas deste servidor)
option-house-default = A regra da casa (deixe vazio para a Clássica)
option-rules = Uma regra da casa deste servidor, ou uma modalidade
option-rules-of = Uma regra da casa ou uma modalidade, em vez da mesa deste canal

house-title = 🏠 Regra da casa { $name }
house-footer = Jogue com ela em /mesa nova.
house-footer-form = Mude-a com os menus abaixo; jogue com ela em /mesa nova.
house-sentence = { $preset }, mas { $differences }.
house-sentence-same = { $preset }, sem nenhuma mudança.
house-is-default = ⭐ As novas mesas jogam com ela.
house-line = • **{ $name }**: { $value } (em vez de { $before }) · `{ $option }`
house-line-clause = • **{ $name }**: { $value } ({ $preset }: { $before }) · `{ $option }`
house-line-unknown = • `{ $option }`: esta versão do bot não a conhece
house-no-penalty = 💡 Só se multa o que tem uma multa própria. Aqui ainda sem multa: { $names }.
house-penalty-unused = 💡 Sem efeito enquanto **{ $option }** também não for definida: { $names }.
house-no-effect = 💡 Sem efeito enquanto **{ $option }** ficar como está: { $names }.
house-no-effect-minimums = 💡 { $by ->
    [round] A partida termina depois de { $end ->
        [1] uma rodada
       *[other] { $end } rodadas
    }
   *[other] A partida termina com { $end } pontos
}, então isto nunca conta para a abertura{ $tie ->
    [play_on] , a não ser depois de um empate
   *[other] {""}
}: { $rows }.
house-contradicts = ⚠️ Algumas destas regras não combinam. As mesas jogam com elas como estão, mas a próxima mudança tem de acertar isso:
house-option-named = **{ $name }**
house-list-title = 🏠 Regras da casa deste servidor
house-list-line = • **{ $name }**: { $what }
house-list-default = ⭐ **{ $name }** (para novas mesas): { $what }
house-list-none = Ainda não há nenhuma. Crie uma com `/casa criar` e depois mude-a com `/casa definir` ou `/casa editar`.
house-made = 🏠 **{ $name }** foi criada.
house-set-done = ✅ A partir de agora: { $what }.
house-unset-done = ↩️ { $name }: de volta ao original ({ $preset }).
house-deleted = **{ $name }** foi excluída. As mesas que jogam com ela continuam como estão.
house-delete-sure = Quer mesmo excluir **{ $name }**? As mesas que jogam com ela continuam como estão.
house-renamed = ✏️ **{ $before }** agora se chama **{ $name }**. As mesas abertas ficam com o nome antigo.
house-copied = 🏠 **{ $name }** é uma cópia de **{ $original }**. Mude abaixo o que é diferente.
house-taken-back = ↩️ **{ $name }** está como era. As mesas abertas mantêm as regras que têm.
house-rename-title = Renomear { $name }
house-copy-title = Copiar { $name }
house-name-label = Novo nome
house-copy-label = Nome da cópia
house-name-hint = No máximo 40 letras
house-history-title = 🕘 Mudanças de { $name }
house-version-now = **{ $number } (agora)** · { $when } · { $who }: { $what }
house-version = **{ $number }** · { $when } · { $who }: { $what }
house-version-title = 🕘 { $name }, versão { $number }
house-version-undone = { $names } de volta ao original ({ $preset })
house-version-renamed = com o nome **{ $name }**
house-version-instead = Se você voltar a esta: { $changes }.
menu-house-show = Ver uma regra da casa…
menu-house-versions = Ver uma versão anterior…
house-default-done = ⭐ As novas mesas agora jogam com **{ $name }**.
house-default-none = As novas mesas agora jogam { $preset }.
house-share = 🏠 **{ $name }**: { $what }
    `{ $code }`
    No outro servidor: `/casa importar`, com este código.
house-import-title = 🏠 Importar esta regra da casa?
house-import-declined = Nada foi importado.
house-fix = 💡 Para acertar isto: { $fix }.
house-setting = { $name } = { $value }
house-admins-only = Só quem gerencia o servidor pode mudar regras da casa.
house-offer-lost = Esta oferta não pode mais ser lida. Digite `/casa importar` de novo.
house-code-mistyped = Este código tem um erro de digitação ou está incompleto. Copie-o inteiro: letras, números e traços.
house-code-too-new = Este código vem de uma versão mais nova do bot. Antes, este bot tem de ser atualizado.
house-code-too-long = Esta regra da casa muda mais do que cabe em um código. Parta de uma modalidade mais próxima dela: `/casa criar`.
house-code-unknown = Este código contém uma opção, um valor ou uma modalidade que esta versão do bot não conhece.
rules-unknown = Não conheço nenhuma modalidade nem regra da casa “{ $name }”. Você quis dizer { $nearest }? Enquanto você digita, o comando mostra todas.
house-option-unknown = Não há opção “{ $option }”. Digite uma palavra para procurar e depois escolha na lista.

house-choice-default = ⭐ { $name } (regra da casa, para novas mesas)
house-choice = 🏠 { $name } (regra da casa)
house-choice-preset = { $name }
house-choice-option = { $name }: { $about }
house-choice-now = { $value } (como está agora)

house-form-sections = ✏️ Mudar algo em…
house-form-section = ✏️ Seção: { $section }
house-form-options = ✏️ Qual opção?
house-form-option-chosen = ✏️ Opção: { $name }
house-form-values = ✏️ Valor: { $value }
house-form-fixes = 💡 Para acertar isto, mude também…
house-form-option = **{ $name }**: { $about }
    Agora: { $value }. { $preset }: { $before }.
house-type-label = O valor
house-type-hint = Possível: { $allowed }
house-form-type = Possível: { $allowed }. Não está no menu? **{ button-house-type }**
house-section-page = { $section } ({ $number })
house-section-deal = A distribuição
house-section-draw = Comprar
house-section-threes = Os 3
house-section-melds = Jogos
house-section-initial = A abertura
house-section-pile = O lixo
house-section-discard = Descartes
house-section-going_out = Bater
house-section-scoring = Os pontos
house-section-end = O fim
house-section-three_handed = Três jogadores
house-section-manners = Perguntas e irregularidades
button-house-edit = Mudar
button-house-publish = Publicar…
button-house-rename = Renomear…
button-house-copy = Copiar…
button-house-history = Histórico
button-house-take-back = Voltar a esta
button-house-type = Digitar um valor…
button-house-unset = Original: { $preset }
button-house-accept = Importar
button-house-decline = Não
button-house-delete = Sim, excluir

refusal-house-rule = 🏠 Regra da casa: { $differences }.
refusal-preset-rule = 📖 { $preset }: { $differences }.

rules-menu = 📖 Ler mais das regras…
rules-line-changed = 🔸 { $rule }
rules-line-house = 🏡 { $rule }
rules-game = **{ $name }**: { $about }
rules-completion = ❔ As fontes desta modalidade deixam algumas coisas em aberto. Aqui elas são como na modalidade da qual ela vem, onde isso serve:
rules-note = 📝 { $note }
rules-marked = 🔸 { $shown ->
    [yes] = diferente da { $classic }
   *[no] No menu: o que é diferente da { $classic }
}
rules-marked-house = 🏡 { $shown ->
    [yes] = regra da casa, diferente do original ({ $game })
   *[no] No menu: as regras da casa, diferentes do original ({ $game })
}
