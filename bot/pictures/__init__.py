"""Pictures of cards, boards, hands and results: views in, PNG out."""
