// What an article still lacks because no source tells it: '[nog in te vullen: de prijs]', counted and listed.

/** One place that is left open: offsets in UTF-16 units, and what has to come there. */
export interface Gap {
  from: number
  to: number
  text: string
}

/** The brackets and everything in them, on one line; a nested pair of brackets ends it too. */
const GAP = /\[nog in te vullen(?::[^\S\n]*([^[\]\n]*))?\]/giu

/** The places that are left open in a text, in order. */
export function gapsIn(text: string): Gap[] {
  return [...text.matchAll(GAP)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    text: (match[1] ?? '').trim(),
  }))
}

/** The mark for what is missing. Brackets and line ends in it become spaces, because they would end it. */
export function gap(missing: string): string {
  const text = missing.replace(/[[\]\s]+/gu, ' ').trim()
  return text === '' ? '[nog in te vullen]' : `[nog in te vullen: ${text}]`
}
