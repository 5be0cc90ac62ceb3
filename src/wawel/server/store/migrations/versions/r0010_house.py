"""What a table has agreed on, how it stands, what is said there, and when the server was down."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("terms", sa.Text, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("standing", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("deadline", sa.BigInteger, nullable=True))
    op.add_column("tables", sa.Column("open_until", sa.String(32), nullable=True))
    op.create_index("tables_deadline", "tables", ["deadline"])
    op.create_index("tables_open", "tables", ["open_until"])
    op.create_table(
        "says",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("key", sa.String(16), nullable=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("time", sa.String(32), nullable=False),
        sa.Column("reported", sa.Boolean, nullable=False),
    )
    op.create_table(
        "downtimes",
        sa.Column("began", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("downtimes")
    op.drop_table("says")
    op.drop_index("tables_open", "tables")
    op.drop_index("tables_deadline", "tables")
    with op.batch_alter_table("tables") as table:
        for name in ("open_until", "deadline", "standing", "terms"):
            table.drop_column(name)
