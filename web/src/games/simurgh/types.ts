/* Made by `npm run types` from the schema of the server; not edited by hand. */
export interface Told {
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "Ability".
 */
export interface Ability {
    readonly pay?: string;
    readonly get?: string;
    readonly dragons?: DrawInfo;
    readonly special?: ("scout_purchase" | "objective_draft" | "take_faceup_tile" | "draw_facedown_tile" | "extra_explore_move" | "replace_objective");
    readonly mode: ("action" | "boost" | "on_explore" | "on_spend" | "on_objective");
    readonly on?: string;
    readonly once?: boolean;
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "DrawInfo".
 */
export interface DrawInfo {
    readonly draw: number;
    readonly keep: number;
    readonly markers: number;
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "AbilityView".
 */
export interface AbilityView {
    /**
     * a dragon tile and a, b or c: `57b`
     */
    readonly ability: string;
    readonly why: (Why | null);
}
/**
 * Why something cannot be done: the key of the sentence (`reason-<key>`) and the rule.
 *
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "Why".
 */
export interface Why {
    readonly key: string;
    readonly rule: string;
    readonly args: WhyArgs;
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "WhyArgs".
 */
export interface WhyArgs {
    /**
     * the least that is missing, for the sentence `lack-goods`
     */
    readonly goods?: readonly string[];
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "AreaView".
 */
export interface AreaView {
    /**
     * `w1` to `w6`
     */
    readonly area: string;
    readonly open: boolean;
    readonly tile: (number | null);
    readonly vassals: number;
    readonly spaces: readonly SpaceView[];
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "SpaceView".
 */
export interface SpaceView {
    /**
     * a city key, or `w1.2` for a space in the wilds
     */
    readonly space: string;
    readonly vassals: readonly VassalView[];
    /**
     * for the seat that is about to place a vassal; null for a kind that it may place
     */
    readonly why: (SpaceWhyView | null);
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "VassalView".
 */
export interface VassalView {
    readonly seat: number;
    readonly vassal: ("spearman" | "rider");
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "SpaceWhyView".
 */
export interface SpaceWhyView {
    readonly spearman: (Why | null);
    readonly rider: (Why | null);
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "CitySpace".
 */
export interface CitySpace {
    readonly pay?: string;
    readonly get?: string;
    readonly dragons?: DrawInfo;
    readonly special?: ("scout_purchase" | "objective_draft" | "take_faceup_tile" | "draw_facedown_tile" | "extra_explore_move" | "replace_objective");
    readonly kind: ("any.many" | "any.one" | "rider.many" | "rider.one");
    readonly id: number;
    readonly key: string;
    readonly name_en: string;
    readonly name_pl: string;
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "Components".
 */
export interface Components {
    readonly city_space: readonly CitySpace[];
    readonly scout_area: readonly Price[];
    readonly wild_area: readonly WildArea[];
    readonly objective_space: readonly Price[];
    readonly dragon_type: readonly DragonType[];
    readonly tile: readonly (SpacesTile | ExplorationTile | DragonTile | ObjectiveTile)[];
    readonly constants: Constants;
}
/**
 * What a market area or a space for objectives asks and gives.
 *
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "Price".
 */
export interface Price {
    readonly provenance?: string;
    readonly reconstructed_fields?: readonly string[];
    readonly id: number;
    readonly pay: string;
    readonly get: string;
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "WildArea".
 */
export interface WildArea {
    readonly provenance?: string;
    readonly reconstructed_fields?: readonly string[];
    readonly id: number;
    readonly min_players: number;
    readonly bonus: string;
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "DragonType".
 */
export interface DragonType {
    readonly provenance?: string;
    readonly reconstructed_fields?: readonly string[];
    readonly key: string;
    readonly tiles: readonly number[];
    readonly name_en: string;
    readonly name_pl: string;
    readonly colour: string;
    readonly abilities: readonly Ability[];
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "SpacesTile".
 */
export interface SpacesTile {
    readonly id: number;
    readonly type: ("production" | "research" | "transformation" | "power");
    readonly spaces: readonly Space[];
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "Space".
 */
export interface Space {
    readonly pay?: string;
    readonly get?: string;
    readonly dragons?: DrawInfo;
    readonly special?: ("scout_purchase" | "objective_draft" | "take_faceup_tile" | "draw_facedown_tile" | "extra_explore_move" | "replace_objective");
    readonly kind: ("any.many" | "any.one" | "rider.many" | "rider.one");
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "ExplorationTile".
 */
export interface ExplorationTile {
    readonly id: number;
    readonly type: "exploration";
    readonly move_cost: string;
    readonly levels: readonly Effect[];
}
/**
 * Bundles as the data file writes them.
 *
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "Effect".
 */
export interface Effect {
    readonly pay?: string;
    readonly get?: string;
    readonly dragons?: DrawInfo;
    readonly special?: ("scout_purchase" | "objective_draft" | "take_faceup_tile" | "draw_facedown_tile" | "extra_explore_move" | "replace_objective");
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "DragonTile".
 */
export interface DragonTile {
    readonly id: number;
    readonly type: "dragon";
    readonly dragon: string;
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "ObjectiveTile".
 */
export interface ObjectiveTile {
    readonly provenance?: string;
    readonly reconstructed_fields?: readonly string[];
    readonly id: number;
    readonly type: "objective";
    readonly metric: ("markers_on_depicted" | "markers_on_all" | "veg_plus_meat");
    readonly depicted?: readonly string[];
    /**
     * for the first, second and third place; some tiles have no third
     */
    readonly points: readonly number[];
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "Constants".
 */
export interface Constants {
    readonly resources: readonly ("veg" | "meat" | "wood" | "stone" | "wisdom" | "weapon")[];
    readonly token_counts: Goods;
    readonly token_total_printed: number;
    readonly vassals_per_player: Vassals;
    readonly start_vassals: Vassals;
    readonly start_resources: Goods;
    readonly start_pp: number;
    readonly start_dragon_markers: number;
    readonly hand_limit: number;
    readonly resource_limit: Limits;
    /**
     * by type of tile, like what is dealt
     */
    readonly setup_discard: {
        readonly [k: string]: number;
    };
    readonly deal_spearman_mode: {
        readonly [k: string]: number;
    };
    readonly draft_dragonlord_mode: {
        readonly [k: string]: number;
    };
    /**
     * by number of seats
     */
    readonly wild_threshold: {
        readonly [k: string]: number;
    };
    readonly remove_tile_cost: string;
    readonly facedown_tile_cost: string;
    readonly monument_draw: number;
    readonly end_game: {
        readonly [k: string]: EndInfo;
    };
    readonly final_resource_points: ResourcePoints;
    readonly ability_markers: MarkersInfo;
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "Goods".
 */
export interface Goods {
    readonly veg: number;
    readonly meat: number;
    readonly wood: number;
    readonly stone: number;
    readonly wisdom: number;
    readonly weapon: number;
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "Vassals".
 */
export interface Vassals {
    readonly spearman: number;
    readonly rider: number;
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "Limits".
 */
export interface Limits {
    readonly spearman_mode: number;
    readonly dragonlord_mode: number;
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "EndInfo".
 */
export interface EndInfo {
    readonly objectives: number;
    readonly chronicle: number;
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "ResourcePoints".
 */
export interface ResourcePoints {
    readonly spearman_mode_divisor: number;
    readonly dragonlord_mode: readonly ResourceStep[];
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "ResourceStep".
 */
export interface ResourceStep {
    readonly max: number;
    readonly pp: number;
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "MarkersInfo".
 */
export interface MarkersInfo {
    readonly count: number;
    readonly provenance: string;
}
/**
 * `next` chooses after the seat that is choosing; `passes_to` gets what this seat does not keep.
 *
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "DraftView".
 */
export interface DraftView {
    readonly kind: string;
    readonly round: number;
    readonly rounds: number;
    readonly order: readonly number[];
    readonly seat: (number | null);
    readonly next: (number | null);
    readonly passes_to: (number | null);
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "DragonView".
 */
export interface DragonView {
    readonly tile: number;
    readonly dragon: string;
    /**
     * per ability, from the left
     */
    readonly markers: readonly boolean[];
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "EndView".
 */
export interface EndView {
    readonly objectives: number;
    readonly objectives_needed: number;
    readonly chronicle: number;
    readonly chronicle_needed: number;
    readonly triggered_by: (number | null);
    /**
     * seats that still have a turn, the one whose turn it is included
     */
    readonly last_turns: readonly number[];
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "MineView".
 */
export interface MineView {
    readonly seat: number;
    readonly hand: readonly number[];
    /**
     * by tile, while a tile may be laid
     */
    readonly lay: ({
        readonly [k: string]: (Why | null);
    } | null);
    readonly drawn: readonly number[];
    /**
     * as `pending`, frame by frame
     */
    readonly drawn_by_frame: readonly (readonly number[])[];
    readonly prospects: readonly ProspectView[];
    readonly offer: readonly number[];
    readonly commit: (number | null);
    readonly abilities: (readonly AbilityView[] | null);
    /**
     * by area, where this seat has a rider
     */
    readonly explore: ({
        readonly [k: string]: (Why | null);
    } | null);
    /**
     * which tile to remove, or where to put the new one
     */
    readonly areas: ({
        readonly [k: string]: (Why | null);
    } | null);
    /**
     * "1" to "4" and "deck"
     */
    readonly buy: ({
        readonly [k: string]: (Why | null);
    } | null);
    readonly take: ({
        readonly [k: string]: (Why | null);
    } | null);
    /**
     * by objective space
     */
    readonly objective: ({
        readonly [k: string]: (Why | null);
    } | null);
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "ProspectView".
 */
export interface ProspectView {
    readonly tile: number;
    readonly standing: readonly StandingView[];
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "StandingView".
 */
export interface StandingView {
    readonly seat: number;
    readonly value: number;
    /**
     * 1 is the best; 0: the seat takes no place
     */
    readonly place: number;
    readonly points: number;
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "ObjectiveView".
 */
export interface ObjectiveView {
    /**
     * 1 to 5
     */
    readonly space: number;
    readonly tile: (number | null);
    readonly standing: readonly StandingView[];
}
/**
 * `got` and `gave` are what the step brought and which vassals it took; `left` waits to be paid or placed.
 *
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "PendingView".
 */
export interface PendingView {
    readonly kind: ("effect" | "window" | "dragons" | "objectives" | "scout" | "take" | "top");
    /**
     * a space, `tile.14`, `d49.b`, `bonus.w1`, `market.3`, `objective.2` or `removal`
     */
    readonly source: string;
    readonly stage: string;
    readonly received: readonly (("veg" | "meat" | "wood" | "stone" | "wisdom" | "weapon") | ("pp" | "marker" | "spearman" | "rider"))[];
    readonly spent: readonly (("veg" | "meat" | "wood" | "stone" | "wisdom" | "weapon") | ("pp" | "marker" | "spearman" | "rider"))[];
    readonly got: {
        readonly [k: string]: number;
    };
    readonly gave: {
        readonly [k: string]: number;
    };
    readonly left: {
        readonly [k: string]: number;
    };
    readonly drawn: number;
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "SeatView".
 */
export interface SeatView {
    readonly seat: number;
    readonly points: number;
    /**
     * SI-15.5, as it stands
     */
    readonly resource_points: number;
    /**
     * SI-15.3, as it stands
     */
    readonly objective_points: number;
    readonly goods: Goods;
    readonly total: number;
    readonly free: Vassals;
    /**
     * among the free ones: back this turn, not to be placed
     */
    readonly resting: Vassals;
    readonly supply: Vassals;
    readonly hand: number;
    readonly known: readonly number[];
    /**
     * tiles of the hand whose type everybody knows
     */
    readonly types: {
        readonly [k: string]: number;
    };
    readonly dragons: readonly DragonView[];
    readonly markers: number;
    readonly ready: boolean;
    readonly offer: number;
}
/**
 * Tiles put back, from the top down; null where this viewer does not know them.
 *
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "StackView".
 */
export interface StackView {
    readonly size: number;
    readonly top: readonly (number | null)[];
    readonly bottom: readonly (number | null)[];
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
    readonly phase: ("first" | "deal" | "draw" | "power" | "draft" | "pick" | "before" | "remove" | "area" | "place" | "recall" | "after" | "give" | "drop" | "pay" | "get" | "spend" | "unmark" | "mark" | "window" | "keep" | "return" | "buy" | "take" | "objective" | "replace" | "over");
    readonly mode: ("spearman" | "dragonlord");
    readonly length: ("short" | "medium" | "long");
    readonly shared: boolean;
    readonly turn: number;
    readonly first: (number | null);
    readonly seat: (number | null);
    readonly stage: string;
    readonly explored: boolean;
    readonly entered: readonly string[];
    readonly limit: number;
    readonly hand_limit: number;
    readonly threshold: number;
    readonly end: EndView;
    readonly city: readonly SpaceView[];
    readonly wilds: readonly AreaView[];
    readonly market: readonly (number | null)[];
    readonly deck: StackView;
    readonly dragon_stack: StackView;
    readonly objective_stack: StackView;
    readonly unseen: {
        readonly [k: string]: number;
    };
    readonly monument: readonly ObjectiveView[];
    readonly gone: readonly number[];
    readonly chronicle: readonly number[];
    readonly laying: (number | null);
    readonly laid: (string | null);
    readonly drawn: number;
    readonly pending: readonly PendingView[];
    readonly draft: (DraftView | null);
    readonly seats: readonly SeatView[];
    readonly mine: (MineView | null);
}
