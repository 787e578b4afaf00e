// Short names for what an article is about, to stand before a colon: out of its title, as far as that is certain.
import { capitalise } from '../text/capitals.ts'
import { isFiniteAt } from '../text/finite-verbs.ts'
import { isInfinitive, isParticiple, isStem } from '../text/verb-forms.ts'
import { FUNCTION_WORDS, PREPOSITIONS } from '../text/words/function-words.ts'
import { SAYS_NOTHING } from '../source/topic.ts'
import { bare } from './likeness.ts'

/** In characters: a longer label leaves no room for what follows it. */
const LENGTH = { min: 4, max: 40 } as const
/** In words: more is a sentence, not a name. */
const MOST_WORDS = 6
/** A single word names a subject only when it is as long as this, in characters. */
const LEAST_WORD = 5

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Where a title says that it happens. */
const PLACE =
  /(?<!\p{L})(?:in|te|bij|op|over|tussen) (?:de |het |’t )?(?:\p{Lu}[\p{L}’-]+|[AN]\d+)(?:(?: en)? \p{Lu}[\p{L}’-]+)*(?! [a-z]+ \p{Lu})/u
/** People: whom it is about, never what; and words that hold no subject by themselves. */
const PEOPLE = words(`
  bewoners inwoners ouders kinderen leerlingen leden man vrouw mannen vrouwen jongen meisje getuigen slachtoffers gewonden doden bezoekers korfballer
  automobilist fietser jongetje dirigent chauffeur vrijwilliger vrijwilligers bakker speler spelers leraren mand wedstrijd oven verhaal`)

/** Say nothing of what an article is about when they stand alone. */
const EMPTY: ReadonlySet<string> = new Set([
  ...PEOPLE,
  ...SAYS_NOTHING,
  ...words(`
  update live nieuws tips tip test recept column opinie interview video foto feiten meters stappen vragen redenen manieren gemeente kabinet
  wachten nachten nacht avond middag ochtend kwart helft deel alles tante meldingen huis thing things days day people minutes woningen
  winkel kind kassa laatst times oranje rood geel groen verdronken vrij mee weg subsidie ongeluk gewoon gratis dankzij noorden zuiden
  oosten westen meerijden`),
])

/** End a name as well as a word does: 'Code oranje'. */
const COLOURS = words('oranje rood geel groen')

const COUNT =
  /^(?:\d[\d.,]*|een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|zeventien|twintig|de|het|the|a|an|uw|je|jouw|onze|een|mijn|is|mag|hoe|zo|waarom) /iu

interface Known {
  /** Words that stand in the text in lower case: these are no names. */
  words: ReadonlySet<string>
  text: string
  guiding: boolean
}

/**
 * Labels, best first, each once: the part of the title before a colon, the phrase it turns on, and the noun of that phrase. None
 * when nothing short enough is certain. A single word gets the place of the title behind it; without one it does where the text
 * advises its reader (`guiding`) or speaks of it all the time. The second argument is what was read as the topic of the text.
 */
export function labelsOf(
  title: string,
  phrase: string | null,
  language: 'nl' | 'en',
  { words: known, text, guiding }: Known,
): string[] {
  const [before = '', ...rest] = title.split(/:\s|\s[–—|]\s/u)
  const named = rest.length > 0 && before.split(' ').length <= MOST_WORDS ? before : ''
  if (language === 'en')
    return /\s(?:is|are|gets?|has|have|will|to|says?)\s/u.test(named) || !isLabel(named) ? [] : [named]
  const plain = title.replace(/\s\([^)]*\)/gu, '')
  const opening = nounOpening(plain)
  const turning = phrase === null ? '' : withoutCount(phrase)
  const parts = [
    named,
    ...(turning.startsWith(opening) ? [turning] : [opening, turning]),
    EVENT.exec(plain)?.[1] ?? '',
    ...[opening, turning].map(frontOf),
  ]
  // What stands behind a comma is beside the point, and a quote names nothing.
  const lower = /^['‘“"]/u.test(title) ? '' : (title.toLowerCase().split(', ')[0] ?? '')
  const isNoun = (word: string) => lower.includes(word.toLowerCase()) && known.has(word.toLowerCase())
  const seen = new Set<string>()
  // Part of the name of a book or of somebody's words is no name.
  const quoted = /['‘“"]([^'’”"]{6,})['’”"]/u.exec(title)?.[1]?.toLowerCase() ?? ''
  const place = placeOf(title, text)
  const found = [...parts, ...[opening, turning].map(headOf)].filter((part) => part.includes(' ') || isNoun(part))
  return found.flatMap((part) => {
    const name = capitalise(part.trim().replace(/[.!?,]+$/u, ''))
    if (!isLabel(name) || quoted.includes(name.toLowerCase())) return []
    const single = !name.includes(' ')
    const lone = name.toLowerCase()
    if (single && (isInfinitive(lone) || isParticiple(lone) || (place === null && !guiding && !leads(name, text))))
      return []
    const label = single && place !== null ? `${name} ${place}` : name
    return [label, label.replace(BETWEEN, '$1 $2')].filter((one) => {
      const isNew = !seen.has(bare(one)) && isLabel(one)
      seen.add(bare(one))
      return isNew
    })
  })
}

