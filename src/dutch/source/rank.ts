// Ranks the facts of an article: place, centrality, names, figures, quotes, consequence for the reader. Writes nothing.

import { wordsOf, stemOfWord } from '#dutch/text/words.ts'
import type { Fact } from './fact.ts'
import type { Told } from './facts.ts'
import { isTelling } from './topic.ts'

interface About {
  title: string
  description: string
  /** How often each stem occurs in all texts of the article. */
  counts: ReadonlyMap<string, number>
}

/** What each kind adds; found by reading sixty articles with an editor's eye. */
const KIND_WEIGHTS = {
  lead: 1.2,
  figure: 0.6,
  quote: 0.35,
  change: 0.6,
  action: 0.25,
  question: -0.9,
  date: 0.4,
  place: 0.3,
  name: 0.3,
  reader: 0.5,
  cause: 0.15,
  contact: -0.6,
} as const

const HANGING_SHARE = 0.25
/** Characters between which a sentence serves every network. */
const BEST_LEAST = 45
const BEST_MOST = 170

/** The facts with their scores, in the order of the text. */
export function ranked(facts: readonly Told[], about: About): Fact[] {
  const title = stems(about.title)
  const description = stems(about.description)
  const first = facts.find(({ selfContained }) => selfContained)?.index ?? 0
  return facts.map((fact) => {
    const kinds = new Set(fact.kinds)
    if (fact.index <= first) kinds.add('lead')
    return { ...fact, kinds, score: scoreOf({ ...fact, kinds }, title, description, about.counts, facts.length) }
  })
}

function stems(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text).filter(isTelling).map(stemOfWord))
}

function scoreOf(
  fact: Told,
  title: ReadonlySet<string>,
  description: ReadonlySet<string>,
  counts: ReadonlyMap<string, number>,
  total: number,
): number {
  const own = [...stems(fact.text)]
  const shared = own.filter((stem) => title.has(stem)).length
  const told = own.filter((stem) => description.has(stem)).length
  // How much the rest of the article speaks of the same, for its length: a degree in the graph of sentences.
  const central = own.reduce((sum, stem) => sum + Math.log2(Math.max(1, Math.min(12, counts.get(stem) ?? 1))), 0)
  let score = 1 / (1 + fact.index * 0.25) + Math.min(shared, 3) * 0.45 + Math.min(told, 3) * 0.12
  score += central / Math.sqrt(own.length + 4) / 2
  score -= (fact.index / Math.max(8, total)) * 0.3
  for (const kind of fact.kinds) score += KIND_WEIGHTS[kind]
  if (/(?<!\p{L})(?:ik|mijn|mij|me|I|my)(?!\p{L})/u.test(fact.text) && !fact.quote) score -= 0.5
  if (fact.short.length < BEST_LEAST) score -= (BEST_LEAST - fact.short.length) / 30
  if (fact.short.length > BEST_MOST) score -= (fact.short.length - BEST_MOST) / 120
  return Math.max(0.01, fact.selfContained ? score : score * HANGING_SHARE)
}
