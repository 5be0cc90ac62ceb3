"""DC-9.11 to DC-9.14: the spirits of the castle."""

from tests.games.dragon_castle.tables import at, legal, stacks, state, view
from wawel.testing import rule

FULL = " / ".join(["1^ 1^ 1^ 1^ 1^ 1^"] * 3)


# Deception


@rule("DC-9.11")
def test_deception_takes_a_neighbour_of_the_first_tile() -> None:
    """Same level, long or short side, neither identical nor available."""
    castle = "1F1 2M2 1F2 / 2M1 2S1 2P1 / 2W1 2D1 2F3"
    line = at("take:a2 M6 deception!shrine", castle=castle, spirits="deception", has0="pool=2", unseen="M6=4 M5=4")

    assert legal(line) == ["pair:b2", "pair:a3"]
    assert line.refuses("pair:b1") == ("not-beside", "DC-9.11")
    assert line.refuses("discard") == ("pair-owed", "DC-9.9")
    line.then("pair:b2 M5")
    assert view(line)["hand"] == ["M1", "S1"]
    assert view(line)["phase"] == "placing"


@rule("DC-9.11")
def test_deception_needs_a_neighbour_and_two_places() -> None:
    """The tile under the first one is not a neighbour."""
    lonely = at("take:a1 M1", castle="2M1 1M2", spirits="deception", has0="pool=2", unseen="M1=1 S1=3")
    assert lonely.refuses("deception!shrine") == ("no-effect", "DC-9.3")

    fields = {"castle": "1M1 1M2", "spirits": "deception", "has0": "pool=2"}
    full = at("take:a1", realm0=f"{FULL} / 1^ 1^ 1^ 1^ 1^ .", **fields)
    assert full.refuses("deception!shrine") == ("no-room", "DC-6.6")
    paid = at("take:a1 deception!e4 pair:b1", realm0=f"{FULL} / 1^ 1^ 1^ 1^ 1S1 .", **fields)
    assert view(paid)["hand"] == ["M1", "M2"]  # the tile that paid has made room


@rule("DC-9.11")
def test_deception_paid_with_a_tile() -> None:
    """Its card shows the number of neighbours."""
    line = at("take:b1", castle="1M1 1M2 1M3".replace("1M1", "."), spirits="deception", realm0="1S1", has0="pool=0")

    assert view(line)["spirits"][0]["targets"] == 1
    assert line.then("deception!a1 pair:c1").notes("pair") == [(0, [3, 2, 1])]


# Depths


@rule("DC-9.12")
def test_depths_wants_the_same_type_and_an_available_tile() -> None:
    """Identical or not; blocked tiles and other types stay."""
    castle = "1M1 . 1M2 . 1S1 1M3 1S2 . 1M1"
    line = at("take:a1 depths!shrine", castle=castle, spirits="depths", has0="pool=2")

    assert legal(line) == ["pair:c1", "pair:i1"]
    assert line.refuses("pair:e1") == ("not-of-type", "DC-9.12")
    assert line.refuses("pair:f1") == ("blocked", "DC-3.5")
    assert line.then("pair:c1").notes("pair") == [(0, [2, 2, 1])]


@rule("DC-9.12", "DC-9.4")
def test_depths_may_be_wasted_on_an_identical_tile() -> None:
    """The only case where a power may be used without need."""
    line = at("take:a1 depths!a1 pair:c1", castle="1M1 . 1M1", spirits="depths", realm0="1S1", has0="pool=0")

    assert view(line)["hand"] == ["M1", "M1"]


@rule("DC-9.12")
def test_depths_needs_a_tile_and_two_places() -> None:
    fields = {"spirits": "depths", "has0": "pool=2"}
    assert at("take:a1", castle="1M1 . 1S2", **fields).refuses("depths!shrine") == ("no-effect", "DC-9.3")
    full = at("take:a1", castle="1M1 . 1M2", realm0=f"{FULL} / 1^ 1^ 1^ 1^ 1^ .", **fields)
    assert full.refuses("depths!shrine") == ("no-room", "DC-6.6")
    assert at(castle="1M1 . 1S2", **fields).refuses("depths!shrine") == ("wrong-time", "DC-9.8")


@rule("DC-9.12", "DC-9.6")
def test_depths_together_with_elegance_reads_same_type() -> None:
    """Elegance owes a tile free on a short side; with Depths a soldier of another number will do."""
    castle = "1S1 . 1M1 1S2 1M2"
    fields = {"castle": castle, "spirits": "depths+elegance", "has0": "pool=3"}
    alone = at("take:a1", **fields)
    assert alone.refuses("elegance!shrine") == ("no-effect", "DC-9.3")

    both = at("take:a1", **fields | {"castle": "1S1 . 1M1 1S2 1M2 . 1S3"}).then("depths!shrine elegance!shrine")
    assert legal(both) == ["pair:d1"]
    assert both.refuses("pair:g1") == ("elegance-owed", "DC-9.13")


