/** A game on its way from a device to a server: its log, packed, behind the # of an address of that server. Browsers send nothing of it to
 * anybody: only the page of that server reads it, and does nothing before somebody there has said so. So no server has to let pages from
 * elsewhere speak with it. */

export const PATH = '/bring';
const FIELD = 'game';
/** Browsers disagree about longer addresses; a longer game goes as a file. */
export const MOST_LETTERS = 32_000;
/** A little that is packed can be very much unpacked. */
const MOST_BYTES = 2 ** 20;

/** The address at which a server takes up a game; null where it would be too long. */
export async function addressFor(server: string, log: string): Promise<string | null> {
  const packed = await pack(log);
  return packed.length > MOST_LETTERS ? null : `${server}${PATH}#${FIELD}=${packed}`;
}

/** The log that came with an address; null where there is none, or nothing that can be read. */
export async function logFrom(hash: string): Promise<string | null> {
  const packed = new URLSearchParams(hash.slice(1)).get(FIELD);
  return packed ? unpack(packed) : null;
}

/** Where a server is, from what somebody has typed or pasted; null where that is no address. */
export function serverAt(words: string): string | null {
  const typed = words.trim();
  // Some browsers would make a name of words with spaces.
  if (!typed || /\s/.test(typed)) return null;
  try {
    const url = new URL(/^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `${isNear(typed) ? 'http' : 'https'}://${typed}`);
    if ((url.protocol !== 'http:' && url.protocol !== 'https:') || url.username || url.password) return null;
    // Any page of it will do: the lobby, or a match.
    const [base = ''] = url.pathname.split(/\/(?:match|learn|check|bring)(?:\/|$)/);
    return url.origin + base.replace(/\/+$/, '');
  } catch {
    return null;
  }
}

/** A server in the same room seldom has a certificate. */
const isNear = (typed: string) => /^(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|[^./:]+\.local)(?:[:/]|$)/i.test(typed);

export async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

async function unpack(packed: string): Promise<string | null> {
  if (packed.length > MOST_LETTERS) return null;
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return await readWhole(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')));
  } catch {
    return null;
  }
}

async function readWhole(stream: ReadableStream<Uint8Array>): Promise<string | null> {
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > MOST_BYTES) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
