/** A run of the lab: what the server tells of it, event by event, until it ends or nobody listens any more. */
import { at } from '../address';
import { ApiError, problemOf } from '../api';
import type { RunEnded, RunPlaying, RunReport, RunRequest, RunWaiting } from '../wire';

export type RunNews = RunWaiting | RunPlaying | RunReport | RunEnded;

/** The events in a piece of a stream, and what is left of it: the beginning of the next one. */
export function eventsIn(text: string): { events: RunNews[]; rest: string } {
  const pieces = text.split('\n\n');
  const rest = pieces.pop() ?? '';
  const events = pieces.filter((piece) => piece.startsWith('data: ')).map((piece) => JSON.parse(piece.slice(6)) as RunNews);
  return { events, rest };
}

/** Ask for a run and listen to it. Whoever aborts has ended it. */
export async function listen(request: RunRequest, hear: (news: RunNews) => void, signal: AbortSignal): Promise<void> {
  let response: Response;
  try {
    const headers = { 'content-type': 'application/json' };
    response = await fetch(at('/api/workshop/runs'), { method: 'POST', headers, body: JSON.stringify(request), signal });
  } catch {
    throw new ApiError(null);
  }
  if (!response.ok || !response.body) throw new ApiError(await problemOf(response));
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const { events, rest } = eventsIn(text + value);
      text = rest;
      for (const news of events) hear(news);
    }
  } catch {
    throw new ApiError(null);
  }
}
