// Draws the five titles of a set from all that fit, so that they differ in build and few only say 'read this'.
// Knows nothing of Dutch beyond the words by which it tells what a frame is for.

import { characterCount } from '#dutch/characters.ts'
import { RESULTS_MIN } from '#dutch/writer/limits.ts'
import type { Candidate, Kind } from './candidates.ts'
import { contentWords } from './own-sentences.ts'
import type { Dice } from './random.ts'

export interface OwnShare {
  /** So many of the five use an own sentence when there are that many ways to. */
  least: number
  /** Up to so many when there are as many own sentences. */
  most: number
}

/** At most so many of one kind; more only when nothing else is left. */
const MOST: Readonly<Record<Kind, number>> = { own: 3, ask: 3, use: 2, say: 1, read: 1, wrap: 1 }
/** Kinds that fit any article; at most two of the five. */
const ANYWHERE: ReadonlySet<Kind> = new Set(['say', 'read', 'wrap'])
const ANYWHERE_MOST = 2
const READ_ALONE_MOST = 2
const THEME_MOST = 2

/** How far chance moves an own sentence; less than a sentence that echoes the title costs. */
const OWN_CHANCE = 4

const READS =
  /(?<!\p{L})(?:lees|leest|lezen|gelezen|leestip|kooktip|leeslijst|artikel|verhaal|benieuwd|bekijk|bekeken|doorlezen)(?!\p{L})|recept lees je|vind je het recept|recept is hier/iu
const READ_ENDING = /(?:lees|bekijk)[^.?!:]*$/iu
/** Frames that mean the same; a set needs one of each. */
const TWINS = [
  /^voor (?!op|bij|vandaag)/,
  /^(?:om |goed )?(?:voor een gesprek|om over|over na te praten|een onderwerp om over|stof voor|samen over te praten)/,
  /eerst (?:lezen|het)/,
  /trek van te krijgen|krijg je al trek|trek van\?/,
  /dromen|dromers/,
  /met of zonder/,
  /van wie|wie leerde/,
  /met wie/,
  /herken/,
  /gesprek/,
  /zou jij (?:hierover |nog |eerder )?(?:hebben )?willen weten/,
  /had jij dit verwacht|zag jij dit/,
  /op jouw lijst|op je lijstje/,
  /jouw antwoord|jij antwoorden|ja of nee/,
  /wat kies jij|jouw keuze/,
  /hoe doe jij dat|pak jij dat aan|pak jij het aan|jouw aanpak/,
  /later/,
  /hoe is dat bij|hoe gaat dat bij/,
  /goed plan|oneens/,
]
const THEMES = [
  /bewa/i,
  /vind jij|denk jij|mening|kijk jij|praat|oneens|roept dit/i,
  /deel (?:dit|je)|stuur dit/i,
  /reacties/i,
]

/** What makes a candidate unwelcome beside those already chosen; below the last, nothing is repeated. */
const COST = {
  short: 500,
  readAlone: 200,
  readEnding: 150,
  sameOwn: 60,
  sameCloser: 30,
  kind: 20,
  theme: 15,
  sameWord: 12,
} as const

/** A candidate with what is asked of it over and over. */
interface Entry extends Candidate {
  short: boolean
  /** Lower case: the text, and the words that are not the user's. */
  key: string
  ours: string
  /** The content words of `ours`. */
  words: ReadonlySet<string>
  readsAlone: boolean
  endsInReading: boolean
  themes: readonly number[]
  twins: readonly number[]
}

/** Five of the candidates, all with another text and frame; fewer only when there are no five. */
export function drawSet(candidates: readonly Candidate[], min: number, own: OwnShare, dice: Dice): string[] {
  const queue = dice.shuffle(candidates).map((candidate) => {
    const entry = entryOf(candidate, min)
    // Own sentences are few: chance decides which of them serve, and in which form.
    return entry.kind === 'own' ? { ...entry, cost: entry.cost + dice.next() * OWN_CHANCE } : entry
  })
  const chosen: Entry[] = []
  const take = (list: readonly Entry[], limit: number) => {
    let best: Entry | undefined
    let lowest = limit
    for (const entry of list) {
      const cost = costBeside(entry, chosen)
      if (cost < lowest) [best, lowest] = [entry, cost]
    }
    if (best) chosen.push(best)
    return best !== undefined
  }
  const owns = queue.filter(({ kind }) => kind === 'own')
  const wanted = dice.chance(0.5) ? own.most : own.least
  // One result of the five does without the title itself, where a sentence names the subject as well.
  take(
    owns.filter(({ alone }) => alone === true),
    Infinity,
  )
  while (chosen.length < wanted && take(owns, COST.sameOwn));
  while (chosen.length < RESULTS_MIN && take(queue, Infinity));
  return dice.shuffle(chosen).map(({ text }) => text)
}

function entryOf(candidate: Candidate, min: number): Entry {
  const { text, kind, frame, closer } = candidate
  const ours = (kind === 'own' ? closer : `${frame} ${closer}`).toLowerCase()
  const met = (patterns: readonly RegExp[]) => patterns.flatMap((pattern, at) => (pattern.test(ours) ? [at] : []))
  return {
    ...candidate,
    short: characterCount(text) < min,
    key: text.toLowerCase(),
    ours,
    words: contentWords(ours),
    // A frame that says no more than that there is something to read.
    readsAlone: kind !== 'own' && READS.test(frame) && !closer.includes('?'),
    endsInReading: READ_ENDING.test(ours),
    themes: met(THEMES),
    twins: met(TWINS),
  }
}

function costBeside(entry: Entry, chosen: readonly Entry[]): number {
  const { kind, closer, places } = entry
  const clashes = chosen.some((other) => other.key === entry.key || (other.frame === entry.frame && kind !== 'own'))
  if (clashes) return Infinity
  const count = (same: (other: Entry) => boolean) => chosen.filter(same).length
  const readers = entry.readsAlone ? count((other) => other.readsAlone) : -1
  let cost = entry.cost + readers + 1
  if (entry.short) cost += COST.short
  if (count((other) => other.kind === kind) >= MOST[kind]) cost += COST.kind
  if (ANYWHERE.has(kind) && count((other) => ANYWHERE.has(other.kind)) >= ANYWHERE_MOST) cost += COST.kind
  if (readers >= READ_ALONE_MOST) cost += COST.readAlone
  if (entry.endsInReading && chosen.some((other) => other.endsInReading)) cost += COST.readEnding
  if (places.some((place) => chosen.some((other) => other.places.includes(place)))) cost += COST.sameOwn
  if (closer !== '' && chosen.some(({ ours }) => ours.includes(closer.toLowerCase()))) cost += COST.sameCloser
  if (chosen.some((other) => other.closer !== '' && entry.ours.includes(other.closer.toLowerCase())))
    cost += COST.sameCloser
  for (const theme of entry.themes) if (count(({ themes }) => themes.includes(theme)) >= THEME_MOST) cost += COST.theme
  for (const word of entry.words) if (chosen.some(({ words }) => words.has(word))) cost += COST.sameWord
  for (const twin of entry.twins) if (chosen.some(({ twins }) => twins.includes(twin))) cost += COST.theme
  return cost
}
