### The library of house rules that servers offer to all others.

library-footer = { $pages ->
    [one] { "" }
   *[other] Página { $page } de { $pages } ·{ " " }
}Quien gestiona un servidor añade una con /casa publicar.
