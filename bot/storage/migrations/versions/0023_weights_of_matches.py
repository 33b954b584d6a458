"""What a match counts, and the rating before the last one. Matches so far count whole.

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
    """Add the weight of each result and the former strength of each rating."""
    op.add_column(
        "match_results", sa.Column("weight", sa.Double(), nullable=False, server_default=sa.text("1"))
    )
    op.add_column("ratings", sa.Column("mu_before", sa.Double()))


def downgrade() -> None:
    """Drop both."""
    op.drop_column("ratings", "mu_before")
    op.drop_column("match_results", "weight")
