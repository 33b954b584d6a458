"""Rated results of duplicates.

Revision ID: 0023
Revises: 0022
"""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; no result so far is one of a duplicate."""
    op.add_column(
        "match_results",
        sa.Column("is_duplicate", sa.Boolean(), server_default=sa.text("false"), nullable=False),
    )


def downgrade() -> None:
    """Remove it; results of duplicates count as those of matches."""
    op.drop_column("match_results", "is_duplicate")
