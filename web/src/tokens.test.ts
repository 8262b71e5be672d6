/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The value of a token by day and at dusk. */
function colours(name: string): [string, string] {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1] ?? '';
  const [day = '', dusk = day] = value.match(/#[0-9a-f]{6}/g) ?? [];
  return [day, dusk];
}

/** Relative luminance, as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const WRITTEN = [
  ['ink', 'paper'],
  ['ink', 'paper-raised'],
  ['ink', 'paper-sunken'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'paper-raised'],
  ['ink-soft', 'paper-sunken'],
  ['ink', 'accent-soft'],
  ['on-ground', 'ground'],
  ['on-ground', 'ground-deep'],
  ['on-ground-soft', 'ground'],
  ['on-ground-soft', 'ground-deep'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['accent', 'paper'],
  ['accent', 'paper-raised'],
  ['accent', 'paper-sunken'],
  ['good', 'paper'],
  ['good', 'paper-raised'],
  ['warn', 'paper'],
  ['warn', 'paper-raised'],
  ['bad', 'paper'],
  ['bad', 'paper-raised'],
  ['on-bad', 'bad'],
  ['on-board', 'board-frame'],
  ['outline', 'cut'],
  ...[0, 1, 2, 3, 4, 5].map((seat) => [`on-seat-${seat}`, `seat-${seat}`]),
] as [string, string][];

const SEEN = [
  ['focus', 'paper'],
  ['focus', 'cut-case'],
  ['accent', 'cut-case'],
  ['bad', 'cut-case'],
  ['line-strong', 'paper'],
  ['line-strong', 'paper-raised'],
] as [string, string][];

describe('colours', () => {
  it.each(WRITTEN)('%s can be read on %s in both themes', (text, ground) => {
    const [day, dusk] = [0, 1].map((theme) => contrast(colours(text)[theme] ?? '', colours(ground)[theme] ?? ''));
    expect(day).toBeGreaterThanOrEqual(4.5);
    expect(dusk).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SEEN)('%s can be made out against %s in both themes', (line, ground) => {
    const [day, dusk] = [0, 1].map((theme) => contrast(colours(line)[theme] ?? '', colours(ground)[theme] ?? ''));
    expect(day).toBeGreaterThanOrEqual(3);
    expect(dusk).toBeGreaterThanOrEqual(3);
  });
});
