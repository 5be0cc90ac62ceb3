/* Made by `npm run types` from the schema of the server; not edited by hand. */
export interface Told {
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "CityInfo".
 */
export interface CityInfo {
    /**
     * the edges that it joins
     */
    readonly e: string;
    readonly shield?: number;
    readonly princess?: boolean;
    readonly corner?: ("NW" | "NE" | "SE" | "SW");
    readonly cathedral?: boolean;
    readonly goods?: ("wine" | "grain" | "cloth");
}
/**
 * A feature that would be complete, as it would be paid before anybody acts or the dragon walks.
 *
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "ClosingView".
 */
export interface ClosingView {
    readonly kind: ("city" | "road" | "field" | "cloister");
    readonly points: number;
    /**
     * seats that would be paid; none: nobody stands there
     */
    readonly owners: readonly number[];
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "Components".
 */
export interface Components {
    /**
     * of the sets in play
     */
    readonly tiles: readonly TileInfo[];
    readonly sets: {
        readonly [k: string]: SetInfo;
    };
    readonly rotation: RotationInfo;
    readonly followers: number;
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "TileInfo".
 */
export interface TileInfo {
    readonly id: string;
    readonly n: number;
    /**
     * letters in the order N E S W
     */
    readonly edges: string;
    readonly cities?: readonly CityInfo[];
    readonly roads?: readonly WayInfo[];
    readonly rivers?: readonly WayInfo[];
    readonly fields: readonly FieldInfo[];
    readonly cloister?: boolean;
    readonly symbol?: ("volcano" | "dragon" | "portal" | "princess");
    readonly role?: ("spring" | "lake");
    readonly start?: boolean;
    readonly bridge?: boolean;
    /**
     * @minItems 2
     * @maxItems 2
     */
    readonly at?: readonly [
        number,
        number
    ];
    readonly interior?: boolean;
    readonly note?: string;
}
/**
 * A road or a river.
 *
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "WayInfo".
 */
export interface WayInfo {
    /**
     * the edges that it joins; with one edge it ends on this tile
     */
    readonly e: string;
    readonly inn?: boolean;
    readonly tunnel?: boolean;
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "FieldInfo".
 */
export interface FieldInfo {
    /**
     * half-edges 0 to 7, clockwise from the west half of the north edge; empty for an enclosed field
     */
    readonly h: string;
    /**
     * cities that it borders
     */
    readonly c?: readonly number[];
    readonly carcassonne?: boolean;
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "SetInfo".
 */
export interface SetInfo {
    readonly total: number;
    readonly provenance: {
        readonly [k: string]: string;
    };
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "RotationInfo".
 */
export interface RotationInfo {
    readonly direction: "clockwise";
    readonly half_edge_touch: readonly number[];
}
/**
 * One feature. Its segments are those of the tiles that name its place in the list.
 *
 * A city, road or cloister without open ends is complete. What is not there is nothing: no shields, no followers.
 *
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "FeatureView".
 */
export interface FeatureView {
    readonly kind: ("city" | "road" | "field" | "cloister");
    /**
     * of a cloister: filled cells around it and its own
     */
    readonly tiles: number;
    /**
     * open ends; of a cloister: free cells around it; of a field: half-edges
     */
    readonly open: number;
    /**
     * to each owner if the game ended now; of a complete feature: what it pays or paid
     */
    readonly worth: number;
    /**
     * what it would pay if it were closed at this size, where that is not its worth
     */
    readonly closed?: number;
    readonly shields?: number;
    /**
     * completed cities that a field borders
     */
    readonly cities?: number;
    /**
     * per seat
     */
    readonly followers?: readonly number[];
    /**
     * seats that would be paid
     */
    readonly owners?: readonly number[];
    /**
     * per seat, where a field pays its owners unlike sums (CA-9.5)
     */
    readonly gains?: readonly number[];
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "FigureView".
 */
export interface FigureView {
    readonly seat: number;
    readonly role: ("knight" | "thief" | "farmer" | "monk");
    readonly x: number;
    readonly y: number;
    /**
     * its address, such as "city@N"
     */
    readonly segment: string;
    /**
     * its place in the order of TileView.features
     */
    readonly part: number;
    readonly feature: number;
    /**
     * on the fairy's tile
     */
    readonly safe: boolean;
    /**
     * the one follower that the fairy is with
     */
    readonly ward: boolean;
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "FreeView".
 */
export interface FreeView {
    readonly x: number;
    readonly y: number;
    /**
     * tiles in the pile that would fit
     */
    readonly left: number;
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "PlaceView".
 */
export interface PlaceView {
    readonly x: number;
    readonly y: number;
    readonly rotations: readonly number[];
    /**
     * per rotation: what it would complete
     */
    readonly closes: readonly (readonly ClosingView[])[];
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "SeatView".
 */
export interface SeatView {
    readonly seat: number;
    readonly points: number;
    readonly supply: number;
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "SpotView".
 */
export interface SpotView {
    readonly action: string;
    readonly x: number;
    readonly y: number;
    /**
     * None: the whole tile
     */
    readonly part: (number | null);
    readonly feature: (number | null);
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "StepView".
 */
export interface StepView {
    readonly action: string;
    readonly x: number;
    readonly y: number;
    /**
     * places in `figures`
     */
    readonly eats: readonly number[];
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "TileView".
 */
export interface TileView {
    readonly id: string;
    readonly x: number;
    readonly y: number;
    readonly rotation: number;
    /**
     * per segment, in the order cities, roads, fields, cloister: place in `features`
     */
    readonly features: readonly number[];
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
    readonly phase: ("first" | "draw" | "place" | "princess" | "action" | "dragon" | "over");
    readonly options: {
        readonly [k: string]: string;
    };
    readonly turn: number;
    readonly actor: (number | null);
    readonly tile: (string | null);
    /**
     * tiles on the map
     */
    readonly placed: number;
    readonly tiles: readonly TileView[];
    readonly features: readonly FeatureView[];
    readonly figures: readonly FigureView[];
    readonly seats: readonly SeatView[];
    readonly left: number;
    readonly pile: {
        readonly [k: string]: number;
    };
    readonly aside: {
        readonly [k: string]: number;
    };
    readonly discarded: {
        readonly [k: string]: number;
    };
    readonly dragon: (readonly [
        number,
        number
    ] | null);
    readonly fairy: (readonly [
        number,
        number
    ] | null);
    readonly walk: (WalkView | null);
    /**
     * where the drawn tile fits
     */
    readonly places: readonly PlaceView[];
    /**
     * all cells beside the map
     */
    readonly free: readonly FreeView[];
    /**
     * where a follower can be deployed
     */
    readonly spots: readonly SpotView[];
    readonly fairy_spots: readonly SpotView[];
    /**
     * whom the princess can send home
     */
    readonly knights: readonly SpotView[];
}
/**
 * This interface was referenced by `Told`'s JSON-Schema
 * via the `definition` "WalkView".
 */
export interface WalkView {
    readonly path: readonly (readonly [
        number,
        number
    ])[];
    readonly left: number;
    readonly mover: (number | null);
    readonly next: readonly StepView[];
}
