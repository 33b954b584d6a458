"""Diagnosis for ``/admin doctor``: what the bot needs, what is missing, and how to repair it.

Facts are gathered over REST (:mod:`examination`), judged by pure functions (:mod:`checks`), and shown by :mod:`bot.ui.administration.doctor_panel`.
"""
