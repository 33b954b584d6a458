"""Which message is being posted for a notice.

Revision ID: 0008
Revises: 0007
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of what an earlier version was posting when it stopped, nothing is known."""
    op.add_column("notices", sa.Column("begun", sa.LargeBinary(), nullable=True))


def downgrade() -> None:
    """An earlier version posts again what it cannot know."""
    op.drop_column("notices", "begun")
