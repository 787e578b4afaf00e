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

/** More of a word makes a sentence no more central. */
const MOST_COUNTED = 12
const HANGING_SHARE = 0.25
/** Characters between which a sentence serves every network. */
const BEST_LEAST = 45
const BEST_MOST = 170

const stems = (text: string): ReadonlySet<string> => new Set(wordsOf(text).filter(isTelling).map(stemOfWord))

/** The facts with their scores, in the order of the text. */
export function ranked(facts: readonly Told[], about: About): Fact[] {
  const title = stems(about.title)
  const description = stems(about.description)
  const first = facts.find(({ selfContained }) => selfContained)?.index ?? 0
  return facts.map((fact) => {
    const { index, short, text, quote, selfContained } = fact
    const kinds = new Set(fact.kinds)
    if (index <= first) kinds.add('lead')
    const own = [...stems(text)]
    const shared = (others: ReadonlySet<string>) => Math.min(3, own.filter((stem) => others.has(stem)).length)
    // How much the rest of the article speaks of the same, for its length: a degree in the graph of sentences.
    const central = own.map((stem) => Math.log2(Math.min(MOST_COUNTED, about.counts.get(stem) ?? 1)))
    let score = 1 / (1 + index * 0.25) - (index / Math.max(8, facts.length)) * 0.3
    score += shared(title) * 0.45 + shared(description) * 0.12
    score += central.reduce((sum, weight) => sum + weight, 0) / Math.sqrt(own.length + 4) / 2
    for (const kind of kinds) score += KIND_WEIGHTS[kind]
    if (/(?<!\p{L})(?:ik|mijn|mij|me|I|my)(?!\p{L})/u.test(text) && !quote) score -= 0.5
    score -= Math.max(0, BEST_LEAST - short.length) / 30 + Math.max(0, short.length - BEST_MOST) / 120
    return { ...fact, kinds, score: Math.max(0.01, selfContained ? score : score * HANGING_SHARE) }
  })
}
