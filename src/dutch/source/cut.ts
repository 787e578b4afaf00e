// Cuts a long text at the end of a sentence. Knows nothing of what the text is for.

import { sentenceEnds } from '#dutch/text/sentences.ts'

/** A cut before this share of what is allowed would lose too much: then a word's end will do. */
const LEAST_SHARE = 0.5

/**
 * The text, or its first whole sentences that fit `most` characters (code points); without a sentence's end in reach it ends
 * at a line or a word. `truncated` tells whether anything was left out.
 */
export function cutAtSentence(text: string, most: number): { text: string; truncated: boolean } {
  // A character has two units at most.
  const enough = text.slice(0, most * 2)
  const room = [...enough].slice(0, most).join('')
  if (room.length === text.length) return { text, truncated: false }
  const least = room.length * LEAST_SHARE
  const line = room.lastIndexOf('\n')
  // A sentence's end is sought in the last lines only; before them none can be chosen anyway.
  let start = room.lastIndexOf('\n', Math.floor(least)) + 1
  let best = 0
  for (const row of room.slice(start).split('\n')) {
    // What stands behind the last row tells whether its last mark ends a sentence.
    const next = text.slice(start + row.length, start + row.length + 2)
    for (const at of sentenceEnds(row + (start + row.length === room.length ? next : ''))) {
      if (at <= row.length && /[.!?…]["'”’»)\]]*$/u.test(row.slice(Math.max(0, at - 4), at))) best = start + at
    }
    start += row.length + 1
  }
  const word = room.search(/\s\S*$/u)
  const at = best >= least ? best : line >= least ? line : word > 0 ? word : room.length
  return { text: room.slice(0, at).trimEnd(), truncated: true }
}
