import { describe, expect, it } from 'vitest';
import { routeOf } from './address';

describe('an address', () => {
  it('leads to a match', () => {
    expect(routeOf('/match/ab-1', '')).toEqual({ screen: 'match', match: 'ab-1', invitation: null, step: null });
  });

  it('carries an invitation after the hash, which browsers do not send to servers', () => {
    expect(routeOf('/match/ab', '#invite=x_Y-z')).toEqual({ screen: 'match', match: 'ab', invitation: 'x_Y-z', step: null });
  });

  it('leads to a moment of a match, also to one that only its viewer saw', () => {
    expect(routeOf('/match/ab/step/12', '')).toEqual({ screen: 'match', match: 'ab', invitation: null, step: '12' });
    expect(routeOf('/match/ab/step/12.3/', '')).toEqual({ screen: 'match', match: 'ab', invitation: null, step: '12.3' });
    expect(routeOf('/match/ab/step/x', '')).toEqual({ screen: 'unknown' });
  });

  it('leads to the lessons of a game', () => {
    expect(routeOf('/learn/itchy-monkey', '')).toEqual({ screen: 'learn', game: 'itchy-monkey' });
    expect(routeOf('/learn/', '')).toEqual({ screen: 'unknown' });
  });

  it('leads to the check of a log', () => {
    expect(routeOf('/check', '')).toEqual({ screen: 'check' });
    expect(routeOf('/check/', '')).toEqual({ screen: 'check' });
    expect(routeOf('/check/x', '')).toEqual({ screen: 'unknown' });
  });

  it('leads to the lobby only where it is that of the lobby', () => {
    expect(routeOf('/', '')).toEqual({ screen: 'lobby' });
    expect(routeOf('/match/', '#invite=x')).toEqual({ screen: 'unknown' });
    expect(routeOf('/match/a/b', '')).toEqual({ screen: 'unknown' });
    expect(routeOf('/bananas', '')).toEqual({ screen: 'unknown' });
  });
});
