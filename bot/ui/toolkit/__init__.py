"""Interactions, components, forms, permissions and limits, as any bot for Discord could use them."""
