// Makes links of addresses that stand in a text as they are, by the rules of GFM (6.9). Knows no Markdown besides.
import { linkTo } from './inline-markup.ts'
import type { Piece } from './pieces.ts'

const WEB = /(?:https?:\/\/|www\.)[^\s<`]*/iy
/** A letter or digit follows: it stays, whatever is cut off at the end. Nothing of the text is read before. */
const HOST = /(?:https?:\/\/|www\.)[\p{L}\p{N}]/iuy

/**
 * The web address that stands here.
 * @param within whether it may stand in brackets, which are no part of it then.
 */
export function webAddressAt(source: string, at: number, within: boolean): { pieces: Piece[]; to: number } | undefined {
  if (at > 0 && /[\p{L}\p{N}]/u.test(source[at - 1] ?? '')) return undefined
  HOST.lastIndex = at
  if (!HOST.test(source)) return undefined
  WEB.lastIndex = at
  let text = WEB.exec(source)?.[0] ?? ''
  if (within) text = text.replace(/[[\]][^]*$/, '')
  text = text.slice(0, endOfAddress(text))
  return { pieces: linkTo(text, /^www\./i.test(text) ? `http://${text}` : text), to: at + text.length }
}

/** Where an address ends: before the signs that end a sentence, and a parenthesis that was opened before it. */
function endOfAddress(text: string): number {
  let end = text.length
  let surplus = [...text].reduce((sum, sign) => sum + (sign === ')' ? 1 : sign === '(' ? -1 : 0), 0)
  for (; end > 0; end -= 1) {
    const sign = text[end - 1] ?? ''
    if (sign === ')') {
      if (surplus <= 0) break
      surplus -= 1
    } else if (sign === ';') {
      const name = text.lastIndexOf('&', end - 2)
      if (name !== -1 && /^&[a-z\d]{1,32};$/i.test(text.slice(Math.max(name, end - 34), end))) end = name + 1
    } else if (!'?!.,:*_\'"~’”'.includes(sign)) break
  }
  return end
}

/** The pieces, with links instead of the mail addresses in them. */
export function withAddresses(pieces: readonly Piece[]): Piece[] {
  let linked = 0
  return pieces.flatMap((piece) => {
    if (piece.kind === 'open' && piece.mark.kind === 'link') linked += 1
    if (piece.kind === 'close' && piece.mark.kind === 'link') linked -= 1
    return piece.kind === 'text' && linked === 0 && piece.text.includes('@') ? mailIn(piece.text) : [piece]
  })
}

/** Longest parts of a mail address (RFC 5321, 4.5.3.1). */
const LONGEST_NAME = 64
const LONGEST_HOST = 255

function mailIn(text: string): Piece[] {
  const pieces: Piece[] = []
  let said = 0
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const name = /[\w.+-]+$/.exec(text.slice(Math.max(said, at - LONGEST_NAME), at))?.[0]
    const host = /^[a-z\d-]+(?:\.[a-z\d-]*[a-z\d])+/i.exec(text.slice(at + 1, at + 1 + LONGEST_HOST))?.[0]
    if (name === undefined || host === undefined) continue
    const from = at - name.length
    if (from > said) pieces.push({ kind: 'text', text: text.slice(said, from) })
    pieces.push(...linkTo(`${name}@${host}`))
    said = at + 1 + host.length
  }
  if (said < text.length) pieces.push({ kind: 'text', text: text.slice(said) })
  return pieces
}
