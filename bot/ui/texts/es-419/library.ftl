### La biblioteca de reglas de la casa que los servidores ofrecen a los demás.

command-library = Reglas de la casa de otros servidores: leerlas, probarlas, importarlas
command-house-publish = Ofrecer una regla de la casa a todos los servidores, en la biblioteca

library-title = 📚 Biblioteca de reglas de la casa
library-footer = { $pages ->
    [one] { "" }
   *[other] Página { $page } de { $pages } ·{ " " }
}Quien gestiona un servidor agrega una con /casa publicar.
library-empty = Por ahora ningún servidor ofrece una regla de la casa.
library-line = • **{ $name }**: { $about }
library-rule-title = 📚 { $name }
library-author = ✍️ { $author }
library-code = Código para `/casa importar`
library-published = 📚 **{ $name }** está en la biblioteca tal como es ahora. Lo que cambies después no la cambia allí; para eso, publícala otra vez.
library-imported = 🏠 **{ $name }** ya es una regla de la casa de este servidor. Para jugarla: `/mesa nueva`.
library-name-taken = Este servidor ya tiene otra regla de la casa llamada **{ $name }**. Impórtala con otro nombre: `/casa importar` con el código `{ $code }`.
library-down-sure = ¿De verdad quieres retirar **{ $name }** de la biblioteca? Los servidores que ya la importaron la conservan.
library-taken-down = **{ $name }** ya no está en la biblioteca.
library-practice-runs = Tienes una partida de práctica en curso. `/práctica` la continúa; prueba esta cuando termine.
library-form-title = Publicar { $name }
library-form-about = ¿Cómo es? Una frase
library-form-about-hint = Robamos dos cartas y el pozo siempre está congelado.
library-form-author = ¿Quién la inventó?
library-form-author-hint = Un nombre que todos verán; vacío, ninguno

menu-library = 📖 Abrir una…
button-library-newer = ◀ Más nuevas
button-library-older = Más antiguas ▶
button-library-try = Probarla
button-library-import = Importar
button-library-down = Retirar…
button-library-down-sure = Sí, retirarla
