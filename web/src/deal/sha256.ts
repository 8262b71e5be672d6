/**
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104): by WebCrypto where the browser has it, else by our own.
 *
 * Browsers offer `crypto.subtle` only at https and localhost. At a table in the living room, http://192.168.…, there is
 * none, and the deal must be as fair there.
 */
import { joined, type Bytes } from './bytes';

const BLOCK = 64;

/** The first 32 bits of the fractional part of a root, exactly: no number here is copied from anywhere. */
function fraction(of: number, degree: 2 | 3): number {
  // The largest x with x^degree <= of * 2^(32 * degree), found bit by bit; its lower 32 bits are the fraction.
  const target = BigInt(of) << BigInt(32 * degree);
  let root = 0n;
  for (let bit = 1n << 40n; bit > 0n; bit >>= 1n) {
    if ((root + bit) ** BigInt(degree) <= target) root += bit;
  }
  return Number(root & 0xffff_ffffn);
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}

const START = Uint32Array.from(primes(8), (prime) => fraction(prime, 2));
const ROUND = Uint32Array.from(primes(64), (prime) => fraction(prime, 3));

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));
const at = (words: Uint32Array, index: number) => words[index] ?? 0;

/** The message, a one bit, zeros, and its length in bits: whole blocks. */
function padded(bytes: Uint8Array): DataView {
  const size = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const whole = new Uint8Array(size);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setBigUint64(size - 8, BigInt(bytes.length) * 8n);
  return view;
}

function schedule(view: DataView, offset: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let i = 0; i < 16; i += 1) words[i] = view.getUint32(offset + 4 * i);
  for (let i = 16; i < 64; i += 1) {
    const early = at(words, i - 15);
    const late = at(words, i - 2);
    const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[i] = at(words, i - 16) + low + at(words, i - 7) + high;
  }
  return words;
}

function compress(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + high + choice + at(ROUND, i) + at(words, i)) | 0;
    const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    // One by one: a row of eight for each of them would be made 64 times, in every table that arrives.
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + low + majority) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = at(state, index) + word));
}

/** SHA-256 without WebCrypto, at once. */
export function plainSha256(bytes: Uint8Array): Bytes {
  const state = START.slice();
  const view = padded(bytes);
  for (let offset = 0; offset < view.byteLength; offset += BLOCK) compress(state, schedule(view, offset));
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  state.forEach((word, index) => out.setUint32(4 * index, word));
  return digest;
}

/** HMAC-SHA-256 without WebCrypto, at once. */
export function plainHmac(key: Uint8Array, bytes: Uint8Array): Bytes {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? plainSha256(key) : key);
  const inner = plainSha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      bytes,
    ),
  );
  return plainSha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

/** What WebCrypto is used for here, so that tests can take it away. */
export type Subtle = Pick<SubtleCrypto, 'digest' | 'importKey' | 'sign'>;

function browserSubtle(): Subtle | null {
  // TypeScript believes that it is always there.
  const { subtle }: { subtle?: Subtle } = globalThis.crypto;
  return subtle ?? null;
}

export async function sha256(bytes: Bytes, subtle: Subtle | null = browserSubtle()): Promise<Bytes> {
  return subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : plainSha256(bytes);
}

export type Hmac = (bytes: Bytes) => Promise<Bytes>;

/** HMAC-SHA-256 with one key, for as many messages as are wanted. */
export async function hmacWith(key: Bytes, subtle: Subtle | null = browserSubtle()): Promise<Hmac> {
  // WebCrypto takes no empty key.
  if (!subtle || !key.length) return (bytes) => Promise.resolve(plainHmac(key, bytes));
  const imported = await subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return async (bytes) => new Uint8Array(await subtle.sign('HMAC', imported, bytes));
}
