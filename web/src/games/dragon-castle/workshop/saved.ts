/** Own layouts, kept in this browser. */
import { recall, remember } from '$lib/storage';

interface Saved {
  name: string;
  text: string;
}

const KEY = 'dragon-castle.layouts';

function isSaved(value: unknown): value is Saved {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'text' in value &&
    typeof value.text === 'string'
  );
}

export function savedLayouts(): Saved[] {
  try {
    const found: unknown = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isSaved) : [];
  } catch {
    return [];
  }
}

/** One layout of a name; the newest comes first. */
export function withLayout(all: readonly Saved[], layout: Saved): Saved[] {
  return [layout, ...all.filter((other) => other.name !== layout.name)];
}

export function keepLayouts(all: readonly Saved[]): void {
  remember(KEY, JSON.stringify(all));
}
