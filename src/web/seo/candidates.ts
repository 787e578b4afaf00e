// What an article could be found by: up to three proposals for its keyphrase, out of its title and text. Pure; knows no
// search engine and no screen.
import functionWords from 'yoastseo/build/languageProcessing/languages/nl/config/functionWords.js'
import { sentencesOf } from '#contract/seo/sentences.ts'
import type { ArticleBlock } from './article-blocks.ts'
import { stemOf } from './stems.ts'

/** Words that say nothing of a subject: articles, pronouns and numerals, and what titles are full of besides. */
const empty = new Set([
  ...functionWords.all,
  ...`weer weg nu open dicht vrij gratis nieuw nieuwe ander andere groot grote klein kleine goed goede beste snel snelle duur
    duurder gewoon verstandig eerst bijna wil willen wilt blijft blijven gaat gaan krijgt krijgen kreeg komt komen staat
    staan moet moeten kan kunnen mag mogen let past kiest kiezen zegt zeggen vertellen vertelt vroeg doet doen ziet zien
    weet weten wint verliest verandert veranderd zoekt zoeken vraagt stopt begint maakt maken houdt luistert overlijdt
    overleden getest reed rijd rijden rijdt bouwt loopt verdwijnen verloor bewaakt herkent wachten dag dagen nacht week weken
    maand maanden jaar jaren uur minuten keer meter kilometer euro miljoen procent graden stuk maandag dinsdag woensdag
    donderdag vrijdag zaterdag zondag januari februari maart april mei juni juli augustus september oktober november
    december man vrouw mensen`.split(/\s+/),
])
const MOST = 3
const LONGEST = 3
/** Between two words of a keyphrase, at most: 'fietsbrug over de Linge'. */
const MOST_BETWEEN = 2
/** How often two words must stand side by side in the text to be proposed without the title. */
const OFTEN = 3

interface Word {
  text: string
  stem: string
  /** Whether it says something of the subject. */
  full: boolean
  /** Before it: a sign, or the beginning of a sentence. */
  begins: boolean
  /** Behind an article it is a noun, or leads up to one. */
  articled: boolean
}

const articles = /(?:^|\s)(?:de|het|een|deze|die|dit|dat|elke?|ieder|geen|mijn|zijn|haar|hun|ons|onze)\s+$/i

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)*/gu)].map(({ 0: word, index }) => {
    const lower = word.toLowerCase()
    const before = text.slice(0, index)
    return {
      text: word,
      stem: stemOf(lower),
      full: word.length > 2 && /\p{L}{2}/u.test(word) && !empty.has(lower),
      begins: before.trim() === '' || /[^\p{L}\p{N}\s]\s*$/u.test(before),
      articled: articles.test(before),
    }
  })
}

/** Up to three, best first. */
export function keyphraseCandidates(title: string, blocks: readonly Pick<ArticleBlock, 'text'>[]): string[] {
  const sentences = blocks.flatMap(({ text }) => sentencesOf(text).map(({ from, to }) => wordsOf(text.slice(from, to))))
  const all = sentences.flat()
  const counts = new Map<string, number>()
  for (const { stem } of all) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const named = namesIn(sentences)

  const worth = (words: readonly Word[]) => {
    const each = words.map(
      ({ text, stem }) =>
        // One that the text never names may still be what the title is about.
        Math.log2(1.5 + (counts.get(stem) ?? 0)) * (named.has(stem) ? 1.3 : 1) * (text.length > 6 ? 1.2 : 1),
    )
    // Two or three words tell apart what one word does not.
    return each.reduce((sum, one) => sum + one, 0) / words.length ** 0.5
  }
  const found = new Map<string, { words: readonly Word[]; worth: number }>()
  const add = (words: readonly Word[], times: number) => {
    const key = words.map(({ stem }) => stem).join(' ')
    const value = worth(words) * times
    if (value > (found.get(key)?.worth ?? 0)) found.set(key, { words, worth: value })
  }
  for (const words of phrasesIn(wordsOf(title), MOST_BETWEEN)) add(words, 2)
  for (const [words, count] of oftenIn(sentences)) add(words, Math.min(count / OFTEN, 2))

  for (const [word, count] of nounsIn(all, counts, named)) add([word], count > OFTEN ? 0.6 : 0.3)

  const ranked = [...found.values()].toSorted((one, other) => other.worth - one.worth).map(({ words }) => words)
  const within = (one: readonly Word[], other: readonly Word[]) =>
    one.every(({ stem }) => other.some((word) => word.stem === stem))
  const chosen: (readonly Word[])[] = []
  const shares = (one: readonly Word[], other: readonly Word[]) =>
    one.some(({ stem }) => other.some((word) => word.stem === stem))
  // First what says something else than the others, then what says less or more.
  for (const words of ranked) if (chosen.length < MOST && !chosen.some((one) => shares(words, one))) chosen.push(words)
  for (const words of ranked)
    if (chosen.length < MOST && !chosen.some((one) => within(words, one) && within(one, words))) chosen.push(words)
  return chosen.map((words) => words.map((word) => spelled(word, all, named)).join(' '))
}

