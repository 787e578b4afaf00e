// Cuts a long text at the end of a sentence. Knows nothing of what the text is for.

import { sentenceEnds } from '#dutch/text/sentences.ts'

/** A cut before this share of what is allowed would lose too much: then a word's end will do. */
const LEAST_SHARE = 0.5

/**
 * The text, or its first whole sentences that fit `most` characters (code points); without a sentence's end in reach it ends
 * at a line or a word. `truncated` tells whether anything was left out.
 */
export function cutAtSentence(text: string, most: number): { text: string; truncated: boolean } {
  let units = 0
  let count = 0
  for (const character of text) {
    if (count === most) break
    units += character.length
    count += 1
  }
  if (units === text.length) return { text, truncated: false }
  const room = text.slice(0, units)
  const least = units * LEAST_SHARE
  const line = room.lastIndexOf('\n')
  // A sentence's end is sought in the last lines only; before them none can be chosen anyway.
  const from = room.lastIndexOf('\n', Math.max(0, Math.floor(least))) + 1
  let best = 0
  for (let start = from; start < units;) {
    const stop = room.indexOf('\n', start) < 0 ? units : room.indexOf('\n', start)
    const next = text.slice(stop, stop + 2)
    for (const end of sentenceEnds(room.slice(start, stop) + (stop === units ? next : ''))) {
      const at = start + end
      if (at <= units && /[.!?…]["'”’»)\]]*$/u.test(room.slice(Math.max(0, at - 4), at))) best = Math.max(best, at)
    }
    start = stop + 1
  }
  const word = room.search(/\s\S*$/u)
  const at = best >= least ? best : line >= least ? line : word > 0 ? word : units
  return { text: room.slice(0, at).trimEnd(), truncated: true }
}
