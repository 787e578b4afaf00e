// Finds the blocks of a text back in a later version of it, by what they say. Knows nothing of who wrote them.

/** Two texts that share less of their words than this, between neighbours that stayed, are not the same block, edited. */
const LIKE_BETWEEN = 0.5

/** The same for a block that may have been moved anywhere. */
const LIKE_ANYWHERE = 0.7

/** What share of a block's pairs of words stands in another that it became a part of, or of which it was a part. */
const WITHIN = 0.8

/** In words: less than this is within any longer text by chance. */
const LEAST_WITHIN = 4

/** So many blocks are compared with one, those that share most words with it: all work is so in proportion to the texts. */
const MOST_COMPARED = 64

/** In texts of more blocks than are compared: a word that stands in more than this tells nothing. */
const MOST_HOLDING = 16

interface Block {
  at: number
  length: number
  /** How often each word stands in it. */
  words: ReadonlyMap<string, number>
  pairs: ReadonlySet<string>
}

interface Likeness {
  old: number
  now: number
  score: number
  /** Whether the old one stands in the new one: then another may stand there too. */
  joined: boolean
}

/** Where each old block that can be found back stands in the new text. */
export function placesOf(oldTexts: readonly string[], newTexts: readonly string[]): Map<number, number> {
  const keys = (texts: readonly string[]) => texts.map((text) => text.replace(/\s+/gu, ' ').trim())
  const [olds, news] = [keys(oldTexts), keys(newTexts)]
  const places = inOrder(olds, news)
  const anchors = [...places]
  moved(olds, news, places)
  const taken = new Set(places.values())
  const lost = blocksOf(olds, (at) => !places.has(at))
  const free = blocksOf(news, (at) => !taken.has(at))
  if (lost.length === 0 || free.length === 0) return places
  const joinedIn = new Set<number>()
  for (const { old, now, joined } of alike(lost, free, anchors)) {
    if (places.has(old) || (taken.has(now) && !(joined && joinedIn.has(now)))) continue
    places.set(old, now)
    taken.add(now)
    if (joined) joinedIn.add(now)
  }
  return places
}

/** The longest run of equal texts that stand in the same order in both. */
function inOrder(olds: readonly string[], news: readonly string[]): Map<number, number> {
  const where = Map.groupBy(news.keys(), (at) => news[at])
  /** For each length of run the pair that ends it earliest, and the pair before that one. */
  const ends: Link[] = []
  for (const [old, text] of olds.entries()) {
    // Latest first: two places of one old block can then not follow each other in one run.
    const nows = (where.get(text) ?? []).slice(0, MOST_COMPARED).toReversed()
    for (const now of nows) {
      const at = firstNotBefore(ends, now)
      const before = ends[at - 1]
      ends[at] = { old, now, before }
    }
  }
  const run = new Map<number, number>()
  for (let link = ends.at(-1); link !== undefined; link = link.before) run.set(link.old, link.now)
  return new Map([...run].toReversed())
}

interface Link {
  old: number
  now: number
  before: Link | undefined
}

/** The first of `ends`, which rise, that does not stand before `now`. */
function firstNotBefore(ends: readonly Link[], now: number): number {
  let [low, high] = [0, ends.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ends[middle]?.now ?? 0) < now) low = middle + 1
    else high = middle
  }
  return low
}

/** Adds the equal texts that stand in another order. */
function moved(olds: readonly string[], news: readonly string[], places: Map<number, number>): void {
  const taken = new Set(places.values())
  const where = Map.groupBy(
    [...news.keys()].filter((at) => !taken.has(at)),
    (at) => news[at],
  )
  for (const [old, text] of olds.entries()) {
    const now = places.has(old) ? undefined : where.get(text)?.shift()
    if (now !== undefined) places.set(old, now)
  }
}

function blocksOf(texts: readonly string[], wanted: (at: number) => boolean): Block[] {
  return texts.flatMap((text, at) => {
    const words = wanted(at) ? (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) : []
    if (words.length === 0) return []
    const pairs = new Set(words.slice(1).map((word, before) => `${words[before]} ${word}`))
    return [{ at, length: words.length, words: counted(words), pairs }]
  })
}

function counted(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** Every pair that may be one block, the likest first. */
function alike(lost: readonly Block[], free: readonly Block[], anchors: readonly [number, number][]): Likeness[] {
  const holding = new Map<string, Block[]>()
  for (const block of free)
    for (const word of block.words.keys()) {
      const blocks = holding.get(word)
      if (blocks === undefined) holding.set(word, [block])
      else blocks.push(block)
    }
  const mostHolding = free.length <= MOST_COMPARED ? MOST_COMPARED : MOST_HOLDING
  const found = lost.flatMap((old) => {
    const shared = new Map<Block, number>()
    for (const word of old.words.keys()) {
      const blocks = holding.get(word) ?? []
      if (blocks.length <= mostHolding) for (const block of blocks) shared.set(block, (shared.get(block) ?? 0) + 1)
    }
    const [from, to] = between(old.at, anchors)
    return likeliest(shared).flatMap((now) => likeness(old, now, now.at > from && now.at < to))
  })
  return found.toSorted((a, b) => b.score - a.score || a.old - b.old || a.now - b.now)
}

function likeliest(shared: ReadonlyMap<Block, number>): Block[] {
  const all = [...shared]
  const most = all.length <= MOST_COMPARED ? all : all.toSorted(([, a], [, b]) => b - a).slice(0, MOST_COMPARED)
  return most.map(([block]) => block)
}

/** The places in the new text between which a block of the old one stood, neither included. */
function between(old: number, anchors: readonly [number, number][]): [from: number, to: number] {
  let [low, high] = [0, anchors.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((anchors[middle]?.[0] ?? 0) < old) low = middle + 1
    else high = middle
  }
  return [anchors[low - 1]?.[1] ?? -1, anchors[low]?.[1] ?? Infinity]
}

function likeness(old: Block, now: Block, isBetween: boolean): Likeness[] {
  const shared = sharedWords(old.words, now.words)
  const score = (2 * shared) / (old.length + now.length)
  const pair = { old: old.at, now: now.at }
  if (score >= (isBetween ? LIKE_BETWEEN : LIKE_ANYWHERE)) return [{ ...pair, score, joined: isWithin(old, now) }]
  if (!isBetween) return []
  if (isWithin(old, now)) return [{ ...pair, score, joined: true }]
  return isWithin(now, old) ? [{ ...pair, score, joined: false }] : []
}

/** Whether nearly all of a block stands in another, as it was. */
function isWithin({ length, pairs }: Block, other: Block): boolean {
  if (length < LEAST_WITHIN || length > other.length) return false
  let shared = 0
  for (const pair of pairs) if (other.pairs.has(pair)) shared += 1
  return shared >= pairs.size * WITHIN
}

/** How many words two blocks have in common, each as often as it stands in both. */
function sharedWords(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one]
  let shared = 0
  for (const [word, count] of few) shared += Math.min(count, many.get(word) ?? 0)
  return shared
}
