/** The server's REST side, or that of the house in a page without one: games, new matches, seats by invitation, rematches, lessons. */
import { at } from './address';
import { house } from './device/door';
import { site } from './device/site';
import type {
  Advice,
  Answer,
  BoxContent,
  BringRequest,
  BoxKept,
  BoxRead,
  Ending,
  GameInfo,
  GameName,
  JoinRequest,
  LessonAskRequest,
  LessonNow,
  LessonRequest,
  MatchCreated,
  MatchInfo,
  InvitationInfo,
  MatchRequest,
  NetworkInfo,
  OptionsAnswer,
  PastRequest,
  PastTable,
  PastTables,
  PlayOnRequest,
  PrintedBox,
  Problem,
  SeatOffered,
  SeatTaken,
  TutorialInfo,
  WorkshopInfo,
} from './wire';

/** An answer other than success; `problem` says why, and is null when no server answered. */
export class ApiError extends Error {
  readonly problem: Problem | null;

  constructor(problem: Problem | null) {
    super(problem?.detail ?? 'no answer');
    this.problem = problem;
  }
}

export async function problemOf(response: Response): Promise<Problem | null> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null && 'code' in body ? (body as Problem) : null;
  } catch {
    return null;
  }
}

async function answer(path: string, wish: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = site ? await (await house()).ask(path, wish) : await fetch(at(path), wish);
  } catch {
    throw new ApiError(null);
  }
  if (!response.ok) throw new ApiError(await problemOf(response));
  return response;
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const wish: RequestInit =
    body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await answer(path, wish);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

const matchPath = (match: string) => `/api/matches/${encodeURIComponent(match)}`;

export const games = () => call<GameInfo[]>('/api/games');
/** Whether a game can be played with these options, and which other values they could not take. */
export const checkOptions = (game: string, options: Record<string, unknown>) =>
  call<OptionsAnswer>(`/api/games/${encodeURIComponent(game)}/options`, { options });
/** Whether boxes may be brought to this server; a printed one; what a text is as a box; a box to play with; the game with one. */
export const workshop = () => call<WorkshopInfo>('/api/workshop');
export const printedBox = (game: string) => call<PrintedBox>(`/api/workshop/boxes/${encodeURIComponent(game)}`);
export const readBox = (text: string, game: string) => call<BoxRead>('/api/workshop/read', { text, game });
export const keepBox = (text: string, game: string) => call<BoxKept>('/api/workshop/boxes', { text, game });
export const boxedGame = (hash: string) => call<GameInfo>(`/api/boxes/${encodeURIComponent(hash)}/game`);

/** A changed box by its hash. */
export const boxContent = (hash: string) => call<BoxContent>(`/api/boxes/${encodeURIComponent(hash)}`);
export const createMatch = (request: MatchRequest) => call<MatchCreated>('/api/matches', request);
export const matchInfo = (match: string) => call<MatchInfo>(matchPath(match));
export const takeSeat = (match: string, request: JoinRequest) => call<SeatTaken>(`${matchPath(match)}/join`, request);

/** Whom an invitation is for, and whether it can still be used. */
export const invitationInfo = (match: string, invitation: string) => call<InvitationInfo>(`${matchPath(match)}/invitation`, { invitation });

/** Who can reach this server; opening it is for those at its own computer. */
export const networkInfo = () => call<NetworkInfo>('/api/network');
export const openNetwork = () => call<NetworkInfo>('/api/network', {});

/** What whoever made a match may do, by the token of a seat at their own screen. */
export const cancelMatch = (match: string, token: string) => call<void>(`${matchPath(match)}/cancel`, { token });
export const fillSeat = (match: string, token: string, seat: number, bot: string) =>
  call<MatchCreated>(`${matchPath(match)}/fill`, { token, seat, bot });
export const offerSeat = (match: string, token: string, seat: number) =>
  call<SeatOffered>(`${matchPath(match)}/seats/${seat}/offer`, { token });

/** The same people play again, with `turn` one place further; everybody at the old table is told over its socket. */
export const rematch = (match: string, tokens: string[], turn: boolean) =>
  call<MatchCreated>(`${matchPath(match)}/rematch`, { tokens, turn });

/** Earlier tables, as a seat of these tokens or a spectator saw them. */
export const pastTables = async <G extends GameName>(match: string, request: PastRequest): Promise<PastTable<G>[]> =>
  (await call<PastTables<G>>(`${matchPath(match)}/past`, request)).tables;

/** A new match from a moment of one that is over. */
export const playOn = (match: string, request: PlayOnRequest) => call<MatchCreated>(`${matchPath(match)}/play-on`, request);

/** A new match from where a match of somebody's device has come to. */
export const bringMatch = (request: BringRequest) => call<MatchCreated>('/api/logs/play-on', request);

/** How a finished match went. */
export const ending = (match: string) => call<Ending>(`${matchPath(match)}/ending`);

const tutorialPath = (game: string) => `/api/tutorials/${encodeURIComponent(game)}`;
const lessonPath = (game: string, lesson: string) => `${tutorialPath(game)}/${encodeURIComponent(lesson)}`;

export const tutorial = (game: string) => call<TutorialInfo>(tutorialPath(game));
export const lessonNow = <G extends GameName>(game: G, lesson: string, request: LessonRequest<G>) =>
  call<LessonNow<G>>(lessonPath(game, lesson), request);
export const askInLesson = <G extends GameName>(game: G, lesson: string, request: LessonAskRequest<G>) =>
  call<Answer<G>>(`${lessonPath(game, lesson)}/ask`, request);

export const adviseInLesson = <G extends GameName>(game: G, lesson: string, request: LessonRequest<G>) =>
  call<Advice<G>>(`${lessonPath(game, lesson)}/advice`, request);

export const logPath = (match: string) => `${matchPath(match)}/log`;

/** The log of a match of this device that goes on, with all that is hidden in it: no server gives one out. */
export const openLogText = async (match: string): Promise<string> => (await answer(`${matchPath(match)}/open-log`)).text();

/** The log as the server wrote it, byte by byte: a check reads it more strictly than a browser does. */
export async function logText(match: string): Promise<string> {
  const response = await answer(logPath(match));
  try {
    return await response.text();
  } catch {
    throw new ApiError(null);
  }
}

export function socketAddress(match: string): string {
  const { protocol, host } = location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${at(matchPath(match))}/play`;
}
