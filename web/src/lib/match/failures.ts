// What went wrong, in one sentence.
import { Failure } from '../net/http';
import { knows, t } from '../words';

export function failureText(error: unknown): string {
  if (!(error instanceof Failure)) return t('error-server');
  const key = `error-${error.key}`;
  const sentence = knows(key) ? t(key) : t('error-server');
  const where = error.line === null ? '' : ` ${t('error-line', { line: error.line })}`;
  const rule = error.rule === null ? '' : ` ${t('rule', { rule: error.rule })}.`;
  return sentence + where + rule;
}
