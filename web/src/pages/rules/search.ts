// Searches the rules: words in any order, ignoring accents and case.
import type { RulesSection } from '$lib/net/types';

/** Text without case and accents. */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
}

export function wantedWords(search: string): string[] {
  return folded(search).split(/\s+/).filter(Boolean);
}

/** The entries that an id names, or that begin with it: "CA-10.6" is CA-10.6.1 and so on. */
export function under(sections: readonly RulesSection[], rule: string): string[] {
  const wanted = rule.toUpperCase();
  const ids = sections.flatMap((section) => section.entries.map((entry) => entry.id));
  const exact = ids.filter((id) => id === wanted || id.startsWith(`${wanted}.`));
  return exact.length > 0 ? exact : ids.filter((id) => id.startsWith(wanted));
}

export function matching(sections: readonly RulesSection[], search: string): RulesSection[] {
  const wanted = wantedWords(search);
  if (wanted.length === 0) return [...sections];
  return sections.flatMap((section) => {
    const entries = section.entries.filter((entry) => {
      const text = folded(`${entry.id} ${section.title} ${entry.html.replace(/<[^>]*>/g, ' ')}`);
      return wanted.every((word) => text.includes(word));
    });
    return entries.length > 0 ? [{ ...section, entries }] : [];
  });
}