@rule("DC-9.6", "DC-9.9")
def test_depths_must_leave_elegance_its_tile() -> None:
    """While the duty is open, Depths only counts tiles that meet it."""
    castle = "2S1 . 1M1 1S1 1M2 . 1S3"
    line = at("take:a1 F1 elegance!shrine", castle=castle, spirits="depths+elegance", has0="pool=3", unseen="F1=4")
    assert legal(line) == ["pair:d1", "depths!shrine"]
    line.then("depths!shrine")
    assert legal(line) == ["pair:d1"]


# Elegance

MIDDLE = "2M1 2S1 2M2 / 2F1 2F2 2F3 / 2P1 2S1 2P2"


@rule("DC-9.13")
def test_elegance_opens_short_sides_for_picks() -> None:
    """The tile in the middle of the upper row is free at the top; the one in the centre stays blocked."""
    line = at(castle=MIDDLE, spirits="elegance", has0="pool=2")
    assert "take:b1" not in legal(line)

    line.then("elegance!shrine")
    assert "take:b1" in legal(line)
    assert line.refuses("take:b2") == ("blocked-all", "DC-9.13")


@rule("DC-9.13", "DC-15.11")
def test_elegance_owes_a_tile_that_only_it_permits() -> None:
    """An ordinary first pick is allowed only if its twin can be taken by a short side; no summons until then."""
    line = at("elegance!a1", castle=MIDDLE, spirits="elegance", realm0="1W1", has0="pool=0")

    assert legal(line) == ["take:b1", "take:b3"]
    assert line.refuses("take:a1") == ("elegance-owed", "DC-9.13")
    flat = at("elegance!shrine", castle="1M1 1S1 1M2", spirits="elegance", has0="pool=1")
    assert legal(flat) == ["take:b1"]
    assert flat.refuses("summon") == ("elegance-owed", "DC-9.13")
    assert view(flat)["elegance"] == "owed"


@rule("DC-9.13", "DC-18.6")
def test_a_short_side_that_the_first_pick_frees_counts() -> None:
    """Taken by its short side, the first tile opens the one behind it."""
    castle = "2M1 2S1 2M2 / 2F1 2S1 2F3 / 2P1 2D1 2P2"
    line = at("elegance!shrine take:b1 W1", castle=castle, spirits="elegance", has0="pool=1", unseen="W1=4 W2=4 W3=1")

    assert view(line)["elegance"] == "met"
    assert legal(line) == ["pair:b2", "shrine", "discard"]
    assert line.refuses("pair:b3") == ("not-identical", "DC-5.3")


@rule("DC-9.13")
def test_an_ordinary_first_pick_whose_twin_is_elegant_keeps_the_duty() -> None:
    """Then the finish must be that pair, with two places for it."""
    castle = "2S1 . 1M1 1S1 1M2"
    fields = {"castle": castle, "spirits": "elegance", "unseen": "W1=4"}
    line = at("elegance!shrine", **fields, has0="pool=1")
    assert legal(line) == ["take:a1"]
    line.then("take:a1 W1")
    assert legal(line) == ["pair:d1"]
    assert line.refuses("shrine") == ("pair-owed", "DC-9.9")

    full = at(**fields, realm0=f"{FULL} / 1^ 1^ 1^ 1^ 1^ .", has0="pool=1")
    assert full.refuses("elegance!shrine") == ("no-effect", "DC-9.3")


@rule("DC-9.13")
def test_elegance_after_the_first_pick_wants_a_twin_by_its_short_side() -> None:
    """Before it is called the twin is blocked."""
    line = at("take:a1 W1", castle="2S1 . 1M1 1S1 1M2", spirits="elegance", has0="pool=1", unseen="W1=4")
    assert line.refuses("pair:d1") == ("blocked", "DC-3.5")

    assert legal(line.then("elegance!shrine")) == ["pair:d1"]
    full = {"castle": "1S1 . 1M1 1S1 1M2", "spirits": "elegance", "realm0": f"{FULL} / 1^ 1^ 1^ 1^ 1^ ."}
    assert at("take:a1", **full).refuses("elegance!shrine") == ("no-room", "DC-6.6")


