"""House rules of servers, and the preset and house rule that a table's rules were made from.

Revision ID: 0002
Revises: 0001
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add house rules; for existing tables the origin of their rules stays empty."""
    op.add_column("tables", sa.Column("preset", sa.String(), server_default=sa.text("''"), nullable=False))
    op.add_column(
        "tables", sa.Column("house_rule", sa.String(), server_default=sa.text("''"), nullable=False)
    )
    op.create_table(
        "house_rules",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("name_key", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("preset", sa.String(), nullable=False),
        sa.Column("differences", sa.LargeBinary(), nullable=False),
        sa.Column("is_default", sa.Boolean(), nullable=False),
        sa.Column("changed_by", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_house_rules")),
        sa.UniqueConstraint("guild_id", "name_key", name=op.f("uq_house_rules_guild_id")),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "ix_house_rules_default",
        "house_rules",
        ["guild_id"],
        unique=True,
        sqlite_where=sa.text("is_default = 1"),
        postgresql_where=sa.text("is_default"),
    )


def downgrade() -> None:
    """Return to the first schema."""
    op.drop_table("house_rules")
    op.drop_column("tables", "house_rule")
    op.drop_column("tables", "preset")
