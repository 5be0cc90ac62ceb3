// Typed addresses of the pages, on top of the browser's history.
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string | null; options?: Record<string, string> }
  | { page: 'table'; table: string }
  | { page: 'replay'; replay: string; moment: number; seat: number; analysis?: boolean; open?: boolean }
  | { page: 'join'; code: string }
  | { page: 'deal'; deal: string }
  | { page: 'rules'; game: string | null; rule: string | null }
  | { page: 'how'; game: string }
  | { page: 'workshop'; game: string; layout: string | null }
  | { page: 'learn'; game: string | null }
  | { page: 'lesson'; game: string; step: string | null }
  | { page: 'problem'; game: string; problem: string }
  | { page: 'sign'; way: Way }
  | { page: 'account'; part: AccountPart }
  | { page: 'lost' };

/** Into an account: a new one, or one that is there already. */
export type Way = 'up' | 'in';
export type AccountPart = (typeof ACCOUNT_PARTS)[number];

export const ACCOUNT_PARTS = ['settings', 'history', 'safety'] as const;

function whole(text: string | null, otherwise: number): number {
  const value = Number(text ?? '');
  return text !== null && text !== '' && Number.isInteger(value) ? value : otherwise;
}

/** `/learn`, `/learn/<game>`, and a lesson or a problem below it. */
function learned(url: URL, game: string | undefined, [what, problem, ...more]: readonly string[]): Route {
  if (!game || what === undefined) return { page: 'learn', game: game ?? null };
  if (more.length > 0) return { page: 'lost' };
  if (what === 'problem' && problem) return { page: 'problem', game, problem };
  return what === 'lesson' && !problem
    ? { page: 'lesson', game, step: url.searchParams.get('step') }
    : { page: 'lost' };
}

export function parse(url: URL): Route {
  const [page, id, ...more] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  if (page === 'learn') return learned(url, id, more);
  if (more.length > 0) return { page: 'lost' };
  switch (page) {
    case undefined:
      return { page: 'home' };
    case 'new':
      return { page: 'new', game: id ?? null, ...(url.search && { options: Object.fromEntries(url.searchParams) }) };
    case 'table':
      return id ? { page: 'table', table: id } : { page: 'lost' };
    case 'replay':
      if (!id) return { page: 'lost' };
      return {
        page: 'replay',
        replay: id,
        moment: Math.max(0, whole(url.searchParams.get('moment'), 0)),
        seat: Math.max(-1, whole(url.searchParams.get('seat'), -1)),
        ...(url.searchParams.has('analysis') && { analysis: true }),
        ...(url.searchParams.has('open') && { open: true }),
      };
    case 'join':
      return id ? { page: 'join', code: id } : { page: 'lost' };
    case 'deal':
      return id ? { page: 'deal', deal: id } : { page: 'lost' };
    case 'rules':
      return { page: 'rules', game: id ?? null, rule: decodeURIComponent(url.hash.slice(1)) || null };
    case 'sign-up':
    case 'log-in':
      return id ? { page: 'lost' } : { page: 'sign', way: page === 'sign-up' ? 'up' : 'in' };
    case 'account': {
      const part = ACCOUNT_PARTS.find((name) => name === (id ?? 'settings'));
      return part ? { page: 'account', part } : { page: 'lost' };
    }
    case 'how':
      return id ? { page: 'how', game: id } : { page: 'lost' };
    case 'workshop':
      return id ? { page: 'workshop', game: id, layout: url.searchParams.get('layout') } : { page: 'lost' };
    default:
      return { page: 'lost' };
  }
}

/** The query of an address; slashes there need no escaping. */
function search(values: Record<string, string>): string {
  const text = new URLSearchParams(values).toString().replaceAll('%2F', '/');
  return text && `?${text}`;
}

export function href(route: Route): string {
  switch (route.page) {
    case 'home':
    case 'lost':
      return '/';
    case 'new':
      return (route.game ? `/new/${encodeURIComponent(route.game)}` : '/new') + search(route.options ?? {});
    case 'table':
      return `/table/${encodeURIComponent(route.table)}`;
    case 'replay':
      return `/replay/${encodeURIComponent(route.replay)}?moment=${route.moment}&seat=${route.seat}${route.analysis ? '&analysis=yes' : ''}${route.open ? '&open=yes' : ''}`;
    case 'sign':
      return route.way === 'up' ? '/sign-up' : '/log-in';
    case 'account':
      return route.part === 'settings' ? '/account' : `/account/${route.part}`;
    case 'how':
      return `/how/${encodeURIComponent(route.game)}`;
    case 'join':
      return `/join/${encodeURIComponent(route.code)}`;
    case 'deal':
      return `/deal/${encodeURIComponent(route.deal)}`;
    case 'workshop':
      return `/workshop/${encodeURIComponent(route.game)}${search(route.layout ? { layout: route.layout } : {})}`;
    case 'learn':
      return route.game ? `/learn/${encodeURIComponent(route.game)}` : '/learn';
    case 'lesson':
      return `/learn/${encodeURIComponent(route.game)}/lesson${search(route.step ? { step: route.step } : {})}`;
    case 'problem':
      return `/learn/${encodeURIComponent(route.game)}/problem/${encodeURIComponent(route.problem)}`;
    case 'rules':
      return `/rules${route.game ? `/${encodeURIComponent(route.game)}` : ''}${route.rule ? `#${encodeURIComponent(route.rule)}` : ''}`;
  }
}

class Router {
  route = $state.raw<Route>({ page: 'home' });

  start(): void {
    const read = (): void => {
      this.route = parse(new URL(location.href));
    };
    read();
    addEventListener('popstate', read);
    addEventListener('hashchange', read);
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(route: Route, replace = false): void {
    const moved = route.page !== this.route.page;
    history[replace ? 'replaceState' : 'pushState'](null, '', href(route));
    this.route = route;
    if (moved) scrollTo(0, 0);
  }

  /** Plain clicks on our own links stay inside the page. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    const url = new URL(link.href);
    if (url.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    this.go(parse(url));
  }
}

export const router = new Router();
