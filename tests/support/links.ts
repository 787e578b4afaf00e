// Inspiration links for tests: made over HTTP or straight into the database, in any state.
import type { Link } from '#contract/links/link.ts'
import { inspirationLinks } from '#server/links/tables.ts'
import type { TestApp } from './app.ts'

type Fields = Partial<typeof inspirationLinks.$inferInsert>

/** A link straight into the database. */
export async function makeLink(app: TestApp, fields: Fields = {}): Promise<number> {
  const [made] = await makeLinks(app, [fields])
  return made as number
}

/** Links in the given order, so that the last one is the newest. Returns their ids. */
export async function makeLinks(app: TestApp, list: readonly Fields[]): Promise<number[]> {
  const made = await app.database.db
    .insert(inspirationLinks)
    .values(
      list.map((fields) => ({
        title: 'Tuin op een dak',
        url: 'https://krant.nl/tuin',
        urlKey: 'https://krant.nl/tuin',
        createdAt: app.now,
        ...(fields.claimedBy != null && { claimedAt: app.now }),
        ...fields,
      })),
    )
    .returning({ id: inspirationLinks.id })
  return made.map(({ id }) => id)
}

/** Status and holder, the part of a link that steps change. */
export const stateOf = ({ status, claimedBy }: Link): [string, number | null] => [status, claimedBy]
