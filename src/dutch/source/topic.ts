// Finds what an article is about: the most central noun phrase of its title. Knows nothing of sentences to tell.

import { isFiniteAt } from '#dutch/text/finite-verbs.ts'
import { isInfinitive, isStem } from '#dutch/text/verb-forms.ts'
import { DETERMINERS, FUNCTION_WORDS } from '#dutch/text/words/function-words.ts'
import { ENGLISH_WORDS } from './language.ts'
import { wordSet } from '#dutch/text/word-lists.ts'
import { stemOfWord } from '#dutch/text/words.ts'

const LONGEST_PHRASE = 45
const LINKS = wordSet(
  'van voor in op over bij met uit aan de het een der den en tussen langs te of for the a an in on at to',
)
/** General words that name no subject. */
export const SAYS_NOTHING: ReadonlySet<string> = wordSet(`
  minuten uren minuut later halfuur eerst weer snel monday tuesday wednesday thursday friday saturday sunday jaar jaren week weken dag dagen maand maanden uur keer mensen man vrouw procent euro eerste tweede derde laatste nieuw nieuwe grote groot
  klein kleine goed goede beter beste veel weinig meer minder twee drie vier vijf zes zeven acht negen tien half halve eigen hele heel ander andere
  ook alle graag vandaag morgen gisteren dicht open duurder zo dit daar waar waarom wanneer welke hoe wie wat komt gaat krijgt maakt zegt zei
  maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart april mei juni juli augustus september oktober november
  december één nul elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig dertig veertig vijftig getest vierkante
  meter kilometer politie iedereen niemand mag moet nauwelijks eindelijk
  you your said there would could about after before their which when what`)

/** How often each stem of a text occurs. */
export function stemCounts(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) {
    const stem = stemOfWord(word)
    counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  return counts
}

/** True for a word that can be a keyword: no grammar, no number, no general word. */
export function isTelling(word: string): boolean {
  return (
    word.length > 2 &&
    /\p{L}/u.test(word) &&
    !FUNCTION_WORDS.has(word) &&
    !SAYS_NOTHING.has(word) &&
    !ENGLISH_WORDS.has(word)
  )
}

/** 'doe het', 'kook uw', 'hoef je': a bare stem with its object or subject behind it. */
function isOrder(words: readonly string[], at: number): boolean {
  return (
    isStem(words[at] ?? '') && (DETERMINERS.has(words[at + 1] ?? '') || /^(?:niet|je|u|ik)$/u.test(words[at + 1] ?? ''))
  )
}

const FIRST_LEAD = 1.4
const COMMON_LEAD = 1.2
/** More of a word makes a text no more about it. */
const MOST_COUNTED = 6

/** The runs of words in a title without a verb, that begin and end with a telling one: 'Fietsbrug over de Linge'. */
function phrasesIn(title: string): string[][] {
  return title.split(/[,:;.!?()|–—"“”‘]|\s-\s|(?<!\p{L})['’]|['’](?!\p{L})/u).flatMap((part) => {
    const words = part.trim().split(/\s+/u)
    const lower = words.map((word) => word.toLowerCase())
    const phrases: string[][] = [[]]
    for (const [at, word] of words.entries()) {
      const tells = isTelling(lower[at] ?? '') && !isFiniteAt(lower, at) && !isOrder(lower, at)
      if (tells || LINKS.has(lower[at] ?? '')) phrases.at(-1)?.push(word)
      else phrases.push([])
    }
    return phrases.map(trimmed)
  })
}

/** A phrase from its first telling word to the last one that leaves it short enough. */
function trimmed(phrase: readonly string[]): string[] {
  const tells = (word: string) => isTelling(word.toLowerCase())
  const start = phrase.findIndex(tells)
  // 'oude kaas en grove' lost what is 'grove'.
  const whole = (words: readonly string[]) =>
    words.length === phrase.length - start || !/^\p{Ll}+e$/u.test(words.at(-1) ?? '')
  const ends = phrase
    .map((_, at) => phrase.slice(start, at + 1))
    .filter((words) => tells(words.at(-1) ?? '') && whole(words))
  return ends.findLast((words) => words.join(' ').length <= LONGEST_PHRASE) ?? []
}

/** The phrase of the title that the text speaks of most: 'fietsbrug over de Linge'; null when it gives none that the text confirms. */
export function phraseOf(title: string, counts: ReadonlyMap<string, number>): string | null {
  let best: { text: string; weight: number } | null = null
  for (const words of phrasesIn(title)) {
    const text = words.join(' ')
    const lower = words.map((word) => word.toLowerCase())
    if (words.length === 0 || (words.length === 1 && isInfinitive(lower[0] ?? ''))) continue
    const told = lower.filter(isTelling).map((word) => Math.min(MOST_COUNTED, counts.get(stemOfWord(word)) ?? 0))
    // A title names its subject first, and a common noun says more of it than a town.
    const first = best === null ? FIRST_LEAD : 1
    const common = title.startsWith(text) || /^\p{Ll}/u.test(text) ? COMMON_LEAD : 1
    const weight: number = (told.reduce((sum, count) => sum + count, 0) / Math.sqrt(lower.length + 1)) * first * common
    if (best === null || weight > best.weight) best = { text, weight }
  }
  return best?.text ?? null
}
