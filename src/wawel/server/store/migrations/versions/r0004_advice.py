"""Hints and projected results at a table, and analyses of records."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

AIDS = ("hints", "projection")


def upgrade() -> None:
    for name in AIDS:
        op.add_column("tables", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "analyses",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("moments", sa.Text, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_index("analyses_created", "analyses", ["created"])


def downgrade() -> None:
    op.drop_table("analyses")
    with op.batch_alter_table("tables") as table:
        for name in AIDS:
            table.drop_column(name)
