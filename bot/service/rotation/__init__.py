"""Rotating partners: several matches in which people change partners, with personal totals."""
