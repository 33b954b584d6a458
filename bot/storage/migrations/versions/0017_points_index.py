"""An index of the rounds with points alone, so that only records use it.

Revision ID: 0017
Revises: 0016
"""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

COLUMNS = ["guild_id", "user_id", "points"]


def upgrade() -> None:
    """Make the index anew."""
    only = sa.text("points > 0")
    op.drop_index("ix_played_rounds_points", table_name="played_rounds")
    op.create_index(
        "ix_played_rounds_points", "played_rounds", COLUMNS, sqlite_where=only, postgresql_where=only
    )


def downgrade() -> None:
    """Make the index of all rounds again."""
    op.drop_index("ix_played_rounds_points", table_name="played_rounds")
    op.create_index("ix_played_rounds_points", "played_rounds", COLUMNS)
