// Which of the user's own sentences a script says: all that fit, in their order, and none without the one it leans on.
// Knows no language.

import { characterCount } from '#dutch/characters.ts'
import type { OwnSentence } from '../own-sentences.ts'
import type { Dice } from '../random.ts'

/** How far chance may move a sentence when there is no room for all; the first always comes first. */
const SHIFT = 5

/** Own sentences that joined by spaces have at most `room` characters. */
export function ownWithin(own: readonly OwnSentence[], room: number, dice: Dice): OwnSentence[] {
  const ranked = own
    .map((sentence, at) => ({ sentence, rank: at === 0 ? -1 : at + dice.next() * SHIFT }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ sentence }) => sentence)
  const everything = said(own, own)
  if (lengthOf(everything) <= room) return everything
  let chosen: OwnSentence[] = []
  for (const sentence of ranked) {
    const longer = said(own, [...chosen, sentence])
    if (longer.length > chosen.length && lengthOf(longer) <= room) chosen = longer
  }
  return chosen
}

/** Those of `wanted` that can be understood: one that leans stands behind the one it leans on, or opens the description. */
function said(own: readonly OwnSentence[], wanted: readonly OwnSentence[]): OwnSentence[] {
  const kept: OwnSentence[] = []
  for (const sentence of own) {
    if (!wanted.includes(sentence)) continue
    const follows = kept.at(-1)?.place === sentence.place - 1 || sentence.place === 1
    if (!sentence.leans || follows) kept.push(sentence)
  }
  return kept
}

function lengthOf(sentences: readonly OwnSentence[]): number {
  return sentences.reduce((sum, { text }) => sum + characterCount(text) + 1, -1)
}
