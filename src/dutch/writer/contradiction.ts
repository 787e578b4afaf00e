// Whether a title says otherwise than its source: another number, or the opposite. Then they are never put into one text.
import { isTelling } from '../source/topic.ts'
import { stemOfWord, wordsOf } from '../text/words.ts'

const WORDS = 'nul één twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' ')
const NUMBER = `(?<![\\p{L}\\p{N}.,])(?:\\d[\\d.,]*|${WORDS.slice(1).join('|')})(?!\\p{L})`
const COUNTED = new RegExp(`(${NUMBER})\\s+(?:\\p{L}+e\\s+)?(\\p{L}{3,})`, 'giu')

const numberOf = (said: string) =>
  String(WORDS.indexOf(said.toLowerCase())).replace('-1', said.replace(/[.,]$/, '').replace(/\.(?=\d{3})/g, ''))

/** What is counted, with its number: no hours, men or metres, which every text has of all kinds. */
const countsIn = (text: string) =>
  [...text.matchAll(COUNTED)]
    .filter(([, , noun = '']) => isTelling(noun.toLowerCase()))
    .map(([, amount = '', noun = '']) => ({ amount: numberOf(amount), of: stemOfWord(noun.toLowerCase()) }))

const word = (parts: string) => new RegExp(`(?<![\\p{L}-])(?:${parts.trim()})(?![\\p{L}-])`, 'iu')

/** Words that exclude each other of one thing. Of the first three 'niet' makes the other: 'gaat niet door'. */
const OPPOSITES = `
  open(?! (?:dag|haard|brief|vraag|van|op|tot|tussen|voor))|opent|openen|heropen\\p{L}* / dicht(?! (?:bij|op|tegen|langs|naast))|(?:sluit|sluiten)(?! (?:aan|zich|af))|gesloten
  doorga(?:at|an)|ga(?:at|an)(?: \\p{L}+){0,3} door(?! (?:de|het|een|met|tot|op|naar)) / afgelast|geannuleerd|gecanceld|afgeblazen
  gratis|kosteloos / betaald(?! voetbal)|betalen|tegen betaling
  stijg(?!er)\\p{L}*|steeg|stegen|gestegen / daal\\p{L}*|daling|dalen|gedaald
  hoger|hogere|omhoog / lager|lagere|omlaag
  (?<!niet )meer (?:\\p{L}+e )?(?<noun>\\p{L}{4,}) / minder (?:\\p{L}+e )?(?<noun>\\p{L}{4,})
  wint|wonnen|won|gewonnen / verliest|verloor|verloren
  stem\\p{L}*(?: \\p{L}+){0,3} (?:voor|in met) / stem\\p{L}*(?: \\p{L}+){0,3} tegen`
  .trim()
  .split('\n')
  .map((line) => line.split(' / ').map(word))
const TURNED_BY_NOT = 3
/** Of these pairs the other party does the opposite: what comes before the word must be the same. */
const OF_SUBJECT = 6
const NOT = word('niet|geen|nooit|niets|nergens|evenmin')
/** Tells of before, or of what may be. */
const OTHERWISE = word(
  'was|waren|werden?|had|hadden|sinds|vorige?|eerder|voorheen|toen|vroeger|na|als|indien|tijdens|of|zou|zouden|wanneer|voordat|nadat|bijna|kan|kunnen|wil|willen|dreigt|dreigde',
)
const BREAK = /(?<=\p{L})[.!?;:,]|[\n–()]|(?<!\p{L})(?:maar|terwijl|omdat|want|en|dan)(?!\p{L})/u

const stemsOf = (text: string) => wordsOf(text).filter(isTelling).map(stemOfWord)

/** Which side of a pair a clause takes of which things: 1, -1, or 0 for none or both. */
function sideOf(clause: string, pair: number): { side: number; of: readonly string[] } {
  const [one, other] = (OPPOSITES[pair] ?? []).map((side) => side.exec(clause))
  const found = one ?? other
  const not = NOT.test(clause)
  if (!found || (one && other) || (not && pair >= TURNED_BY_NOT)) return { side: 0, of: [] }
  const of = stemsOf(found.groups?.noun ?? (pair < OF_SUBJECT ? clause : clause.slice(0, found.index)))
  return { side: (one ? 1 : -1) * (not ? -1 : 1), of }
}

/** Whether a part of a title and clauses of its source take other sides, and no clause the title's. */
function saysTheOpposite(title: string, clauses: readonly string[]): boolean {
  return OPPOSITES.some((_, pair) => {
    const { side, of } = sideOf(title, pair)
    if (side === 0) return false
    const told = clauses.map((clause) => sideOf(clause, pair)).filter((one) => one.of.some((stem) => of.includes(stem)))
    return told.some((one) => one.side === -side) && !told.some((one) => one.side === side)
  })
}

/** All words of a title in one clause, where one of the two has a 'not' more. */
function deniesIt(title: string, clauses: readonly string[]): boolean {
  const stems = stemsOf(title)
  if (stems.length < 2) return false
  const whole = clauses.filter((clause) => {
    const told = new Set(stemsOf(clause))
    return stems.every((stem) => told.has(stem))
  })
  return whole.length > 0 && whole.every((clause) => NOT.test(clause) !== NOT.test(title))
}

/**
 * Whether `title` gives a number of something that the source counts too, and that number stands nowhere in it, or says the
 * opposite of what the source says of the same now. Never for an empty source.
 */
export function contradicts(title: string, source: string): boolean {
  const counted = countsIn(title)
  const told = counted.length === 0 ? [] : countsIn(source).map(({ of }) => of)
  const standing = counted.length === 0 ? [] : (source.match(new RegExp(NUMBER, 'giu')) ?? []).map(numberOf)
  if (counted.some(({ amount, of }) => told.includes(of) && !standing.includes(amount))) return true
  if (OTHERWISE.test(title)) return false
  const [parts, clauses] = [title.split(BREAK), source.split(BREAK)]
  const now = clauses.filter((clause) => !OTHERWISE.test(clause))
  return parts.some((part) => saysTheOpposite(part, now)) || (parts.length === 1 && deniesIt(title, clauses))
}
