// Marks what an article still lacks because no source tells it: '[nog in te vullen: de prijs]'. What finds such marks is in
// articles/gaps.ts.

/** The mark for what is missing. Brackets and line ends in it become spaces, because they would end it. */
export function gap(missing: string): string {
  const text = missing.replace(/[[\]\s]+/gu, ' ').trim()
  return text === '' ? '[nog in te vullen]' : `[nog in te vullen: ${text}]`
}
