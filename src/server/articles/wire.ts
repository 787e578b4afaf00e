// Articles and their versions as they are sent. No SQL, no HTTP.
import type { CheckMark } from '#contract/articles/article.ts'
import type { PublicUser } from '../accounts/tables.ts'
import type { ExportedArticle } from './export-article.ts'
import type { PlainRow } from './list-store.ts'
import type { ArticleRow } from './store.ts'
import type { VersionRow } from './version-store.ts'

type Checked = Pick<ArticleRow, 'checkedVersion' | 'checkedByName' | 'checkedAt'>
type Marked = Checked & Pick<ArticleRow, 'createdAt' | 'updatedAt' | 'deletedAt'>
type Owned = Pick<ArticleRow, 'userId' | 'ownerName'>

/** Who checked it, when, and which version; null when nobody did. */
export function checkedOf({ checkedVersion, checkedByName, checkedAt }: Checked): CheckMark | null {
  if (checkedVersion === null || checkedAt === null) return null
  return { version: checkedVersion, byName: checkedByName ?? 'Iemand', at: checkedAt.toISOString() }
}

function shared<Row extends Marked>({ checkedVersion, checkedByName, checkedAt, deletedAt, ...row }: Row) {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    checked: checkedOf({ checkedVersion, checkedByName, checkedAt }),
    ...(deletedAt && { deletedAt: deletedAt.toISOString() }),
  }
}

/** Who reads their own article is not told whose it is. */
export function toWire<Row extends Marked & Owned & { isHeld?: boolean }>(
  { ownerName, isHeld = false, ...row }: Row,
  { id }: Pick<PublicUser, 'id'>,
) {
  return {
    ...shared(row),
    ...(row.userId !== id && ownerName !== null && { ownerName }),
    ...(isHeld && { isHeld: true as const }),
  }
}

export const plainToWire = (row: PlainRow) => shared(row)

export function versionToWire<Row extends VersionRow>({ createdAt, ...row }: Row) {
  return { ...row, createdAt: createdAt.toISOString() }
}

/** What an article says of AI; the rule is that of reviews. */
export type StatementOf = (article: ArticleRow) => Promise<ExportedArticle['statement']>

/** An article as it stands now, for an export. */
export function exported(row: ArticleRow, statement: ExportedArticle['statement']): ExportedArticle {
  const { title, content, seoTitle, seoDescription, seoKeywords, seoData, state, updatedAt } = row
  return {
    title,
    content,
    seoTitle,
    seoDescription,
    seoKeywords,
    slug: seoData?.slug ?? '',
    checked: checkedOf(row),
    changedSinceCheck: state === 'opnieuw',
    statement,
    updatedAt: updatedAt.toISOString(),
  }
}
