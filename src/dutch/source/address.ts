// How a text addresses its reader, quotes left out: who is quoted speaks to somebody else.
const QUOTED = /[‘“"][^‘’“”"\n]*[’”"]|(?<=^|[\s(])'[^'\n]*'(?=[\s.,;:!?)]|$)/gu
/** 'U' alone in front of a sentence is the pronoun, elsewhere it may be a letter. */
const POLITE = /(?<![\p{L}-])(?:u|uw|uzelf)(?![\p{L}-])|(?<=^|[.!?\n]\s*)Uw?(?=\s)/gu
const FAMILIAR = /(?<![\p{L}-])(?:je|jij|jou|jouw|jezelf|jullie)(?![\p{L}-])/giu

/** A text without what it quotes. */
export const unquoted = (text: string): string => text.replace(QUOTED, ' ')

/** How often a text says u and je. */
function addressesIn(text: string): { polite: number; familiar: number } {
  const said = unquoted(text)
  return { polite: said.match(POLITE)?.length ?? 0, familiar: said.match(FAMILIAR)?.length ?? 0 }
}

/** 'neither' for a text that uses both; null for one that addresses nobody. */
export function addressedIn(text: string): 'je' | 'u' | 'neither' | null {
  const { polite, familiar } = addressesIn(text)
  return polite > 0 && familiar > 0 ? 'neither' : polite > 0 ? 'u' : familiar > 0 ? 'je' : null
}

/** How much more often a text has to say the one than the other: 'dat merk je' stands in polite ones too. */
const LEADS = 2
/** In characters: in a longer text a single 'je' may stand for anybody: 'voor melk moest je naar de stad'. */
const SHORT = 1_200

/** How an article addresses its reader on the whole; null where it mixes both, or addresses nobody. */
export function mostlyAddressed(text: string): 'je' | 'u' | null {
  const { polite, familiar } = addressesIn(text)
  if (polite > familiar * LEADS) return 'u'
  return familiar > polite * LEADS && (familiar > 1 || text.length < SHORT) ? 'je' : null
}
