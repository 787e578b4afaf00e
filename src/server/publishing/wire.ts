// Websites and publications as they are sent: never a key. No SQL, no HTTP.
import type { Publication } from '#contract/publishing/publication.ts'
import type { PublishingSite } from '#contract/publishing/site.ts'
import type { EntryRow } from './publication-store.ts'
import type { SiteRow } from './tables.ts'

/** What it takes to choose one. */
export const siteToChoose = ({ id, kind, nameApart }: SiteRow): PublishingSite => ({
  id,
  kind,
  name: nameApart,
})

export const siteToWire = (row: SiteRow): PublishingSite => ({
  ...siteToChoose(row),
  label: row.label,
  ownName: row.name,
  url: row.url,
  account: row.account,
  state: row.state,
  problem: row.problem,
  testedAt: row.testedAt.toISOString(),
  connectedAt: row.connectedAt.toISOString(),
})

/** @param lost why who planned it may not publish it any more, so that nothing goes out at its moment. */
export function publicationToWire(
  { publication: row, siteKind, siteName, savedAt, isChanged }: EntryRow,
  lost?: string,
): Publication {
  const problem = row.problem ?? lost ?? null
  const { id, siteId, state, notes, excerpt, tags, draft, address, editAddress, isPublic, sentVersion } = row
  const asked = { id, siteId, siteKind, siteName, state, problem, notes, excerpt, tags, draft }
  return {
    ...asked,
    address,
    editAddress,
    isPublic,
    sentVersion,
    ordered:
      row.orderedVersion === null || savedAt === null
        ? null
        : { version: row.orderedVersion, savedAt: savedAt.toISOString(), isChanged: isChanged ?? false },
    plannedFor: row.plannedFor?.toISOString() ?? null,
    sentAt: row.sentAt?.toISOString() ?? null,
  }
}
