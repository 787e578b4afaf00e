// Articles and their versions as they are sent. No SQL, no HTTP.
import type { PublicUser } from '../accounts/tables.ts'
import type { CardRow, PlainRow } from './list-store.ts'
import type { ArticleRow } from './store.ts'
import type { VersionRow } from './version-store.ts'

type Marked = Pick<
  ArticleRow,
  'checkedVersion' | 'checkedByName' | 'checkedAt' | 'createdAt' | 'updatedAt' | 'deletedAt'
>

function shared<Row extends Marked>({ checkedVersion, checkedByName, checkedAt, deletedAt, ...row }: Row) {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    checked:
      checkedVersion === null || checkedAt === null
        ? null
        : { version: checkedVersion, byName: checkedByName ?? 'Iemand', at: checkedAt.toISOString() },
    ...(deletedAt && { deletedAt: deletedAt.toISOString() }),
  }
}

/** Who reads their own article is not told whose it is. */
export function toWire({ ownerName, ...row }: ArticleRow, { id }: Pick<PublicUser, 'id'>) {
  return { ...shared(row), ...(row.userId !== id && ownerName !== null && { ownerName }) }
}

export function cardToWire({ ownerName, ...row }: CardRow, { id }: Pick<PublicUser, 'id'>) {
  return { ...shared(row), ...(row.userId !== id && ownerName !== null && { ownerName }) }
}

export const plainToWire = (row: PlainRow) => shared(row)

export function versionToWire<Row extends VersionRow>({ createdAt, ...row }: Row) {
  return { ...row, createdAt: createdAt.toISOString() }
}
