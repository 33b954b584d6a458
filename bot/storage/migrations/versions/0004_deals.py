"""The secrets of deals that are committed to before they are dealt.

Revision ID: 0004
Revises: 0003
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add the table of deals; existing tables publish a commitment from their next deal on."""
    op.create_table(
        "deals",
        sa.Column("table_id", NUMBER, nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("commitment", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_deals_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "round", name=op.f("pk_deals")),
    )


def downgrade() -> None:
    """Remove it: secrets are drawn at the moment of the deal again."""
    op.drop_table("deals")
