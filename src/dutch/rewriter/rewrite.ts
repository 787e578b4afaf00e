// Rewrites a Dutch text by rules: shorter, longer, more formal, less formal, plainer, shaped for search, or with another
// form of address. Only the words concerned change; marks, links, quotes, names and figures stay. No language model.

import type { RewriteAddress, RewriteMode } from '#dutch/rewriter/orders.ts'
import { createDice } from '../writer/random.ts'
import type { Taste } from '../writer/subject.ts'
import { takeSteps, type Step } from './block-steps.ts'
import { isDutch, showsDutch } from './dutch-or-not.ts'
import { exchange, type Manner } from './exchange.ts'
import type { Table } from './exchange-table.ts'
import { hasFinite } from './finite-verbs.ts'
import { withoutShouting, writeContractionsOut } from './formal-marks.ts'
import { readInstruction } from './instruction.ts'
import { lineEndOf, readLayout, writeLayout, type Block } from './layout.ts'
import { lengthen } from './lengthening.ts'
import { readPassage, wordCount } from './passage.ts'
import { joinPairs } from './paired-words.ts'
import { plainModals } from './plain-modals.ts'
import { frontHowever, withoutEmptyOpeners } from './sentence-order.ts'
import { greetFormally, resalute } from './salutations.ts'
import { shapeForSearch } from './search-shape.ts'
import { shorten } from './shortening.ts'
import { splitLong, splitSemicolons } from './splitting.ts'
import { businesslike, casual, plain, shortForms, shorter } from './exchange-lists.ts'
import { toFamiliar } from './to-familiar.ts'
import { toPolite } from './to-polite.ts'

export interface RewriteOrder {
  text: string
  mode: RewriteMode
  address: RewriteAddress
  /** For the mode 'eigen'; other modes do not read it. */
  instruction: string | null
}

/**
 * Why there is no rewritten text. not-dutch: it is in another language. unchanged: there is nothing in it that this order
 * changes. instruction: the own instruction asks for more than rules can do.
 */
export type Refusal = 'not-dutch' | 'unchanged' | 'instruction'
export type RewriteOutcome =
  | { text: string }
  /** `unread`: the words of an own instruction that were not understood. */
  | { refused: Refusal; unread?: readonly string[] }

/** In words; a longer sentence is split where it can be. Guides for plain Dutch (B1) advise ten to fifteen. */
const PLAIN_SENTENCE = 12
const SEARCH_SENTENCE = 20
/** A line of so many words without a full stop is a name, a greeting or a heading, not a sentence. */
const LABEL_WORDS = 3
/** A block of at least this many words in another language stays as it is. */
const FOREIGN_BLOCK_WORDS = 8

/**
 * Carries out an order on a text of any length or form; never throws. The same order, seed and taste give the same text.
 * The taste's form of address counts where the order keeps that of the text; its banned words are never put in.
 */
export function composeRewrite(order: RewriteOrder, seed: number, taste: Taste): RewriteOutcome {
  const read =
    order.mode === 'eigen' ? readInstruction(order.instruction ?? '') : { modes: [order.mode], address: order.address }
  if ('unread' in read) return { refused: 'instruction', unread: read.unread }
  // A byte order mark before '# Kop' would hide the heading.
  const mark = order.text.startsWith('\uFEFF') ? '\uFEFF' : ''
  const blocks = asDutch(readLayout(order.text.slice(mark.length)))
  if (!isDutch(order.text) && !blocks.some(({ kind, text }) => kind !== 'fixed' && showsDutch(text)))
    return { refused: 'not-dutch' }
  const asked = read.address !== 'keep' ? read.address : order.address
  const address = asked !== 'keep' ? asked : (taste.address ?? 'keep')
  let rewritten = blocks
  for (const mode of read.modes) rewritten = inMode(rewritten, mode, order.text, address, seed, taste)
  if (address !== 'keep') readdress(rewritten, address)
  const text = mark + writeLayout(rewritten)
  return text === order.text ? { refused: 'unchanged' } : { text }
}

