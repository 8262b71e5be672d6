/** Rows of bytes: joined, and written in hexadecimal digits as messages and logs have them. */

/** Bytes of their own, as WebCrypto wants them. */
export type Bytes = Uint8Array<ArrayBuffer>;

const HEX = /^(?:[0-9a-f]{2})*$/;

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes that these lower-case digits stand for; null where it is no such text. */
export function bytesOf(hex: string): Bytes | null {
  if (!HEX.test(hex)) return null;
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) => Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16));
}

export function textBytes(text: string): Bytes {
  return new TextEncoder().encode(text);
}

export function joined(...parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
