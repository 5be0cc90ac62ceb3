"""Accounts with their sessions and recovery codes; whose a seat is, and how it ended."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("folded", sa.String(160), nullable=False),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("colour", sa.Integer, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("changed", sa.String(32), nullable=False),
    )
    op.create_index("people_folded", "people", ["folded"], unique=True)
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("device", sa.String(16), nullable=False),
        sa.Column("browser", sa.String(16), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("seen", sa.String(32), nullable=False),
    )
    op.create_index("sessions_token", "sessions", ["token_hash"], unique=True)
    op.create_index("sessions_person", "sessions", ["person"])
    op.create_table(
        "recovery_codes",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("code_hash", sa.String(64), primary_key=True),
    )
    op.add_column("seats", sa.Column("person", sa.String(32), nullable=True))
    op.add_column("seats", sa.Column("place", sa.Integer, nullable=True))
    op.add_column("seats", sa.Column("points", sa.Integer, nullable=True))
    op.create_index("seats_person", "seats", ["person"])


def downgrade() -> None:
    op.drop_index("seats_person", "seats")
    with op.batch_alter_table("seats") as table:
        for name in ("points", "place", "person"):
            table.drop_column(name)
    for name in ("recovery_codes", "sessions", "people"):
        op.drop_table(name)
