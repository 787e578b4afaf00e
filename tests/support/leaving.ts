// A newsroom of which somebody leaves, with articles in every state, and what is looked at afterwards.
import { eq } from 'drizzle-orm'
import type { ArticleCard } from '#contract/articles/article.ts'
import { articles } from '#server/articles/tables.ts'
import { publications } from '#server/publishing/tables.ts'
import type { z } from 'zod'
import type { Site } from '#server/http/site.ts'
import { allJobs } from '#server/job-registry.ts'
import type { Job } from '#server/jobs/job.ts'
import { PASSWORD, type Client, type TestApp } from './app.ts'
import { letterTo, tokenOf } from './letters.ts'
import { gradient } from './pictures.ts'
import { connected, openNewsroom, publish, taken, wordpressInput, written } from './publishing.ts'
import { exportedBy, filesOf, storedBy } from './stored-pictures.ts'

export async function openLeaving() {
  const room = await openNewsroom()
  const siteId = (await connected(room, wordpressInput(room.wordpress))).id
  const { app } = room
  const { db } = app.database
  const someone = (name = 'Tijn Bakker') => app.loggedIn({ role: 'paid', desk: 'editor', name })
  return {
    room,
    app,
    siteId,
    someone,
    boss: () => app.loggedIn({ role: 'admin' }),
    rowOf: async (id: number) => (await db.select().from(articles).where(eq(articles.id, id)))[0],
    ordersOf: (id: number) => db.select().from(publications).where(eq(publications.articleId, id)),
    /** Somebody with an article online, one planned for the fifth, one draft and one in the bin. */
    async colleague() {
      const { client, user } = await someone()
      const online = await written(client, { title: 'Staat online' })
      taken(await publish(client, online.id, { siteId, when: 'now' }))
      await room.run()
      const planned = await written(client, { title: 'Staat gepland' })
      taken(await publish(client, planned.id, { siteId, when: '2026-12-05T10:00' }))
      const draft = await written(client, { title: 'Nog een concept' })
      const binned = await written(client, { title: 'Weggegooid' })
      taken(await client.send('DELETE', `/api/articles/${binned.id}`))
      return { client, user, online: online.id, planned: planned.id, draft: draft.id, binned: binned.id }
    },
  }
}
export type Leaving = Awaited<ReturnType<typeof openLeaving>>

/** @param body left out: a request without one. */
export const deleteUser = (admin: Client, id: number, body?: object) =>
  admin.send('DELETE', `/api/users/${id}`, body === undefined ? {} : { body })

export const cardsOf = async (client: Client, query: string): Promise<ArticleCard[]> =>
  taken<{ articles: ArticleCard[] }>(await client.get(`/api/articles?size=100&${query}`)).articles
export const idsOf = async (client: Client, query: string) => (await cardsOf(client, query)).map(({ id }) => id)

export const pictureOf = async (client: Client, width: number) =>
  storedBy(client, await gradient({ width, height: 4 }).png().toBuffer(), { name: 'brug.png' })

/** How many pictures lie beside the text in an export of it. */
export const picturesAlong = async (client: Client, id: number) =>
  [...filesOf((await exportedBy(client, id, 'md')).bytes).keys()].filter((name) => name.endsWith('.png')).length

export const ordered = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)

/** What carries deletions out when their moment is there. */
export const deleteDueAccounts = allJobs.find(({ name }) => name === 'delete-due-accounts') as Job<z.ZodUndefined, Site>

/** Asks for the deletion of one's own account, and confirms it. */
export async function leave(app: TestApp, client: Client, email: string): Promise<void> {
  taken(await client.post('/api/account/deletion', { currentPassword: PASSWORD }))
  const token = tokenOf(letterTo(app, email, /^Bevestig dat je account/))
  taken(await app.client().post(`/api/account/deletion/${token}`))
}
