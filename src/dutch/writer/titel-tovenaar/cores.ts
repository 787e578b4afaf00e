// Gathers the cores that may stand behind one kind of head, said to the reader as the subject asks.
// Knows nothing of lengths of titles or of which cores are drawn.

import { characterCount } from '#dutch/characters.ts'
import { coresOf, SUBDUED, type CoreBook } from './cores/books.ts'
import type { CoreGroup, HeadKind } from './cores/core-group.ts'
import { variantsOf } from './cores/notation.ts'
import { LOSS } from './cores/serious.ts'
import { isSerious } from '../register.ts'
import { fits, type Reading } from '../subject.ts'
import { FUNCTION_WORDS } from '../words/function-words.ts'

/** One text of a core. */
export interface Core {
  /** Lower case, without an end mark but '?'. */
  text: string
  /** In characters. */
  length: number
  /** The core as it stands in the book: texts of one core never meet in a set. */
  source: string
  /** How it goes about its subject: titles of one set differ in this. */
  turn: Turn
  /** Beginnings of its content words: two cores that share one say half the same. */
  stems: ReadonlySet<string>
}

export type Turn = 'ask' | 'way' | 'why' | 'range' | 'reader' | 'what' | 'how' | 'phrase'

/** The cores of one group, with how general they are: 0 for this very kind of subject, 1 for the register, 2 for any. */
export interface Family {
  general: 0 | 1 | 2
  cores: readonly Core[]
  asks: readonly Core[]
  parts: readonly Core[]
  ends: readonly Core[]
}

/** So many letters tell 'begin' from 'begrip'; more would tell 'begint' from 'beginnen'. */
const STEM_CHARACTERS = 5

const TURNS: readonly (readonly [Turn, RegExp])[] = [
  ['ask', /\?$/],
  ['way', /^zo /],
  ['why', /^waarom /],
  ['range', /^(?:van|tussen) /],
  ['reader', /^voor /],
  ['what', /^(?:wat|welke?|wie) /],
  ['how', /^(?:hoe|waar|wanneer) /],
  ['phrase', /^/],
]

/** The beginnings of the content words of a text. */
export function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(
    words
      .filter((word) => word.length > 2 && !FUNCTION_WORDS.has(word))
      // 'grens' and 'grenzen', 'leef' and 'leven', 'erachter' and 'daarachter' are one word.
      .map((word) => word.replace(/^(?:er|daar)(?=achter$)/u, '').slice(0, STEM_CHARACTERS))
      .map((stem) => stem.replaceAll('z', 's').replaceAll('v', 'f')),
  )
}

/** True when two texts share a content word. */
export function overlaps(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  for (const stem of a) if (b.has(stem)) return true
  return false
}

/** Every core for a kind of head; what the taste forbids is left out. */
export function familiesFor(reading: Reading, kind: HeadKind): Family[] {
  const { book, told } = bookFor(reading)
  return [book.own, book.shared].flatMap((groups, at) =>
    groups
      .filter(({ heads, title }) => heads.includes(kind) && title?.test(told) !== false)
      .map((group: CoreGroup): Family => ({
        general: at === 0 ? (group.title ? 0 : 1) : group.title ? 1 : 2,
        cores: saidAs(group.cores, reading),
        asks: saidAs(group.asks, reading),
        parts: saidAs(group.parts, reading),
        ends: saidAs(group.ends, reading),
      })),
  )
}

/** The sentences that may stand behind one of the user's own. */
export function closersFor(reading: Reading): Core[] {
  const { book, told } = bookFor(reading)
  return book.closers.filter(({ title }) => title?.test(told) !== false).flatMap(({ texts }) => saidAs(texts, reading))
}

/** The book of the register, and what tells which of its groups fit: the title, for a loss the context as well. */
function bookFor({ register, title, own }: Reading): { book: CoreBook; told: string } {
  // 'De kunst van het niksen' is no art.
  const book = coresOf(/^de kunst van /iu.test(title) ? 'general' : register)
  if (register !== 'serious' || isSerious(title)) return { book, told: title }
  const context = own.map(({ text }) => text).join(' ')
  return LOSS.test(context) || LOSS.test(title) ? { book, told: `${title} ${context}` } : { book: SUBDUED, told: title }
}

/** The texts of a list are worked out once for each way of address: every call asks for them. */
const known = new WeakMap<readonly string[], Partial<Record<'je' | 'u', readonly Core[]>>>()

function saidAs(list: readonly string[] = NOTHING, reading: Reading): readonly Core[] {
  const address = reading.address === 'u' || reading.address === 'both' ? 'u' : 'je'
  const said = known.get(list) ?? {}
  known.set(list, said)
  const cores = (said[address] ??= list.flatMap((source) =>
    variantsOf(source, address).map((text) => coreOf(text, source)),
  ))
  const free = reading.banned.length === 0 && reading.address !== 'neither'
  return free ? cores : cores.filter(({ text }) => fits(text, reading))
}

const NOTHING: readonly string[] = []

function coreOf(text: string, source: string): Core {
  const turn = TURNS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'phrase'
  return { text, length: characterCount(text), source, turn, stems: stemsOf(text) }
}
