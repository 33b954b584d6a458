"""House rules that servers offer to all others.

Revision ID: 0016
Revises: 0015
"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add the table, empty: a house rule is offered only when a manager of its server says so."""
    op.create_table(
        "published_rules",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("name_key", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("preset", sa.String(), nullable=False),
        sa.Column("differences", sa.LargeBinary(), nullable=False),
        sa.Column("about", sa.String(), nullable=False),
        sa.Column("author_id", sa.BigInteger(), nullable=False),
        sa.Column("author_name", sa.String(), nullable=False),
        sa.Column("published", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_published_rules")),
        sa.UniqueConstraint("guild_id", "name_key", name=op.f("uq_published_rules_guild_id")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_published_rules_author", "published_rules", ["author_id"])


def downgrade() -> None:
    """Remove it with all that is in it."""
    op.drop_table("published_rules")
