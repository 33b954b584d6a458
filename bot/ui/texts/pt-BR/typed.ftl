### What people type in this language for what the bot reads in its own notation, as pairs with spaces between them.

typed-words =
    rei=K reis=K dama=Q damas=Q rainha=Q rainhas=Q valete=J valetes=J ás=A ases=A áses=A
    dez=10 nove=9 noves=9 oito=8 oitos=8 sete=7 setes=7 seis=6 cinco=5 cincos=5 quatro=4 quatros=4 três=3 tres=3
    coringa=* coringas=* curinga=* curingas=*
    paus=♣ ouros=♦ copas=♥ espadas=♠ de=
    comprar=draw compro=draw compre=draw pegar=take pego=take pegue=take lixo=pile
    baixar=meld baixo=meld baixe=meld encaixar=add encaixo=add encaixe=add
    descartar=discard descarto=discard descarte=discard passar=pass passo=pass
    bater=go_out perguntar=ask parceiro=partner sim=answer_yes não=answer_no nao=answer_no
    encerrar=end rodada=round com=with em=on no=on na=on nos=on nas=on
