// What the server tells: the types of `view/observe.py` and `components/catalogue.py`.

export interface Crate {
  weight: number;
  seat: number;
}

export interface Dock {
  id: string;
  berths: number;
  limit: number;
  crates: readonly Crate[];
}

export interface QuayView {
  turn: number;
  bag: number;
  docks: readonly Dock[];
  seats: readonly { seat: number; points: number; hand: number }[];
  mine: readonly number[] | null;
}

export interface Components {
  docks: readonly { id: string; berths: number; limit: number }[];
  weights: readonly number[];
}
