// What was planned before publishing was a right of the desk: it waits for somebody's word, and they are told once.
import assert from 'node:assert/strict'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { after, before, beforeEach, test } from 'node:test'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import type { Publication } from '#contract/publishing/publication.ts'
import { users } from '#server/accounts/tables.ts'
import { runJob } from '#server/jobs/job.ts'
import { tellOfHeld } from '#server/publishing/jobs.ts'
import { publications } from '#server/publishing/tables.ts'
import { until } from '../support/app.ts'
import { newDatabasePlace, onPostgres } from '../support/database.ts'
import { letterTo } from '../support/letters.ts'
import {
  connected,
  openNewsroom,
  publish,
  runAt,
  taken,
  theOnly,
  wordpressInput,
  written,
  type Newsroom,
} from '../support/publishing.ts'
import { listening, serverStarter } from '../support/server-process.ts'

const startIn = serverStarter()
let room: Newsroom
let siteId: number
before(async () => {
  room = await openNewsroom()
  siteId = (await connected(room, wordpressInput(room.wordpress))).id
})
after(() => room.close())
beforeEach(() => void (room.app.now = new Date('2026-10-24T10:00:00Z')))

const MOMENT = '2026-10-24T13:00:00.000Z'

/** Somebody without a desk, of whom the migration left a plan that is held. */
async function holder(title: string) {
  const { db } = room.app.database
  const { client, user } = await room.app.loggedIn({ desk: 'editor' })
  const { id } = await written(client, { title })
  const { id: publication } = taken<Publication>(await publish(client, id, { siteId, when: MOMENT }))
  await db.update(users).set({ desk: 'none' }).where(eq(users.id, user.id))
  await db.update(publications).set({ state: 'held' }).where(eq(publications.id, publication))
  return { client, user, id, publication }
}
const posts = () => room.wordpress.posts.size

test('what is held does not go out at its moment; who planned it and the administrators are told once, also by two processes', async () => {
  const { client, user, id } = await holder('Wacht op een woord')
  const had = posts()
  const { site } = room.app
  await Promise.all([runJob(tellOfHeld, site, {}), runJob(tellOfHeld, site, {})])
  await runJob(tellOfHeld, site, {})
  await runAt(room, MOMENT)
  const { state, plannedFor, problem } = await theOnly(client, id)
  assert.deepEqual([posts(), state, plannedFor], [had, 'held', MOMENT])
  assert.match(problem ?? '', /eindredacteuren en chefs/)
  assert.equal(room.app.sent.letters(user.email).length, 1)
  const named = /- ‘Wacht op een woord’, op 24 oktober 2026 om 15:00, op De Linge & omstreken/
  assert.match(letterTo(room.app, user.email, /wacht op akkoord/).paragraphs.join('\n'), named)
  const { db } = room.app.database
  for (const { email } of await db.select().from(users).where(eq(users.role, 'admin'))) {
    assert.equal(room.app.sent.letters(email).length, 1)
    assert.match(letterTo(room.app, email, /wachten op akkoord/).paragraphs.join('\n'), named)
  }
})

test('it goes out once somebody who may lets it go on: who planned it with a desk, or an administrator', async () => {
  for (const asAdministrator of [true, false]) {
    room.app.now = new Date('2026-10-24T10:00:00Z')
    const { client, user, id } = await holder('Toch door')
    const had = posts()
    assert.equal((await publish(client, id, { siteId, when: MOMENT })).body.code, 'deskNeeded')
    await room.app.database.db
      .update(users)
      .set({ desk: asAdministrator ? 'none' : 'editor' })
      .where(eq(users.id, user.id))
    taken(await publish(asAdministrator ? room.admin : client, id, { siteId, when: MOMENT }))
    assert.equal((await theOnly(client, id)).state, 'planned')
    await runAt(room, MOMENT)
    assert.deepEqual([posts(), (await theOnly(client, id)).state], [had + 1, 'sent'])
  }
})

test('an administrator takes it back, and it stays away', async () => {
  const { client, id, publication } = await holder('Toch niet')
  const had = posts()
  taken(await room.admin.post(`/api/articles/${id}/publications/${publication}/cancel`))
  await runAt(room, MOMENT)
  assert.deepEqual([posts(), (await theOnly(client, id)).state], [had, 'cancelled'])
})

test(
  'an upgrade holds what people without a desk had ordered and no more, and its first start writes the letters, the next none',
  { skip: !onPostgres && 'of a PostgreSQL server' },
  async (context) => {
    const place = await newDatabasePlace()
    const folder = await mkdtemp(join(tmpdir(), 'kopij-test-before-'))
    const client = new pg.Client({ connectionString: place.databaseUrl })
    await client.connect()
    context.after(async () => {
      await client.end()
      await Promise.all([place.remove(), rm(folder, { recursive: true, force: true })])
    })
    // The house as it was before.
    await cp(fileURLToPath(new URL('../../src/server/db/migrations', import.meta.url)), folder, { recursive: true })
    const journalFile = join(folder, 'meta/_journal.json')
    const journal = JSON.parse(await readFile(journalFile, 'utf8')) as { entries: { tag: string }[] }
    const at = journal.entries.findIndex(({ tag }) => tag.endsWith('_held-publications'))
    assert.ok(at > 0)
    await writeFile(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }))
    await migrate(drizzle(client), { migrationsFolder: folder })
    await client.query(`
      insert into users (username, name, email, password, role, username_look) values
        ('anna', 'Anna', 'anna@example.com', 'x', 'paid', 'anna'), ('mira', 'Mira', 'mira@example.com', 'x', 'admin', 'mira');
      insert into articles (user_id, title, content, excerpt, word_count, created_at, updated_at)
        select id, 'Gepland stuk', 'Tekst.', 'Tekst.', 1, now(), now() from users;
      insert into publishing_sites (kind, url, api, name, account, sealed_key, connected_at, tested_at)
        select 'ghost', 'https://' || s || '.example', '', 'Site ' || s, '', '', now(), now()
        from unnest(array['planned', 'waiting', 'sent', 'failed']) s;
      insert into publications (article_id, site_id, state, draft, asked_by, asked_at, planned_for)
        select a.id, s.id, substr(s.name, 6), false, a.user_id, now(), now() + interval '1 day'
        from articles a, publishing_sites s`)
    const mails = async () => (await readdir(join(place.dataDir, 'mail')).catch((): string[] => [])).length
    for (const start of ['first', 'second']) {
      const server = startIn(place)
      await listening(server)
      if (start === 'first') await until(async () => (await mails()) === 2, 'both letters are written')
      const { rows: waiting } = await client.query(
        `select from pgboss.job where name in ('tell-held-publications', 'send-letter') and state < 'completed'`,
      )
      if (start === 'second') assert.equal(waiting.length, 0)
      server.kill('SIGTERM')
      await server.exited
    }
    assert.equal(await mails(), 2)
    const { rows } = await client.query<{ username: string; states: string }>(
      `select username, string_agg(state, ' ' order by p.id) as states from publications p join users u on u.id = asked_by
       group by username order by username`,
    )
    assert.deepEqual(rows, [
      { username: 'anna', states: 'held held sent failed' },
      { username: 'mira', states: 'planned waiting sent failed' },
    ])
  },
)
