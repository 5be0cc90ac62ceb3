"""Which server owns a table, and the signs of life of servers that share a database."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("owner", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_owner", "tables", ["owner"])
    op.create_table(
        "servers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("place", sa.String(300), nullable=False),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":
        op.alter_column("people", "folded", type_=sa.Text)  # SQLite takes texts of any length anyway


def downgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.alter_column("people", "folded", type_=sa.String(160))
    op.drop_table("servers")
    op.drop_index("tables_owner", "tables")
    with op.batch_alter_table("tables") as table:
        for name in ("epoch", "owner"):
            table.drop_column(name)
