"""Ratings of people, after each of their rated matches."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("before", sa.Float, nullable=False),
        sa.Column("value", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
    )
    op.create_index("ratings_n", "ratings", ["person", "game", "seats", "n"], unique=True)
    op.create_index("ratings_table", "ratings", ["table_id"])


def downgrade() -> None:
    op.drop_table("ratings")
