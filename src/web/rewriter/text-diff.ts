// The difference between a text and its rewritten version, in changes an editor can decide on one by one.
// Whatever is chosen, every character comes from one of the two texts, white space included. Knows no screen.
import { wordsKept, wordsOf } from './text-diff-words.ts'

/** A stretch that both texts have. */
export interface Same {
  text: string
}

/** A stretch that differs; `before` or `after` is empty where something was only added or only removed. */
export interface Change {
  before: string
  after: string
}

export type Piece = Same | Change

export function isChange(piece: Piece): piece is Change {
  return 'before' in piece
}

/** Cuts both texts into the same pieces: joined with every `before` they are exactly one text, with `after` the other. */
export function compareTexts(before: string, after: string): Piece[] {
  const oldWords = wordsOf(before)
  const newWords = wordsOf(after)
  const row = new Row()
  let [oldEnd, newEnd] = [0, 0]
  for (const [oldAt, newAt] of wordsKept(oldWords, newWords)) {
    const oldWord = oldWords[oldAt]
    const newWord = newWords[newAt]
    if (!oldWord || !newWord) continue
    between(row, before.slice(oldEnd, oldWord.start), after.slice(newEnd, newWord.start))
    row.same(oldWord.text)
    ;[oldEnd, newEnd] = [oldWord.end, newWord.end]
  }
  between(row, before.slice(oldEnd), after.slice(newEnd))
  return phrases(row.pieces)
}

/** The text in which a rejected change has its `before` and any other its `after`. Changes are numbered from 0. */
export function textOf(pieces: readonly Piece[], isRejected: (change: number) => boolean): string {
  let change = -1
  return pieces
    .map((piece) => {
      if (!isChange(piece)) return piece.text
      change += 1
      return isRejected(change) ? piece.before : piece.after
    })
    .join('')
}

/** Collects pieces: neighbouring stretches that both texts have become one. */
class Row {
  readonly pieces: Piece[] = []

  same(text: string): void {
    const last = this.pieces.at(-1)
    if (last && !isChange(last)) last.text += text
    else if (text !== '') this.pieces.push({ text })
  }
}

/** Adds what stands between two words that stay. White space at its ends stays too where both texts have it. */
function between(row: Row, before: string, after: string): void {
  if (before === after) return row.same(before)
  const start = commonSpace(characters(before), characters(after))
  const [oldRest, newRest] = [before.slice(start), after.slice(start)]
  const end = commonSpace(characters(oldRest).toReversed(), characters(newRest).toReversed())
  row.same(before.slice(0, start))
  row.pieces.push({ before: oldRest.slice(0, oldRest.length - end), after: newRest.slice(0, newRest.length - end) })
  row.same(oldRest.slice(oldRest.length - end))
}

/** The UTF-16 code units of a text, with \r\n as one. */
function characters(text: string): string[] {
  return text.match(/\r\n|[^]/g) ?? []
}

/** The length of the white space that two texts begin with alike. */
function commonSpace(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((character, at) => character !== other[at] || !/\s/.test(character))
  return one.slice(0, differs === -1 ? one.length : differs).join('').length
}

/** Joins changes that are one phrase to a reader: the text between them is too short to decide on each separately. */
function phrases(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const bridge = joined.at(-1)
    const left = joined.at(-2)
    if (isChange(piece) && bridge && !isChange(bridge) && left && isChange(left) && isWeak(bridge.text, left, piece)) {
      joined.splice(-2, 2, {
        before: left.before + bridge.text + piece.before,
        after: left.after + bridge.text + piece.after,
      })
    } else joined.push(piece)
  }
  return joined
}

/** A line break or the end of a sentence: changes on its two sides are never joined. */
const border = /[\r\n\u2028\u2029]|[.!?…]["'”’»)\]]*\s/
/** Punctuation between two changes counts as this many letters: a comma separates phrases as well as a short word does. */
const MARK_WEIGHT = 4
/** Two changes stay separate when the text between them is more than a third of the smaller one. */
const SHARE = 3

function isWeak(bridge: string, left: Change, right: Change): boolean {
  if (border.test(bridge)) return false
  const letters = bridge.replace(/[^\p{L}\p{N}]/gu, '').length
  const marks = /[^\p{L}\p{N}\p{M}\s]/u.test(bridge) ? MARK_WEIGHT : 0
  return (letters + marks) * SHARE <= Math.min(size(left), size(right))
}

function size({ before, after }: Change): number {
  return Math.max(before.length, after.length)
}
