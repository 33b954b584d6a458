"""Random rounds of every game under random house rules, held against laws that no game may break."""
