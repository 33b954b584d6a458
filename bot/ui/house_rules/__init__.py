"""House rules: menus, forms, autocomplete."""
