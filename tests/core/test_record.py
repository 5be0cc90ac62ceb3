"""Records: text that replays to the same bytes, and errors that say where a file is broken."""

import pytest

import wawel
from wawel.core.match import Match
from wawel.core.record import Record


def choice(match: Match, seat: int) -> int:
    return match.legal(seat)[seat % len(match.legal(seat))]


def finished(seed: int = 7) -> Match:
    match = Match("knights-and-castles", 3, seed=seed, names=["Hania", "Antek", "Ola"], options={"ages": "9,7,12"})
    while not match.over:
        for seat in match.waiting:
            match.play(seat, choice(match, seat))
    return match


TEXT = finished().record.text()
ROWS = TEXT.splitlines()
RULES = f"rules: {wawel.game('knights-and-castles').rules_version}"


def line_of(start: str) -> int:
    return next(number for number, row in enumerate(ROWS, 1) if row.startswith(start))


def test_a_record_replays_to_the_same_bytes() -> None:
    """And writes the same text again."""
    match = Match.replay(TEXT, verify=True)

    assert match.record.text() == TEXT
    assert match.digest == finished().digest
    assert match.names == ["Hania", "Antek", "Ola"]
    assert match.outcome is not None


def test_a_record_reads_like_a_list_of_decisions() -> None:
    """A header, an empty line, one decision per line, one closing line."""
    components = f"components: {wawel.game('knights-and-castles').fingerprint}"
    assert ROWS[:5] == ["wawel-record 1", "game: knights-and-castles", RULES, components, "seats: 3"]
    assert "name 1: Antek" in ROWS
    assert ROWS[ROWS.index("") + 1].startswith(". ")
    assert ROWS[-1].startswith(f"end {len(ROWS) - ROWS.index('') - 2} over ")


def test_an_open_record_can_be_played_on() -> None:
    """With the draws that would have come anyway."""
    whole = finished()
    match = Match("knights-and-castles", 3, seed=7, names=["Hania", "Antek", "Ola"], options={"ages": "9,7,12"})
    match.play(2, choice(match, 2))
    again = Match.replay(match.record.text())
    assert again.waiting == [0, 1]
    while not again.over:
        for seat in again.waiting:
            again.play(seat, choice(again, seat))

    assert again.record.text() == whole.record.text()


def test_windows_line_ends_do_no_harm() -> None:
    """Files move between systems."""
    assert Match.replay(TEXT.replace("\n", "\r\n"), verify=True).over


@pytest.mark.parametrize("kept", range(len(ROWS)))
def test_a_truncated_file_is_never_half_loaded(kept: int) -> None:
    """Cut after any line."""
    with pytest.raises(wawel.BadRecord) as caught:
        Match.replay("\n".join(ROWS[:kept]))

    assert caught.value.line >= 1


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "line 1: no Wawel record"),
        ("PK\x03\x04 something else", "line 1: no Wawel record"),
        (changed("wawel-record 1", "wawel-record 9"), "line 1: no Wawel record"),
        (changed("game: knights-and-castles\n", ""), "the header has no line 'game'"),
        (changed("seats: 3", "seats: many"), "'seats' must be a number"),
        (changed("seats: 3", "seats: 3\nseats: 3"), "'seats' occurs twice"),
        (changed("name 2", "nom 2"), "unknown header line 'nom 2'"),
        (changed("seed: 7", "seed: 8"), "the commitment is missing or not the SHA-256 of the seed"),
        ("\n".join(row for row in ROWS if not row.startswith("commitment")), "the commitment is missing"),
        (changed("rules: ", "rules "), "'name: value'"),
        (changed("name 0: Hania", "name 0: Hanka"), "the checksum does not fit"),
        (TEXT + "0 knight+dragon\n", "text after the end"),
        (changed(f"end {len(ROWS) - ROWS.index('') - 2}", "end 3"), "its end says 3"),
        (changed("\n0 ", "\n7 "), "'7' is no seat of this match"),
        (changed("\n0 ", "\n0"), "a line is 'seat action'"),
    ],
)
def test_a_broken_or_foreign_file_is_explained(text: str, complaint: str) -> None:
    """One clear sentence with a line number."""
    with pytest.raises(wawel.BadRecord, match=r"line \d+: ") as caught:
        Match.replay(text)

    assert complaint in str(caught.value)


def rewritten(text: str) -> str:
    """A forged file: changed and given a matching checksum."""
    from wawel.core.record import _checksum

    body = "".join(row + "\n" for row in text.splitlines()[:-1])
    return body + " ".join([*text.splitlines()[-1].split()[:3], _checksum(body)]) + "\n"


