"""Who brought a record, facts about the server itself, and an index for tables that are kept no longer."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("replays", sa.Column("owner", sa.String(32), nullable=False, server_default=""))
    op.create_index("replays_owner", "replays", ["owner", "created"])
    op.create_index("tables_resting", "tables", ["over", "touched"])
    op.create_table(
        "facts",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("facts")
    op.drop_index("tables_resting", "tables")
    op.drop_index("replays_owner", "replays")
    with op.batch_alter_table("replays") as table:
        table.drop_column("owner")
