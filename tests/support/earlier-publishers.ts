// A house that was brought up to date from before desks: what people published then, and what the migration made of it.
import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { publishedBefore } from '#server/accounts/tables.ts'
import { articles } from '#server/articles/tables.ts'
import { publications, publishingSites } from '#server/publishing/tables.ts'
import type { TestApp } from './app.ts'

/** The statement of the migrations that lists who published before. */
function listingStatement(): string {
  const folder = new URL('../../src/server/db/migrations/', import.meta.url)
  const [statement, ...more] = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('--> statement-breakpoint'))
    .filter((one) => one.includes('INSERT INTO "published_before"'))
  if (statement === undefined || more.length > 0) throw new Error('one statement of the migrations makes this list')
  return statement
}

/** Has these people order a publication at each of these moments, and nobody else, and then runs what the migration does. */
export async function bringUpToDate(
  { database: { db }, now }: TestApp,
  people: readonly { id: number; orderedAt: readonly string[] }[],
): Promise<void> {
  await db.delete(publishedBefore)
  await db.delete(publications)
  const site = { kind: 'ghost', url: 'https://krant.nl', api: 'https://krant.nl/api', name: 'De Krant' } as const
  const found = { account: 'redactie', sealedKey: 'x', connectedAt: now, testedAt: now }
  await db
    .insert(publishingSites)
    .values({ ...site, ...found })
    .onConflictDoNothing()
  const [{ id: siteId } = { id: 0 }] = await db.select({ id: publishingSites.id }).from(publishingSites)
  for (const { id: userId, orderedAt } of people)
    for (const moment of orderedAt) {
      const text = { title: 'Een artikel', content: '', excerpt: '', wordCount: 0, createdAt: now, updatedAt: now }
      const [article] = await db
        .insert(articles)
        .values({ ...text, userId })
        .returning({ id: articles.id })
      const asked = { askedBy: userId, askedAt: new Date(moment), state: 'sent', draft: false } as const
      await db.insert(publications).values({ ...asked, articleId: article?.id ?? 0, siteId })
    }
  await db.execute(sql.raw(listingStatement()))
}