@rule("DC-9.13")
def test_elegance_is_judged_by_what_everybody_sees() -> None:
    """The twin under the first pick will be free on a short side only, but it allows no call until it is seen."""
    line = at(castle="1M1 2S1 1M2", spirits="elegance", has0="pool=1", unseen="S1=1")
    assert line.refuses("elegance!shrine") == ("no-effect", "DC-9.3")

    line.then("take:b1 b1=S1")
    assert line.refuses("pair:b1") == ("blocked", "DC-3.5")
    assert legal(line.then("elegance!shrine")) == ["pair:b1"]


@rule("DC-9.13")
def test_elegance_does_not_help_destruction() -> None:
    """Destruction only uses long sides."""
    line = at(
        "elegance!shrine destruction!shrine",
        castle="1M1 1S1 1M2 . 1F1",
        spirits="elegance+destruction",
        has0="pool=2",
    )

    assert line.refuses("destroy:b1") == ("blocked", "DC-3.5")
    assert line.refuses("destroy:a1") == ("duty-spoilt", "DC-9.9")


@rule("DC-9.13", "DC-9.9")
def test_shrines_may_not_take_the_room_that_elegance_needs() -> None:
    """The duty can only be met by a pair; of three turned cells two stay free."""
    line = at(
        "elegance!shrine cleverness!shrine set:a4",
        castle="2S1 . 1M1 1S1 1M2",
        spirits="elegance+cleverness",
        realm0=f"{FULL} / 1P1 1P2 1P3 . . 1^",
        has0="pool=4",
        unseen="W1=4",
    )
    assert view(line)["seats"][0]["room"] == 5
    tight = at(
        castle="2S1 . 1M1 1S1 1M2",
        spirits="elegance+cleverness+faith",
        phase="shrines",
        realm0=f"{FULL} / 1# 1# 1# 1^ 1^ 1^",
        site="2 a4 b4 c4",
        used="elegance",
        duties="elegance-owed",
        has0="pool=4",
        unseen="W1=4",
    )
    tight.then("build:a4")
    assert legal(tight) == ["take:a1"]


# Destruction


@rule("DC-9.14")
def test_destruction_removes_an_available_tile_of_any_level() -> None:
    """No points; what it frees can be taken."""
    line = at(castle="2M1 1S1 1S2 1S3", spirits="destruction", has0="pool=1", unseen="W1=4")
    line.then("destruction!shrine")
    assert legal(line) == ["destroy:a1", "destroy:d1"]
    assert line.refuses("destroy:c1") == ("blocked", "DC-3.5")
    assert line.refuses("destroy:a2") == ("no-tile", "DC-3.1")

    line.then("destroy:d1")
    assert line.notes("destroyed") == [(0, [9, 3, 1])]
    assert line.scores == [0, 0]
    assert [stack["cell"] for stack in view(line)["castle"]["stacks"] if stack["available"]] == ["a1", "c1"]


@rule("DC-9.14", "DC-18.5", "DC-15.17")
def test_destruction_can_open_the_summons_in_the_same_turn() -> None:
    """The last tile of the second level goes."""
    line = at(
        "destruction!shrine destroy:b1 F1", castle=stacks("1 2 1"), spirits="destruction", has0="pool=1", unseen="F1=4"
    )

    assert "summon" in legal(line)
    assert line.then("summon").notes("summon") == [(0, [1])]


@rule("DC-9.14")
def test_after_the_first_pick_destruction_opens_no_summons() -> None:
    """The action has begun."""
    line = at(
        "take:b1 F1 destruction!shrine destroy:a1",
        castle="1M1 2S1",
        spirits="destruction",
        has0="pool=1",
        unseen="F1=4",
    )

    assert legal(line) == ["shrine", "discard"]
    assert line.refuses("summon") == ("not-now", "DC-4.4")


@rule("DC-9.14")
def test_destruction_can_empty_the_castle() -> None:
    """Before the action only the summons is left, after the pick shrine and discard."""
    before = at("destruction!shrine destroy:a1", castle="1M1", spirits="destruction", has0="pool=1")
    assert legal(before) == ["summon"]

    after = at("take:a1 destruction!shrine destroy:c1", castle="1M1 . 1M1", spirits="destruction", has0="pool=1")
    assert legal(after) == ["shrine", "discard"]
    nothing = at(spirits="destruction", has0="pool=1")
    assert nothing.refuses("destruction!shrine") == ("no-effect", "DC-9.3")


@rule("DC-9.14")
def test_destruction_can_lower_the_top_level() -> None:
    """The first pick then comes from the new one, paid with a tile here."""
    line = at(
        "destruction!a1 destroy:a1 F1",
        castle="2M1 1M2",
        spirits="destruction",
        realm0="1S1",
        has0="pool=0",
        unseen="F1=4",
    )

    assert state(line).stacks[2] == 0
    assert legal(line) == ["take:a1", "take:b1", "summon"]
