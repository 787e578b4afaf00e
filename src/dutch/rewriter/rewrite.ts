// Rewrites a Dutch text by rules: shorter, more formal, plainer, without certain marks, or with another form of address. Only
// the words concerned change; marks, links, quotes, names and figures stay. No language model.
import { bannedIn } from '#dutch/banned-words.ts'
import { languageOf } from '#dutch/source/language.ts'
import { PLAIN_PHRASES } from '#dutch/text/words/plain-words.ts'
import { condense, TARGET_SHARE } from './condensing.ts'
import { exchange, type Manner } from './exchange.ts'
import { readTable, type Table } from './exchange-table.ts'
import { hasFinite } from './finite-verbs.ts'
import {
  withoutEmoji,
  withoutExclamations,
  withoutHashtags,
  writeContractionsOut,
  greetFormally,
  resalute,
} from './formal-marks.ts'
import { readInstruction } from './instruction.ts'
import { readLayout, writeLayout, type Block, type BlockKind } from './layout.ts'
import type { ModelMode, RewriteAddress, RewriteMode, RuleStep, Taste } from './orders.ts'
import { readPassage, wordCount } from './passage.ts'
import { splitLong } from './splitting.ts'
import { toFamiliar } from './to-familiar.ts'
import { toPolite } from './to-polite.ts'
import { TRIMS } from './trimming.ts'
import { FILLERS, FORMAL_WORDS, PLAIN_MODALS, PLAIN_VERBS, PLAIN_WORDS } from './words/exchanges.ts'

export interface RewriteOrder {
  text: string
  mode: RewriteMode
  address: RewriteAddress
  /** For the mode 'eigen'; other modes do not read it. */
  instruction: string | null
}

/**
 * Why there is no rewritten text. not-dutch: it is in another language. unchanged: there is nothing in it that this order
 * changes. instruction: the own instruction asks for more than rules can do. model: so does the mode, named in `needs`.
 */
export type RewriteOutcome =
  | { text: string }
  | { refused: 'not-dutch' | 'unchanged' }
  | { refused: 'model'; needs: ModelMode }
  /** `unread`: the words of the own instruction that were not understood. */
  | { refused: 'instruction'; unread: readonly string[] }

/** What makes one text of another. */
type Step = (text: string) => string

/** In words; a longer sentence is split where it can be. Guides for plain Dutch (B1) advise ten to fifteen. */
const PLAIN_SENTENCE = 15
/** A line of so many words without a full stop is a name, a greeting or a heading, not a sentence. */
const LABEL_WORDS = 3
/** A block of at least this many words in another language stays as it is. */
const FOREIGN_BLOCK_WORDS = 8

const plain = readTable(PLAIN_PHRASES, PLAIN_WORDS, PLAIN_VERBS)
const modals = readTable(PLAIN_MODALS)
const formal = readTable(FORMAL_WORDS)
const shorter = readTable(FILLERS)

/**
 * Carries out an order on a text of any length or form; never throws. The same order and taste give the same text.
 * The taste's form of address counts where the order keeps that of the text; its banned words are never put in.
 */
export function composeRewrite(order: RewriteOrder, taste: Taste): RewriteOutcome {
  const read = stepsOf(order)
  if ('unread' in read)
    return read.needsModel
      ? { refused: 'model', needs: read.needsModel }
      : { refused: 'instruction', unread: read.unread }
  // A byte order mark before '# Kop' would hide the heading.
  const mark = order.text.startsWith('\uFEFF') ? '\uFEFF' : ''
  let blocks = asDutch(readLayout(order.text.slice(mark.length)))
  if (!isDutch(order.text) && !blocks.some(({ kind, text }) => kind !== 'fixed' && languageOf(text) === 'nl'))
    return { refused: 'not-dutch' }
  const asked = read.address !== 'keep' ? read.address : order.address
  const address = asked !== 'keep' ? asked : (taste.address ?? 'keep')
  const manner = { banned: taste.banned, apostrophe: apostropheOf(order.text) }
  for (const step of read.steps) blocks = take(step, blocks, manner)
  if (address !== 'keep') turn(blocks, address)
  const text = mark + writeLayout(blocks)
  return text === order.text ? { refused: 'unchanged' } : { text: withEdgesOf(order.text, text) }
}

/** Unsure is Dutch: a rule that finds no Dutch word changes nothing anyway. */
function isDutch(text: string): boolean {
  return (languageOf(text.replace(/<[^<>]*>/g, ' ')) ?? 'nl') === 'nl'
}

function stepsOf({ mode, instruction }: RewriteOrder): ReturnType<typeof readInstruction> {
  if (mode === 'eigen') return readInstruction(instruction ?? '')
  if (mode === 'langer' || mode === 'informeler' || mode === 'seo') return { needsModel: mode, unread: [] }
  return { steps: [mode], address: 'keep' }
}

