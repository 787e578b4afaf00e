// Shapes a text for readers who come from a search engine: short paragraphs, subheadings in a long text, and the subject
// in the first line. Nothing is repeated for the sake of repeating. Knows no mode but its own.

import { capitalise } from '../writer/capitals.ts'
import { domainOf } from '../writer/general/domain.ts'
import { registerOf } from '../writer/register.ts'
import { isGrammatical, isVerbForm, isFlatAdjective, isBentAdjective } from './word-kinds.ts'
import type { Block } from './layout.ts'
import { leansOnBefore } from '../writer/leaning.ts'
import { readPassage, wordCount, type Span, type Word } from './passage.ts'
import { LIGHT_WORDS } from './words/light-words.ts'

const PARAGRAPH_SENTENCES = 3
/** Words that need no subheading above them (yoast.com/features/subheading-distribution-check). */
const HEADLESS_WORDS = 300
/** Fewer paragraphs than this stand under one heading, whatever their length. */
const LEAST_PARAGRAPHS = 3
const PARAGRAPHS_PER_HEADING = 2
/** Fewer mentions than this make no keyword. */
const LEAST_MENTIONS = 3
/** The subject should stand within this many characters from the top. */
const EARLY_CHARACTERS = 160

/** `blocks` with short paragraphs, and with the headings a long text lacks. `lineEnd` is the text's own. */
export function shapeForSearch(blocks: readonly Block[], lineEnd: string): Block[] {
  const short = blocks.flatMap((block) => (block.kind === 'prose' ? shortParagraphs(block, lineEnd) : [block]))
  return withTitle(withHeadings(short, lineEnd), lineEnd)
}

/** A paragraph of more than three sentences as several; one last sentence does not stand alone. */
function shortParagraphs(block: Block, lineEnd: string): Block[] {
  const { text, sentences, shelter } = readPassage(block.text)
  if (sentences.length <= PARAGRAPH_SENTENCES || block.before.trim() !== '' || /<\/?\w/.test(text)) return [block]
  const pieces: string[] = []
  let from = 0
  for (let at = 0; sentences.length - at > PARAGRAPH_SENTENCES;) {
    at = breakBehind(text, sentences, at)
    const end = sentences[at - 1]?.end ?? from
    const start = sentences[at]?.start ?? end
    // A break inside somebody's words would make two quotes of one.
    if (shelter[end] === 1) continue
    pieces.push(text.slice(from, end))
    from = start
  }
  pieces.push(text.slice(from))
  return pieces.map((piece, at) => ({
    ...block,
    text: piece,
    after: at < pieces.length - 1 ? lineEnd + lineEnd : block.after,
  }))
}

/**
 * Where the paragraph that begins at sentence `at` had better end: behind two or three sentences, before one that does not
 * lean on the one before it, and not so that a single sentence is left.
 */
function breakBehind(text: string, sentences: readonly Span[], at: number): number {
  const places = sentences.length - at === PARAGRAPH_SENTENCES + 1 ? [2] : [3, 2]
  const free = places.find((size) => {
    const next = sentences[at + size]
    return next !== undefined && !leansOnBefore(text.slice(next.start, next.end), false)
  })
  return at + (free ?? places[0] ?? PARAGRAPH_SENTENCES)
}

