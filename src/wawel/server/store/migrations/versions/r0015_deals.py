"""Tables with the same draws, and who sits at which of them."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("deal", sa.String(32), nullable=True))
    op.create_index("tables_deal", "tables", ["deal"])
    op.add_column("seats", sa.Column("tally", sa.Text, nullable=True))
    op.create_table(
        "deal_people",
        sa.Column("deal", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("table_id", sa.String(64), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("deal_people")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("tally")
    op.drop_index("tables_deal", "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("deal")
