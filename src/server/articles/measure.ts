// Measures an article as it is saved, among its writer's other articles. Knows no SQL, no HTTP.
import { measuring } from '#contract/articles/measuring.ts'
import type { ArticleMetrics } from '#contract/articles/metrics.ts'
import { ORIGINAL, ownText, type Source } from '#contract/articles/overlaps.ts'
import { shingling, type Shingles } from '#contract/articles/shingles.ts'
import type { Steps } from '#contract/articles/steps.ts'
import { blocksOf, plainText } from '#contract/markdown/plain-text.ts'
import type { Site } from '../http/site.ts'
import { inSlices } from './in-slices.ts'
import { findShared, findTexts, findUncopied } from './metrics-store.ts'
import type { ArticleRow } from './store.ts'

/** Of how many other articles overlaps are shown: those that share most. */
const SHOWN_ARTICLES = 5

/** @throws the reason of `signal` when that is aborted. */
export async function measureArticle(
  site: Pick<Site, 'db' | 'pool' | 'notices' | 'clock'>,
  row: ArticleRow,
  signal: AbortSignal,
): Promise<ArticleMetrics> {
  const { db, clock } = site
  const blocks = blocksOf(row.content)
  const own = ownText(blocks)
  const shingles = await inSlices(shingling(own.text), signal)
  const original = await readOriginal(row, signal)
  const recent = await readRecent(await findUncopied(db, row), shingles, signal)
  signal.throwIfAborted()
  const shared = new Map([...(await findShared(site, row, shingles.hashes)), ...recent.shared])
  const covered = new Set(original?.shingles.hashes)
  const shown = await inSlices(sharingMost(shared, covered), signal)
  const copied = await findTexts(
    db,
    row,
    shown.filter((id) => !recent.sources.has(id)),
  )
  const sources = original === undefined ? [] : [original]
  for (const id of shown) {
    const source = recent.sources.get(id)
    if (source !== undefined) sources.push(source)
  }
  for (const article of copied) sources.push(await readArticle(article, signal))
  const known = new Set(original?.shingles.hashes)
  for (const hashes of shared.values()) for (const hash of hashes) known.add(hash)
  const metrics = await inSlices(measuring({ title: row.title, blocks, own, shingles, known, sources }), signal)
  return { ...metrics, measuredAt: clock().toISOString() }
}

/** What the article was made from, each place by the source that stands there. */
async function readOriginal(
  { originalContent, sources }: ArticleRow,
  signal: AbortSignal,
): Promise<Source | undefined> {
  if (originalContent === null) return undefined
  return {
    of: (at) => ({ kind: 'original', title: sources.find(({ from, to }) => from <= at && at < to)?.title ?? ORIGINAL }),
    text: originalContent,
    shingles: await inSlices(shingling(originalContent), signal),
  }
}

interface Text {
  id: number
  title: string
  /** Markdown. */
  content: string
}

async function readArticle({ id, title, content }: Text, signal: AbortSignal): Promise<Source> {
  const text = plainText(content)
  return { of: () => ({ kind: 'article', id, title }), text, shingles: await inSlices(shingling(text), signal) }
}

/** What the article shares with those of which there is no copy yet. */
async function readRecent(texts: readonly Text[], { hashes }: Shingles, signal: AbortSignal) {
  const own = new Set(hashes)
  const shared = new Map<number, number[]>()
  const sources = new Map<number, Source>()
  for (const text of texts) {
    const source = await readArticle(text, signal)
    const found = [...new Set(source.shingles.hashes)].filter((hash) => own.has(hash))
    if (found.length === 0) continue
    shared.set(text.id, found)
    sources.set(text.id, source)
  }
  return { shared, sources }
}

const STEP_HASHES = 50_000

/** The articles that together share most with the text beside what is `covered`, which grows with theirs. */
function* sharingMost(shared: ReadonlyMap<number, readonly number[]>, covered: Set<number>): Steps<number[]> {
  const chosen: number[] = []
  let work = 0
  while (chosen.length < SHOWN_ARTICLES) {
    let [best, most] = [0, 0]
    for (const [id, hashes] of shared) {
      if (hashes.length <= most) continue
      let more = 0
      for (const hash of hashes) {
        if (!covered.has(hash)) more += 1
        if (++work % STEP_HASHES === 0) yield
      }
      if (more > most) [best, most] = [id, more]
    }
    if (most === 0) break
    chosen.push(best)
    for (const hash of shared.get(best) ?? []) covered.add(hash)
  }
  return chosen
}
