"""RZ-1.3: what is unusual about strengths. They can be played, but they are not what print or the sheet promise."""

from wawel.core.errors import BadData
from wawel.games.knights_and_castles.components.ids import ARMIES, MATERIALS

KNIGHT = [6, 3, 2]  # P4, against stone, brick and wood
SUMS = (10, 11)  # P6


def remarks(cards: list[str], strength: list[list[int]]) -> list[BadData]:
    """P1 to P6 of the data file, as far as they do not hold. `strength` is per material and army."""
    found: list[BadData] = []
    for material, row in zip(MATERIALS, strength, strict=True):
        if sorted(row) != list(range(1, ARMIES + 1)):
            tied = ", ".join([cards[army] for army in range(ARMIES) if row.count(row[army]) > 1])
            if tied:
                found.append(
                    BadData("knights-and-castles.tied-strengths", "RZ-4.6", {"material": material, "armies": tied})
                )
            else:
                strengths = ", ".join([f"{cards[army]} {row[army]}" for army in range(ARMIES)])
                found.append(
                    BadData("knights-and-castles.strengths", "RZ-1.3", {"material": material, "strengths": strengths})
                )
    for army in range(ARMIES):
        own = [row[army] for row in strength]
        at = f"card.{cards[army]}.strength"
        for other in range(ARMIES):
            theirs = [row[other] for row in strength]
            if army != other and all(mine >= their for mine, their in zip(own, theirs, strict=True)):
                found.append(
                    BadData(
                        "knights-and-castles.never-weaker", "RZ-1.3", {"army": cards[army], "other": cards[other]}, at
                    )
                )
        if len(set(own)) < len(own):
            found.append(BadData("knights-and-castles.same-strength-twice", "RZ-1.3", {"army": cards[army]}, at))
        if sum(own) not in SUMS:
            found.append(
                BadData("knights-and-castles.strength-sum", "RZ-1.3", {"army": cards[army], "sum": sum(own)}, at)
            )
    return found + _printed(cards, strength)


def _printed(cards: list[str], strength: list[list[int]]) -> list[BadData]:
    """P4 and P5: what the rulebook shows."""
    found: list[BadData] = []
    if "knight" in cards and [row[cards.index("knight")] for row in strength] != KNIGHT:
        found.append(BadData("knights-and-castles.printed-knight", "RZ-1.3", at="card.knight.strength"))
    if "dragon" in cards and "footman" in cards:
        brick = strength[MATERIALS.index("brick")]
        if brick[cards.index("dragon")] <= brick[cards.index("footman")]:
            found.append(BadData("knights-and-castles.printed-example", "RZ-1.3", at="card.dragon.strength.brick"))
    return found
