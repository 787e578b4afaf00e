// Definite nouns that nobody introduced: 'De uitkomst', 'het kasboek'. A headline that has one makes its reader ask which.
// In doubt a noun counts as introduced, but not where it opens the sentence. Knows one sentence and the words known before it.
import { isFiniteAt } from '../text/finite-verbs.ts'
import { FUNCTION_WORDS, PREPOSITIONS } from '../text/words/function-words.ts'
import { stemOfWord, wordsOf } from '../text/words.ts'

/** There is one of these wherever one lives, or everybody knows which is meant. */
const UNIQUE = new Set(
  `politie gemeente brandweer raad gemeenteraad college kabinet regering provincie rijk overheid rechter rechtbank justitie om knmi rivm fiscus
  belastingdienst bank banken leverancier leveranciers huisarts arts dokter apotheek apotheker school internet zomer winter herfst lente voorjaar najaar middag
  ochtend avond nacht week maand jaar dag weekend vakantie zomervakantie spits toekomst wereld zon natuur stad land buurt dorp straat weg snelweg lucht regen zee strand
  bos bergen duinen natuur markt prijzen rente huur trein bus auto fiets tv oven koelkast keuken tuin balkon huis deur water licht helft meeste rest bond bonden vakbond
  vakbonden oppositie coalitie wethouder burgemeester minister waterschap kerk ziekenhuis was haren lijf bed grond kant tijd geld verkeer spoor werk leven einde begin
  moeite kans aow eu woning woz natuur hemel vogels pollen mens mensen kinderen ouders nederlanders consument werkgever werknemer wet btw hypotheekrente inflatie`.split(
    /\s+/,
  ),
)
const COUNTS =
  /^(?:eerste|tweede|derde|vierde|laatste|volgende|hele|meeste|beste|grootste|\p{L}{3,}ste|\d.*|twee|drie|vier|vijf|zes|zeven|acht|negen|tien)$/u

export interface Definites {
  /** One opens the sentence, with nothing behind it that says which; `strange`: and it was never spoken of. */
  opens: boolean
  strange: boolean
  /** How many others there are that nobody introduced. */
  inside: number
}

/** `known` holds the stems of what a reader has before the sentence: title, description, names for the subject. */
export function definitesOf(sentence: string, known: ReadonlySet<string>): Definites {
  const found: Definites = { opens: false, strange: false, inside: 0 }
  const tokens = sentence.match(/[\p{L}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)*|[,;:?!]/gu) ?? []
  const lower = tokens.map((token) => token.toLowerCase())
  for (const [at, article] of lower.entries()) {
    if (article !== 'de' && article !== 'het') continue
    const counted = COUNTS.test(lower[at + 1] ?? '') && at === 0
    const noun = nounAt(tokens, lower, counted ? at + 1 : at)
    if (noun === null || isUnique(lower[noun] ?? '')) continue
    const word = lower[noun] ?? ''
    if (isTold(tokens, lower, noun)) continue
    const strange = !isKnown(word, known)
    // 'Op de mammapoli volgden', 'Van een van de liggers is'.
    const opens = lower.slice(0, at).every((one) => PREPOSITIONS.has(one) || one === 'een')
    if (at === 0 || (opens && strange)) [found.opens, found.strange] = [true, strange]
    else if (strange) found.inside += 1
  }
  return found
}

/** 'de voorjaarsvakantie' as well as 'de vakantie'. */
const isUnique = (word: string): boolean =>
  UNIQUE.has(word) || [4, 5, 6, 7, 8].some((length) => word.length > length && UNIQUE.has(word.slice(-length)))

/** Where the noun of an article stands; null for 'het' that is no article, for names and for superlatives. */
function nounAt(tokens: readonly string[], lower: readonly string[], at: number): number | null {
  let noun = at + 1
  while (noun < tokens.length && noun - at < 4) {
    const word = lower[noun] ?? ''
    if (COUNTS.test(word)) return null
    if (!/^\p{Ll}/u.test(tokens[noun] ?? '') || FUNCTION_WORDS.has(word)) return null
    const next = lower[noun + 1] ?? ''
    const adjective =
      word.endsWith('e') && /^\p{L}{3}/u.test(next) && !FUNCTION_WORDS.has(next) && !isFiniteAt(lower, noun + 1)
    if (!adjective) break
    noun += 1
  }
  const word = lower[noun] ?? ''
  if (word.length < 3 || (lower[at] === 'het' && noun === at + 1 && at > 0 && isFiniteAt(lower, noun))) return null
  return noun
}

/** 'de huur van een studio', 'het bedrijf dat', 'de route Ede-Arnhem': what follows says which. */
function isTold(tokens: readonly string[], lower: readonly string[], noun: number): boolean {
  const next = lower[noun + 1] ?? ''
  const after = tokens[noun + 2] ?? ''
  if (/^(?:van|die|dat|waar\p{L}*|tussen|om|over|voor|tegen|naar)$/u.test(next)) return true
  if (PREPOSITIONS.has(next)) return /^(?:\p{Lu}|de$|het$|een$|\d)/u.test(after)
  return /^[\p{Lu}\d]/u.test(tokens[noun + 1] ?? '')
}

function isKnown(word: string, known: ReadonlySet<string>): boolean {
  const stem = stemOfWord(word)
  if (known.has(stem)) return true
  // 'de winkel' of a 'dorpswinkel', and the other way round.
  for (const other of known)
    if ((stem.length > 3 && other.endsWith(stem)) || (other.length > 3 && stem.endsWith(other))) return true
  return false
}

/** The stems of texts that stand before a sentence. */
export const knownFrom = (text: string): ReadonlySet<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => !FUNCTION_WORDS.has(word))
      .map(stemOfWord),
  )
