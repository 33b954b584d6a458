### The library of house rules that servers offer to all others.

command-library = Regras da casa de outros servidores: ler as regras, experimentar, importar
command-house-publish = Oferecer uma regra da casa a todos os servidores, na biblioteca

library-title = 📚 Biblioteca de regras da casa
library-footer = { $pages ->
    [1] { "" }
   *[other] Página { $page } de { $pages } ·{ " " }
}Quem gerencia um servidor oferece uma com /casa publicar.
library-empty = Nenhum servidor oferece uma regra da casa no momento.
library-line = • **{ $name }**: { $about }
library-rule-title = 📚 { $name }
library-author = ✍️ { $author }
library-code = Código para `/casa importar`
library-published = 📚 **{ $name }** está na biblioteca como é agora. Mudanças que você fizer depois não a mudam lá; para isso, publique-a de novo.
library-imported = 🏠 **{ $name }** agora é uma regra da casa deste servidor. Jogue com ela em `/mesa nova`.
library-name-taken = Este servidor tem outra regra da casa chamada **{ $name }**. Importe esta com outro nome: `/casa importar` com o código `{ $code }`.
library-down-sure = Quer mesmo tirar **{ $name }** da biblioteca? Os servidores que a importaram ficam com ela.
library-taken-down = **{ $name }** não está mais na biblioteca.
library-practice-runs = Você tem uma partida de treino em andamento. `/treino` a continua; experimente esta quando ela terminar.
library-form-title = Publicar { $name }
library-form-about = Como ela é? Uma frase
library-form-about-hint = Compramos duas cartas, e o lixo está sempre congelado.
library-form-author = Quem a criou?
library-form-author-hint = Um nome que todos veem; vazio para nenhum

menu-library = 📖 Abrir uma…
button-library-newer = ◀ Mais novas
button-library-older = Mais antigas ▶
button-library-try = Experimentar
button-library-import = Importar
button-library-down = Retirar…
button-library-down-sure = Sim, retirar
