// The things that a part of an article speaks of, as phrases that stand in it, and which of them it is about. Knows no other way to
// make a heading.
import { definiteNouns, KNOWN, TOKEN } from '#dutch/source/back-references.ts'
import { isTelling } from '#dutch/source/topic.ts'
import { capitalise } from '#dutch/text/capitals.ts'
import { isFiniteAt } from '#dutch/text/finite-verbs.ts'
import { isInfinitive, isParticiple } from '#dutch/text/verb-forms.ts'
import { wordSet } from '#dutch/text/word-lists.ts'
import { FUNCTION_WORDS, PARTICLES, PREPOSITIONS, SUBORDINATORS } from '#dutch/text/words/function-words.ts'
import { stemOfWord, wordsOf } from '#dutch/text/words.ts'
import { stemsOf } from '#dutch/writer/likeness.ts'
import type { Sentence } from './source-blocks.ts'

export interface Named {
  title: string
  /** In how many parts of the article each stem stands. */
  spread: ReadonlyMap<string, number>
  /** The people in the sources, by name and surname. */
  people: readonly string[]
  /** Words that have a capital in the middle of a sentence. */
  names: ReadonlySet<string>
}

export interface Phrase {
  text: string
  /** How much its part is about it, around 0 to 6. */
  score: number
}

/** In words: a longer phrase is a clause. */
const LONGEST = 7

/** What a phrase gains for where it stands and how it is made. */
const GAINS = { first: 1.6, second: 0.4, subject: 0.6, more: 0.8 } as const
/** What it loses for what it is: in the title already, known to everybody, a time, somebody, one of several. */
const LOSES = { title: 1.2, known: 2, passing: 2, person: 1.2, ordinal: 1 } as const

const PASSING =
  /(?:ochtend|avond|middag|nacht|zomer|winter|weken|week|maand|maanden|jaar|jaren|dag|dagen|uur|minuten|daarvoor|daarna)$/u
const ORDINAL =
  /(?<!\p{L})(?:eerste|tweede|derde|vierde|vijfde|zesde|laatste|meeste|andere|ander|volgende|vorige|omliggende)(?!\p{L})/u

/** The phrases of a part, that of which it speaks most first. */
export function phrasesOf(sentences: readonly Sentence[], named: Named): Phrase[] {
  const counts = new Map<string, number>()
  for (const { stems } of sentences) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const found = sentences.flatMap((sentence, at): Phrase[] =>
    [...subjectOf(sentence, named.names), ...definitesOf(sentence)].flatMap(({ text, bonus }) => {
      const stems = wordsOf(text).filter(isTelling).map(stemOfWord)
      const often = Math.max(0, ...stems.map((stem) => counts.get(stem) ?? 0))
      // Of a thing that is named once, far from the beginning, a part is not about.
      if (stems.length === 0 || (at > 1 && often < 3)) return []
      const weights = stems.map((stem) => (counts.get(stem) ?? 0) / Math.sqrt(named.spread.get(stem) ?? 1))
      const about = weights.reduce((sum, one) => sum + one, 0) / Math.sqrt(stems.length + 1)
      const place = at === 0 ? GAINS.first : at === 1 ? GAINS.second : 0
      const more = stems.length > 1 ? GAINS.more : 0
      return [{ text: capitalise(text), score: about + bonus + place + more - lossOf(text, stems, named) }]
    }),
  )
  return found.toSorted((a, b) => b.score - a.score)
}

function lossOf(text: string, stems: readonly string[], { title, people }: Named): number {
  const inTitle = stemsOf(title)
  const words = wordsOf(text).filter((word) => !FUNCTION_WORDS.has(word))
  // 'Marloes Wichers' says who; 'Wichers' has to be known.
  const person =
    people.some((name) => text.includes(name)) && !people.some((name) => / /u.test(name) && text.endsWith(name))
  return (
    (stems.every((stem) => inTitle.has(stem)) ? LOSES.title : 0) +
    (words.every((word) => KNOWN.has(word) || IDIOM.has(word)) ? LOSES.known : 0) +
    (person ? LOSES.person : 0) +
    (PASSING.test(text) ? LOSES.passing : 0) +
    (ORDINAL.test(text.toLowerCase()) ? LOSES.ordinal : 0)
  )
}

