"""The earlier versions of house rules, to which they can be taken back.

Revision ID: 0024
Revises: 0023
"""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Keep the versions from now on."""
    op.add_column("house_rules", sa.Column("versions", sa.LargeBinary(), nullable=True))


def downgrade() -> None:
    """Forget the earlier versions."""
    op.drop_column("house_rules", "versions")
