// What is done with versions: naming, restoring and sending one out. Which rule allows it stands here; the SQL in the stores.
import type { Deed } from '../change/change.ts'
import type { Tx } from '../db/transaction.ts'
import type { Site } from '../http/site.ts'
import { keptMarks } from './rules.ts'
import { writeText, type ReadText } from './save-store.ts'
import { holdArticle, tellOwner, told, type ArticleRow } from './store.ts'
import { readFacts } from './text-work.ts'
import { closeVersion, readOutgoing, readVersion, type VersionRow } from './version-store.ts'

/** Closes the present text of the actor's article under a name. @throws Problem as `holdArticle` does. */
export async function nameVersion(tx: Tx, deed: Deed, id: number, name: string): Promise<VersionRow> {
  const row = await holdArticle(tx, deed, id)
  await closeVersion(tx, row, { reason: 'name', name })
  tellOwner(deed, row)
  return readVersion(tx, id, row.version)
}

/**
 * Puts the text of version `n` back as the newest; the present text becomes a version first.
 * @param read of the text of that version, which never changes.
 * @throws Problem as `holdArticle` and `count` do; notFound when the version is not kept any more.
 */
export async function restoreVersion(
  tx: Tx,
  deed: Deed,
  { id, n }: { id: number; n: number },
  version: number | null | undefined,
  { facts, count }: Pick<ReadText, 'facts' | 'count'>,
): Promise<ArticleRow> {
  const before = await holdArticle(tx, deed, id, { version })
  const { title, content, blocks } = await readVersion(tx, id, n)
  await closeVersion(tx, before, { reason: 'restore' })
  // What was the machine's in between stays known, as gone.
  const named = new Set(blocks.map((mark) => mark.id))
  const gone = before.blocks.filter((mark) => !named.has(mark.id)).map((mark) => ({ ...mark, at: null }))
  const marks = keptMarks([...blocks, ...gone])
  count(deed.by.id, marks)
  await writeText(tx, deed, before, { blocks: marks }, { title, content, ...facts.kept })
  return told(tx, deed, id)
}

/** An article as it was in a version that was kept: title, text, marks and what it says to who searches. @throws Problem notFound. */
export async function asOfVersion(
  { db, texts }: Pick<Site, 'db' | 'texts'>,
  article: ArticleRow,
  n: number,
): Promise<ArticleRow> {
  const { seo, createdAt, ...text } = await readOutgoing(db, article.id, n)
  const { kept } = await texts.work(readFacts, text.content, { userId: article.userId })
  return {
    ...article,
    ...text,
    ...(seo !== null && {
      seoTitle: seo.seoTitle,
      seoDescription: seo.seoDescription,
      seoData: { keyphrase: '', synonyms: [], ...article.seoData, slug: seo.slug },
    }),
    version: n,
    gaps: kept.gaps,
    updatedAt: createdAt,
  }
}
