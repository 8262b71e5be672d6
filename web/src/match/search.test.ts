import { describe, expect, it } from 'vitest';
import { matching } from './search';

const RULES = [
  { id: 'IM-26', title: 'Bousculade', text: 'Bousculer : le singe glisse.' },
  { id: 'IM-29', title: 'Épouillage', text: 'Épouiller un singe.' },
];

describe('searching the rules', () => {
  it('finds all rules when nothing is typed', () => expect(matching(RULES, ' ')).toEqual(RULES));
  it('finds a rule by its number', () => expect(matching(RULES, 'im-29')).toEqual([RULES[1]]));
  it('ignores accents and capitals', () => expect(matching(RULES, 'epouiller')).toEqual([RULES[1]]));
  it('requires every word', () => expect(matching(RULES, 'singe glisse')).toEqual([RULES[0]]));
});
