// The HTTP side of the server.
import type {
  AllOpen,
  Analysis,
  Comparison,
  CourseInfo,
  CreateTable,
  DealInfo,
  DisabledGame,
  GameInfo,
  Health,
  Inspection,
  LearnStep,
  OpenTable,
  PreviewTable,
  ProblemStand,
  Reach,
  Replay,
  RulesText,
  SeatTaken,
  StepStand,
  Story,
  TableCreated,
  TableInfo,
  TablePreview,
  TryProblem,
} from './types';

/** An error answer, as the server words it. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly rule: string | null = null,
    readonly line: number | null = null,
    message = key,
    /** What exactly is wrong, in each language. */
    readonly detail: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

interface ErrorBody {
  error?: {
    key?: string;
    rule?: string | null;
    line?: number | null;
    message?: string;
    detail?: Record<string, string>;
  };
}

async function answer(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new Failure(0, 'no-connection');
  }
  if (response.ok) return response;
  const body = (await response.json().catch(() => ({}))) as ErrorBody;
  const error = body.error ?? {};
  throw new Failure(
    response.status,
    error.key ?? (response.status === 404 ? 'not-found' : 'server'),
    error.rule ?? null,
    error.line ?? null,
    error.message,
    error.detail,
  );
}

export async function json<Body>(path: string, init?: RequestInit): Promise<Body> {
  return (await (await answer(path, init)).json()) as Body;
}

export function send<Body>(method: string, path: string, wanted: unknown): Promise<Body> {
  return json(path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(wanted) });
}

export function post<Body>(path: string, wanted: unknown): Promise<Body> {
  return send('POST', path, wanted);
}

const part = encodeURIComponent;

export const getHealth = (): Promise<Health> => json('/health');

export const getGames = (): Promise<(GameInfo | DisabledGame)[]> => json('/games');

export const getComponents = (game: string): Promise<unknown> => json(`/games/${part(game)}/components`);

export const getRules = (game: string, lang: string): Promise<RulesText> =>
  json(`/games/${part(game)}/rules?lang=${lang}`);

/** Findings about a value of an option, before a table is opened with it. */
export const inspectOption = (game: string, option: string, value: string): Promise<Inspection> =>
  json(`/games/${part(game)}/options/${part(option)}?value=${part(value)}`);

/** How a table would start. Does not open one. */
export const previewTable = (game: string, wanted: PreviewTable): Promise<TablePreview> =>
  post(`/games/${part(game)}/preview`, wanted);

/** Lessons and problems of all games, without answers. */
export const getLessons = (): Promise<CourseInfo[]> => json('/lessons');

/** Where a learner stands in a step of a lesson. */
export const learnStep = (game: string, wanted: LearnStep): Promise<StepStand> =>
  post(`/lessons/${part(game)}/step`, wanted);

/** Where somebody stands who tries a problem. */
export const tryProblem = (game: string, wanted: TryProblem): Promise<ProblemStand> =>
  post(`/lessons/${part(game)}/problem`, wanted);

export const getTable = (table: string): Promise<TableInfo> => json(`/tables/${part(table)}`);

export const getReplay = (replay: string, seat: number): Promise<Replay> =>
  json(`/replays/${part(replay)}?seat=${seat}`);

/** A moment of a finished match with the eyes of every seat. */
export const getAllOpen = (replay: string, moment: number): Promise<AllOpen> =>
  json(`/replays/${part(replay)}/open/${moment}`);

/** What decided a finished match, and how it went. */
export const getStory = (replay: string): Promise<Story> => json(`/replays/${part(replay)}/story`);

const analysis = (replay: string, method: string): Promise<Analysis> =>
  json(`/replays/${part(replay)}/analysis`, { method });

/** An analysis as far as it is done. */
export const getAnalysis = (replay: string): Promise<Analysis> => analysis(replay, 'GET');

/** Begins an analysis, or goes on with it. */
export const beginAnalysis = (replay: string): Promise<Analysis> => analysis(replay, 'POST');

export const stopAnalysis = (replay: string): Promise<Analysis> => analysis(replay, 'DELETE');

/** What was done at a step and what was better, as the seat sees it that decided. */
export const getComparison = (replay: string, step: number): Promise<Comparison> =>
  json(`/replays/${part(replay)}/better/${step}`);

export const createTable = (wanted: CreateTable): Promise<TableCreated> => post('/tables', wanted);

/** Without a token, the account has to have a seat there. */
export const rematch = (table: string, token: string | null): Promise<{ table: string }> =>
  json(`/tables/${part(table)}/rematch`, {
    method: 'POST',
    ...(token !== null && { headers: { Authorization: `Bearer ${token}` } }),
  });

/** Tables with the same draws; once all are over, with their results. */
export const getDeal = (deal: string): Promise<DealInfo> => json(`/deals/${part(deal)}`);

/** One more table with the same draws. */
export const addToDeal = (deal: string): Promise<DealInfo> => json(`/deals/${part(deal)}/tables`, { method: 'POST' });

/** Do not wait for people at a table of a deal any longer. */
export const callOff = (table: string): Promise<{ table: string }> =>
  json(`/tables/${part(table)}/call-off`, { method: 'POST' });

/** Where other devices find the server. */
export const getReach = (): Promise<Reach> => json('/reach');

/** The table of a short code, with the seats that are still open. */
export const getOpenTable = (code: string): Promise<OpenTable> => json(`/codes/${part(code)}`);

export const takeSeat = (code: string, seat: number): Promise<SeatTaken> => post(`/codes/${part(code)}`, { seat });

export const openRecord = (record: string): Promise<{ replay: string }> =>
  json('/replays', { method: 'POST', headers: { 'Content-Type': 'text/plain; charset=utf-8' }, body: record });

export const tableRecordPath = (table: string): string => `/api/tables/${part(table)}/record`;

export const replayRecordPath = (replay: string): string => `/api/replays/${part(replay)}/record`;
