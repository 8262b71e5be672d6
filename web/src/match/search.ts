/** Finding rules by words or number, whatever the accents and capitals. */

export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}

/** The rules that contain every word typed. */
export function matching<T extends { id: string; title: string; text: string }>(rules: readonly T[], wanted: string): T[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return rules.filter(({ id, title, text }) => words.every((word) => plain(`${id} ${title} ${text}`).includes(word)));
}
