/* Made by `npm run types` from the schema of the server; not edited by hand. */
export interface Told {
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "CardInfo".
 */
export interface CardInfo {
    readonly id: string;
    readonly name_pl: string;
    readonly name_en: string;
    readonly kind: ("army" | "shepherd");
    readonly count: number;
    /**
     * of an army
     */
    readonly strength?: Strength;
    readonly provenance: (string | {
        readonly [k: string]: string;
    });
    readonly note?: string;
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "Strength".
 */
export interface Strength {
    readonly stone: number;
    readonly brick: number;
    readonly wood: number;
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "Components".
 */
export interface Components {
    readonly cards: readonly CardInfo[];
    readonly tiles: readonly TileInfo[];
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "TileInfo".
 */
export interface TileInfo {
    readonly id: string;
    readonly kind: ("castle" | "recruitment");
    /**
     * of a castle, like its size and points
     */
    readonly material?: ("stone" | "brick" | "wood");
    readonly size?: ("small" | "large");
    readonly points?: number;
    /**
     * of a drum
     */
    readonly symbol?: string;
    readonly provenance: (string | {
        readonly [k: string]: string;
    });
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "MineView".
 */
export interface MineView {
    readonly seat: number;
    readonly hand: readonly string[];
    readonly camp: readonly string[];
    readonly commit: (readonly string[] | null);
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "PlayedView".
 */
export interface PlayedView {
    readonly tile: string;
    readonly winner: (number | null);
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "SeatView".
 */
export interface SeatView {
    readonly seat: number;
    readonly points: number;
    readonly earlier: number;
    readonly hand: number;
    readonly camp: number;
    readonly castles: readonly string[];
    readonly asked: boolean;
    readonly ready: boolean;
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "ShownView".
 */
export interface ShownView {
    readonly hand: readonly string[];
    readonly camp: readonly string[];
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
    readonly phase: ("reveal" | "attack" | "recruit" | "over");
    readonly game: number;
    readonly games: number;
    readonly round: number;
    readonly rounds: number;
    readonly tile: (string | null);
    readonly played: readonly PlayedView[];
    readonly left: number;
    readonly sword: number;
    readonly youth: readonly number[];
    readonly seats: readonly SeatView[];
    readonly mine: (MineView | null);
    readonly removed: (string | null);
    readonly shown: (readonly ShownView[] | null);
}
