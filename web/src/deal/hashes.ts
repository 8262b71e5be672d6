/** What a check hashes with: WebCrypto or our own in the browser, Node's own in the tool that checks thousands of logs. */
import { textBytes, joined, type Bytes } from './bytes';
import { hmacWith, sha256 } from './sha256';

type Soon<T> = T | Promise<T>;

export type Mac = (bytes: Bytes) => Soon<Bytes>;

export interface Hashes {
  sha256: (bytes: Bytes) => Soon<Bytes>;
  hmac: (key: Bytes) => Soon<Mac>;
}

export const HASHES: Hashes = { sha256: (bytes) => sha256(bytes), hmac: (key) => hmacWith(key) };

/** What every hash begins with, so that none can be taken for another: its purpose and a zero byte. */
export function tagged(purpose: string, ...parts: readonly Uint8Array[]): Bytes {
  return joined(textBytes(`vervet ${purpose} 2\0`), ...parts);
}

/** Four bytes, the most significant first. */
export function u32(number: number): Bytes {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}

export const u8 = (number: number): Bytes => Uint8Array.of(number);
