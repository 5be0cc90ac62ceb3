/** The next press on the way to a decision: things on the board, or a button of the prompt bar. */
export interface Press {
  /** Selectors of things on the board; nothing is marked for those that are not there. */
  readonly marks: readonly string[];
  /** The id of a button of the prompt bar. */
  readonly button: string | null;
  /** What to press while nothing of that can be seen, such as a tab. */
  readonly behind?: string | undefined;
}

export function onBoard(marks: readonly string[], behind?: string): Press {
  return { marks, button: null, behind };
}

export function onButton(id: string): Press {
  return { marks: [], button: id };
}

/** Cards to press until just these are picked: first those that go back, then those that are missing. */
export function cardsToPress<Key>(
  hand: readonly { readonly key: Key; readonly card: string }[],
  picked: readonly Key[],
  wanted: readonly string[],
): Key[] {
  const missing = [...wanted];
  const cut = (card: string | undefined): boolean => {
    const at = missing.findIndex((one) => one === card);
    if (at >= 0) missing.splice(at, 1);
    return at >= 0;
  };
  const wrong = picked.filter((key) => !cut(hand.find((entry) => entry.key === key)?.card));
  if (wrong.length > 0) return wrong;
  return hand.flatMap(({ key, card }) => (!picked.includes(key) && cut(card) ? [key] : []));
}
