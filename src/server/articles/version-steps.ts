// What is done with versions: naming and restoring. Which rule allows it stands here; the SQL in the stores.
import type { Deed } from '../change/change.ts'
import type { Tx } from '../db/transaction.ts'
import { holdArticle, told, writeText, type ArticleRow } from './store.ts'
import { closeVersion, readVersion, type VersionRow } from './version-store.ts'

/** Closes the present text of the actor's article under a name. @throws Problem as `holdArticle` does. */
export async function nameVersion(tx: Tx, deed: Deed, id: number, name: string): Promise<VersionRow> {
  const row = await holdArticle(tx, deed, id)
  await closeVersion(tx, row, { reason: 'name', name })
  deed.tell({ topic: 'articles', id, onlyFor: row.userId })
  return readVersion(tx, id, row.version)
}

/**
 * Puts the text of version `n` back as the newest; the present text becomes a version first.
 * @throws Problem as `holdArticle` does; notFound when the version is not kept any more.
 */
export async function restoreVersion(
  tx: Tx,
  deed: Deed,
  { id, n }: { id: number; n: number },
  version: number | null | undefined,
): Promise<ArticleRow> {
  const before = await holdArticle(tx, deed, id, { version })
  const { title, content, blocks } = await readVersion(tx, id, n)
  await closeVersion(tx, before, { reason: 'restore' })
  // What was the machine's in between stays known, as gone.
  const named = new Set(blocks.map((mark) => mark.id))
  const gone = before.blocks.filter((mark) => !named.has(mark.id)).map((mark) => ({ ...mark, at: null }))
  await writeText(tx, deed, before, { title, content, blocks: [...blocks, ...gone] })
  return told(tx, deed, id)
}
