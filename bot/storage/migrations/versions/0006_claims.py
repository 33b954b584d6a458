"""Claims of several processes on work, and a sequence for unique table numbers.

Revision ID: 0006
Revises: 0005
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add the table of claims, empty: no process works while the schema changes."""
    op.create_table(
        "claims",
        sa.Column("work", sa.String(), nullable=False),
        sa.Column("number", NUMBER, autoincrement=False, nullable=False),
        sa.Column("owner", sa.String(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("work", "number", name=op.f("pk_claims")),
    )
    op.create_index("ix_claims_owner", "claims", ["owner"])
    if op.get_bind().dialect.name == "postgresql":
        op.execute("CREATE SEQUENCE table_numbers")


def downgrade() -> None:
    """Remove claims: only one process may run then."""
    op.drop_table("claims")
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP SEQUENCE table_numbers")
