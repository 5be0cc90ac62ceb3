"""Colours of seats; before, a seat had the colour of its number."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("colour", sa.Integer, nullable=False, server_default="0"))
    op.execute("update seats set colour = seat")


def downgrade() -> None:
    with op.batch_alter_table("seats") as table:
        table.drop_column("colour")
