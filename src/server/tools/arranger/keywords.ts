// What an article would be looked for by: its subject, the nouns that it speaks of most, and the names in it. Counted, never made
// up. Writes no sentence.
import { definiteNouns, KNOWN, TOKEN } from '#dutch/source/back-references.ts'
import { isTelling, SAYS_NOTHING } from '#dutch/source/topic.ts'
import { lowerFirst } from '#dutch/text/capitals.ts'
import { isSureFinite } from '#dutch/text/finite-verbs.ts'
import { isInfinitive, isParticiple } from '#dutch/text/verb-forms.ts'
import { FUNCTION_WORDS, NAME_PARTICLES, PARTICLES } from '#dutch/text/words/function-words.ts'
import { wordSet } from '#dutch/text/word-lists.ts'
import { stemOfWord, wordsOf } from '#dutch/text/words.ts'

/** What each place is worth beside how often a word stands in the text: in the title, and as the subject itself. */
const WORTH = { title: 3, subject: 6, name: 0.5 } as const
/** A word counts no further than this: more of it makes no text more about it. */
const MOST_COUNTED = 6
/** In letters: shorter nouns stand in any text. */
const LEAST_LETTERS = 4
const FEWEST = 2

interface Keyword {
  text: string
  stems: readonly string[]
  score: number
}

/** The keywords of an article, the most telling first. @param subject its name for what it is about; null where that is not sure. */
export function keywordsOf(title: string, text: string, subject: string | null, most: number): string[] {
  const plain = new Set(text.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}’'-]*/gu))
  const named = new Set(wordsOf(title).map(stemOfWord))
  const found: Keyword[] = [
    ...(subject === null ? [] : [keyword(isName(subject, text) ? subject : lowerFirst(subject), WORTH.subject)]),
    ...nounsIn(`${title}.\n${text}`, named),
    ...titleWords(title, text),
    ...namesIn(text, title, plain),
  ]
  const chosen: Keyword[] = []
  for (const one of found.toSorted((a, b) => b.score - a.score)) {
    if (chosen.length === most) break
    // 'brug' beside 'fietsbrug over de Linge' is another way to look for it; the same words in another order are not.
    const same = chosen.some(
      (other) => one.stems.every((stem) => other.stems.includes(stem)) && one.stems.length === other.stems.length,
    )
    if (!same && one.stems.length > 0) chosen.push(one)
  }
  return chosen.map((one) => one.text)
}

/** Whether the first word of a phrase has its capital in the middle of a sentence too. */
function isName(phrase: string, text: string): boolean {
  const [first = ''] = /^[\p{L}\p{N}’'-]+/u.exec(phrase) ?? []
  return [...text.matchAll(/(?<=[\p{Ll},] )\p{Lu}[\p{L}\p{N}’'-]*/gu)].some(([name]) => name === first)
}

function keyword(text: string, score: number): Keyword {
  return {
    text,
    score,
    stems: wordsOf(text)
      .filter((word) => !FUNCTION_WORDS.has(word))
      .map(stemOfWord),
  }
}

/** The nouns behind an article, by how often they stand so, or at all when they stand in the title. */
function nounsIn(text: string, named: ReadonlySet<string>): Keyword[] {
  // 'Een felle brand' is read as 'de felle brand': what matters is where the noun stands.
  const tokens = (text.match(TOKEN) ?? []).map((token) =>
    /^(?:een|geen|deze|dit|elke|alle|zo’n|zo'n)$/iu.test(token) ? 'de' : token,
  )
  const heads = Map.groupBy(
    definiteNouns(tokens).map(({ word }) => word.toLowerCase()),
    stemOfWord,
  )
  const counts = Map.groupBy(wordsOf(text), stemOfWord)
  return [...heads].flatMap(([stem, words]) => {
    const [word = ''] = words
    const count = counts.get(stem)?.length ?? 0
    const inTitle = named.has(stem)
    const often = words.length >= FEWEST || (count >= FEWEST && word.length >= LONG_LETTERS)
    if (word.length < LEAST_LETTERS || !isNoun(word) || !(often || inTitle)) return []
    return [keyword(word, Math.min(MOST_COUNTED, (count + words.length) / 2) + (inTitle ? WORTH.title : 0))]
  })
}

/** The nouns of the title that the text speaks of, or that are compounds; a title mostly leaves their articles out. */
function titleWords(title: string, text: string): Keyword[] {
  const told = new Set(wordsOf(text).map(stemOfWord))
  return wordsOf(title).flatMap((word) =>
    isNoun(word) && word.length >= LEAST_LETTERS && (told.has(stemOfWord(word)) || word.length >= LONG_LETTERS - 1)
      ? [keyword(word, WORTH.title)]
      : [],
  )
}

/** In letters: a long word is mostly a compound, which says by itself what it is. */
const LONG_LETTERS = 9

/** What any text has of its subject. */
const FORMAL = wordSet(
  'vraag antwoord aantal anders deel soort kilo cijfer cijfers begin voorbeeld gebied afspraak paar gewone oude',
)

/** Not what may as well be a verb, an adjective, or a word that stands in any article. */
const isNoun = (word: string): boolean =>
  isTelling(word) &&
  !KNOWN.has(word) &&
  !SAYS_NOTHING.has(word) &&
  !PARTICLES.has(word) &&
  !FORMAL.has(word) &&
  !isSureFinite(word) &&
  !isInfinitive(word) &&
  !isParticiple(word) &&
  !/(?:ige|ijke|ische|ende|bare|loze|zame|ste)$/u.test(word)

/** Names of more than one letter that stand in the middle of a sentence. */
function namesIn(text: string, title: string, plain: ReadonlySet<string>): Keyword[] {
  const name = /(?<=[\p{Ll},] )\p{Lu}[\p{L}’'-]+(?: (?:(?:van|de|den|der|ter|ten) ){0,2}\p{Lu}[\p{L}’'-]+){0,2}/gu
  const counts = new Map<string, number>()
  for (const [found] of text.matchAll(name)) counts.set(found, (counts.get(found) ?? 0) + 1)
  return [...counts].flatMap(([found, count]) => {
    const first = found.split(' ')[0]?.toLowerCase() ?? ''
    if (FUNCTION_WORDS.has(first) || plain.has(first) || NAME_PARTICLES.has(first) || found.length < LEAST_LETTERS)
      return []
    const inTitle = title.includes(found)
    return count < FEWEST && !inTitle
      ? []
      : [keyword(found, Math.min(MOST_COUNTED, count) + WORTH.name + (inTitle ? WORTH.title : 0))]
  })
}

/** A keyword as a hashtag: '#fietsbrug', '#MiddenDrenthe'; null for one that would be too long to read. */
export function hashtagOf(text: string, most: number): string | null {
  const words = text.replace(/['’]/gu, '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => !FUNCTION_WORDS.has(word.toLowerCase()))
  const joined =
    telling.length > 1
      ? telling.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')
      : (telling[0] ?? '')
  return /\p{L}/u.test(joined) && joined.length <= most ? `#${joined}` : null
}
