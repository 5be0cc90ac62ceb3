/* Made by `npm run types` from the schema of the server; not edited by hand. */
export interface Told {
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "BackInfo".
 */
export interface BackInfo {
    readonly id: string;
    readonly side: ("left" | "right");
    /**
     * of a left one
     */
    readonly number: (number | null);
    /**
     * of a right one
     */
    readonly colour: (string | null);
    readonly starting: boolean;
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "BookView".
 */
export interface BookView {
    readonly left: SideView;
    readonly right: SideView;
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "SideView".
 */
export interface SideView {
    readonly page: (string | null);
    readonly display: (string | null);
    readonly pile: number;
    readonly put: readonly PutView[];
    /**
     * the page that comes again when those cards are gone
     */
    readonly below: (string | null);
    /**
     * cards a wind has put at the bottom, the lowest last
     */
    readonly under: readonly string[];
    readonly changed: number;
}
/**
 * A card on a pile, uppermost first: everybody knows its back, who put it there its front.
 *
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "PutView".
 */
export interface PutView {
    readonly back: string;
    readonly seat: number;
    readonly card: (string | null);
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "CardInfo".
 */
export interface CardInfo {
    readonly id: string;
    readonly front: string;
    readonly back: string;
    readonly side: ("left" | "right");
    readonly starting: boolean;
    readonly count: number;
    readonly provenance: (string | {
        readonly [k: string]: string;
    });
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "ChestInfo".
 */
export interface ChestInfo {
    readonly id: string;
    readonly cost_crystals: number;
    readonly phase: string;
    readonly effect: string;
    readonly provenance: (string | {
        readonly [k: string]: string;
    });
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "ChestView".
 */
export interface ChestView {
    readonly chest: string;
    readonly cost: number;
    readonly phase: string;
    /**
     * by the active seat, as far as everybody can tell
     */
    readonly usable: boolean;
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "Components".
 */
export interface Components {
    readonly colours: readonly string[];
    readonly cards: readonly CardInfo[];
    readonly backs: readonly BackInfo[];
    readonly rewards: readonly RewardInfo[];
    readonly fragments: readonly FragmentInfo[];
    /**
     * fragments in an amulet
     */
    readonly ring: number;
    readonly pearls: readonly PearlInfo[];
    readonly crests: readonly CrestInfo[];
    readonly egg: EggInfo;
    readonly crystal: CrystalInfo;
    readonly tables: readonly TableInfo[];
    readonly chests: readonly ChestInfo[];
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "RewardInfo".
 */
export interface RewardInfo {
    readonly number: number;
    /**
     * from left to right
     */
    readonly items: readonly string[];
    readonly provenance: (string | {
        readonly [k: string]: string;
    });
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "FragmentInfo".
 */
export interface FragmentInfo {
    readonly value: number;
    readonly count: number;
    readonly provenance: (string | {
        readonly [k: string]: string;
    });
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "PearlInfo".
 */
export interface PearlInfo {
    readonly colour: string;
    readonly value: number;
    readonly count: number;
    readonly provenance: (string | {
        readonly [k: string]: string;
    });
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "CrestInfo".
 */
export interface CrestInfo {
    readonly value: number;
    readonly min_players: number;
    readonly provenance: (string | {
        readonly [k: string]: string;
    });
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "EggInfo".
 */
export interface EggInfo {
    readonly count: number;
    readonly value_normal: number;
    readonly value_flipped: number;
    readonly provenance: (string | {
        readonly [k: string]: string;
    });
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "CrystalInfo".
 */
export interface CrystalInfo {
    readonly count: number;
    readonly provenance: (string | {
        readonly [k: string]: string;
    });
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "TableInfo".
 */
export interface TableInfo {
    readonly players: number;
    readonly fragments_removed: number;
    readonly fragments_in_play: number;
    readonly amulets_to_end: number;
    readonly starting_cards: readonly number[];
    readonly provenance: (string | {
        readonly [k: string]: string;
    });
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "FragmentView".
 */
export interface FragmentView {
    readonly value: number;
    readonly count: number;
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "ItemView".
 */
export interface ItemView {
    readonly item: string;
    /**
     * DK-6.3: one that has run out is skipped
     */
    readonly left: boolean;
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "MineView".
 */
export interface MineView {
    readonly seat: number;
    readonly hand: readonly string[];
    readonly rings: readonly RingView[];
    /**
     * where dragons of the task go
     */
    readonly place: (("first" | "new" | "open" | "closed") | null);
    readonly real: number;
    readonly black: number;
    readonly can_play: boolean;
}
/**
 * An own amulet: its fragments and, once complete, its pearl; the value of a pearl is unknown until the end.
 *
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "RingView".
 */
export interface RingView {
    readonly fragments: readonly number[];
    readonly pearl: (string | null);
    readonly worth: (number | null);
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "SeatView".
 */
export interface SeatView {
    readonly seat: number;
    readonly hand: number;
    readonly backs: readonly string[];
    readonly row: readonly StackView[];
    readonly played: number;
    readonly amulets: number;
    readonly ring: number;
    readonly pearls: readonly string[];
    readonly crystals: number;
    readonly eggs: number;
    readonly crest: (number | null);
}
/**
 * DK-5.3: a closed stack tells between which colours it lies.
 *
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "StackView".
 */
export interface StackView {
    readonly colour: string;
    readonly size: number;
    readonly black: number;
    readonly top: string;
    readonly open: boolean;
    readonly reason: (string | null);
    readonly rule: (string | null);
    readonly between: readonly string[];
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "ShownView".
 */
export interface ShownView {
    readonly rings: readonly RingView[];
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "SupplyView".
 */
export interface SupplyView {
    readonly fragments: readonly FragmentView[];
    readonly lowest: (number | null);
    readonly highest: (number | null);
    readonly black_dragons: number;
    readonly eggs: number;
    readonly crystals: number;
    readonly red_pearls: number;
    readonly blue_pearls: number;
    readonly crests: readonly number[];
}
/**
 * What everybody may play now and what it brings.
 *
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "TaskView".
 */
export interface TaskView {
    readonly number: number;
    readonly colour: string;
    readonly reward: readonly ItemView[];
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
    readonly phase: ("page" | "turn" | "out" | "chest" | "first" | "deal" | "pearl" | "take" | "modify" | "play" | "follow" | "over");
    readonly turn: number;
    readonly first: (number | null);
    readonly active: (number | null);
    readonly acting: (number | null);
    readonly takes: number;
    readonly takes_left: number;
    readonly book: BookView;
    readonly task: (TaskView | null);
    readonly supply: SupplyView;
    readonly amulets: number;
    readonly amulets_needed: number;
    readonly idle: number;
    readonly idle_limit: number;
    readonly chests: readonly ChestView[];
    readonly chest_used: boolean;
    readonly seats: readonly SeatView[];
    readonly mine: (MineView | null);
    readonly shown: (readonly ShownView[] | null);
}
