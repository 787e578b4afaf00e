// The running text of an article as it is measured: what people call its blocks, and the sentences in them. Knows no measure.
import type { Block } from '../markdown/plain-text.ts'
import { sentencesOf } from '../seo/sentences.ts'

export type ReadBlock = Pick<Block, 'type' | 'raw' | 'text'>

/** As people call them, each counted by itself, as the panel beside the text does. */
export type PartKind = 'alinea' | 'kop' | 'lijst' | 'citaat' | 'tabel' | 'beeld' | 'blok'

const kinds: Partial<Record<Block['type'], PartKind>> = {
  paragraph: 'alinea',
  heading: 'kop',
  list: 'lijst',
  blockquote: 'citaat',
  table: 'tabel',
}

export interface Sentence {
  text: string
  /** Words that have a letter or a digit. */
  words: number
}

export interface Part {
  /** Which of the blocks it is, from 0. */
  block: number
  kind: PartKind
  /** 'Alinea 3'. */
  name: string
  text: string
  /** None in what is no running text: a table, code. */
  sentences: readonly Sentence[]
}

const PICTURE = /^!\[[^\]]*\]\([^)]*\)$/

function kindOf({ type, raw }: ReadBlock): PartKind {
  if (type === 'paragraph' && PICTURE.test(raw.trim())) return 'beeld'
  return kinds[type] ?? 'blok'
}

/** How the last of these blocks is named. */
export function nameOfLast(blocks: readonly ReadBlock[]): string {
  const last = blocks.at(-1)
  if (last === undefined) return ''
  const kind = kindOf(last)
  return named(kind, blocks.filter((block) => kindOf(block) === kind).length)
}

const named = (kind: PartKind, count: number) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${count}`

/**
 * How much of a text is read for how it reads and how it holds together, in characters: ten thousand words, of which what follows
 * is more of the same. All of a million characters would take half a second.
 */
export const READ_CHARACTERS = 60_000

/** The blocks within the first `READ_CHARACTERS`. */
export function partsOf(blocks: readonly ReadBlock[]): Part[] {
  const counts = new Map<PartKind, number>()
  const parts: Part[] = []
  let left = READ_CHARACTERS
  for (const [block, read] of blocks.entries()) {
    if (left <= 0) break
    const kind = kindOf(read)
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    const text = read.text.slice(0, left)
    // A block without text takes its time too.
    left -= Math.max(1, text.length)
    const isRunning = kind === 'alinea' || kind === 'citaat' || kind === 'lijst'
    parts.push({ block, kind, name: named(kind, count), text, sentences: isRunning ? readSentences(text) : [] })
  }
  return parts
}

const readSentences = (text: string): Sentence[] =>
  sentencesOf(text).map(({ from, to }) => {
    const sentence = text.slice(from, to)
    return { text: sentence, words: countWords(sentence) }
  })

export const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** The text that the formula of readability is for. */
export const runningText = (parts: readonly Part[]) =>
  parts
    .filter(({ kind }) => kind !== 'tabel' && kind !== 'blok' && kind !== 'beeld')
    .map(({ text }) => text)
    .join('\n')
