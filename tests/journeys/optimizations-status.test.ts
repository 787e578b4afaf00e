// What an administrator sees and does with proposals to do better, and how the house is.
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { allJobs } from '#server/job-registry.ts'
import type { Mailer, MailState } from '#server/mail/mailer.ts'
import { measureOptimizations, proposeOptimizations } from '#server/optimizations/jobs.ts'
import { until } from '../support/app.ts'
import { assertAccessible, assertNoSidewaysScroll, openBrowser, type TestBrowser } from '../support/browser.ts'
import { forgetRuns, putRun, untilKept } from '../support/jobs.ts'
import { closeToast, toasted, toasts } from '../support/toasts.ts'
import { addRatings, addUsage, forgetFigures } from '../support/tool-days.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const phone: BrowserContextOptions = { viewport: { width: 375, height: 812 } }
const tooSlow = 'De schrijfhulp deed er te lang over. Probeer het opnieuw.: over 60000 ms'
const smtp: MailState = { kind: 'smtp', where: 'smtp.example.com', from: 'kopij@example.com' }
const refusal = (message: string): MailState => ({ ...smtp, lastFailure: { message, at: house.app.now } })

let house: TestBrowser
let folder: string
let mail: MailState
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kopij-status-'))
  const mailer: Mailer = { send: async () => {}, state: () => mail, onFailure: () => {} }
  house = await openBrowser({ dataDir: folder, mailer, runJobs: true })
  // What a start does by itself is over.
  for (const { name } of allJobs) await untilKept(house.app.database, name, 'completed')
})
after(async () => {
  await house.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  mail = smtp
  house.app.now = new Date()
  await forgetFigures(house.app.database)
  await forgetRuns(house.app.database, 'keep-figures')
})

const daysAgo = (days: number) => new Date(house.app.now.getTime() - days * DAY_MS)

/** An administrator on the overview, at one of its parts. */
async function administrator(
  part: 'Verbetervoorstellen' | 'Status',
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await house.member({ role: 'admin', name: 'Berend Beheer' }, options)
  await openPart(page, part)
  return page
}
async function openPart(page: Page, part: 'Verbetervoorstellen' | 'Status'): Promise<void> {
  await page.goto('/admin?tab=overview')
  await page.getByRole('tab', { name: part === 'Status' ? part : 'Verbeteringen', exact: true }).click()
  await page.getByRole('heading', { level: 2, name: part, exact: true }).waitFor()
}
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const proposal = (page: Page, text: string) =>
  panel(page, 'Verbetervoorstellen').getByRole('listitem').filter({ hasText: text })
const press = (page: Page, text: string, name: string) =>
  proposal(page, text).getByRole('button', { name, exact: true }).click()
const choose = (page: Page, name: string) =>
  panel(page, 'Verbetervoorstellen')
    .getByText(new RegExp(`^${name} \\(\\d+\\)$`))
    .click()

/** Requests that were too late, and a tool that people dislike: a change the product can make, and an advice. */
async function troubles(): Promise<void> {
  const { database } = house.app
  await addUsage(database, 20, { createdAt: daysAgo(2) })
  await addUsage(database, 10, { createdAt: daysAgo(2), errorMessage: tooSlow })
  const page = await house.member({})
  const { id } = (await (await page.request.get('/api/user')).json()) as { id: number }
  await page.context().close()
  await addRatings(database, id, { up: 6, down: 4, at: daysAgo(2), tool: 'shorts-text' })
  await proposeOptimizations(database.db, house.app.now)
}
const limit = async () =>
  (await house.app.database.pool.query<{ limit: number }>('select time_limit_seconds as limit from tool_settings'))
    .rows[0]?.limit

test('without proposals one reads when there will be some', async () => {
  const page = await administrator('Verbetervoorstellen')
  await page.getByText('Nog geen voorstellen', { exact: true }).waitFor()
  await page.getByText(/minstens 20 verzoeken of 10 beoordelingen/).waitFor()
  await page.context().close()
})

test('a proposal is carried out, says what changed, and can be put back from the toast', async () => {
  await troubles()
  const page = await administrator('Verbetervoorstellen')
  const late = proposal(page, 'Verzoeken mislukken vaak')
  await late.getByText('Ernst: gemiddeld').waitFor()
  await late.getByText('In 7 dagen mislukten 10 van de 30 verzoeken (33%)', { exact: false }).waitFor()
  await late.getByText('Tijdslimiet: van 60 naar 90 seconden.', { exact: false }).waitFor()
  await press(page, 'Verzoeken mislukken vaak', 'Uitvoeren')
  await toasted(page, 'Voorstel uitgevoerd', 'De tijdslimiet van Facebook ging van 60 naar 90 seconden.')
  await late.waitFor({ state: 'detached' })
  assert.equal(await limit(), 90)
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  assert.equal(await focused(), 'Verbetervoorstellen')

  await toasts(page).getByRole('button', { name: 'Terugzetten' }).click()
  await toasted(page, 'Teruggezet', 'De tijdslimiet van Facebook ging van 90 naar 60 seconden.')
  assert.equal(await limit(), 60)
  await closeToast(page)
  await choose(page, 'Afgewezen')
  await proposal(page, 'Verzoeken mislukken vaak')
    .getByText('Teruggezet door Berend Beheer', { exact: false })
    .waitFor()
  await page.context().close()
})