/** The blocks rewritten, or as they were when the mode did the opposite of what it is for. */
function inMode(
  blocks: readonly Block[],
  mode: RewriteMode,
  text: string,
  address: RewriteAddress,
  seed: number,
  taste: Taste,
): Block[] {
  const manner = { dice: createDice(seed, `rewrite ${mode}`), banned: taste.banned, apostrophe: apostropheOf(text) }
  const copy = () => blocks.map((block) => ({ ...block }))
  const rewritten = rewriteBlocks(copy(), mode, text, address, manner)
  return missesAim(writeLayout(blocks), writeLayout(rewritten), mode) ? copy() : rewritten
}

/** The blocks as a Dutch reader sees them: a foreign one is fixed, and a line without a full stop may still be a sentence. */
function asDutch(blocks: readonly Block[]): Block[] {
  const lines = blocks.filter(({ text }) => /\p{L}/u.test(text))
  return blocks.map((block) => {
    if (isForeign(block)) return { ...block, kind: 'fixed' }
    if (block.kind !== 'label' || (block === lines[0] && lines.length > 1)) return block
    const { words } = readPassage(block.text)
    return words.length > LABEL_WORDS && hasFinite(words) ? { ...block, kind: 'prose' } : block
  })
}

function isForeign({ kind, text }: Block): boolean {
  return kind !== 'fixed' && wordCount(text) >= FOREIGN_BLOCK_WORDS && !isDutch(text)
}

/** A shorter text that came out longer, or the other way round, is no answer. */
function missesAim(before: string, after: string, mode: RewriteMode): boolean {
  if (mode === 'korter') return after.length >= before.length
  return mode === 'langer' && after.length <= before.length
}

/** The text's own apostrophe, and the right one where it has none. */
function apostropheOf(text: string): "'" | '’' {
  return !text.includes('’') && /\p{L}'\p{L}|(?<!\p{L})'[snt](?!\p{L})/u.test(text) ? "'" : '’'
}

function rewriteBlocks(
  blocks: Block[],
  mode: RewriteMode,
  text: string,
  address: RewriteAddress,
  manner: Manner,
): Block[] {
  const { banned } = manner
  const swap = (table: Table) => (line: string) => exchange(line, table, manner)
  const however = (line: string) => frontHowever(line, banned)
  const change = (...steps: readonly Step[]) => takeSteps(blocks, ['prose', 'item'], banned, steps)
  switch (mode) {
    case 'korter': {
      const words = wordCount(text)
      change(swap(shorter), plainModals, withoutEmptyOpeners, joinPairs)
      shorten(blocks, words)
      return blocks
    }
    case 'langer':
      change(writeContractionsOut, swap(shortForms), (line) => splitLong(line, SEARCH_SENTENCE))
      lengthen(blocks, address, banned)
      return blocks
    case 'formeler':
      resalute(blocks, 'formal')
      change(writeContractionsOut, greetFormally, swap(businesslike), withoutShouting)
      return blocks
    case 'informeler':
      resalute(blocks, 'informal')
      // Some plain words have a casual one of their own: 'verzoeken wij', 'vragen wij', 'vragen we'.
      change(swap(casual), swap(casual), plainModals, however)
      return blocks
    case 'eenvoudiger':
      change(swap(plain), plainModals, however, splitSemicolons, (line) => splitLong(line, PLAIN_SENTENCE))
      return blocks
    case 'seo':
      change((line) => splitLong(line, SEARCH_SENTENCE))
      return shapeForSearch(blocks, lineEndOf(text))
    case 'eigen':
      return blocks
  }
}

/** Titles and list items too: a text that says 'u' in one place and 'je' in another is neither. */
function readdress(blocks: readonly Block[], address: 'je' | 'u'): void {
  const turn = address === 'u' ? toPolite : toFamiliar
  for (const block of blocks) if (block.kind !== 'fixed') block.text = turn(block.text)
}
