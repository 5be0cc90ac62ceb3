"""Passkeys, and what they are asked to sign."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("credential", sa.String(1400), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("host", sa.String(255), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("used", sa.String(32), nullable=True),
    )
    op.create_index("passkeys_credential", "passkeys", ["credential"], unique=True)
    op.create_index("passkeys_person", "passkeys", ["person"])
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(8), nullable=False),
        sa.Column("host", sa.String(255), nullable=False),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("expires", sa.String(32), nullable=False),
    )
    op.create_index("challenges_expires", "challenges", ["expires"])


def downgrade() -> None:
    op.drop_table("challenges")
    op.drop_table("passkeys")
