// Chooses the captions of a set out of many that share sentences: each begins otherwise and tells something else. Knows nothing of
// how they were made.
import type { Body } from './caption-bodies.ts'
import { opening, overlap } from './likeness.ts'
import type { Dice } from './random.ts'

/** Captions of a whole set. */
export const WANTED = 5
/** The share of words two captions may share, and of its sentences that others have; then any, where too few are left. */
const RULES = { strict: { alike: 0.65, shared: 0.5 }, loose: { alike: 1, shared: 1 } } as const
/** How far chance moves the worth of a caption. */
const CHANCE = 1.8
/** What a caption loses for each sentence that another one has, and for its angle. */
const LOST = { shared: 1.5, angle: 0.5 } as const
/** Of more than these nobody would choose one. */
const MOST_BODIES = 120

/**
 * At most five, at most `titles` of which begin with the title, as all with facts from further on do, best first: no two others with the same head or beginning, and
 * each telling something else.
 */
export function chooseCaptions(bodies: readonly Body[], titles: number, dice: Dice): Body[] {
  const open = bodies
    .map((body) => ({ ...body, worth: body.worth + dice.next() * CHANCE }))
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, MOST_BODIES)
    .map((body) => ({
      ...body,
      begin: opening(body.text.slice(0, 90)),
      stems: new Set(body.pieces.flatMap(({ stems }) => [...stems])),
    }))
  const chosen: typeof open = []
  for (const rules of [RULES.strict, RULES.loose])
    while (chosen.length < WANTED) {
      const next = bestOf(open, chosen, { ...rules, titles })
      if (next === undefined) break
      chosen.push(next)
    }
  return chosen
}

interface Choosable extends Body {
  begin: string
  stems: ReadonlySet<string>
}

/** What is worth most beside those that are chosen. */
function bestOf<Choice extends Choosable>(
  open: readonly Choice[],
  chosen: readonly Choice[],
  rules: (typeof RULES)[keyof typeof RULES] & { titles: number },
): Choice | undefined {
  let best: Choice | undefined
  let bestWorth = -Infinity
  const told = new Set(chosen.flatMap(({ pieces }) => pieces))
  for (const one of open) {
    const shared = one.pieces.filter((piece) => told.has(piece)).length
    if (shared > one.pieces.length * rules.shared) continue
    const begun = chosen.filter(({ begin, head }) => begin === one.begin || (head !== '' && head === one.head))
    if (begun.some(({ text }) => text === one.text)) continue
    if (begun.length >= (one.head === 'title' ? rules.titles : 1)) continue
    if (chosen.some(({ stems }) => overlap(stems, one.stems) > rules.alike)) continue
    if (one.place === 'voice' && chosen.some(({ place }) => place === 'voice')) continue
    // The same sentences below another line are no other caption.
    const isSame = ({ pieces }: Choice) =>
      pieces.length === one.pieces.length && pieces.every((piece) => one.pieces.includes(piece))
    if (one.pieces.length > 0 && chosen.some(isSame)) continue
    const alike = chosen.filter(({ angle }) => angle === one.angle).length
    const worth = one.worth - shared * LOST.shared - alike * LOST.angle
    if (worth > bestWorth) [best, bestWorth] = [one, worth]
  }
  return best
}
