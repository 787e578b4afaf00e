// Link-in-bio captions of the built-in writer: title, own sentences, then a few true general ones up to the length.
// Knows nothing of HTTP, quota or the other tools.

import { RESULTS_MIN } from '#contract/tools/result-list.ts'
import { CAPTION_LENGTH } from '#contract/tools/subject.ts'
import { composeCaption, openingsOf, ownRuns } from './captions.ts'
import { captionsGeneral, captionsNews, captionsPersonal, captionsRecipe, captionsSerious } from './frames/captions.ts'
import { framesFor } from './frames/frames-for.ts'
import { createDice } from './random.ts'
import { isPersonal } from './register.ts'
import { readSubject, type Subject } from './subject.ts'
import { headsOf } from './title-heads.ts'

/** Characters of the title in a caption: the rest of 300 is for own sentences and the link. */
const HEAD_CHARACTERS = 110
/** Bounds the work; five captions take five to ten tries. */
const TRIES = 60
/** Within the spec's 200-300, so that a count in other units (an emoji as two) stays inside as well. */
const BOUNDS = { min: CAPTION_LENGTH.min + 4, max: CAPTION_LENGTH.max - 4 }

/**
 * Five different captions of 200 to 300 characters (spec section 9), each with one mention of the link in bio.
 * Pure: the same subject and seed give the same captions. Any text is accepted, also an empty or endless one.
 */
export function composeLinkInBioCaptions(subject: Subject, seed: number): string[] {
  const reading = readSubject(subject)
  const dice = createDice(seed, `link-in-bio|${reading.title}`)
  const serious = isPersonal(`${subject.title} ${reading.own.map(({ text }) => text).join(' ')}`)
    ? captionsPersonal
    : captionsSerious
  const book = framesFor(reading, { serious, news: captionsNews, recipe: captionsRecipe, general: captionsGeneral })
  const [head = { text: 'Leestip', shape: 'none' as const }] = headsOf(reading, HEAD_CHARACTERS)
  const openings = dice.shuffle(openingsOf(reading, head, book))
  const runs = ownRuns(reading, BOUNDS, dice)
  const captions: string[] = []
  const used = new Set<string>()
  for (let turn = 0; captions.length < RESULTS_MIN && turn < TRIES; turn++) {
    const opening = openings[turn % openings.length] ?? ''
    const run = turn >= TRIES / 2 ? [] : (runs[turn % Math.max(1, runs.length)] ?? [])
    const pair = `${opening}|${run.map(({ place }) => place).join()}`
    if (used.has(pair) && turn < TRIES / 2 && turn < openings.length * runs.length) continue
    const caption = composeCaption(reading, opening, run, book, BOUNDS, dice)
    if (caption === undefined || captions.some((other) => other.toLowerCase() === caption.toLowerCase())) continue
    const opens = caption.slice(0, 40)
    if (turn < TRIES / 2 && captions.filter((other) => other.startsWith(opens)).length >= 2 && openings.length > 2)
      continue
    captions.push(caption)
    used.add(pair)
  }
  return captions
}
