"""Cards selected by buttons: what a tap sets, the buttons themselves, and what can be done with the selected cards."""