function isParagraph(block: Block): boolean {
  return block.kind === 'prose' && /[.!?…]["'”’»)]*$/.test(block.text) && block.text.length > 60
}

function withHeadings(blocks: readonly Block[], lineEnd: string): Block[] {
  const paragraphs = blocks.filter(isParagraph)
  const long =
    paragraphs.length >= LEAST_PARAGRAPHS && wordCount(paragraphs.map(({ text }) => text).join(' ')) > HEADLESS_WORDS
  // Over the dead one does not put subheadings.
  const grave = domainOf(registerOf('', paragraphs.map(({ text }) => text).join('\n'))) === 'serious'
  if (!long || grave || blocks.some(({ kind }, at) => kind === 'heading' && at > 0)) return [...blocks]
  if (
    blocks.some(({ text, kind }) => kind === 'label' && /^(?:geachte|beste|hoogachtend|met vriendelijke)/i.test(text))
  )
    return [...blocks]
  const used = new Set<string>()
  const everywhere = nounsIn(paragraphs.map(({ text }) => text).join('\n'))
  const headings = new Map<Block, string>()
  for (let at = PARAGRAPHS_PER_HEADING; at < paragraphs.length; at += PARAGRAPHS_PER_HEADING) {
    const group = paragraphs.slice(at, at + PARAGRAPHS_PER_HEADING)
    const heading = headingOf(group.map(({ text }) => text).join('\n'), everywhere, used)
    const first = group[0]
    if (first && heading !== undefined) headings.set(first, heading)
  }
  return blocks.flatMap((block) => {
    const heading = headings.get(block)
    return heading === undefined
      ? [block]
      : [{ kind: 'heading', before: '## ', text: heading, after: lineEnd + lineEnd }, block]
  })
}

/** A shorter noun is too general to head anything. */
const HEADING_LETTERS = 4

/** The noun a group of paragraphs mentions more than the others, more than once or as what a sentence opens with. */
function headingOf(text: string, everywhere: Nouns, used: Set<string>): string | undefined {
  const weight = (noun: string, mentions: number) => 2 * mentions - (everywhere.get(noun)?.mentions ?? 0)
  const [best] = [...nounsIn(text)]
    .filter(
      ([noun, { phrase, mentions, opens }]) =>
        (mentions > 1 || opens || (everywhere.get(noun)?.mentions ?? 0) > 1) &&
        noun.length >= HEADING_LETTERS &&
        phrase !== '' &&
        !used.has(noun),
    )
    // Of nouns that are mentioned as often the longest says most.
    .toSorted(([a, one], [b, other]) => weight(b, other.mentions) - weight(a, one.mentions) || b.length - a.length)
  if (!best) return undefined
  used.add(best[0])
  return best[1].phrase
}

type Nouns = ReadonlyMap<string, { phrase: string; mentions: number; opens: boolean }>

/** The nouns that may head a text: how often each stands there, with 'de' or 'het', and whether a sentence is about it. */
function nounsIn(text: string): Nouns {
  const { words } = readPassage(text)
  const nouns = new Map<string, { phrase: string; mentions: number; opens: boolean }>()
  for (const [at, word] of words.entries()) {
    if (!isKeyNoun(word)) continue
    const article = words[at - 1]
    const known = nouns.get(word.lower) ?? { phrase: '', mentions: 0, opens: false }
    known.mentions++
    if (article && word.gap === ' ' && /^(?:de|het)$/.test(article.lower)) {
      known.phrase = `${capitalise(article.lower)} ${word.lower}`
      known.opens ||= article.opens
    }
    // 'je auto': what is somebody's is a noun too.
    if (article && word.gap === ' ' && /^(?:een|je|jouw|uw|mijn|onze|ons|hun)$/.test(article.lower))
      known.phrase ||= capitalise(word.lower)
    nouns.set(word.lower, known)
  }
  return nouns
}

function isKeyNoun({ lower, text, sheltered }: Word): boolean {
  return (
    !sheltered &&
    /^\p{Ll}{4,}$/u.test(text) &&
    !isGrammatical(lower) &&
    !LIGHT_WORDS.has(lower) &&
    !isVerbForm(lower) &&
    !isFlatAdjective(lower) &&
    !isBentAdjective(lower) &&
    !/(?:e|ste|ere)$|^(?:week|weken|maand|maanden|ochtend|middag|avond)$/.test(lower)
  )
}

/** A text whose subject shows neither in a title nor early on gets it as its first line. */
function withTitle(blocks: readonly Block[], lineEnd: string): Block[] {
  const first = blocks.find(({ text }) => /\p{L}/u.test(text))
  if (!first || first.kind !== 'prose' || blocks.some(({ kind }) => kind === 'heading' || kind === 'item')) {
    if (first?.kind !== 'prose' || !blocks.some(({ before }) => before === '## ')) return [...blocks]
  }
  const keyword = keywordOf(blocks.map(({ text }) => text).join('\n'))
  if (keyword === undefined || first.text.slice(0, EARLY_CHARACTERS).toLowerCase().includes(keyword.slice(0, 7)))
    return [...blocks]
  const at = blocks.indexOf(first)
  const title: Block = { kind: 'heading', before: '# ', text: capitalise(keyword), after: lineEnd + lineEnd }
  return [...blocks.slice(0, at), title, ...blocks.slice(at)]
}

/** The noun a text mentions most, when it does so often enough and more often than any other. */
function keywordOf(text: string): string | undefined {
  const mentions = new Map<string, number>()
  for (const word of readPassage(text).words)
    if (isKeyNoun(word)) mentions.set(word.lower, (mentions.get(word.lower) ?? 0) + 1)
  const [best, second] = [...mentions].toSorted(([, a], [, b]) => b - a)
  return best && best[1] >= LEAST_MENTIONS && best[1] > (second?.[1] ?? 0) ? best[0] : undefined
}
