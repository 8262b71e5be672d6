/**
 * What has stayed the same stays the same thing: every table arrives as a whole, and a page that were told that all of it
 * is new would draw all of it anew.
 */

/** `after`, with everything in it that equals its part of `before` replaced by that part; both are plain JSON. */
export function shared<T>(before: unknown, after: T): T {
  if (before === after || typeof after !== 'object' || after === null || typeof before !== 'object' || before === null) return after;
  if (Array.isArray(after)) return (Array.isArray(before) ? sharedList(before, after) : after) as T;
  return Array.isArray(before) ? after : sharedFields(before as Fields, after as Fields as T & Fields);
}

type Fields = Record<string, unknown>;

function sharedList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const list = after.map((item, at) => shared(before[at], item));
  return list.length === before.length && list.every((item, at) => item === before[at]) ? before : list;
}

function sharedFields<T extends Fields>(before: Fields, after: T): T {
  const found: Fields = {};
  let same = true;
  for (const name in after) {
    const field = shared(before[name], after[name]);
    found[name] = field;
    if (field !== before[name]) same = false;
  }
  // A field that is gone makes a difference, too; so does one that is there without a value.
  same &&= Object.keys(before).length === Object.keys(found).length && Object.keys(found).every((name) => name in before);
  return (same ? before : found) as T;
}
