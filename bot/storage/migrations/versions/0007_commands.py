"""The fingerprint of the commands last sent to Discord.

Revision ID: 0007
Revises: 0006
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table, empty: earlier versions kept this in a file, so the commands are sent once more."""
    op.create_table(
        "commands",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("told", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_commands")),
    )


def downgrade() -> None:
    """Remove it: the commands are sent again at the next start."""
    op.drop_table("commands")
