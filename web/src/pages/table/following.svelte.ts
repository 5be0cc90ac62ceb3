// What a page does as long as a table is open on it: it keeps the connection, and says when it is lost.
import { onMount } from 'svelte';
import type { Recap } from '$lib/match/recap/recap.svelte';
import type { Table } from '$lib/match/table/table.svelte';
import { settings } from '$lib/settings.svelte';
import { toasts, wear } from '$lib/ui';
import { t } from '$lib/words';

/** Call it while the page is being set up: its effects live as long as the page. */
export function follow(table: Table, recap: Recap): void {
  attend(table, recap);
  tellAboutLine(table);
  $effect(() => {
    const { motion } = settings;
    if (table.line === 'open' && table.info) table.pace(motion === 'calm' || motion === 'fast' ? motion : 'usual');
  });
  $effect(() => {
    wear(table.seats.map(({ colour }) => colour));
    return () => wear([]);
  });
  $effect(() => recap.follow());
}

/** The connection lives as long as the page; what happens while nobody looks is told later. */
function attend(table: Table, recap: Recap): void {
  onMount(() => {
    const hurry = (): void => table.hurry();
    const looked = (): void => recap.looked(document.visibilityState === 'visible', Date.now());
    table.start();
    looked();
    addEventListener('online', hurry);
    addEventListener('visibilitychange', looked);
    addEventListener('pagehide', looked);
    return () => {
      looked();
      removeEventListener('visibilitychange', looked);
      removeEventListener('pagehide', looked);
      removeEventListener('online', hurry);
      table.stop();
      toasts.hide();
    };
  });
}

function tellAboutLine(table: Table): void {
  let wasOpen = false;
  $effect(() => {
    if (table.line === 'lost' && wasOpen) {
      toasts.show({ icon: 'ui-clock', title: t('line-lost'), line: t('line-lost-line'), stays: true });
    }
    if (table.line !== 'open') return;
    if (toasts.current?.stays) toasts.show({ icon: 'ui-check', title: t('line-back') });
    wasOpen = true;
  });
}
