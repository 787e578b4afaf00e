// Gives a text in CAPITALS its ordinary spelling back, and decides when a first letter may change case.
// Limits: names that no list and no description knows become lower case; a text in mixed case is the writer's own and stays.
import { GIVEN, NAME_PAIRS, SPELLINGS } from './words/names.ts'
import { FUNCTION_WORDS, NAME_PARTICLES, PLAIN_OPENERS } from './words/function-words.ts'

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu
const SHOUTED_SHARE = 0.8

/** True when a text of more than one short word is written in capitals. 'NOS' and 'AI' alone are not shouting. */
export function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase())
  const words = (text.match(WORD) ?? []).filter((word) => /\p{L}/u.test(word) && !/\p{N}/u.test(word))
  const known = words.filter((word) => SPELLINGS.get(word.toLowerCase()) === word)
  return (
    capitals.length >= 4 &&
    capitals.length >= letters.length * SHOUTED_SHARE &&
    known.length < words.length &&
    (words.length > 1 || capitals.length > 5)
  )
}

/** The text in sentence case when it was shouted, else as it was. `context` (the description) may know the names in it. */
export function unshout(text: string, context: string): string {
  if (!isShouted(text)) return text
  const spelled = isShouted(context) ? new Map<string, string>() : namesMidSentence(context)
  const words = [...text.matchAll(WORD)]
  let result = ''
  let from = 0
  let afterName = false
  for (const [index, match] of words.entries()) {
    const word = match[0]
    const lower = word.toLowerCase()
    const next = words[index + 1]?.[0].toLowerCase() ?? ''
    const before = words[index - 1]?.[0].toLowerCase() ?? ''
    const gap = text.slice(from, match.index)
    if (/[.,:;!?()|–—]/.test(gap)) afterName = false
    const known =
      NAME_PAIRS.get(`${lower} ${next}`)?.split(' ')[0] ??
      NAME_PAIRS.get(`${before} ${lower}`)?.split(' ')[1] ??
      spelled.get(lower) ??
      SPELLINGS.get(lower)
    const opens = index === 0 || /[.!?]\s*["'‘“]?$/.test(gap)
    let spelling = known ?? respell(word, lower)
    if (afterName && !NAME_PARTICLES.has(lower)) {
      if (known === undefined && !FUNCTION_WORDS.has(lower)) spelling = capitalise(lower)
      afterName = false
    }
    if (GIVEN.has(lower)) afterName = true
    result += gap + (opens ? capitalise(spelling) : spelling)
    from = match.index + word.length
  }
  return result + text.slice(from)
}

function respell(word: string, lower: string): string {
  // A2, N11, F16, 5G: a short code of letters and digits keeps its capitals.
  if (/\p{N}/u.test(word) && word.length <= 5) return word
  const [stem = '', ending] = lower.split(/['’]/u)
  const known = SPELLINGS.get(stem)
  // VVD'ER, WK'S, NOS'S
  return known !== undefined && ending !== undefined ? `${known}’${ending}` : lower
}

/** Words with a capital inside a sentence of the description are names. */
function namesMidSentence(context: string): Map<string, string> {
  const names = new Map<string, string>()
  for (const match of context.matchAll(/(?<=[\p{Ll}\p{N},] )\p{Lu}[\p{L}\p{N}]*/gu))
    names.set(match[0].toLowerCase(), match[0])
  return names
}

/** First letter as a capital, in the Dutch way: 'IJs', '’s Avonds'. A name with a capital inside (iPhone) keeps its own. */
export function capitalise(text: string): string {
  const elided = /^["“„'‘]?['’‘][snt] /u.exec(text)
  if (elided) return elided[0] + capitalise(text.slice(elided[0].length))
  const match = /^([^\p{L}\p{N}]*)(ij|\p{Ll})(\p{L}*)/u.exec(text)
  const [whole, lead = '', first = '', rest = ''] = match ?? []
  if (whole === undefined || /\p{Lu}/u.test(rest) || /[@/<\\#]/.test(lead)) return text
  return lead + first.toUpperCase() + text.slice(lead.length + first.length)
}

/** True when the text opens with a word that is never a name, so that it may follow a colon in lower case. */
export function mayLoseCapital(text: string): boolean {
  const first = /^\p{L}+/u.exec(text)?.[0] ?? ''
  return first !== '' && PLAIN_OPENERS.has(first.toLowerCase()) && !/^\p{L}+\s+\p{Lu}/u.test(text)
}

/** First letter in lower case; ask `mayLoseCapital` first. */
export function lowerFirst(text: string): string {
  return text.startsWith('IJ') ? 'ij' + text.slice(2) : text.slice(0, 1).toLowerCase() + text.slice(1)
}
