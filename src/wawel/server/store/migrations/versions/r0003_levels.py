"""Bots have five levels: what was "steady" is "medium"."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

SEATS = sa.table("seats", sa.column("level"))


def upgrade() -> None:
    op.execute(SEATS.update().where(SEATS.c.level == "steady").values(level="medium"))


def downgrade() -> None:
    op.execute(SEATS.update().where(SEATS.c.level.not_in(["random"])).values(level="steady"))
