// Link-in-bio captions of the built-in writer: title, own sentences, then a few true general ones up to the length.
// Knows nothing of HTTP, quota or the other tools.

import { characterCount } from '#dutch/characters.ts'
import { RESULTS_MIN } from '#dutch/writer/limits.ts'
import { CAPTION_LENGTH } from '#dutch/writer/limits.ts'
import { openingsOf, ownRuns, type Opening, type Run } from './caption-parts.ts'
import { captionMaker } from './captions.ts'
import { captionsGeneral, captionsNews, captionsPersonal, captionsRecipe, captionsSerious } from './frames/captions.ts'
import { framesFor } from './frames/frames-for.ts'
import { createDice } from './random.ts'
import { isPersonal } from './register.ts'
import { fits as fitsReading, noTaste, readSubject, type Subject, type Taste } from './subject.ts'
import { headsOf } from './title-heads.ts'

/** Characters of the title in a caption: the rest of 300 is for own sentences and the link. */
const HEAD_CHARACTERS = 110
/** Bounds the work; five captions take five to ten tries. */
const TRIES = 60
/** Within the spec's 200-300, so that a count in other units (an emoji as two) stays inside as well. */
const BOUNDS = { min: CAPTION_LENGTH.min + 4, max: CAPTION_LENGTH.max - 4 }
/** A set holds at most so many captions that open as a reading tip ('Leestip: ...'). */
const WRAPS_MOST = 2

/** How unwelcome a repetition is: the same own sentences most, then a third reading tip, then the same opening. */
const COST = { sameRun: 8, sameStart: 3, sameOpening: 4, wrap: 3, wraps: 30, namedTwice: 5, cut: 6 } as const

interface Plan {
  opening: Opening
  run: Run | undefined
}

/**
 * Five different captions of 200 to 300 characters (spec section 9), each with one mention of the link in bio.
 * When the description has a sentence that fits, every caption opens with one or has one right behind the title.
 * Fewer only when the taste forbids the words that are needed; none when it forbids the link in bio itself.
 * Pure: the same subject, seed and taste give the same captions. Any text is accepted, also an empty or endless one.
 */
export function composeLinkInBioCaptions(subject: Subject, seed: number, taste: Taste = noTaste): string[] {
  const reading = readSubject(subject, taste)
  const dice = createDice(seed, `link-in-bio|${reading.title}`)
  const serious = isPersonal(`${subject.title} ${reading.own.map(({ text }) => text).join(' ')}`)
    ? captionsPersonal
    : captionsSerious
  const book = framesFor(reading, { serious, news: captionsNews, recipe: captionsRecipe, general: captionsGeneral })
  const maker = captionMaker(reading, book, BOUNDS, dice)
  const links = book.link.filter((sentence) => fitsReading(sentence, reading))
  if (links.length === 0) return []
  const link = Math.min(...links.map(characterCount))
  const room = BOUNDS.max - link - 2
  const heads = headsOf(reading, HEAD_CHARACTERS)
  const runs = ownRuns(reading, room)
  const openings = heads.map((head) => openingsOf(reading, head, book))
  const fits = ({ opening, run }: Plan) => characterCount(opening.text) + characterCount(run?.text ?? '') <= room
  // A shorter head serves only when no own sentence fits beside a longer one.
  const own = openings.map((list) => plansWith(list, runs).filter(fits)).find((plans) => plans.length > 0) ?? []
  const bare = (openings[0] ?? []).map((opening): Plan => ({ opening, run: undefined }))
  const captions: string[] = []
  const used: Plan[] = []
  let tries = 0
  for (const plans of [own, bare]) {
    const failed = new Set<Plan>()
    const queue = dice.shuffle(plans)
    const limit = tries + TRIES
    while (captions.length < RESULTS_MIN && tries < limit && failed.size < queue.length) {
      tries++
      const plan = cheapest(queue, failed, used)
      if (plan === undefined) break
      const caption = maker.make(plan.opening.text, plan.run?.text ?? '')
      if (caption === undefined || captions.some((other) => other.toLowerCase() === caption.toLowerCase())) {
        // A second turn of the same pair draws other general sentences; without any caption it never will.
        if (caption === undefined || used.filter((other) => other === plan).length > 1) failed.add(plan)
        used.push(plan)
        continue
      }
      captions.push(caption)
      maker.keep(caption)
      used.push(plan)
    }
  }
  return captions
}

/** Every pair in which the own sentence opens, or stands right behind the title. */
function plansWith(openings: readonly Opening[], runs: readonly Run[]): Plan[] {
  const none: Opening = { text: '', build: 'none' }
  const titles = openings.filter(({ build }) => build !== 'tail')
  // Without a usable title there are only tails ('Leestip: ...') to put before a sentence.
  const before = titles.length > 0 ? titles : openings
  return runs.flatMap((run) => {
    const fitting = !run.leads ? before : run.repeats ? [none] : [none, ...before]
    return fitting.map((opening) => ({ opening, run }))
  })
}

function cheapest(plans: readonly Plan[], failed: ReadonlySet<Plan>, used: readonly Plan[]): Plan | undefined {
  let best: Plan | undefined
  let lowest = Infinity
  for (const plan of plans) {
    if (failed.has(plan)) continue
    const cost = costOf(plan, used)
    if (cost < lowest) [best, lowest] = [plan, cost]
  }
  return best
}

function costOf({ opening, run }: Plan, used: readonly Plan[]): number {
  const count = (same: (other: Plan) => boolean) => used.filter(same).length
  let cost = COST.sameOpening * count((other) => other.opening === opening)
  if (opening.build === 'wrap' && count((other) => other.opening.build === 'wrap') >= WRAPS_MOST) cost += COST.wraps
  if (opening.build === 'wrap') cost += COST.wrap
  if (run === undefined) return cost
  cost += COST.sameRun * count((other) => other.run === run)
  cost += COST.sameStart * count((other) => other.run?.places[0] === run.places[0])
  if (run.leads && opening.build === 'bare') cost += COST.namedTwice
  if (run.cut) cost += COST.cut
  return cost
}
