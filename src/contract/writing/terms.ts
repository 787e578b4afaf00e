// What of a Dutch text can be found back in another one that says the same: the stems of its telling words, its numbers, its
// names. Knows nothing of sources.

export interface Term {
  /** The stem, or a number as '#2400'. */
  key: string
  /** How much it says: a number and a name more than a word. */
  weight: number
}

const WEIGHTS = { word: 1, name: 1.5, number: 2 } as const

/** Grammar, and words that stand in any text. */
const COMMON = new Set(
  `aan al alle alleen allemaal als ander andere anders at bent ben bij bijna binnen blijft blijven blijkt boven buiten daar daarbij daardoor daarmee
  daarna daarom daarop daarover daarvan daarvoor dan dat de der deze die dit doe doen doet door dus echter een eens eerst eerste elk elke en enkele er
  erg erop ertoe ervan even ga gaan gaat ge geen geweest geworden ging gingen had hadden haar heb hebben hebt heeft heel hem hen het hier hij
  hoe hun iedereen iemand iets ik in inmiddels is ja je jij jou jouw jullie kan kon konden kun kunnen komen komt krijgen krijgt kwam laat laten maar
  mee maken maakt me meer meest men met mij mijn minder moest moesten moet moeten mogen mag mocht na naar naast net niemand niet niets nog nogal nou nu of om omdat
  onder ons onze ook op over pas per s samen sinds soms staan staat steeds t te tegen ten ter terug terwijl tijdens toch toe toen
  tot tussen twee u uit uw vaak van vanaf vanuit veel verder via vindt volgens voor vooral voort waar waarbij waardoor waarin waarom waarop was waren wat we
  weer weet weinig wel welke werd werden wie wij wil willen wilde word worden wordt zal ze zeer zeggen zegt zei zelf zelfs zich zij zijn zin zo zoals zou
  zouden zonder zowel zullen aldus vertelt vertelde meldt weten`.split(/\s+/u),
)

const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  `twee:2 drie:3 vier:4 vijf:5 zes:6 zeven:7 acht:8 negen:9 tien:10 elf:11 twaalf:12 dertien:13 veertien:14 vijftien:15 zestien:16
  zeventien:17 achttien:18 negentien:19 twintig:20 dertig:30 veertig:40 vijftig:50 zestig:60 zeventig:70 tachtig:80 negentig:90
  honderd:100 duizend:1000`
    .split(/\s+/u)
    .map((pair) => pair.split(':') as [string, string]),
)

const TOKEN = /[\p{L}\p{M}\p{N}]+(?:['’.,:-][\p{L}\p{M}\p{N}]+)*/gu

/** The terms of a text, each once, with the most it weighs anywhere in it. */
export function termsOf(text: string): Term[] {
  const weights = new Map<string, number>()
  for (const match of text.matchAll(TOKEN)) {
    for (const { key, weight } of termsOfToken(match[0], opensSentence(text, match.index)))
      weights.set(key, Math.max(weight, weights.get(key) ?? 0))
  }
  return [...weights].map(([key, weight]) => ({ key, weight }))
}

function termsOfToken(token: string, opens: boolean): Term[] {
  if (/^\p{N}/u.test(token)) {
    const figure = /^[\p{N}.,:]+/u.exec(token)?.[0].replace(/[.,:]$/u, '') ?? token
    return [{ key: `#${plainNumber(figure)}`, weight: WEIGHTS.number }]
  }
  const lower = token.toLowerCase()
  const counted = NUMBER_WORDS.get(lower)
  if (counted !== undefined) return [{ key: `#${counted}`, weight: WEIGHTS.word }]
  if (COMMON.has(lower)) return []
  const named = /^\p{Lu}/u.test(token) && !opens
  // Of 'Noord-Holland' and 'e-bike' each part is looked for; one letter says nothing.
  return lower
    .split(/['’.,:-]/u)
    .filter((part) => part.length > 1 && !COMMON.has(part))
    .map((part) => ({ key: stemOf(part), weight: named ? WEIGHTS.name : WEIGHTS.word }))
}

/** '2.400' and '2400' are the same, '2,5' and '2.5' too. */
function plainNumber(figure: string): string {
  const whole = /^\d{1,3}(?:\.\d{3})+$/u.test(figure) ? figure.replaceAll('.', '') : figure
  return whole.replace(',', '.')
}

/** A capital there says nothing of a name. */
const opensSentence = (text: string, at: number) =>
  /(?:^|[.!?…:\n#>*•-])["'‘“„«(\s*_#]*$/u.test(text.slice(Math.max(0, at - 8), at))

/** The marks of accents, which people leave out. */
const ACCENTS = /\p{M}/gu

/** Longest first, so that 'bruggetjes' loses more than its -s. */
const ENDING = /(?:heden|ingen|etjes|tjes|jes|etje|tje|ende|eren|ers|en|er|es|e|s|t|d)$/u

const stems = new Map<string, string>()
const MOST_STEMS = 20_000

/** A rough stem: the forms of one word mostly share it. Only for comparing; it is no word. @param word in lower case. */
export function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  if (stems.size >= MOST_STEMS) stems.clear()
  const stem = stemmed(word.normalize('NFD').replace(ACCENTS, ''))
  stems.set(word, stem)
  return stem
}

function stemmed(word: string): string {
  if (word.length < 4) return word
  let stem = word.length > 6 && word.startsWith('ge') ? word.slice(2) : word
  for (let turn = 0; turn < 2; turn += 1) {
    const shorter = stem.replace(ENDING, '')
    if (shorter.length < 3) break
    stem = shorter
  }
  return stem
    .replace(/([aeou])\1/gu, '$1')
    .replace(/([bcdfgklmnprstvz])\1$/u, '$1')
    .replace(/v$/u, 'f')
    .replace(/z$/u, 's')
}