test('an advice is accepted first, then marked as done; another is dismissed', async () => {
  await troubles()
  const page = await administrator('Verbetervoorstellen')
  const disliked = 'Resultaten vallen niet in de smaak'
  assert.equal(await proposal(page, disliked).getByRole('button', { name: 'Uitvoeren', exact: true }).count(), 0)
  await press(page, disliked, 'Accepteren')
  await toasted(page, 'Voorstel geaccepteerd', 'Shorts-tekst: resultaten vallen niet in de smaak.')
  await choose(page, 'Geaccepteerd')
  await press(page, disliked, 'Markeer als uitgevoerd')
  await toasted(page, 'Voorstel uitgevoerd', /niets automatisch veranderd/)
  assert.equal(await toasts(page).getByRole('button', { name: 'Terugzetten' }).count(), 0)
  await choose(page, 'Uitgevoerd')
  await proposal(page, disliked)
    .getByText(/Nog niet gemeten: dat gebeurt vanzelf op/)
    .waitFor()
  assert.equal(await proposal(page, disliked).getByRole('button').count(), 0)
  await choose(page, 'Voorgesteld')
  await press(page, 'Verzoeken mislukken vaak', 'Afwijzen')
  await toasted(page, 'Voorstel afgewezen', 'Facebook: verzoeken mislukken vaak.')
  await page.getByText('Nog geen voorstellen', { exact: true }).waitFor()
  await page.context().close()
})

test('a dismissal can be undone at once, and later from the list of what was dismissed', async () => {
  await troubles()
  const page = await administrator('Verbetervoorstellen')
  const failing = 'Verzoeken mislukken vaak'
  await press(page, failing, 'Afwijzen')
  await proposal(page, failing).waitFor({ state: 'detached' })
  await toasts(page).getByRole('button', { name: 'Ongedaan maken' }).click()
  await toasted(page, 'Weer voorgesteld', 'Facebook: verzoeken mislukken vaak.')
  await press(page, failing, 'Afwijzen')
  await proposal(page, failing).waitFor({ state: 'detached' })
  await choose(page, 'Afgewezen')
  await press(page, failing, 'Weer voorstellen')
  await page.getByText('Niets afgewezen', { exact: true }).waitFor()
  await choose(page, 'Voorgesteld')
  await proposal(page, failing).getByRole('button', { name: 'Uitvoeren', exact: true }).waitFor()
  await page.context().close()
})

test('what came of it stands with what was carried out', async () => {
  await troubles()
  const page = await administrator('Verbetervoorstellen')
  await press(page, 'Verzoeken mislukken vaak', 'Uitvoeren')
  await toasts(page).waitFor()
  const { database, now } = house.app
  await addUsage(database, 30, { createdAt: new Date(now.getTime() + DAY_MS) })
  await measureOptimizations(database.db, new Date(now.getTime() + 7 * DAY_MS))
  await openPart(page, 'Verbetervoorstellen')
  await choose(page, 'Uitgevoerd')
  await proposal(page, 'Verzoeken mislukken vaak')
    .getByText('Het deel mislukte verzoeken ging van 33% naar 0%: beter.', { exact: true })
    .waitFor()
  await page.context().close()
})

test('who is second hears that somebody was faster, and sees how it stands', async () => {
  await troubles()
  const [one, two] = [await administrator('Verbetervoorstellen'), await administrator('Verbetervoorstellen')]
  await proposal(two, 'Verzoeken mislukken vaak').waitFor()
  await press(one, 'Verzoeken mislukken vaak', 'Afwijzen')
  await toasts(one).waitFor()
  await press(two, 'Verzoeken mislukken vaak', 'Uitvoeren')
  await toasted(two, 'Niet gelukt', /Deze stap kan nu niet/)
  await proposal(two, 'Verzoeken mislukken vaak').waitFor({ state: 'detached' })
  assert.equal(await limit(), undefined)
  await one.context().close()
  await two.context().close()
})

const part = (page: Page, name: string) =>
  panel(page, 'Status')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })

test('every part says in words how it is; what went wrong stands beside it, and is seen after refreshing', async () => {
  const page = await administrator('Status')
  for (const name of ['Database', 'Bestanden', 'Mail', 'Taalmodel', 'Achtergrondtaken'])
    await part(page, name).getByText('Goed', { exact: true }).waitFor()
  await part(page, 'Database')
    .getByText(/PostgreSQL \d+/)
    .waitFor()
  await part(page, 'Bestanden').getByText(folder, { exact: false }).waitFor()
  await part(page, 'Taalmodel')
    .getByText(/^Ingebouwde schrijfhulp, zonder taalmodel/)
    .waitFor()

  mail = refusal('535 authentication failed')
  await failedJob('geen plek meer')
  await page.getByRole('button', { name: 'Vernieuw', exact: true }).click()
  await part(page, 'Mail').getByText('Fout', { exact: true }).waitFor()
  await part(page, 'Mail')
    .getByText(/^Laatste fout, zojuist \(.+\): 535 authentication failed$/)
    .waitFor()
  await part(page, 'Achtergrondtaken').getByText('Fout', { exact: true }).waitFor()
  const row = jobRow(page, /Dagcijfers/)
  await row.getByText('Mislukt', { exact: true }).waitFor()
  await row.getByText(/geen plek meer/).waitFor()
  await page.context().close()
})

