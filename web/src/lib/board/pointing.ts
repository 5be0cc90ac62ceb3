/** What a lesson points at, found on the board: `place`, `place:seat` or `place:seat:piece`. */
import type { Pointing } from '$lib/match/board';

/** Finds things by selectors: those of the first selector that has something to be seen. */
export function pointing(selectorsOf: (parts: readonly string[]) => readonly string[]): Pointing {
  return (point, root) => {
    for (const selector of selectorsOf(point.split(':'))) {
      const boxes = seen(root, selector);
      if (boxes.length > 0) return boxes;
    }
    return [];
  };
}

/** The boxes of everything that can be seen of a selector. */
export function seen(root: ParentNode, selector: string): DOMRect[] {
  return [...root.querySelectorAll(selector)]
    .filter((node) => node.checkVisibility())
    .map((node) => node.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0);
}

/** The selector of a named spot, or of all whose name begins so. */
export const at = (name: string): string => `[data-spot="${name}"]`;
export const from = (name: string): string => `[data-spot^="${name}"]`;
/** On a small screen what is not in sight is behind a tab. */
export const tab = (id: string): string => `nav [data-tab="${id}"]`;
