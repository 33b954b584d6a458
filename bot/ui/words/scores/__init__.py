"""Score sheets as tables of words and as scenes of pictures."""
