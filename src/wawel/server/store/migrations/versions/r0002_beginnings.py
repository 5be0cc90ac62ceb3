"""How a table began, when it was touched last, whether it is over, and the values on its components."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

COLUMNS = ("components", "seed_given", "started", "touched", "over")


def upgrade() -> None:
    op.add_column("tables", sa.Column("components", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("seed_given", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("started", sa.String(8), nullable=False, server_default="setup"))
    op.add_column("tables", sa.Column("touched", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("over", sa.Boolean, nullable=False, server_default=sa.false()))

    # what the rows tell about existing tables: a seed that the server made has 64 digits; whether a match is over
    # shows when it is replayed, and a moment of a replay looks like any other position
    tables = sa.table(
        "tables",
        *[sa.column(name) for name in ("id", "seed", "position", "created", "seed_given", "started", "touched")],
    )
    rows = sa.table("rows", sa.column("table_id"), sa.column("time"))
    last = sa.select(sa.func.max(rows.c.time)).where(rows.c.table_id == tables.c.id).scalar_subquery()
    op.execute(tables.update().values(touched=sa.func.coalesce(last, tables.c.created)))
    op.execute(tables.update().where(sa.func.length(tables.c.seed) != 64).values(seed_given=sa.true()))
    op.execute(tables.update().where(tables.c.position != "").values(started="position"))


def downgrade() -> None:
    with op.batch_alter_table("tables") as table:
        for name in COLUMNS:
            table.drop_column(name)
