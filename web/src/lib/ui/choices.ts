// The choices of the two switches on the home page and in the settings.
import type { Language, Motion, Theme } from '$lib/settings.svelte';
import { t } from '$lib/words';

export const LANGUAGE_CHOICES: { value: Language; label: string; lang: string }[] = [
  { value: 'pl', label: 'PL', lang: 'pl' },
  { value: 'en', label: 'EN', lang: 'en' },
];

export function themeChoices(): { value: Theme; label: string; icon: string }[] {
  return [
    { value: 'day', label: t('day'), icon: 'ui-sun' },
    { value: 'night', label: t('night'), icon: 'ui-moon' },
  ];
}

export function motionChoices(): { value: Motion; label: string }[] {
  return (['calm', 'full', 'fast', 'still'] as const).map((value) => ({ value, label: t(`motion-${value}`) }));
}
