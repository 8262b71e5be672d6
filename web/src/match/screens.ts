/** What a match is drawn with, fetched when somebody goes there, or already when it is known that somebody will. */
import { faceOf, isKnown } from '../games/faces';

export const matchScreen = () => import('./MatchScreen.svelte');

/** All of it for a game. Whoever then draws it finds it here, or says what did not come. */
export async function matchScreens(game: string): Promise<void> {
  await Promise.allSettled([matchScreen(), isKnown(game) ? faceOf(game).table() : null]);
}