def test_a_forged_decision_is_refused_with_line_and_rule() -> None:
    """An attack with a card that is in the camp."""
    at = len(ROWS) - 2
    while not ROWS[at].startswith("0 ") or "+" not in ROWS[at]:
        at -= 1
    first = next(row for row in ROWS if row.startswith("0 "))
    text = rewritten("\n".join([*ROWS[:at], first, *ROWS[at + 1 :]]))

    with pytest.raises(wawel.BadRecord, match=r"RZ-3\.1: line \d+: not in hand") as caught:
        Match.replay(text)
    assert caught.value.line == at + 1


def test_a_forged_draw_is_found_by_verifying() -> None:
    """Replaying alone cannot detect it; the seed can."""
    left = next(tile for tile in ("recruit_1", "recruit_2", "wood_small") if f". {tile}" not in TEXT)
    number = line_of(". ")
    text = rewritten("\n".join([*ROWS[: number - 1], f". {left}", *ROWS[number:]]))

    with pytest.raises(wawel.BadRecord, match=rf"line {number}: the draw '{left}' does not follow from the seed"):
        Match.replay(text, verify=True)


def test_a_record_without_a_seed_cannot_be_verified() -> None:
    """Its draws were given by hand."""
    record = Record.parse(TEXT)
    record.seed = ""

    assert Match.replay(record).over
    with pytest.raises(wawel.BadRecord, match="no seed"):
        Match.replay(record, verify=True)


def test_a_record_of_other_rules_is_refused() -> None:
    """Instead of being replayed with the wrong ones."""
    with pytest.raises(wawel.BadRecord, match="made for rules version 999"):
        Match.replay(rewritten(changed(RULES, "rules: 999")))
    with pytest.raises(wawel.BadRecord, match="no game is called 'chess'"):
        Match.replay(rewritten(changed("game: knights-and-castles", "game: chess")))


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("option ages: 9,7,12", "option ages: 9,7", "RZ-1.5: line 7: option ages takes 3 numbers"),
        ("option ages: 9,7,12", "option ages: 9,07,12", "RZ-1.5: line 7: option ages: '07' is no number"),
        ("seats: 3", "seats: ٣", "line 5: 'seats' must be a number"),
        ("seats: 3", f"seats: {'9' * 5000}", "line 5: 'seats' must be a number"),
        ("name 1: Antek", f"name {'9' * 5000}: Antek", "line 9: unknown header line"),
        ("name 1: Antek", "name 01: Antek", "line 9: unknown header line 'name 01'"),
        ("seed: 7", "position: youth: 0 0\nseed: 7", "RZ-1.5: line 11: 'youth' lists"),
        ("name 1: Antek", f"name 1: {'A' * 41}", "line 9: a name is one line of at most 40 characters"),
        ("option ages", "option years", "line 7: no option is called 'years'"),
        ("seats: 3", "seats: 5", "line 5: knights-and-castles is for 2 to 4 seats, not 5"),
        ("game: knights-and-castles", "game: chess", "line 2: no game is called 'chess'"),
    ],
)
def test_a_wrong_header_is_told_with_its_own_line(old: str, new: str, complaint: str) -> None:
    """Not with the line where reading happened to stop."""
    with pytest.raises(wawel.BadRecord) as caught:
        Match.replay(rewritten(changed(old, new)))

    assert str(caught.value).startswith(complaint)


OPTIONS = [(game.id, option.name) for game in wawel.games() for option in game.options]


@pytest.mark.parametrize(("id", "option"), OPTIONS)
def test_a_wrong_option_names_itself_and_its_line(id: str, option: str) -> None:
    """As data: nobody has to search a sentence for its name."""
    with pytest.raises(wawel.BadOption) as refused:
        Match(id, seed=1, options={option: "nonsense"})
    assert refused.value.option == option

    rows = Match(id, seed=1).record.text().splitlines()
    line = next(number for number, row in enumerate(rows, 1) if row.startswith(f"option {option}:"))
    rows[line - 1] = f"option {option}: nonsense"
    with pytest.raises(wawel.BadRecord) as caught:
        Match.replay(rewritten("\n".join(rows)))
    assert caught.value.line == line


def test_a_record_that_claims_to_be_open_must_not_be_over() -> None:
    """Both ways round."""
    with pytest.raises(wawel.BadRecord, match="open, but its lines reach the end"):
        Match.replay(rewritten(changed(" over ", " open ")))


def test_a_record_that_claims_to_be_over_must_reach_the_end() -> None:
    """The last round is missing, but the closing line matches."""
    cut = [*ROWS[:-2], f"end {len(ROWS) - ROWS.index('') - 3} over x"]

    with pytest.raises(wawel.BadRecord, match="over, but its lines do not reach the end"):
        Match.replay(rewritten("\n".join(cut)))
