// The measures of an article, all together. Pure: what it shares with other texts is brought by who asks.
import { readability } from '../seo/readability.ts'
import { coherence } from './coherence.ts'
import { improvementsOf } from './improvements.ts'
import type { ArticleMetrics } from './metrics.ts'
import { overlapping, type OwnText, type Source } from './overlaps.ts'
import { originality, type Shingles } from './shingles.ts'
import type { Steps } from './steps.ts'
import { partsOf, runningText, type ReadBlock } from './text-parts.ts'

export interface Measured {
  title: string
  blocks: readonly ReadBlock[]
  own: OwnText
  shingles: Shingles
  /** The numbers of shingles that stand in the original or in another article. */
  known: ReadonlySet<number>
  /** The texts of which overlaps are shown. */
  sources: readonly Source[]
}

/** Measures in steps of at most some 30 ms, however long the text. */
export function* measuring({ title, blocks, own, shingles, known, sources }: Measured): Steps<ArticleMetrics> {
  const { overlaps, mistaken } = yield* overlapping(own, shingles, sources)
  const share = originality(shingles.hashes, known, mistaken)
  yield
  const parts = partsOf(blocks)
  yield
  const score = readability(runningText(parts))
  yield
  const joined = coherence(parts)
  yield
  const improvements = improvementsOf({ title, blocks, parts, overlaps, readability: score })
  return {
    originality: rounded(share),
    readability: rounded((score ?? 100) / 100),
    coherence: rounded(joined ?? 1),
    improvements: improvements.map(({ text }) => text),
    places: improvements.map(({ block }) => block),
    overlaps,
    words: shingles.words.length,
  }
}

const rounded = (share: number) => Math.round(share * 1_000) / 1_000
