// Finds what an article is about: its keywords and its most central noun phrase. Knows nothing of sentences to tell.

import { isFiniteAt } from '#dutch/text/finite-verbs.ts'
import { isStem } from '#dutch/text/verb-forms.ts'
import { DETERMINERS, FUNCTION_WORDS } from '#dutch/text/words/function-words.ts'
import { ENGLISH_WORDS } from './language.ts'
import { stemOfWord } from '#dutch/text/words.ts'

export interface Topic {
  /** Keywords as they are written, most telling first. */
  words: readonly string[]
  /** 'fietsbrug over de Linge'; null when the title gives none that the text confirms. */
  phrase: string | null
}

const MOST_WORDS = 12
const LONGEST_PHRASE = 45
const LINKS = new Set(
  'van voor in op over bij met uit aan de het een der den en tussen langs te of for the a an in on at to'.split(' '),
)
const EMPTY = new Set(
  `minuten uren minuut jaar jaren week weken dag dagen maand maanden uur keer mensen man vrouw procent euro eerste tweede derde laatste nieuw nieuwe grote groot
  klein kleine goed goede beter beste veel weinig meer minder twee drie vier vijf zes zeven acht negen tien half halve eigen hele heel ander andere
  ook alle graag vandaag morgen gisteren dicht open duurder zo dit daar waar waarom wanneer welke hoe wie wat komt gaat krijgt maakt zegt zei
  maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart april mei juni juli augustus september oktober november
  december één nul elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig dertig veertig vijftig getest vierkante
  meter kilometer politie iedereen niemand mag moet nauwelijks eindelijk
  you your said there would could about after before their which when what`.split(/\s+/),
)

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
    word.length > 2 && /\p{L}/u.test(word) && !FUNCTION_WORDS.has(word) && !EMPTY.has(word) && !ENGLISH_WORDS.has(word)
  )
}

/** What the texts of an article are about. `counts` are the stems of all of them. */
export function topicOf(title: string, description: string, counts: ReadonlyMap<string, number>): Topic {
  const weights = new Map<string, { word: string; weight: number }>()
  const add = (text: string, factor: number) => {
    const words = text.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? []
    const lower = words.map((word) => word.toLowerCase())
    for (const [at, word] of words.entries()) {
      const low = lower[at] ?? ''
      if (!isTelling(low) || isFiniteAt(lower, at)) continue
      const stem = stemOfWord(low)
      const known = weights.get(stem)
      const weight = factor * (1 + Math.log2(1 + (counts.get(stem) ?? 0)))
      const written = at === 0 || !/^\p{Lu}/u.test(word) ? low : word
      weights.set(stem, { word: known?.word ?? written, weight: (known?.weight ?? 0) + weight })
    }
  }
  add(title, 3)
  add(description, 1)
  const words = [...weights.values()]
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_WORDS)
    .map(({ word }) => word)
  return { words, phrase: phraseOf(title, counts) }
}

/** 'doe het', 'kook uw', 'hoef je': a bare stem with its object or subject behind it. */
function isOrder(words: readonly string[], at: number): boolean {
  return (
    isStem(words[at] ?? '') && (DETERMINERS.has(words[at + 1] ?? '') || /^(?:niet|je|u|ik)$/u.test(words[at + 1] ?? ''))
  )
}

/** The run of words in the title, without a verb, that the text speaks of most. */
function phraseOf(title: string, counts: ReadonlyMap<string, number>): string | null {
  let best: { text: string; weight: number } | null = null
  for (const part of title.split(/[,:;.!?()|–—"“”‘]|\s-\s|(?<!\p{L})['’]|['’](?!\p{L})/u)) {
    const words = part.trim().split(/\s+/u).filter(Boolean)
    const lower = words.map((word) => word.toLowerCase())
    let start = -1
    for (let at = 0; at <= words.length; at++) {
      const word = lower[at] ?? ''
      const fits =
        at < words.length && (LINKS.has(word) || (isTelling(word) && !isFiniteAt(lower, at) && !isOrder(lower, at)))
      if (fits && start < 0 && (isTelling(word) || word === 'de' || word === 'het')) start = at
      if (fits || start < 0) continue
      let end = at
      while (end > start && !isTelling(lower[end - 1] ?? '')) end--
      // A long one loses its last links: 'Appeltaart met dikke korst' of all that follows.
      while (end - start > 1 && words.slice(start, end).join(' ').length > LONGEST_PHRASE) {
        end--
        while (end > start && !isTelling(lower[end - 1] ?? '')) end--
      }
      const text = words.slice(start, end).join(' ')
      const weight = lower
        .slice(start, end)
        .reduce((sum, low) => sum + (isTelling(low) ? Math.min(6, counts.get(stemOfWord(low)) ?? 0) : 0), 0)
      const average = weight / Math.sqrt(end - start + 1)
      if (end > start && text.length <= LONGEST_PHRASE && (best === null || average > best.weight))
        best = { text, weight: average }
      start = -1
    }
  }
  if (best === null) return null
  const bare = best.text.replace(/^(?:de|het|een|the|a|an) /iu, '')
  return bare === ''
    ? null
    : /^\p{Lu}\p{Ll}/u.test(bare) &&
        title.startsWith(bare) &&
        (counts.get(stemOfWord(bare.split(' ')[0]?.toLowerCase() ?? '')) ?? 0) > 0
      ? bare
      : bare
}
