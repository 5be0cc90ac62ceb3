// The browser's storage. It may be switched off: then everything works, but nothing is remembered.
const PREFIX = 'wawel.';

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Something for the next page only; told once. */
export function take(name: string): string | null {
  try {
    const told = sessionStorage.getItem(PREFIX + name);
    sessionStorage.removeItem(PREFIX + name);
    return told;
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // a private window without storage: nothing is saved
  }
}
