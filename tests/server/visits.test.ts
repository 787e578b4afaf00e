// Visits of the public pages: counted of who agreed, as numbers only, and not kept for ever.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { addDays, dutchDay } from '#contract/days.ts'
import { CONSENT, countedPages } from '#contract/visits/cookies.ts'
import { forgetOldVisits, VISITS_KEPT_DAYS } from '#server/visits/jobs.ts'
import { visitCounts } from '#server/visits/tables.ts'
import { startApp, type Client, type Reply, type TestApp } from '../support/app.ts'

let app: TestApp
let admin: Client
before(async () => {
  app = await startApp({ analytics: true })
  admin = (await app.loggedIn({ role: 'admin' })).client
})
after(() => app.close())
beforeEach(async () => {
  app.now = new Date('2026-11-27T10:00:00Z')
  await app.database.db.delete(visitCounts)
})

/** A browser with the cookies that it was given, after its visitor chose. */
function browser(choice: string | undefined, site = app) {
  const cookies = new Map<string, string>()
  if (choice !== undefined) cookies.set('voorkeuren', encodeURIComponent(`theme=dark&${CONSENT.name}=${choice}`))
  const set: string[] = []
  return {
    cookies,
    /** What the server told it to keep, with the attributes. */
    set,
    async visit(path: string): Promise<Reply> {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const reply = await site.client().send('POST', '/api/visits', { body: { path }, headers: { cookie } })
      for (const line of reply.headers.getSetCookie()) {
        set.push(line)
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
      }
      return reply
    },
  }
}

const report = async (query = '') => (await admin.get(`/api/visits${query}`)).body

test('a page seen twice by one browser is two visits of one visitor; another browser is another visitor', async () => {
  const [anne, bram] = [browser(CONSENT.yes), browser(CONSENT.yes)]
  for (const path of ['/', '/', '/cookiebeleid']) assert.equal((await anne.visit(path)).status, 200)
  await bram.visit('/')
  const { measured, days, pages } = await report()
  assert.equal(measured, true)
  assert.deepEqual(days, [{ day: '2026-11-27', visits: 4, visitors: 2, newcomers: 2 }])
  assert.deepEqual(pages, [
    { path: '/', visits: 3, visitors: 2 },
    { path: '/cookiebeleid', visits: 1, visitors: 1 },
  ])
})

test('who comes back on another day is a visitor again and no newcomer; a day begins at midnight in the Netherlands', async () => {
  const anne = browser(CONSENT.yes)
  app.now = new Date('2026-11-26T22:59:00Z')
  await anne.visit('/')
  app.now = new Date('2026-11-26T23:01:00Z')
  await anne.visit('/')
  assert.deepEqual((await report()).days, [
    { day: '2026-11-27', visits: 1, visitors: 1, newcomers: 0 },
    { day: '2026-11-26', visits: 1, visitors: 1, newcomers: 1 },
  ])
})

test('the cookies last two years and a day, and hold nothing that tells one browser from another', async () => {
  const [anne, bram] = [browser(CONSENT.yes), browser(CONSENT.yes)]
  await anne.visit('/')
  await bram.visit('/')
  assert.deepEqual(anne.set, bram.set)
  assert.deepEqual(anne.set, [
    'kopij_bezoek=2026-11-27.0; Max-Age=86400; Path=/; SameSite=Lax',
    'kopij_bezoeker=1; Max-Age=63072000; Path=/; SameSite=Lax',
  ])
  const secure = await startApp({ analytics: true, publicUrl: 'https://kopij.example' })
  const abroad = browser(CONSENT.yes, secure)
  await abroad.visit('/')
  await secure.close()
  assert.ok(abroad.set.every((line) => line.includes('Secure')))
})

test('of who did not agree nothing is counted and nothing set, and what was set before is taken away', async () => {
  for (const choice of [undefined, CONSENT.no, '', 'JA', 'ja;ja', '%']) {
    const visitor = browser(choice)
    const reply = await visitor.visit('/')
    assert.deepEqual([reply.status, reply.body, visitor.set], [200, {}, []], choice)
  }
  const regretting = browser(CONSENT.no)
  regretting.cookies.set('kopij_bezoeker', '1').set('kopij_bezoek', '2026-11-27.0')
  await regretting.visit('/')
  assert.deepEqual([...regretting.cookies.keys()], ['voorkeuren'])
  assert.deepEqual((await report()).days, [])
})

test('an installation that does not measure counts nobody and sets no cookie, also of who once agreed', async () => {
  const still = await startApp({})
  const visitor = browser(CONSENT.yes, still)
  const reply = await visitor.visit('/')
  const boss = (await still.loggedIn({ role: 'admin' })).client
  const { body } = await boss.get('/api/visits')
  await still.close()
  assert.deepEqual([reply.status, visitor.set], [200, []])
  assert.deepEqual([body.measured, body.days], [false, []])
})

test('only the public pages are counted, and a made-up cookie brings in nothing', async () => {
  const visitor = browser(CONSENT.yes)
  for (const path of ['/admin', '/taalcheck', '/onbekend', '', '*', '/'.repeat(5_000)])
    assert.ok([400, 413].includes((await visitor.visit(path)).status), path.slice(0, 20))
  visitor.cookies.set('kopij_bezoek', '2026-11-27.0.99.x.<script>')
  await visitor.visit('/cookiebeleid')
  assert.equal(visitor.cookies.get('kopij_bezoek'), '2026-11-27.0.3')
  assert.deepEqual((await report()).pages, [{ path: '/cookiebeleid', visits: 1, visitors: 1 }])
})

test('visits at the same moment are all counted', async () => {
  const all = Array.from({ length: 40 }, (_, at) => browser(CONSENT.yes).visit(countedPages[at % 4] ?? '/'))
  assert.ok((await Promise.all(all)).every(({ status }) => status === 200))
  const { days, pages } = await report()
  assert.deepEqual(days, [{ day: '2026-11-27', visits: 40, visitors: 40, newcomers: 40 }])
  assert.deepEqual(
    pages.map(({ visits }: { visits: number }) => visits),
    [10, 10, 10, 10],
  )
})

test('the counts are of the period that is asked for', async () => {
  app.now = new Date('2026-10-01T10:00:00Z')
  await browser(CONSENT.yes).visit('/')
  app.now = new Date('2026-11-27T10:00:00Z')
  await browser(CONSENT.yes).visit('/')
  assert.equal((await report()).days.length, 1)
  assert.equal((await report('?from=2026-10-01&to=2026-11-27')).days.length, 2)
  assert.equal((await admin.get('/api/visits?from=2026-11-27&to=2026-10-01')).status, 400)
})

test('counts are forgotten after two years', async () => {
  const day = (ago: number) => addDays(dutchDay(app.now), -ago)
  const row = { path: '*', visits: 1, visitors: 1, newcomers: 1 }
  for (const ago of [VISITS_KEPT_DAYS + 1, VISITS_KEPT_DAYS, VISITS_KEPT_DAYS - 1])
    await app.database.db.insert(visitCounts).values({ day: day(ago), ...row })
  await forgetOldVisits.run(app.site, { now: app.now } as Parameters<typeof forgetOldVisits.run>[1])
  const left = await app.database.db.select({ day: visitCounts.day }).from(visitCounts).orderBy(visitCounts.day)
  assert.deepEqual(
    left.map((kept) => kept.day),
    [day(VISITS_KEPT_DAYS), day(VISITS_KEPT_DAYS - 1)],
  )
})
