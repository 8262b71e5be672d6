/** What is drawn from the key: named streams, and which of them a game may draw (docs/programmers/deals.md). */
import { textBytes, type Bytes } from './bytes';
import { tagged, u32, type Mac } from './hashes';

const WORDS = 2 ** 32;

const ZERO = Uint8Array.of(0);

export const streamBlock = (mac: Mac, name: string, index: number): Bytes | Promise<Bytes> =>
  mac(tagged('stream', textBytes(name), ZERO, u32(index)));

/** The first numbers of a stream, each below its bound; the bounds fall by one from `highest` to `lowest`. */
export async function drawn(mac: Mac, name: string, highest: number, lowest: number): Promise<number[]> {
  const numbers: number[] = [];
  let bound = highest;
  for (let index = 0; bound >= lowest; index += 1) {
    const block = await streamBlock(mac, name, index);
    const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
    for (let at = 0; at < block.length && bound >= lowest; at += 4) {
      const word = view.getUint32(at);
      if (word >= WORDS - (WORDS % bound)) continue;
      numbers.push(word % bound);
      bound -= 1;
    }
  }
  return numbers;
}

/** Cards in the order that the numbers of a shuffle give them. */
export function shuffled<T>(cards: readonly T[], numbers: readonly number[]): T[] {
  const order = [...cards];
  numbers.forEach((other, index) => {
    const last = order.length - 1 - index;
    const [one, two] = [order[last], order[other]];
    if (one === undefined || two === undefined) return;
    order[last] = two;
    order[other] = one;
  });
  return order;
}

export interface Stream {
  purpose: string;
  which: number;
  turn: number;
}

const NAME = /^([a-z]+(?:-[a-z]+)*)\/(0|[1-9][0-9]{0,8})\/(0|[1-9][0-9]{0,8})$/;

export function streamOf(name: string): Stream | null {
  const [, purpose, which, turn] = NAME.exec(name) ?? [];
  return purpose === undefined ? null : { purpose, which: Number(which), turn: Number(turn) };
}
