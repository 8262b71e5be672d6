import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../art/marks';
import { HOP, SLIDE, plan } from './motion';
import { told } from './sample-events';

const bump = told('bump', { seat: 0, cell: 'b2', to: 'b5' });
const cross = told('cross', { seat: 0, cell: 'b5', to: 'b6', workers: 2, queens: 1 });

describe('the timetable of a move', () => {
  it('lets the monkey arrive before its lice leave it', () => {
    const { slides, flights } = plan([bump, cross]);
    expect(slides.get('b5')).toBe(0);
    expect(flights.map(({ louse }) => louse)).toEqual(['worker', 'worker', 'queen']);
    expect(Math.min(...flights.map(({ delay }) => delay))).toBe(SLIDE);
  });

  it('shows new lice on a monkey when the first has landed', () => {
    const { reveals } = plan([bump, cross]);
    expect(reveals.get('b5')).toBe(SLIDE);
    expect(reveals.get('b6')).toBeGreaterThan(SLIDE);
    expect(reveals.get('b6')).toBeLessThanOrEqual(SLIDE + HOP);
  });

  it('sends both sides home after a match', () => {
    const fight = told('fight', { seat: 0, cell: 'b6', loser: 1, result: 'match', workers: 4, queens: 0 });
    const home = plan([cross, fight]).flights.filter(({ to }) => to === null);
    expect(home.filter(({ seat }) => seat === 1)).toHaveLength(4);
    expect(home.filter(({ seat }) => seat === 0)).toHaveLength(3);
  });

  it('sends only the defenders home after a victory', () => {
    const fight = told('fight', { seat: 0, cell: 'b6', loser: 1, result: 'exceed', workers: 3, queens: 0 });
    const home = plan([cross, fight]).flights.filter(({ to }) => to === null);
    expect(home.every(({ seat }) => seat === 1)).toBe(true);
  });

  it('follows a monkey that moves after its lice have changed', () => {
    const { reveals } = plan([told('spawn', { seat: 0, cell: 'b2', workers: 1 }), bump]);
    expect(reveals.has('b2')).toBe(false);
    expect(reveals.get('b5')).toBeGreaterThan(0);
  });

  it('never fills the air with more than five lice of a kind', () => {
    expect(plan([told('nitpick', { seat: 0, cell: 'c3', loser: 1, workers: 14, queens: 0 })]).flights).toHaveLength(5);
  });

  it('skips events that nothing on the board shows', () => {
    expect(plan([told('turn', { seat: 1, round: 2 }), told('skip', { seat: 1 }), told('win')]).length).toBe(0);
  });

  it('sends a spy along with the others', () => {
    expect(plan([{ ...cross, spies: 1 }]).flights.map(({ louse }) => louse)).toEqual(['worker', 'worker', 'queen', 'spy']);
  });

  it('slides a shoved monkey after the one that shoves it', () => {
    const shove = told('shove', { seat: 0, cell: 'b6', to: 'b7' });
    const { slides } = plan([bump, shove]);
    expect([slides.get('b5'), slides.get('b7')]).toEqual([0, SLIDE]);
  });

  it('lets an outbreak reach all neighbours at once', () => {
    const { flights, reveals } = plan([told('outbreak', { cell: 'd4', to: ['d5', 'e4', 'd3'] })], true);
    expect(new Set(flights.map(({ delay }) => delay)).size).toBe(1);
    expect(flights.map(({ to }) => to)).toEqual(['d5', 'e4', 'd3']);
    expect(reveals.get('d5')).toBe(reveals.get('d3'));
  });

  it("shows lice without an owner as nobody's", () => {
    expect(plan([cross], true).flights.every(({ seat }) => seat === NOBODY)).toBe(true);
  });

  it('takes a monkey off the board in the direction it leaves', () => {
    const { departures } = plan([told('leave', { seat: 0, cell: 'd6', way: 'north', species: 'lemur' })], true);
    expect(departures).toMatchObject([{ from: 'd6', way: 'north', species: 'lemur' }]);
  });
});
