"""The first schema: all tables as they were before the first release. Of a database from before it nothing is known.

Revision ID: 0021
Revises:
"""

revision = "0021"
down_revision = None
branch_labels = None
depends_on = None
