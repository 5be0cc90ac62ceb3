"""Invitations by name, and whose nobody wants."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("sender", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("refused", sa.Boolean, nullable=False),
    )
    op.create_index("invitations_person", "invitations", ["person"])
    op.create_index("invitations_table", "invitations", ["table_id"])
    op.create_table(
        "blocks",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("blocked", sa.String(32), nullable=False),
    )
    op.create_index("blocks_pair", "blocks", ["person", "blocked"], unique=True)


def downgrade() -> None:
    op.drop_table("blocks")
    op.drop_table("invitations")
