// How a text addresses its reader, quotes left out: who is quoted speaks to somebody else.
const QUOTED = /[‘“"][^‘’“”"\n]*[’”"]|(?<=^|[\s(])'[^'\n]*'(?=[\s.,;:!?)]|$)/gu
const POLITE = /(?<![\p{L}-])(?:u|uw|uzelf)(?![\p{L}-])/u
const FAMILIAR = /(?<![\p{L}-])(?:je|jij|jou|jouw|jezelf|jullie)(?![\p{L}-])/iu

/** A text without what it quotes. */
export const unquoted = (text: string): string => text.replace(QUOTED, ' ')

/** 'neither' for a text that uses both; null for one that addresses nobody. */
export function addressedIn(text: string): 'je' | 'u' | 'neither' | null {
  const said = unquoted(text)
  // 'U' alone in front of a sentence is the pronoun, elsewhere it may be a letter.
  const polite = POLITE.test(said) || /(?:^|[.!?\n]\s*)Uw?\s/u.test(said)
  const familiar = FAMILIAR.test(said)
  return polite && familiar ? 'neither' : polite ? 'u' : familiar ? 'je' : null
}
