### Lo que se escribe en este idioma y lo que significa en la notación del bot, en pares separados por espacios.

typed-words =
    rey=K reyes=K reina=Q reinas=Q dama=Q damas=Q jota=J jotas=J as=A ases=A
    diez=10 dieces=10 nueve=9 nueves=9 ocho=8 ochos=8 siete=7 sietes=7 seis=6 seises=6
    cinco=5 cincos=5 cuatro=4 cuatros=4 tres=3 treses=3 dos=2 doses=2
    comodín=* comodin=* comodines=* mono=* monos=* joker=* jokers=*
    trébol=♣ trebol=♣ tréboles=♣ treboles=♣ diamante=♦ diamantes=♦
    corazón=♥ corazon=♥ corazones=♥ pica=♠ picas=♠ espada=♠ espadas=♠
    de= del= el= la= los= las= mazo=
    robar=draw robo=draw roba=draw tomar=take tomo=take toma=take coger=take pozo=pile
    bajar=meld bajo=meld baja=meld agregar=add agrego=add agrega=add añadir=add
    descartar=discard descarto=discard descarta=discard botar=discard tirar=discard
    pasar=pass paso=pass cerrar=go_out cierro=go_out preguntar=ask pregunto=ask
    compañero=partner compañera=partner responder= sí=answer_yes si=answer_yes
    retirar=withdraw pregunta=question terminar=end ronda=round
    mostrar=show muestro=show escalera=straight pares=pairs basura=garbage
    con=with en=on al=on
