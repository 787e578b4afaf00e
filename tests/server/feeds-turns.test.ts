// Feeds are never fetched by two at once, and what a process leaves undone another does.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { after, before, beforeEach, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { fetchDue } from '#server/feeds/fetch-due.ts'
import { fetchFeeds } from '#server/feeds/jobs.ts'
import { LEASE_MS } from '#server/feeds/rules.ts'
import { feeds } from '#server/feeds/tables.ts'
import { createSafeFetch } from '#server/fetch/safe-fetch.ts'
import { openDatabase } from '#server/db/connect.ts'
import { migrateAndSeed } from '#server/db/migrate.ts'
import { runJob } from '#server/jobs/job.ts'
import { until } from '../support/app.ts'
import { newDatabasePlace, siteOf } from '../support/database.ts'
import { openFeedHouse, rssOf, sent, type FeedHouse } from '../support/feeds.ts'
import { openWeb } from '../support/strange-web.ts'

let house: FeedHouse
before(async () => {
  house = await openFeedHouse()
})
beforeEach(() => house.clear())
after(() => house.close())

const one = [{ title: 'Een' }]

test('two processes that fetch at once fetch each feed once', async () => {
  for (let at = 0; at < 12; at += 1) {
    house.pages[`/${at}`] = sent(rssOf([{ title: `Kop ${at}` }], `Feed ${at}`))
    await house.follow(`/${at}`)
  }
  house.app.now = new Date(house.app.now.getTime() + 3_600_000)
  await Promise.all([runJob(fetchFeeds, house.app.site), runJob(fetchFeeds, house.app.site)])
  for (let at = 0; at < 12; at += 1) assert.equal(house.headersOf(`/${at}`).length, 2, `feed ${at}`)
})

test('what comes back after its lease, when another has the feed, is not kept', async () => {
  house.pages['/rss'] = sent(rssOf(one))
  await house.follow('/rss')
  let answer = () => {}
  house.pages['/rss'] = (_, response) => {
    answer = () => void response.end(rssOf([{ title: 'Te laat' }]))
    response.writeHead(200)
  }
  house.app.now = new Date(house.app.now.getTime() + 3_600_000)
  const late = runJob(fetchFeeds, house.app.site)
  await until(() => house.headersOf('/rss').length === 2, 'the first asks')
  const slow = answer
  house.pages['/rss'] = sent(rssOf([{ title: 'Op tijd' }]))
  await runJob(fetchFeeds, house.app.site)
  assert.equal(house.headersOf('/rss').length, 2, 'while the lease lasts nobody else asks')
  await house.fetchAfter(LEASE_MS / 60_000)
  assert.equal(house.headersOf('/rss').length, 3)
  slow()
  await late
  assert.deepEqual(await house.titles(), ['Op tijd', 'Een'])
})

test('a feed that is deleted or paused while it is fetched takes nothing in', async () => {
  house.pages['/rss'] = sent(rssOf(one))
  const { id } = await house.follow('/rss')
  let answer = () => {}
  house.pages['/rss'] = (_, response) => void (answer = () => void response.end(rssOf([{ title: 'Te laat' }])))
  house.app.now = new Date(house.app.now.getTime() + 3_600_000)
  const run = runJob(fetchFeeds, house.app.site)
  await until(() => house.headersOf('/rss').length === 2, 'it is asked')
  assert.equal((await house.admin.send('DELETE', `/api/feeds/${id}`)).status, 200)
  answer()
  await run
  assert.deepEqual(await house.titles(), [])
})

test('a process that stops gives back what it was fetching', async () => {
  house.pages['/rss'] = sent(rssOf(one))
  await house.follow('/rss')
  house.pages['/rss'] = () => {}
  house.app.now = new Date(house.app.now.getTime() + 3_600_000)
  const stopping = new AbortController()
  const run = runJob(fetchFeeds, house.app.site, undefined, stopping.signal)
  await until(() => house.headersOf('/rss').length === 2, 'it is asked')
  stopping.abort()
  await assert.rejects(run)
  house.pages['/rss'] = sent(rssOf(one))
  await house.fetchAfter(0)
  assert.equal(house.headersOf('/rss').length, 3)
})

test('a feed at which we fail is not in the way of the others', async (context) => {
  house.pages['/a'] = sent(rssOf(one))
  house.pages['/b'] = sent(rssOf(one))
  const { id } = await house.follow('/a')
  await house.follow('/b')
  const { pool } = house.app.database
  await pool.query(`create function refuse_broken() returns trigger language plpgsql as
    $$ begin if new.title = 'Kapot' then raise 'kapot'; end if; return new; end $$`)
  await pool.query('create trigger refuse before insert on feed_entries for each row execute function refuse_broken()')
  context.after(() => pool.query('drop function refuse_broken cascade'))
  house.pages['/a'] = sent(rssOf([{ title: 'Kapot' }]))
  house.pages['/b'] = sent(rssOf([{ title: 'Heel' }]))
  await assert.rejects(house.fetchAfter(60))
  assert.deepEqual(await house.titles(), ['Heel', 'Een'])
  const feed = await house.feed(id)
  assert.deepEqual([feed.failures, feed.problem], [1, 'Er ging iets mis aan onze kant. We proberen het later opnieuw.'])
})

test('a process that is killed half-way leaves the rest to the next, and what it did is not done again', async (context) => {
  const COUNT = 12
  const web = await openWeb(
    Object.fromEntries(
      Array.from({ length: COUNT }, (_, at) => [
        `/${at}`,
        // The last ones do not answer the process that is to be killed.
        (_request, response) =>
          void (at < 8 || killed ? response.end(rssOf([{ title: `Kop ${at}` }], `Feed ${at}`)) : undefined),
      ]),
    ),
  )
  let killed = false
  const place = await newDatabasePlace()
  context.after(async () => {
    await web.close()
    await place.remove()
  })
  const made = await openDatabase(place)
  await migrateAndSeed(made, async () => {})
  const now = new Date()
  await made.db.insert(feeds).values(
    Array.from({ length: COUNT }, (_, at) => ({
      url: web.url(`/${at}`),
      urlKey: `${at}`,
      title: `Feed ${at}`,
      intervalMinutes: 60,
      createdAt: now,
      nextFetchAt: new Date(now.getTime() - (COUNT - at) * 1_000),
    })),
  )
  await made.close()
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', fileURLToPath(new URL('../support/feeds-process.ts', import.meta.url))],
    {
      env: {
        PATH: process.env.PATH,
        ALLOW: web.address,
        DATA_DIR: place.dataDir,
        ...(place.databaseUrl !== undefined && { DATABASE_URL: place.databaseUrl }),
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  try {
    await until(() => web.asked.length === COUNT, 'all have been asked')
  } finally {
    child.kill('SIGKILL')
  }
  await once(child, 'exit')
  killed = true

  const database = await openDatabase(place)
  context.after(() => database.close())
  const resume = (at: Date) =>
    fetchDue(
      { ...siteOf(database, () => at), fetching: createSafeFetch({ allow: [web.address] }), publicUrl: undefined },
      new AbortController().signal,
    )
  await resume(new Date())
  assert.equal(web.asked.length, COUNT, 'what the other had taken is still its own')
  await resume(new Date(Date.now() + LEASE_MS))
  const times = (at: number) => web.asked.filter((path) => path === `/${at}`).length
  assert.deepEqual(
    Array.from({ length: COUNT }, (_, at) => times(at)),
    [1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2],
  )
  assert.equal(await database.db.$count(feeds, eq(feeds.failures, 0)), COUNT)
})
