"""Short codes that open the seats of a table."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("code", sa.String(8), nullable=True))
    op.create_index("tables_code", "tables", ["code"])


def downgrade() -> None:
    op.drop_index("tables_code", "tables")
    with op.batch_alter_table("tables") as table:
        table.drop_column("code")
