// Reads what stands within the lines of a Markdown block: emphasis, links, pictures, code. Gives a flat row of pieces, in which
// what is opened is closed again, in order. Takes time in proportion to the text: by the rules of CommonMark 0.31 and GFM.
import { webAddressAt, withAddresses } from './bare-addresses.ts'
import { codeFinder } from './code-spans.ts'
import type { Targets } from './definitions.ts'
import { pair, runAt, type Run } from './emphasis.ts'
import { entityAt } from './entities.ts'
import { markupFinder } from './inline-markup.ts'
import { linkTargetAt, referenceAt } from './link-targets.ts'
import type { Mark, Piece } from './pieces.ts'

/** A piece, or signs of which it is not yet known what they mean. */
type Part = Piece | { kind: 'run'; run: Run }

interface Bracket {
  image: boolean
  /** Its place among the parts, and how many runs came before it. */
  part: number
  runs: number
  /** Where the words behind it begin. */
  from: number
}

const SPECIAL = /[\\`*_~[\]!<&\n]|https?:\/\/|www\./gi

/**
 * The pieces of a text within lines. A line end in a text is white space.
 * @param targets what references lead to.
 */
export function piecesOf(source: string, targets: Targets): Piece[] {
  const parts: Part[] = []
  const runs: Run[] = []
  const brackets: Bracket[] = []
  // A link holds no other: brackets below this one can only begin a picture.
  let dead = 0
  let lastBracket = -1
  const codeAt = codeFinder(source)
  const markupAt = markupFinder(source)
  const say = (text: string) => void (text === '' || parts.push({ kind: 'text', text }))
  let at = 0

  /** Takes the bracket that this one closes, and what it makes of it. Returns where to go on. */
  function close(): number {
    const bracket = brackets.pop()
    const isLabel = bracket !== undefined && lastBracket === bracket.from - 1
    lastBracket = at
    const isDead = bracket !== undefined && !bracket.image && brackets.length < dead
    dead = Math.min(dead, brackets.length)
    const target =
      bracket === undefined || isDead
        ? undefined
        : (linkTargetAt(source, at + 1) ??
          referenceAt(source, at + 1, isLabel ? source.slice(bracket.from, at) : undefined, targets))
    if (bracket === undefined || target === undefined) {
      say(']')
      return at + 1
    }
    pair(runs, bracket.runs)
    const { address, title } = target
    if (bracket.image) {
      const text = wordsOf(piecesFrom(parts.splice(bracket.part).slice(1)))
      parts.push({ kind: 'image', address, title, text })
    } else {
      const mark: Mark = { kind: 'link', address, title }
      parts[bracket.part] = { kind: 'open', mark }
      parts.push({ kind: 'close', mark })
      dead = brackets.length
    }
    runs.length = bracket.runs
    return target.to
  }

  function open(image: boolean): number {
    const from = at + (image ? 2 : 1)
    brackets.push({ image, part: parts.length, runs: runs.length, from })
    lastBracket = from - 1
    say(image ? '![' : '[')
    return from
  }

  /** Reads the sign that stands here. Returns where to go on. */
  function read(sign: string): number {
    switch (sign) {
      case '\n': {
        const spaces = endTrimmed(parts)
        if (spaces >= 2) parts.push({ kind: 'break' })
        else say('\n')
        return spacesFrom(source, at + 1)
      }
      case '\\': {
        const next = source[at + 1]
        if (next === '\n') parts.push({ kind: 'break' })
        const escapes = next !== undefined && /[!-/:-@[-`{-~]/.test(next)
        if (next !== '\n') say(escapes ? next : sign)
        return next === '\n' ? spacesFrom(source, at + 2) : at + (escapes ? 2 : 1)
      }
      case '`': {
        const code = codeAt(at)
        if (code.text === undefined) say(source.slice(at, code.to))
        else parts.push({ kind: 'code', text: code.text })
        return code.to
      }
      case '*':
      case '_':
      case '~': {
        const run = runAt(source, at)
        if (run.opens || run.closes) {
          runs.push(run)
          parts.push({ kind: 'run', run })
        } else say(sign.repeat(run.length))
        return at + run.length
      }
      case '!':
        if (source[at + 1] === '[') return open(true)
        break
      case '[': {
        NOTE.lastIndex = at
        const note = NOTE.exec(source)
        if (note === null) return open(false)
        parts.push({ kind: 'note', label: note[1] ?? '' })
        return NOTE.lastIndex
      }
      case ']':
        return close()
      case '<': {
        const markup = markupAt(at)
        if (markup === undefined) break
        parts.push(...markup.pieces)
        return markup.to
      }
      case '&': {
        const entity = entityAt(source, at)
        if (entity === undefined) break
        say(entity.text)
        return entity.to
      }
      default: {
        const address = webAddressAt(source, at, brackets.length > 0)
        if (address === undefined) break
        parts.push(...address.pieces)
        return address.to
      }
    }
    say(sign)
    return at + sign.length
  }

  while (at < source.length) {
    SPECIAL.lastIndex = at
    const found = SPECIAL.exec(source)
    const next = found?.index ?? source.length
    say(source.slice(at, next))
    at = next
    if (found) at = read(found[0])
  }
  endTrimmed(parts)
  pair(runs, 0)
  return withAddresses(piecesFrom(parts))
}

const NOTE = /\[\^([^\s[\]]{1,100})\](?!\()/y

/** The words of pieces, with a space or a line end where a line ends. */
export function wordsOf(pieces: readonly Piece[]): string {
  let words = ''
  for (const piece of pieces) {
    if (piece.kind === 'break') words += '\n'
    else if (piece.kind === 'text') words += piece.text.replaceAll('\n', ' ')
    else if (piece.kind === 'code' || piece.kind === 'image') words += piece.text
  }
  return words
}

function spacesFrom(source: string, from: number): number {
  let at = from
  while (source[at] === ' ' || source[at] === '\t') at += 1
  return at
}

/** Takes the spaces from the end of what was said last. Returns how many there were. */
function endTrimmed(parts: Part[]): number {
  const last = parts.at(-1)
  if (last?.kind !== 'text') return 0
  let end = last.text.length
  while (last.text[end - 1] === ' ') end -= 1
  const spaces = last.text.length - end
  if (spaces > 0) parts[parts.length - 1] = { kind: 'text', text: last.text.slice(0, end) }
  return spaces
}

/** What runs of signs turned out to mean; what opens within its like, or a link within a link, means nothing more. */
function piecesFrom(parts: readonly Part[]): Piece[] {
  const pieces: Piece[] = []
  const within: Record<Mark['kind'], number> = { em: 0, strong: 0, del: 0, link: 0 }
  const say = (text: string) => {
    const last = pieces.at(-1)
    if (last?.kind === 'text') last.text += text
    else if (text !== '') pieces.push({ kind: 'text', text })
  }
  const add = (piece: Piece & { kind: 'open' | 'close' }) => {
    const { kind } = piece.mark
    if (piece.kind === 'close') within[kind] -= 1
    if (within[kind] === 0) pieces.push(piece)
    if (piece.kind === 'open') within[kind] += 1
  }
  for (const part of parts) {
    if (part.kind === 'text') say(part.text)
    else if (part.kind === 'open' || part.kind === 'close') add(part)
    else if (part.kind !== 'run') pieces.push(part)
    else {
      const { run } = part
      for (const kind of run.closed ?? []) add({ kind: 'close', mark: { kind } })
      say(run.sign.repeat(run.left))
      for (const kind of run.opened?.toReversed() ?? []) add({ kind: 'open', mark: { kind } })
    }
  }
  return pieces
}
