/** The changed box of a log, where it was played with one: its text, whose hash is among the options. */
import { hexOf, textBytes } from './bytes';
import type { Faults } from './faults';
import type { Fields } from './json';
import { plainSha256 } from './sha256';

export const BOX = 'box';

export function readBox(log: Fields, faults: Faults): void {
  const options = log.get('options');
  const mark = options instanceof Map ? options.get(BOX) : undefined;
  if (!log.has(BOX)) {
    if (mark !== undefined) faults.add(BOX, 'missing');
    return;
  }
  const text = faults.text(BOX, log.get(BOX));
  if (text && hexOf(plainSha256(textBytes(text))) !== mark) faults.add(BOX);
}