/** 'Fietsbrug over de Linge' is 'Fietsbrug Linge' too, in the way of headlines. */
const BETWEEN = /^(\p{L}+) (?:in|te|bij|op|over)(?: de| het)? (\p{Lu}.*)$/u

/** Whether a text speaks of a word again and again. */
const leads = (word: string, text: string): boolean =>
  text.toLowerCase().split(word.toLowerCase().replace(/(?:en|s)$/u, '')).length > OFTEN
const OFTEN = 4

/** 'over de Linge' of a title; 'in Midden-Drenthe' where the text says so of the name that opens the title. */
function placeOf(title: string, text: string): string | null {
  const said = PLACE.exec(title)?.[0]
  if (said !== undefined) return said
  const name = /^\p{Lu}[\p{L}-]{3,}(?= \p{Ll})/u.exec(title)?.[0] ?? ''
  return name !== '' && text.includes(` in ${name}`) ? `in ${name}` : null
}

function isLabel(label: string): boolean {
  if (label.length < LENGTH.min || label.length > LENGTH.max || /["'‘“”„()?!]/u.test(label)) return false
  const parts = label.toLowerCase().split(' ')
  const last = parts.at(-1) ?? ''
  const [first = '', second = ''] = parts
  const counted = COUNT.test(label) && PEOPLE.has(second)
  // 'Verbied vuurwerk' is an order, 'In memoriam' no subject.
  const order = parts.length === 2 && isStem(first) && !COLOURS.has(second)
  if (counted || order || PEOPLE.has(first) || PREPOSITIONS.has(first) || first.startsWith('zzp')) return false
  if (FUNCTION_WORDS.has(last) || (EMPTY.has(last) && !(parts.length > 1 && COLOURS.has(last)))) return false
  if (parts.length === 1) return label.length >= LEAST_WORD
  // 'Heerde en Vaassen' says where, not what; 'Zeearend broedt' is half a sentence.
  if (
    /^\p{Lu}\p{L}+ en \p{Lu}\p{L}+$/u.test(label) ||
    (/^\p{L}+ \p{Ll}+(?<![cs]h|ach|ich|och)t(?: |$)/u.test(label) && !FUNCTION_WORDS.has(parts[1] ?? ''))
  )
    return false
  return !parts.some(
    (part, at) =>
      (at < 3 && isFiniteAt(parts, at) && !PREPOSITIONS.has(parts[at - 2] ?? '')) ||
      // 'Waterpolosters De Bever geven zege': a verb with its object behind it.
      (at > 0 && at < parts.length - 1 && isInfinitive(part) && !FUNCTION_WORDS.has(parts[at + 1] ?? '')) ||
      /^(?:u|uw|je|jouw|één|\d.*)$/u.test(part),
  )
}

function withoutCount(part: string): string {
  let text = part.trim()
  while (COUNT.test(text) && !EMPTY.has(text.split(' ')[1]?.toLowerCase() ?? '')) text = text.replace(COUNT, '')
  return text
}

/** How a title without a verb begins: 'Appeltaart met dikke korst', up to the second preposition or a mark. */
function nounOpening(title: string): string {
  // A question names nothing, but what stands before its comma may.
  if (title.endsWith('?') && !title.includes(',')) return ''
  const [clause = ''] = withoutCount(title).split(/[,:;?!]\s?|\s[–—|-]\s/u)
  const parts = clause.split(' ')
  const lower = parts.map((part) => part.toLowerCase())
  const verb = lower.findIndex((_, at) => isFiniteAt(lower, at) && at > 0)
  if (verb !== -1) return ''
  const prepositions = lower.flatMap((word, at) => (PREPOSITIONS.has(word) && at > 0 ? [at] : []))
  const numbered = prepositions.find((at) =>
    /^(?:\d|een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien)/u.test(lower[at + 1] ?? ''),
  )
  const end = numbered ?? prepositions[1] ?? parts.length
  return parts.slice(0, end).join(' ')
}

/** 'brand in appartement Dordrecht' of 'Vier gewonden bij brand in appartement Dordrecht'. */
const EVENT = /(?:^|\s)(?:bij|na) (\p{Ll}[^,:;?!]*)$/u

/** Where the first preposition of a phrase stands; its length when it has none. */
const breakOf = (parts: readonly string[]): number => {
  const at = parts.findIndex((part) => PREPOSITIONS.has(part.toLowerCase()))
  return at === -1 ? parts.length : at
}

/** What a phrase of several words says before its first preposition: 'Code oranje', 'Gratis schaatsen'. */
function frontOf(phrase: string): string {
  const parts = phrase.split(' ')
  const at = breakOf(parts)
  return at > 1 && at < parts.length ? parts.slice(0, at).join(' ') : ''
}

/** The noun of a phrase: the last word before its first preposition. 'Hypotheek oversluiten' is about the mortgage. */
function headOf(phrase: string): string {
  const parts = phrase.split(' ')
  const at = breakOf(parts)
  const head = parts[at - 1] ?? ''
  return parts.length > 1 && isInfinitive(head.toLowerCase()) && at === parts.length ? (parts.at(-2) ?? '') : head
}
