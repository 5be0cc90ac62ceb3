/* Made by `npm run types` from the schema of the server; not edited by hand. */
export interface Told {
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "BuildingView".
 */
export interface BuildingView {
    readonly cells: readonly string[];
    readonly allowance: number;
}
/**
 * A spirit or a dragon.
 *
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "CardInfo".
 */
export interface CardInfo {
    readonly id: string;
    readonly name_pl: string;
    readonly name_en: string;
    readonly rule: string;
    readonly beginner: boolean;
    readonly provenance: (string | {
        readonly [k: string]: string;
    });
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "CastleView".
 */
export interface CastleView {
    readonly layout: (string | null);
    readonly plan: readonly string[];
    readonly columns: number;
    readonly rows: number;
    readonly left: number;
    readonly level: number;
    readonly stacks: readonly StackView[];
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "StackView".
 */
export interface StackView {
    readonly cell: string;
    readonly height: number;
    readonly tile: (string | null);
    readonly available: boolean;
    readonly short: boolean;
    readonly top: boolean;
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "CellView".
 */
export interface CellView {
    readonly cell: string;
    readonly height: number;
    readonly tile: (string | null);
    readonly shrine: boolean;
    readonly placeable: boolean;
}
/**
 * DC-9.17: the set that a special tile makes as another type.
 *
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "ChangeView".
 */
export interface ChangeView {
    readonly cell: string;
    readonly type: string;
    readonly set: SetView;
}
/**
 * A set: the type it counts as, or its number; its cells; what it pays now; how many shrines it may carry.
 *
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "SetView".
 */
export interface SetView {
    readonly type: (string | null);
    readonly number: (number | null);
    readonly cells: readonly string[];
    readonly points: number;
    readonly shrines: number;
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "Components".
 */
export interface Components {
    readonly type: readonly TypeInfo[];
    readonly spirit: readonly CardInfo[];
    readonly dragon: readonly CardInfo[];
    readonly layout: readonly LayoutInfo[];
    readonly layouts: LimitsInfo;
    /**
     * by number of seats, each of them
     */
    readonly ground_range: {
        /**
         * @minItems 2
         * @maxItems 2
         */
        readonly [k: string]: readonly [
            number,
            number
        ];
    };
    readonly realm: RealmInfo;
    readonly supply: SupplyInfo;
    readonly shrine: ShrineInfo;
    readonly sets: SetsInfo;
    readonly tiles: readonly string[];
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "TypeInfo".
 */
export interface TypeInfo {
    readonly id: string;
    readonly name_pl: string;
    readonly name_en: string;
    readonly faction: boolean;
    readonly symbols: number;
    readonly copies: number;
    readonly colour: string;
    readonly shrines: number;
    readonly provenance: (string | {
        readonly [k: string]: string;
    });
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "LayoutInfo".
 */
export interface LayoutInfo {
    readonly id: string;
    readonly name_pl: string;
    readonly name_en: string;
    readonly name_en_provenance?: (string | {
        readonly [k: string]: string;
    });
    readonly standard?: boolean;
    readonly best_for: readonly number[];
    readonly best_for_provenance: (string | {
        readonly [k: string]: string;
    });
    readonly provenance: (string | {
        readonly [k: string]: string;
    });
    readonly grid: readonly string[];
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "LimitsInfo".
 */
export interface LimitsInfo {
    readonly total_tiles: number;
    readonly max_columns: number;
    readonly max_rows: number;
    readonly max_height: number;
    readonly long_row: number;
    readonly provenance: (string | {
        readonly [k: string]: string;
    });
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "RealmInfo".
 */
export interface RealmInfo {
    readonly columns: number;
    readonly rows: number;
    readonly others: readonly string[];
    readonly provenance: (string | {
        readonly [k: string]: string;
    });
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "SupplyInfo".
 */
export interface SupplyInfo {
    readonly shrines: number;
    readonly shrines_per_seat: number;
    readonly tokens: number;
    readonly token_points: number;
    readonly discard_points: number;
    readonly provenance: (string | {
        readonly [k: string]: string;
    });
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "ShrineInfo".
 */
export interface ShrineInfo {
    readonly points: readonly number[];
    readonly provenance: (string | {
        readonly [k: string]: string;
    });
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "SetsInfo".
 */
export interface SetsInfo {
    readonly smallest: number;
    readonly points: readonly number[];
    readonly dragon_bonus: number;
    readonly provenance: (string | {
        readonly [k: string]: string;
    });
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "DragonView".
 */
export interface DragonView {
    readonly id: string;
    readonly rule: string;
    readonly values: readonly number[];
    readonly parts: readonly (readonly PartView[])[];
}
/**
 * A part of what a dragon card is worth; `args` are those of `score-<key>`.
 *
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "PartView".
 */
export interface PartView {
    readonly key: string;
    readonly rule: string;
    readonly count: number;
    readonly points: number;
    readonly args: {
        readonly [k: string]: (number | string | readonly string[]);
    };
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "OriginView".
 */
export interface OriginView {
    readonly cell: string;
    readonly level: number;
}
/**
 * DC-6.7: what placing this tile here completes; `due` unless another tile is still in hand.
 *
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "PreviewView".
 */
export interface PreviewView {
    readonly tile: string;
    readonly cell: string;
    readonly level: number;
    readonly set: SetView;
    readonly due: boolean;
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "SeatView".
 */
export interface SeatView {
    readonly seat: number;
    readonly points: number;
    readonly shrines: number;
    readonly shrine_points: number;
    readonly pool: number;
    readonly tokens: number;
    readonly dragon_points: number;
    readonly worth: number;
    readonly hidden: number;
    readonly room: number;
    readonly realm: readonly (readonly CellView[])[];
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "SpiritView".
 */
export interface SpiritView {
    readonly id: string;
    readonly rule: string;
    readonly used: boolean;
    readonly owes: boolean;
    readonly callable: boolean;
    readonly targets: number;
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "TrackView".
 */
export interface TrackView {
    readonly pile: number;
    readonly spaces: readonly boolean[];
    readonly summons: number;
    readonly open: boolean;
    readonly last_round: boolean;
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
    readonly phase: ("setup" | "start" | "picked" | "placing" | "resolve" | "shrines" | "after" | "power" | "over");
    readonly seat: (number | null);
    readonly first: (number | null);
    readonly round: number;
    readonly realm: string;
    readonly castle: CastleView;
    readonly unseen: {
        readonly [k: string]: number;
    };
    readonly supply: number;
    readonly discarded: number;
    readonly track: TrackView;
    readonly spirits: readonly SpiritView[];
    readonly dragons: readonly DragonView[];
    readonly seats: readonly SeatView[];
    readonly hand: readonly string[];
    readonly origin: (OriginView | null);
    readonly power: (string | null);
    readonly elegance: (string | null);
    readonly sets: readonly SetView[];
    readonly changes: readonly ChangeView[];
    readonly building: (BuildingView | null);
    readonly previews: readonly PreviewView[];
}
