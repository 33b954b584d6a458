"""The message that is being posted for a notice.

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
    """Add the column, empty: postings that an earlier version had begun are unknown."""
    op.add_column("notices", sa.Column("begun", sa.LargeBinary(), nullable=True))


def downgrade() -> None:
    """Remove it: an earlier version may post a message a second time."""
    op.drop_column("notices", "begun")
