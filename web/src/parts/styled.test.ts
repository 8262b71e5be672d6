import { describe, expect, it } from 'vitest';
import { written } from './styled';

describe('written', () => {
  it('is a style attribute', () => {
    expect(written({ transform: 'translate(1%, 2%)', '--place': 3 })).toBe('transform: translate(1%, 2%); --place: 3');
  });

  it('is empty without anything', () => {
    expect(written({})).toBe('');
  });
});
