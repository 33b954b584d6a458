"""What one process needs of Discord and of its machine: for each turn that is played, and for each server it is in."""
