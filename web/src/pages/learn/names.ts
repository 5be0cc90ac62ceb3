// Who sits at a board of a lesson: the learner, and whoever the texts call by name.
import { recall } from '$lib/storage';
import { t } from '$lib/words';

export function learners(opponent: string, seats: number): string[] {
  const others = t('default-names').split(', ');
  const own = [recall('name') ?? '', ...others].find((name) => name !== '' && name !== opponent) ?? '';
  const rest = others.filter((name) => name !== opponent && name !== own);
  return [own, opponent, ...rest].slice(0, seats);
}
