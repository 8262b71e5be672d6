import { describe, expect, it } from 'vitest';
import { at, folderAbove, pathOf, routeOf, within } from './address';

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

  it('leads to where a game of a device goes on', () => {
    expect(routeOf('/bring', '#game=x')).toEqual({ screen: 'bring' });
    expect(routeOf('/bring/x', '')).toEqual({ screen: 'unknown' });
  });

  it('leads to the lobby only where it is that of the lobby', () => {
    expect(routeOf('/', '')).toEqual({ screen: 'lobby', box: null, title: '' });
    expect(routeOf('/match/', '#invite=x')).toEqual({ screen: 'unknown' });
    expect(routeOf('/match/a/b', '')).toEqual({ screen: 'unknown' });
    expect(routeOf('/bananas', '')).toEqual({ screen: 'unknown' });
  });
});

describe('where the client lives', () => {
  it('is one folder above its scripts', () => {
    expect(folderAbove('https://a.example/assets/main-x.js')).toBe('');
    expect(folderAbove('https://a.example/games/vervet/assets/main-x.js')).toBe('/games/vervet');
  });

  it('stands before every path, and is taken off again', () => {
    for (const path of ['/', '/match/ab', '/learn/after-us']) {
      expect(within(at(path, '/vervet'), '/vervet')).toBe(path);
      expect(within(at(path, ''), '')).toBe(path);
    }
    expect(within('/vervet', '/vervet')).toBe('/');
    expect(routeOf(within('/vervets/match/ab', '/vervet'), '')).toEqual({ screen: 'unknown' });
  });
});

describe('a page of plain files', () => {
  it('has its paths behind a #', () => {
    expect(at('/', '/some/where', true)).toBe('/some/where/');
    expect(at('/match/ab/step/3', '/some/where', true)).toBe('/some/where/#/match/ab/step/3');
  });

  it('reads them there, whatever its file is called', () => {
    expect(pathOf({ pathname: '/some/where/index.html', hash: '' }, '/some/where', true)).toBe('/');
    expect(pathOf({ pathname: '/some/where/', hash: '#/learn/after-us' }, '/some/where', true)).toBe('/learn/after-us');
    expect(pathOf({ pathname: '/some/where/match/ab', hash: '#invite=x' }, '/some/where', false)).toBe('/match/ab');
  });
});

describe('a link that carries a box', () => {
  const hash = 'a1'.repeat(32);

  it('leads to the lobby or to the workshop', () => {
    expect(routeOf(`/box/${hash}`, '#name=Nine%20points')).toEqual({ screen: 'lobby', box: hash, title: 'Nine points' });
    expect(routeOf(`/workshop/${hash}/`, '')).toEqual({ screen: 'workshop', box: hash, title: '' });
    expect(routeOf('/workshop', '')).toEqual({ screen: 'workshop', box: null, title: '' });
  });

  it('is none without the whole hash, and has no endless name', () => {
    for (const path of ['/box', '/box/', '/box/a1', `/box/${hash}0`, `/box/${hash}/more`, '/box/../x', `/workshop/${hash.toUpperCase()}`])
      expect(routeOf(path, '')).toEqual({ screen: 'unknown' });
    expect(routeOf(`/box/${hash}`, `#name=${'x'.repeat(500)}`)).toMatchObject({ title: 'x'.repeat(40) });
  });
});