/** Nouns that stand in sayings, or that every text has. */
const IDIOM = wordSet(
  'kook slag hand hoop gang lucht weg wijze zin mate loop basis soort ploeg paar kern punt zaak omgeving',
)

/** They count, or say how much: what follows is not one thing. */
const COUNTS =
  /^(?:ruim|bijna|zo’n|zo'n|ongeveer|circa|ca|minstens|hooguit|een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|enkele|veel|geen|alle|elke|iedere|wie|wat|onderaan|bovenaan|\d.*)$/u

type Found = { text: string; bonus: number }[]

/** What a sentence begins with, up to its verb, where that is a thing or a name. */
function subjectOf({ text, leans }: Sentence, names: ReadonlySet<string>): Found {
  if (leans || /^["'‘“„]/u.test(text)) return []
  const tokens = text.match(TOKEN) ?? []
  const words = tokens.map((token) => token.toLowerCase())
  const verb = words.findIndex((word, at) => at > 0 && (isFiniteAt(words, at) || /^[^\p{L}\p{N}]$/u.test(word)))
  const [first = ''] = words
  if (verb < 1 || verb > LONGEST || !/^\p{L}/u.test(words[verb] ?? '') || COUNTS.test(first)) return []
  if (FUNCTION_WORDS.has(first) && first !== 'de' && first !== 'het') return []
  const last = words[verb - 1] ?? ''
  const clause = words.slice(0, verb).some((word) => SUBORDINATORS.has(word) && word !== 'als')
  if (!isTelling(last) || isInfinitive(last) || PARTICLES.has(last) || clause) return []
  const end = tokens.slice(0, verb).reduce((at, token) => text.indexOf(token, at) + token.length, 0)
  const phrase = text.slice(0, end)
  // A surname, or a first name, says nothing yet.
  return /^\p{Lu}[\p{L}’'-]+$/u.test(phrase) && names.has(phrase) ? [] : [{ text: phrase, bonus: GAINS.subject }]
}

/** The things behind 'de' and 'het' that a sentence speaks of. */
function definitesOf({ text }: Sentence): Found {
  const tokens = text.match(TOKEN) ?? []
  const words = tokens.map((token) => token.toLowerCase())
  return definiteNouns(tokens).flatMap(({ at, end }) => {
    let last = end
    // 'De kazerne staat', 'het onderzoek betrokken': the verb is no part of it.
    while (last > at + 2 && !isThing(words[last - 1] ?? '')) last -= 1
    const phrase = tokens.slice(at, last)
    const odd = phrase.some((token) => PREPOSITIONS.has(token.toLowerCase())) || !isThing(words[last - 1] ?? '')
    const bare = last === at + 2 && ADJECTIVE.test(words[last - 1] ?? '')
    return odd || bare ? [] : [{ text: phrase.join(' '), bonus: 0 }]
  })
}

const ADJECTIVE = /(?:ste|ere|stilst|snelst|vaakst|meest|minst|hardst|vroegst)$/u

const isThing = (word: string): boolean =>
  isTelling(word) &&
  !isFiniteAt(['', '', word], 2) &&
  !isParticiple(word) &&
  !PARTICLES.has(word) &&
  !/^(?:er|daar|hier)(?:aan|af|bij|door|in|mee|na|om|op|over|toe|uit|van|voor)$/u.test(word) &&
  !ENDS_NO_PHRASE.has(word)

/** Adverbs and verbs that stand behind a noun. */
const ENDS_NO_PHRASE = wordSet(
  'alsnog eenmaal flink diep binnen binnenkomt les maximaal gratis bedraagt weegt staat vrij anders samen dicht open alleen meestal vooral vaak soms straks',
)
