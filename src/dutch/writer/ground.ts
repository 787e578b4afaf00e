// What a reader of one sentence has to go by: whether it says what it is about, or leaves that to its paragraph, to a heading, or
// to what the article told before. Knows nothing of networks.
import type { Fact } from '../source/fact.ts'
import { isStem } from '../text/verb-forms.ts'
import { stemOfWord, wordsOf } from '../text/words.ts'
import type { Definites } from './definite-nouns.ts'

/** What is known of a sentence before its ground is. */
export interface Read {
  fact: Fact
  /** The sentence in its shortest whole form. */
  short: string
  /** Whether it says by itself what the article is about. */
  topical: boolean
  /** Whether it names what the article is about by any word of its title, also as the tail of a longer one ('brug'). */
  near: boolean
  /** Whether it stands in the description: the editor's own summary. */
  summary: boolean
  /** The nouns that it takes for known. */
  definites: Definites
}

/** On ground of its own; a part of what its paragraph says; with something that nobody named. */
export type Ground = 'own' | 'part' | 'none'

/** Who is meant, or when it holds, was told before. */
const CONDITION = /^(?:wie|als|wanneer|bij|in dat|komt|komen|hebt|heb|lukt|staat|bent|ben) /iu

/** One case of what its paragraph says, or a word of warning on it. */
const EXAMPLE = /^(?:een \p{L}+ uit \p{Lu}|let op:)/iu

/** Whether a question stands in the paragraph above. */
const asks = ({ fact: { paragraph, kinds, quote } }: Read, below: Fact): boolean =>
  paragraph === below.paragraph - 1 && quote === null && kinds.has('question')

/** `place` is the article in order, `before` what stands above it: its title and its description. */
export function groundOf(piece: Read, place: readonly Read[], before: string): Ground {
  const { fact, topical, near, summary, definites, short } = piece
  if (summary) return 'own'
  if (!isIntroduced({ pieces: [piece] }, before) || (fact.sentence > 0 && EXAMPLE.test(short))) return 'part'
  const first = place.find((one) => !one.summary)?.fact.paragraph ?? 0
  if (fact.paragraph === first && !definites.strange) return 'own'
  if (topical) return 'own'
  if (fact.sentence > 0 && fact.item !== null && isStem(wordsOf(short)[0] ?? '')) return 'part'
  // What stands under a question answers it.
  if (fact.quote === null && !near && place.some((one) => asks(one, fact))) return 'none'
  const opens = place.find((one) => one.fact.paragraph === fact.paragraph)
  if (fact.sentence > 0 && (opens?.fact.kinds.has('question') === true || isNamedAbove(fact, place))) return 'part'
  if (near && !definites.strange) return 'own'
  if (definites.opens || definites.strange || CONDITION.test(short)) return 'none'
  return 'own'
}

/** Whether all that a window takes for granted was named in `before` or in the window itself. */
export function isIntroduced({ pieces }: { pieces: readonly Pick<Read, 'fact'>[] }, before: string): boolean {
  if (pieces.every(({ fact }) => fact.needs.length === 0)) return true
  const said = new Set<string>()
  const hear = (text: string) => {
    for (const word of wordsOf(text)) said.add(word).add(stemOfWord(word))
  }
  hear(before)
  return pieces.every(({ fact }) => {
    // A step speaks of what stands on the table: 'Rooster de pijnboompitten'.
    const step = fact.item !== null && isStem(wordsOf(fact.text)[0] ?? '')
    const named =
      step ||
      fact.needs.every((need) => {
        const word = need.toLowerCase()
        return said.has(word) || said.has(stemOfWord(word)) || [...said].some((one) => one.endsWith(word))
      })
    hear(fact.text)
    return named
  })
}

/** In words: a paragraph that begins with less names its subject there: 'Posbank, 9 kilometer.' */
const NAMING = 7

/** Whether the first sentence of a paragraph says what the others are about, and they do not. */
export function isNamedAbove({ paragraph }: Fact, place: readonly Read[]): boolean {
  const head = place.find(({ fact }) => fact.paragraph === paragraph && fact.sentence === 0)
  return head === undefined || (!head.fact.selfContained && wordsOf(head.short).length < NAMING)
}

/** A scene: somebody stands, looks, takes something. */
export const SCENE =
  /(?<!\p{L})(?:ligt|liggen|schenkt|ruikt|stond|zat|lag|keek|liep|zuchtte|schudde|pakte|knikte|lachte|huilde|mompelde|fluisterde|zwaaide|draaide|rende|stapte|wees|wijst|viel|riep|schreef|dacht|glimlachte|niet bereikbaar|vooruitlopen)(?!\p{L})/u
