/** Days and times as the reader writes them: an English page in Dublin has other dates than one in Boston. */

/** Of the reader's own languages, the one with a region that the page is written in. */
export function dateLocale(language: string, wanted: readonly string[]): string {
  return wanted.find((tag) => tag.toLowerCase().split('-')[0] === language) ?? language;
}

export function momentWords(moment: number, language: string, wanted: readonly string[] = navigator.languages): string {
  return new Intl.DateTimeFormat(dateLocale(language, wanted), { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
}
