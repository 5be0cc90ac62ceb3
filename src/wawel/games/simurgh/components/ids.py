"""SI-1: the kinds, ids and fixed counts of the printed parts; data.toml has the rest."""

from typing import Final, Literal, TypeAlias, get_args

from mypy_extensions import i64

TYPES: Final = ["production", "research", "transformation", "exploration", "power", "dragon", "objective"]
PRODUCTION: Final = 0
RESEARCH: Final = 1
EXPLORATION: Final = 3
POWER: Final = 4
COUNTS: Final = [12, 8, 8, 12, 8, 24, 12]  # SI-1.1
TILES: Final = 85  # tiles are 1..84
FIRST_DRAGON: Final = 49
FIRST_OBJECTIVE: Final = 73
DRAGONS: Final = FIRST_OBJECTIVE - FIRST_DRAGON
LOWEST: Final = [0, 0, 0, 0, 0, FIRST_DRAGON, FIRST_OBJECTIVE]  # per type: the tile that is bit 0 of a set of tiles
CITY: Final = 12
AREAS: Final = 6
LEVELS: Final = 4  # SI-1.3; also the most spaces a tile has, SI-1.2
SPACES: Final = CITY + AREAS * LEVELS  # city spaces first, then four per wild area

CITY_SPACES: Final = [  # keys; there are words and pictures for these
    "armoury",
    "library",
    "forge",
    "dragon_spires",
    "main_market",
    "barracks",
    "hunting_grounds",
    "training_arena",
    "builders_square",
    "breeding_grounds",
    "scouts_quarters",
    "dragonlord_monument",
]
DRAGON_TYPES: Final = ["d49", "d51", "d53", "d55", "d57", "d59", "d61", "d63", "d65", "d67", "d69", "d71"]  # keys
KINDS: Final = ["any.many", "any.one", "rider.many", "rider.one"]  # of spaces: who may stand there, and how many
VASSALS: Final = ["spearman", "rider"]
# what the setup deals, SI-2.7 to SI-2.13; the data file tells it too
DEALT: Final[dict[str, dict[str, int]]] = {
    "deal_spearman_mode": {"power": 1, "production": 1, "research": 1, "exploration": 1, "dragon": 1},
    "draft_dragonlord_mode": {
        "power_first": 3,
        "power_extra": 1,
        "market_open": 4,
        "action_each": 2,
        "dragon_choice": 3,
    },
}

# effects: one row per space, level, ability, bonus and price
SPACE_EFFECT: Final = CITY  # + tile * 4 + space
ABILITY_EFFECT: Final = SPACE_EFFECT + FIRST_DRAGON * LEVELS  # + dragon type * 3 + slot
BONUS_EFFECT: Final = ABILITY_EFFECT + 36  # + area
SCOUT_EFFECT: Final = BONUS_EFFECT + AREAS  # + market area; the fifth is the face-down tile
PRICE_EFFECT: Final = SCOUT_EFFECT + 5  # + objective space
REMOVAL_EFFECT: Final = PRICE_EFFECT + 5
EFFECTS: Final = REMOVAL_EFFECT + 1

Special: TypeAlias = Literal[
    "scout_purchase",
    "objective_draft",
    "take_faceup_tile",
    "draw_facedown_tile",
    "extra_explore_move",
    "replace_objective",
]
SPECIALS: Final[tuple[str, ...]] = ("", *get_args(Special))
SCOUT: Final = 1
OBJECTIVES: Final = 2
TAKE_FACEUP: Final = 3
DRAW_FACEDOWN: Final = 4
EXTRA_MOVE: Final = 5
REPLACE: Final = 6

Mode: TypeAlias = Literal["action", "boost", "on_explore", "on_spend", "on_objective"]
MODES: Final[tuple[Mode, ...]] = get_args(Mode)
ACTION: Final = 0
BOOST: Final = 1
ON_EXPLORE: Final = 2
ON_SPEND: Final = 3
ON_OBJECTIVE: Final = 4

Metric: TypeAlias = Literal["markers_on_depicted", "markers_on_all", "veg_plus_meat"]
METRICS: Final[tuple[Metric, ...]] = get_args(Metric)
ModeName: TypeAlias = Literal["spearman", "dragonlord"]
MODE_NAMES: Final[tuple[ModeName, ...]] = get_args(ModeName)
SPEARMAN_MODE: Final = 0  # its place among them
Length: TypeAlias = Literal["short", "medium", "long"]
LENGTHS: Final[tuple[Length, ...]] = get_args(Length)


def is_action_tile(tile: i64) -> bool:
    """SI-1.1: production, research, transformation, power or exploration."""
    return 1 <= tile < FIRST_DRAGON
