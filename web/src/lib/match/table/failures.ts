// What went wrong, with details if the server gives more than the kind of error.
import { Failure } from '$lib/net/http';
import { settings } from '$lib/settings.svelte';
import { capital, knows, t } from '$lib/words';

export function failureText(error: unknown): string {
  if (!(error instanceof Failure)) return t('error-server');
  const key = `error-${error.key}`;
  const sentence = knows(key) ? t(key) : t('error-server');
  const detail = error.detail[settings.language];
  const exactly = detail === undefined ? '' : ` ${capital(detail)}.`;
  const where = error.line === null ? '' : ` ${t('error-line', { line: error.line })}`;
  const rule = error.rule === null ? '' : ` ${t('rule', { rule: error.rule })}.`;
  return sentence + where + exactly + rule;
}
