// Measures an article as it is saved, among its writer's other articles. Knows no SQL, no HTTP.
import type { ArticleMetrics } from '#contract/articles/metrics.ts'
import { ORIGINAL } from '#contract/articles/overlaps.ts'
import type { Steps } from '#contract/articles/steps.ts'
import type { Site } from '../http/site.ts'
import { inSlices } from './in-slices.ts'
import type { OtherText, ToShingle } from './measured-text.ts'
import { findShared, findTexts, findUncopied } from './metrics-store.ts'
import type { ArticleRow } from './store.ts'
import { measureText, shingleText } from './text-work.ts'

/** Of how many other articles overlaps are shown: those that share most. */
const SHOWN_ARTICLES = 5

/** @throws Problem textsBusy, or the reason of `signal` when that is aborted. */
export async function measureArticle(
  site: Pick<Site, 'db' | 'pool' | 'notices' | 'clock' | 'texts'>,
  row: ArticleRow,
  asker: { userId: number | null; signal: AbortSignal },
): Promise<ArticleMetrics> {
  const { db, clock, texts } = site
  const { signal } = asker
  const shingles = (text: ToShingle) => texts.work(shingleText, text, asker)
  const { title, content } = row
  const hashes = await shingles({ text: content, isMarkdown: true })
  const original = originalOf(row)
  const ofOriginal = original === undefined ? [] : await shingles(original)
  const recent = await readRecent(await findUncopied(db, row), hashes, shingles)
  signal.throwIfAborted()
  const shared = new Map([...(await findShared(site, row, hashes)), ...recent.shared])
  const shown = await inSlices(sharingMost(shared, new Set(ofOriginal)), signal)
  const copied = await findTexts(
    db,
    row,
    shown.filter((id) => !recent.texts.has(id)),
  )
  const others = original === undefined ? [] : [original]
  for (const id of shown) {
    const text = recent.texts.get(id)
    if (text !== undefined) others.push(articleText(text))
  }
  others.push(...copied.map(articleText))
  const known = new Set(ofOriginal)
  for (const found of shared.values()) for (const hash of found) known.add(hash)
  const metrics = await texts.work(measureText, { title, content, known: [...known], others }, asker)
  return { ...metrics, measuredAt: clock().toISOString() }
}

/** What the article was made from, each place by the source that stands there. */
function originalOf({ originalContent, sources }: ArticleRow): OtherText | undefined {
  if (originalContent === null) return undefined
  const whole = { title: ORIGINAL, from: 0, to: originalContent.length }
  const places = [...sources, whole].map(({ title, from, to }) => ({
    from,
    to,
    source: { kind: 'original' as const, title },
  }))
  return { text: originalContent, isMarkdown: false, places }
}

interface Text {
  id: number
  title: string
  /** Markdown. */
  content: string
}

const articleText = ({ id, title, content }: Text): OtherText => ({
  text: content,
  isMarkdown: true,
  places: [{ from: 0, to: Infinity, source: { kind: 'article', id, title } }],
})

/** What the article shares with those of which there is no copy yet. */
async function readRecent(
  texts: readonly Text[],
  hashes: readonly number[],
  shingles: (text: ToShingle) => Promise<number[]>,
) {
  const own = new Set(hashes)
  const shared = new Map<number, number[]>()
  const found = new Map<number, Text>()
  for (const text of texts) {
    const theirs = await shingles({ text: text.content, isMarkdown: true })
    const same = [...new Set(theirs.filter((hash) => own.has(hash)))]
    if (same.length === 0) continue
    shared.set(text.id, same)
    found.set(text.id, text)
  }
  return { shared, texts: found }
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
