// Nothing that people typed goes by mail to an address that nobody confirmed: whoever registers with somebody else's could have the house
// write to them, as often as they like and in words of their own.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { eq } from 'drizzle-orm'
import type { Publication } from '#contract/publishing/publication.ts'
import { users, type PublicUser } from '#server/accounts/tables.ts'
import { findPerson } from '#server/accounts/address-store.ts'
import { runJob } from '#server/jobs/job.ts'
import { textOf } from '#server/letters/letter.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { tellOfHeld } from '#server/publishing/jobs.ts'
import { publications } from '#server/publishing/tables.ts'
import { tellHappening } from '#server/second-step/letters.ts'
import { PASSWORD, type Client } from '../support/app.ts'
import { inTransaction } from '../support/jobs.ts'
import {
  connected,
  openNewsroom,
  publish,
  taken,
  wordpressInput,
  written,
  type Newsroom,
} from '../support/publishing.ts'
import { reviewOf } from '../support/reviews.ts'

/** A mail server that nobody has to reach: nothing is sent here. */
const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:9', from: 'kopij@localhost', dataDir: '/dev/null' })

let room: Newsroom
let siteId: number
before(async () => {
  room = await openNewsroom({ mailer })
  siteId = (await connected(room, wordpressInput(room.wordpress))).id
})
beforeEach(() => void (room.app.now = new Date('2026-10-24T10:00:00Z')))
after(() => room.close())

const change = (id: number, fields: Partial<typeof users.$inferInsert>) =>
  room.app.database.db.update(users).set(fields).where(eq(users.id, id))

/** Who gets a letter, and how their address comes to be as the test wants it: where something needs a confirmed one, only after that. */
interface Getter {
  client: Client
  id: number
  settle: () => Promise<unknown>
}

/** By the letter: what is done, with these words, of which somebody is to be written. */
const letters: Record<string, (getter: Getter, words: string) => Promise<unknown>> = {
  'that somebody outside answered': async ({ client, settle }, words) => {
    await settle()
    const { id } = await written(client, { title: words })
    const { url } = taken<{ url: string }>(await client.post(`/api/articles/${id}/review-links`), 201)
    const said = { name: words, decision: 'returned', remarks: words }
    taken(await room.app.client().post(`/api/review/${url.split('/meelezen#')[1]}`, said))
  },
  'that an order was not carried out': async ({ client, id, settle }, words) => {
    await change(id, { desk: 'editor' })
    const article = await written(client, { title: words })
    taken(await publish(client, article.id, { siteId, when: 'now' }))
    await change(id, { desk: 'none' })
    await settle()
    await room.run()
  },
  'that an order is held': async ({ client, id, settle }, words) => {
    await change(id, { desk: 'editor' })
    const article = await written(client, { title: words })
    const order = { siteId, when: '2026-10-24T13:00:00.000Z' }
    const { id: publication } = taken<Publication>(await publish(client, article.id, order))
    await room.app.database.db.update(publications).set({ state: 'held' }).where(eq(publications.id, publication))
    await change(id, { desk: 'none' })
    await settle()
    await runJob(tellOfHeld, room.app.site, {})
  },
  'that somebody’s articles are theirs now': async ({ id, settle }, words) => {
    await settle()
    const { client, user } = await room.app.loggedIn({ name: words })
    await written(client)
    taken(await room.admin.send('DELETE', `/api/users/${user.id}`, { body: { articlesTo: id } }))
  },
  'to confirm a deletion, which names what stays': async ({ client, settle }, words) => {
    await settle()
    const { id } = await written(client, { title: words })
    taken(await client.post(`/api/articles/${id}/review`, reviewOf(1)), 201)
    taken(await client.post('/api/account/deletion', { currentPassword: PASSWORD }))
  },
  'about a passkey': async ({ id, settle }, words) => {
    await settle()
    await inTransaction(room.app.database, async (tx) => {
      const user = (await findPerson(tx, id)) as PublicUser
      await tellHappening(room.app.site, tx, user, 'passkeyAdded', words)
      await tellHappening(room.app.site, tx, user, 'passkeyRemoved', words)
    })
  },
}

/** Which of them are sent all the same, without those words: they are about the account. */
const withoutWords = ['to confirm a deletion, which names what stays', 'about a passkey']

let made = 0
for (const [which, happen] of Object.entries(letters)) {
  /** What is sent of it to somebody whose address is or is not confirmed, and whether it holds the words. */
  async function sentTo(isConfirmed: boolean): Promise<{ texts: string[]; words: string }> {
    made += 1
    const { client, user } = await room.app.loggedIn()
    const words = `Getypte woorden ${made}`
    const settle = () => change(user.id, { emailConfirmedAt: isConfirmed ? room.app.now : null })
    await happen({ client, id: user.id, settle }, words)
    return { texts: room.app.sent.letters(user.email).map(textOf), words }
  }

  test(`the letter ${which} brings what was typed to a confirmed address only`, async () => {
    const { texts, words } = await sentTo(true)
    assert.ok(
      texts.some((text) => text.includes(words)),
      'a confirmed one gets it',
    )
    const stranger = await sentTo(false)
    assert.ok(!stranger.texts.some((text) => text.includes(stranger.words)), stranger.texts.join('\n'))
    assert.equal(stranger.texts.length > 0, withoutWords.includes(which))
    for (const text of stranger.texts) assert.doesNotMatch(text, /:\s*\.|:\n\n|undefined/)
  })
}