/** One to three full words that follow each other, with at most `between` others in between. */
function phrasesIn(words: readonly Word[], between: number): Word[][] {
  const phrases: Word[][] = []
  for (const [at, first] of words.entries()) {
    if (!first.full) continue
    let phrase = [first]
    // By itself an adjective says nothing: 'tijdelijke' before 'woningen'.
    const next = words[at + 1]
    if (!next?.full || next.begins || /^\p{Lu}|[^e]$/u.test(first.text)) phrases.push(phrase)
    let skipped = 0
    for (const word of words.slice(at + 1)) {
      if (word.begins || phrase.length === LONGEST || skipped > between) break
      if (!word.full) skipped += 1
      else {
        phrase = [...phrase, word]
        phrases.push(phrase)
        skipped = 0
      }
    }
  }
  return phrases
}

/** Pairs of full words that stand side by side `OFTEN` times or more. */
function oftenIn(sentences: readonly (readonly Word[])[]): [Word[], number][] {
  const pairs = new Map<string, [Word[], number]>()
  for (const words of sentences)
    for (const phrase of phrasesIn(words, 0)) {
      if (phrase.length !== 2) continue
      const key = phrase.map(({ stem }) => stem).join(' ')
      pairs.set(key, [phrase, (pairs.get(key)?.[1] ?? 0) + 1])
    }
  return [...pairs.values()].filter(([, count]) => count >= OFTEN)
}

/** Each noun and name of the text once, with how often it stands there. */
function nounsIn(
  all: readonly Word[],
  counts: ReadonlyMap<string, number>,
  named: ReadonlySet<string>,
): [Word, number][] {
  const nouns = all.filter(({ full, text, stem, articled }) => full && text.length > 4 && (articled || named.has(stem)))
  return [...new Map(nouns.map((word) => [word.stem, word]))].map(([stem, word]) => [word, counts.get(stem) ?? 0])
}

/** Stems of words that have a capital within a sentence. */
function namesIn(sentences: readonly (readonly Word[])[]): Set<string> {
  return new Set(
    sentences.flatMap((words) =>
      words.filter(({ text, begins }) => !begins && /^\p{Lu}/u.test(text)).map(({ stem }) => stem),
    ),
  )
}

/** With the capitals that the text gives it: at the beginning of a title every word has one. */
function spelled({ text, stem, begins }: Word, all: readonly Word[], named: ReadonlySet<string>): string {
  if (named.has(stem) || !begins) return text
  const same = all.filter((word) => word.text.toLowerCase() === text.toLowerCase())
  const small = same.find((word) => !/^\p{Lu}/u.test(word.text))
  const isWord = /^\p{Lu}\p{Ll}/u.test(text) && same.length < 2
  return small?.text ?? (isWord ? text.charAt(0).toLowerCase() + text.slice(1) : text)
}
