// Searches the rules: words in any order, ignoring accents and case.
import type { RulesSection } from '$lib/net/types';

function bare(text: string): string {
  return text
    .replace(/<[^>]*>/g, ' ')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

export function matching(sections: readonly RulesSection[], search: string): RulesSection[] {
  const wanted = bare(search).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...sections];
  return sections.flatMap((section) => {
    const entries = section.entries.filter((entry) => {
      const text = bare(`${entry.id} ${section.title} ${entry.html}`);
      return wanted.every((word) => text.includes(word));
    });
    return entries.length > 0 ? [{ ...section, entries }] : [];
  });
}
