import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bytesOf, hexOf, joined, textBytes, type Bytes } from './bytes';
import { hmacWith, plainHmac, plainSha256, sha256 } from './sha256';

/** From FIPS 180-4's examples and RFC 4231. */
const DIGESTS: [string, string][] = [
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
  [
    'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
    'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
  ],
];
const filled = (byte: number, length: number) => new Uint8Array(length).fill(byte);
const MACS: [Bytes, Bytes, string][] = [
  [filled(0x0b, 20), textBytes('Hi There'), 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
  [textBytes('Jefe'), textBytes('what do ya want for nothing?'), '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'],
  [filled(0xaa, 20), filled(0xdd, 50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
  [
    filled(0xaa, 131),
    textBytes('Test Using Larger Than Block-Size Key - Hash Key First'),
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
];
/** With WebCrypto and without: both must give the same. */
const KINDS = [
  ['WebCrypto', crypto.subtle],
  ['our own', null],
] as const;

describe.each(KINDS)('hashes by %s', (_name, subtle) => {
  it.each(DIGESTS)('gives the published digest of %j', async (text, digest) => {
    expect(hexOf(await sha256(textBytes(text), subtle))).toBe(digest);
  });

  it.each(MACS)('gives the published HMAC (%#)', async (key, bytes, mac) => {
    expect(hexOf(await (await hmacWith(key, subtle))(bytes))).toBe(mac);
  });

  it('takes an empty key', async () => {
    const bytes = textBytes('nothing to hide');
    expect(hexOf(await (await hmacWith(new Uint8Array(0), subtle))(bytes))).toBe(createHmac('sha256', '').update(bytes).digest('hex'));
  });
});

describe('our own hashes', () => {
  it('agree with another implementation at every length around the edges of blocks', () => {
    for (let length = 0; length <= 260; length += 1) {
      const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + length) & 255);
      expect(hexOf(plainSha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
      expect(hexOf(plainHmac(bytes, bytes))).toBe(createHmac('sha256', bytes).update(bytes).digest('hex'));
    }
  });
});

describe('bytes', () => {
  it('are written as lower-case digits and read again', () => {
    const bytes = Uint8Array.from([0, 1, 0x7f, 0xff]);
    expect(hexOf(bytes)).toBe('00017fff');
    expect(bytesOf('00017fff')).toEqual(bytes);
  });

  it.each(['0', 'FF', 'zz', '0 ', '00\n'])('are not read from %j', (text) => {
    expect(bytesOf(text)).toBeNull();
  });

  it('are joined in order', () => {
    expect(joined(textBytes('a'), new Uint8Array(0), textBytes('bc'))).toEqual(textBytes('abc'));
  });
});
