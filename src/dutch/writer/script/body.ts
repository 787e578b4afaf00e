// Puts a script together: an opening, the user's own sentences, a line of thought, and an end, within the length.
// Knows no language; what may be said comes with the call.

import { characterCount } from '#dutch/characters.ts'
import type { Dice } from '../random.ts'
import { stages, type Arc, type Stage, type Thread } from './arc.ts'
import type { BridgeBook } from './frames.ts'
import { findCombination, type Bounds } from '../search.ts'

/** frame: ours, opens, leads on or ends. own: of the user. thought: general. */
export interface Part {
  text: string
  kind: 'frame' | 'own' | 'thought'
}

export interface Material {
  hook: string
  /** The own sentences that carry the body, joined; '' without any. */
  own: string
  /** Ends to try, in this order. */
  closes: readonly string[]
  arc: Arc
  bridges: BridgeBook
  /** True when no part says again what another says. */
  harmonious: (parts: readonly Part[]) => boolean
}

type Paragraph = 'opening' | 'body' | 'end'

interface Place {
  paragraph: Paragraph
  choices: readonly string[]
  kind: Part['kind']
  /** Of a thought. */
  stage?: Stage
}

const PARAGRAPH_BREAK = '\n\n'
/** Characters that a thread adds on average: decides how many are tried first. */
const THREAD_CHARACTERS = 112
const BRIDGES_MOST = 2
const BRIDGE_SHARE = 0.45
/** Own sentences up to this length (characters) stand in the opening paragraph, longer ones in one of their own. */
const OPENING_OWN_CHARACTERS = 330

/** Which stages a script of so many threads has: the first so many of the list. */
const ORDER: readonly Stage[] = [
  'insight',
  'encouragement',
  'practice',
  'recognition',
  'practice',
  'insight',
  'practice',
  'insight',
  'encouragement',
]
/** Own sentences say themselves what is recognised. */
const ORDER_BEHIND_OWN: readonly Stage[] = [
  'insight',
  'encouragement',
  'practice',
  'practice',
  'insight',
  'practice',
  'insight',
  'encouragement',
  'recognition',
]

/** A script within the bounds (characters), or undefined when this opening and these sentences cannot make one. */
export function fillScript(material: Material, bounds: Bounds, dice: Dice): string | undefined {
  const { hook, own, closes } = material
  const close = closes.reduce((sum, text) => sum + characterCount(text), 0) / closes.length
  const room = (bounds.min + bounds.max) / 2 - characterCount(hook) - characterCount(own) - close
  const count = Math.min(ORDER.length, Math.max(0, Math.round(room / THREAD_CHARACTERS)))
  for (const threads of [count, count + 1, count - 1, count + 2].filter((n) => n >= 0 && n <= ORDER.length)) {
    for (const bridged of [true, false]) {
      const text = combine(placesFor(material, threads, bridged, dice), bounds, material)
      if (text !== undefined) return text
    }
  }
  return undefined
}

/** Every place in the script, in its order. */
function placesFor(
  { hook, own, closes, arc, bridges }: Material,
  threads: number,
  bridged: boolean,
  dice: Dice,
): Place[] {
  const wanted = (own === '' ? ORDER : ORDER_BEHIND_OWN).slice(0, threads)
  const ownOpens = characterCount(own) <= OPENING_OWN_CHARACTERS
  const body: Paragraph = ownOpens ? 'body' : 'end'
  const places: Place[] = [{ paragraph: 'opening', choices: [hook], kind: 'frame' }]
  let bridgesLeft = bridged ? BRIDGES_MOST : 0
  const bridge = (paragraph: Paragraph, sentences: readonly string[]) => {
    if (bridgesLeft === 0 || sentences.length === 0 || !dice.chance(BRIDGE_SHARE)) return
    bridgesLeft--
    places.push({ paragraph, choices: dice.shuffle(sentences), kind: 'frame' })
  }
  if (own !== '') places.push({ paragraph: ownOpens ? 'opening' : 'body', choices: [own], kind: 'own' })
  for (const stage of stages) {
    const times = wanted.filter((name) => name === stage).length
    if (times === 0) continue
    const paragraph = stage === 'encouragement' ? 'end' : stage === 'recognition' && own === '' ? 'opening' : body
    if (stage === 'insight' && own !== '') bridge(paragraph, bridges.insight)
    if (stage === 'practice') bridge(paragraph, bridges.practice)
    if (stage === 'encouragement') bridge(paragraph, bridges.encouragement)
    for (const share of dealt(arc[stage], times, dice))
      places.push({ paragraph, choices: choicesOf(share), kind: 'thought', stage })
  }
  places.push({ paragraph: 'end', choices: closes, kind: 'frame' })
  return places
}

/** The threads dealt out over `times` places, so that each is said once. */
function dealt(threads: readonly Thread[], times: number, dice: Dice): Thread[][] {
  const drawn = dice.shuffle(threads)
  return Array.from({ length: times }, (_, turn) => drawn.filter((__, at) => at % times === turn))
}

/** Whole threads first, then what can be said of them when there is less room. */
function choicesOf(threads: readonly Thread[]): string[] {
  const whole = threads.map((thread) => textTo(thread, thread.length))
  const begun = threads.flatMap((thread) => thread.slice(1).map((_, at) => textTo(thread, at + 1)))
  return [...whole, ...begun]
}

function textTo(thread: Thread, end: number): string {
  return thread
    .slice(0, end)
    .map(({ text }) => text)
    .join(' ')
}

function combine(places: readonly Place[], bounds: Bounds, { arc, harmonious }: Material): string | undefined {
  const paragraphs = new Set(places.map(({ paragraph }) => paragraph)).size
  // A break between paragraphs is one character longer than the space that the search counts.
  const extra = (paragraphs - 1) * (PARAGRAPH_BREAK.length - 1)
  const slots = places.map(({ choices }) => ({ choices, optional: false }))
  const found = findCombination(slots, { min: bounds.min - extra, max: bounds.max - extra }, (parts) =>
    harmonious(inOrder(parts, places, arc).map((text, at) => ({ text, kind: places[at]?.kind ?? 'thought' }))),
  )
  if (found === undefined) return undefined
  return inOrder(found, places, arc).reduce((text, part, at) => {
    const breaks = places[at]?.paragraph !== places[at - 1]?.paragraph
    return text + (breaks ? PARAGRAPH_BREAK : ' ') + part
  })
}

/** The same parts, those of one stage in the order in which its threads stand: the first step before the second. */
function inOrder(parts: readonly string[], places: readonly Place[], arc: Arc): string[] {
  const ordered = [...parts]
  for (const stage of stages) {
    const from = places.findIndex((place) => place.stage === stage)
    if (from === -1) continue
    const count = places.filter((place) => place.stage === stage).length
    const rank = (part: string) => arc[stage].findIndex(([first]) => first && part.startsWith(first.text))
    ordered.splice(from, count, ...parts.slice(from, from + count).toSorted((a, b) => rank(a) - rank(b)))
  }
  return ordered
}