/** The figures of the past day could not be kept, just now, and never were. */
async function failedJob(said: string): Promise<void> {
  const failedAt = new Date(Date.now() - 1_000)
  await forgetRuns(house.app.database, 'keep-figures')
  await putRun(house.app.database, 'keep-figures', {
    state: 'failed',
    startedAt: failedAt,
    completedAt: failedAt,
    said,
  })
}
const jobRow = (page: Page, title: RegExp) =>
  page.getByRole('table', { name: 'Achtergrondtaken' }).getByRole('row', { name: title })

test('what failed of a job is done again with one press, and the log says who did so', async () => {
  await failedJob('geen plek meer')
  const page = await administrator('Status')
  const row = jobRow(page, /Dagcijfers/)
  await row.getByText('elke 10 minuten', { exact: true }).waitFor()
  // Only what failed can be asked for.
  assert.equal(
    await panel(page, 'Status')
      .getByRole('button', { name: /^Opnieuw/ })
      .count(),
    1,
  )
  await page.getByRole('button', { name: 'Opnieuw: Dagcijfers', exact: true }).click()
  await toasted(page, 'Opnieuw begonnen', 'Dagcijfers.')
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Achtergrondtaken')
  await untilKept(house.app.database, 'keep-figures', 'completed')
  await closeToast(page)
  await page.getByRole('button', { name: 'Vernieuw', exact: true }).click()
  await row.getByText('Goed', { exact: true }).waitFor()
  assert.equal(await row.getByRole('button').count(), 0)
  await page.goto('/admin?tab=users')
  await page.getByRole('tab', { name: 'Logboek', exact: true }).click()
  await page.getByRole('list', { name: 'Logboek' }).getByText('Berend Beheer begon opnieuw aan Dagcijfers').waitFor()
  await page.context().close()
})

test('who cannot have a job done again is told why, and can try again', async () => {
  await failedJob('geen plek meer')
  const page = await administrator('Status')
  await page.route('**/api/jobs/keep-figures/retry', (route) =>
    route.fulfill({ status: 503, json: { message: 'De database antwoordt niet. Probeer het zo opnieuw.' } }),
  )
  const again = page.getByRole('button', { name: 'Opnieuw: Dagcijfers', exact: true })
  await again.click()
  await toasted(page, 'Niet gelukt', /De database antwoordt niet/)
  assert.ok(await again.isVisible())
  await page.context().close()
})

test('it is asked for again every half minute, and a failed call leaves what was known', async () => {
  const page = await house.member({ role: 'admin' })
  await page.clock.install()
  await openPart(page, 'Status')
  await part(page, 'Mail').getByText('Goed', { exact: true }).waitFor()
  mail = { ...smtp, kind: 'files', where: '/data/mail' }
  await page.clock.fastForward(31_000)
  await part(page, 'Mail').getByText('Let op', { exact: true }).waitFor()
  await page.route('**/api/status', (route) => route.fulfill({ status: 503, json: { message: 'Even niet.' } }))
  await page.clock.fastForward(31_000)
  await page.getByRole('alert').filter({ hasText: 'De status kon niet worden vernieuwd' }).waitFor()
  await part(page, 'Mail').getByText('Let op', { exact: true }).waitFor()
  await page.unroute('**/api/status')
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await page.getByRole('alert').waitFor({ state: 'detached' })
  await page.context().close()
})

test('proposals that cannot be fetched can be asked for again', async () => {
  const page = await house.member({ role: 'admin' })
  await page.route('**/api/optimizations', (route) => route.fulfill({ status: 503, json: { message: 'Even niet.' } }))
  await openPart(page, 'Verbetervoorstellen')
  const alert = page.getByRole('alert').filter({ hasText: 'De voorstellen konden niet worden opgehaald' })
  await alert.waitFor()
  await page.unroute('**/api/optimizations')
  await alert.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await page.getByText('Nog geen voorstellen', { exact: true }).waitFor()
  await page.context().close()
})

test('both parts are accessible, wide and narrow, also with text of twice the size', async () => {
  await troubles()
  mail = refusal(`535 ${'lang'.repeat(40)}`)
  for (const options of [{}, phone]) {
    const page = await administrator('Verbetervoorstellen', options)
    await proposal(page, 'Verzoeken mislukken vaak').waitFor()
    await assertAccessible(page)
    await assertNoSidewaysScroll(page)
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    await assertNoSidewaysScroll(page)
    await openPart(page, 'Status')
    await part(page, 'Mail').getByText('Fout', { exact: true }).waitFor()
    await until(async () => (await page.getByRole('table').count()) === 1, 'the jobs are shown')
    await assertAccessible(page)
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    await assertNoSidewaysScroll(page)
    await page.context().close()
  }
})
