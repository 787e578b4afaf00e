// Whether a title says otherwise than its source: another number, or the opposite. Then they are never put into one text.
import { figuresIn } from '../source/numbers.ts'
import { isTelling } from '../source/topic.ts'
import { stemOfWord, wordsOf } from '../text/words.ts'

/** What is counted, with its number: no hours, men or metres, which every text has of all kinds. */
const countsIn = (text: string) =>
  figuresIn(text).flatMap(({ start, end, values }) => {
    const noun = /^\s+(?:\p{L}+e\s+)?(\p{L}{3,})/u.exec(text.slice(end, end + 50))?.[1]?.toLowerCase() ?? ''
    // 'een op de vijf' is a share, and counts nothing.
    const share = / (?:op|van) (?:de|elke) $/u.test(text.slice(Math.max(start - 12, 0), start))
    const counts = isTelling(noun) && !share && !/^(?:een|\p{L}+(?:de|ste))$/iu.test(text.slice(start, end))
    return counts ? [{ values, of: stemOfWord(noun) }] : []
  })

/** Amounts of money, and of what a text has few of: another one of those is another story. */
const measuresIn = (text: string) =>
  figuresIn(text).flatMap(({ start, end, values }) => {
    const unit = /^[\s-]+(weken|maanden|dagen|procent|euro)(?!\p{L})/u.exec(text.slice(end, end + 12))?.[1]
    const money = /€\s?$/u.test(text.slice(Math.max(start - 2, 0), start))
    return unit !== undefined || money ? [{ values, unit: money ? 'euro' : unit }] : []
  })
/** The share by which a title may round an amount. */
const ROUNDED = 0.1

/** Whether a title measures otherwise: another amount of money than each of the source, or than its only one of a unit. */
function measuresOtherwise(title: string, source: string): boolean {
  const measured = measuresIn(title)
  const all = measured.length === 0 ? [] : measuresIn(source)
  return measured.some(({ values, unit }) => {
    const told = all.filter((one) => one.unit === unit)
    const single = new Set(told.map((one) => Math.max(...one.values))).size === 1
    const near = (one: number) => values.some((value) => Math.abs(value - one) <= ROUNDED * value)
    return (unit === 'euro' ? told.length > 0 : single) && !told.some((one) => one.values.some(near))
  })
}

const word = (parts: string) => new RegExp(`(?<![\\p{L}-])(?:${parts.trim()})(?![\\p{L}-])`, 'iu')

/** Words that exclude each other: 'niet' turns the first three, and who does the last two, the other party does the opposite. */
const OPPOSITES = `
  open(?! (?:dag|haard|brief|vraag|van|op|tot|tussen|voor))|opent|openen|heropen\\p{L}* / dicht(?! (?:bij|op(?! \\d| \\p{L}+dag)|tegen|langs|naast))|(?:sluit|sluiten)(?! (?:aan|zich|af))|gesloten
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
const OF_SUBJECT = 6
const NOT = word('niet|geen|nooit|niets|nergens|evenmin')
/** Tells of before, of what may be, or of some of them. */
const OTHERWISE = word(`
  was|waren|werden?|had|hadden|sinds|vorige?|eerder|voorheen|toen|vroeger|na|als|indien|tijdens|of|zou|zouden|wanneer|voordat|nadat|bijna|kan|kunnen|wil|willen|dreigt|dreigde|alleen|andere|overige|er (?:een|één|twee|drie|vier|vijf|\\d+)`)
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
  const whole = clauses.filter((clause) => stems.every((stem) => stemsOf(clause).includes(stem)))
  return stems.length > 1 && whole.length > 0 && whole.every((clause) => NOT.test(clause) !== NOT.test(title))
}

/**
 * Whether `title` gives a number of something that the source counts too, and that number stands nowhere in it, or says the
 * opposite of what the source says of the same now. Never for an empty source.
 */
export function contradicts(title: string, source: string): boolean {
  const counted = countsIn(title)
  const told = counted.length === 0 ? [] : countsIn(source).map(({ of }) => of)
  const standing = told.length === 0 ? [] : figuresIn(source).flatMap(({ values }) => values)
  if (counted.some(({ values, of }) => told.includes(of) && !values.some((value) => standing.includes(value))))
    return true
  if (measuresOtherwise(title, source)) return true
  if (OTHERWISE.test(title)) return false
  const [parts, clauses] = [title.split(BREAK), source.split(BREAK)]
  const now = clauses.filter((clause) => !OTHERWISE.test(clause))
  return parts.some((part) => saysTheOpposite(part, now)) || (parts.length === 1 && deniesIt(title, clauses))
}
