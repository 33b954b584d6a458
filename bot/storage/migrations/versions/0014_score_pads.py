"""Score pads of people, for games that are played with real cards.

Revision ID: 0014
Revises: 0013
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add the table, empty."""
    op.create_table(
        "score_pads",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("owner_id", sa.BigInteger(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("preset", sa.String(), nullable=False),
        sa.Column("house_rule", sa.String(), nullable=False),
        sa.Column("rules", sa.LargeBinary(), nullable=False),
        sa.Column("pad", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_score_pads")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_score_pads_owner", "score_pads", ["owner_id"])
    op.create_index("ix_score_pads_changed", "score_pads", ["changed"])


def downgrade() -> None:
    """Remove it with all that is in it."""
    op.drop_table("score_pads")