/** The blocks as a Dutch reader sees them: a foreign one is fixed, and a line without a full stop may still be a sentence. */
function asDutch(blocks: readonly Block[]): Block[] {
  const lines = blocks.filter(({ text }) => /\p{L}/u.test(text))
  return blocks.map((block) => {
    if (block.kind !== 'fixed' && wordCount(block.text) >= FOREIGN_BLOCK_WORDS && !isDutch(block.text))
      return { ...block, kind: 'fixed' }
    if (block.kind !== 'label' || (block === lines[0] && lines.length > 1)) return block
    const { words } = readPassage(block.text)
    return words.length > LABEL_WORDS && hasFinite(words) ? { ...block, kind: 'prose' } : block
  })
}

/** The text's own apostrophe, and the right one where it has none. */
function apostropheOf(text: string): "'" | '’' {
  return !text.includes('’') && /\p{L}'\p{L}|(?<!\p{L})'[snt](?!\p{L})/u.test(text) ? "'" : '’'
}

/** A text whose last paragraph went ends as the whole one did. */
function withEdgesOf(original: string, text: string): string {
  return text.trimEnd() + original.slice(original.trimEnd().length)
}

function take(step: RuleStep, blocks: Block[], manner: Manner): Block[] {
  const swap = (table: Table) => (line: string) => exchange(line, table, manner)
  const change = (...steps: readonly Step[]) => takeSteps(blocks, ['prose', 'item'], manner.banned, steps)
  const everywhere = (...steps: readonly Step[]) =>
    takeSteps(blocks, ['prose', 'item', 'label', 'heading'], manner.banned, steps)
  switch (step) {
    case 'korter':
      return shorten(blocks, () => change(swap(shorter)), manner.banned)
    case 'formeler':
      resalute(blocks)
      change(writeContractionsOut, greetFormally, swap(formal))
      everywhere(withoutEmoji, withoutExclamations)
      return blocks
    case 'eenvoudiger':
      change(swap(plain), swap(modals), (line) => splitLong(line, PLAIN_SENTENCE))
      return blocks
    case 'zonder-emoji':
      everywhere(withoutEmoji)
      return blocks
    case 'zonder-uitroeptekens':
      everywhere(withoutExclamations)
      return blocks
    case 'zonder-hashtags':
      everywhere(withoutHashtags)
      return blocks.filter(({ text, before }, at) => text !== '' || before !== '' || blocks[at - 1]?.text !== '')
  }
}

/** What an article's writer tells its editor stands behind it, and is not for its readers. */
const NOTE = /^\P{L}*(?:noot (?:voor|aan) de (?:redactie|pers|media)|niet voor publicatie)(?!\p{L})/iu

/** First the words that say nothing, then sentences until the target is reached, then what sentences can do without. */
function shorten(blocks: Block[], fillers: () => void, banned: readonly string[]): Block[] {
  const count = (list: readonly Block[]) => list.reduce((sum, { text }) => sum + wordCount(text), 0)
  const total = count(blocks)
  const lines = blocks.filter(({ text }) => /\p{L}/u.test(text))
  fillers()
  const note = blocks.findIndex(({ text }, at) => at > blocks.length / 2 && NOTE.test(text))
  const kept = condense(note < 0 ? blocks : blocks.slice(0, note), total)
  // A title or a caption of one line has no sentence to leave out; what stays of other texts stays as it was.
  for (const step of lines.length === 1 ? TRIMS : [])
    if (count(kept) > total * TARGET_SHARE) takeSteps(lines, ['prose', 'label', 'heading'], banned, [step])
  return kept
}

/** Titles and list items too: a text that says 'u' in one place and 'je' in another is neither. */
function turn(blocks: readonly Block[], address: 'je' | 'u'): void {
  const to = address === 'u' ? toPolite : toFamiliar
  for (const block of blocks) if (block.kind !== 'fixed') block.text = to(block.text)
}

/** Changes the blocks of the given kinds; `banned` are words that no step may bring in. */
function takeSteps(
  blocks: readonly Block[],
  kinds: readonly BlockKind[],
  banned: readonly string[],
  steps: readonly Step[],
): void {
  for (const block of blocks) {
    if (!kinds.includes(block.kind)) continue
    for (const step of steps) {
      const text = step(block.text)
      if (text !== block.text && (banned.length === 0 || !bringsIn(block.text, text, banned))) block.text = text
    }
  }
}

function bringsIn(before: string, after: string, banned: readonly string[]): boolean {
  const had = bannedIn(before, banned)
  return bannedIn(after, banned).some((word) => !had.includes(word))
}
