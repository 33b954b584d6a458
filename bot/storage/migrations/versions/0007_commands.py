"""Which commands Discord was told last.

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
    """Nothing is known of earlier versions, which wrote it into a file: Discord is told once more."""
    op.create_table(
        "commands",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("told", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_commands")),
    )


def downgrade() -> None:
    """Discord is told at the next start."""
    op.drop_table("commands")
