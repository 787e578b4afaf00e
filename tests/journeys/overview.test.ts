// Overzicht: administrators see what waits and what was made, choose a period, and take the figures along.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, afterEach, before, test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { addDays, dutchDay } from '#contract/days.ts'
import { contactSubmissions } from '#server/contact/tables.ts'
import { inspirationLinks } from '#server/links/tables.ts'
import { aiUsage } from '#server/quota/tables.ts'
import { performanceStats } from '#server/usage/tables.ts'
import { makeUser } from '../support/app.ts'
import {
  assertAccessible,
  assertAccessibleAtAnyWidth,
  assertNoSidewaysScroll,
  openBrowser,
  type TestBrowser,
} from '../support/browser.ts'
import { makeUnavailable } from '../support/unavailable.ts'
import { logUsage, request, type UsageRow } from '../support/usage.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())
afterEach(async () => {
  await house.app.database.db.delete(aiUsage)
  await house.app.database.db.delete(performanceStats)
})

const today = dutchDay(new Date())
/** At noon, `days` days ago: the same day in every summer and winter. */
const ago = (days: number) => new Date(`${addDays(today, -days)}T12:00:00Z`)
const log = (rows: UsageRow[]) => logUsage(house.app.database, rows)

/** Some weeks of work: twelve requests within thirty days, two of them failed, and three before. */
async function someWork(): Promise<void> {
  const { id } = await makeUser(house.app.database, { username: `maker-${Date.now()}`, name: 'Mara Maker' })
  const made = (days: number, fields: Partial<UsageRow> = {}) =>
    request(ago(days), { userId: id, totalTokens: 500, estimatedCost: 0.5, processingTimeMs: 2_000, ...fields })
  await log([
    ...[2, 3, 4, 5, 6, 9].map((days) => made(days, { agentType: 'facebook-captions', modelUsed: 'mistral-small' })),
    ...[2, 12, 20, 29].map((days) => made(days, { agentType: 'titeltovenaar' })),
    ...[2, 8].map((days) => made(days, { success: false, userId: null })),
    ...[31, 40, 59].map((days) => made(days)),
  ])
}

async function overview(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await house.member({ role: 'admin' }, options)
  await page.goto('/admin?tab=overview')
  await page.getByRole('heading', { level: 1, name: 'Overzicht' }).waitFor()
  return page
}

const chart = (page: Page) => page.getByRole('img', { name: /^Staafdiagram: / })
const figure = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Kerncijfers' }).locator('dl > div').filter({ hasText: name })
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first()

test('before anything was made there is a word about what will be here', async () => {
  const page = await overview()
  await page.getByRole('heading', { name: 'Nog geen cijfers' }).waitFor()
  assert.equal(await chart(page).count(), 0)
  await assertAccessible(page)
})

test('the figures are those of the last thirty days, against the thirty before', async () => {
  await someWork()
  const page = await overview()
  await chart(page).waitFor()
  assert.match(await figure(page, 'Verzoeken').innerText(), /Verzoeken\s+12\s+300% meer/)
  assert.match(await figure(page, 'Mislukt').innerText(), /Mislukt\s+2\s+17% van alles/)
  assert.match(await figure(page, 'Gemiddelde responstijd').innerText(), /2,0 s\s+evenveel/)
  assert.match(await figure(page, 'Geschatte kosten').innerText(), /\$ 0,0600/)
  assert.match((await chart(page).getAttribute('aria-label')) ?? '', /12 verzoeken, waarvan 2 mislukt/)
  const tools = await section(page, 'Per tool').getByRole('listitem').allInnerTexts()
  assert.match(
    tools.join('|'),
    /^Facebook\s+6 \(50%\).*TitelTovenaar\s+4 \(33%\).*Herschrijver\s+2 \(17%\), 2 mislukt/s,
  )
  const people = page.getByRole('table', { name: 'Per gebruiker' }).getByRole('row')
  assert.deepEqual(
    await people.allInnerTexts().then((rows) => rows.slice(1).map((row) => row.split('\t')[0]?.trim())),
    ['Mara Maker', 'Verwijderd account'],
  )
})

test('another period is chosen by a click or by two dates, and wrong dates are told on their field', async () => {
  await someWork()
  const page = await overview()
  const requests = figure(page, 'Verzoeken')
  await requests.getByText('12', { exact: true }).waitFor()
  await page.getByText('7 dagen', { exact: true }).click()
  await requests.getByText('7', { exact: true }).waitFor()
  await page.getByText('90 dagen', { exact: true }).click()
  await requests.getByText('15', { exact: true }).waitFor()

  await page.getByText('Zelf kiezen').click()
  const [from, to] = [page.getByLabel('Van', { exact: true }), page.getByLabel('Tot en met')]
  assert.equal(await from.inputValue(), addDays(today, -89))
  await from.fill(addDays(today, -2))
  await to.fill(addDays(today, -3))
  await page.getByRole('button', { name: 'Toon' }).click()
  await page.getByText('De laatste dag ligt voor de eerste.').waitFor()
  await requests.getByText('15', { exact: true }).waitFor()
  await from.fill(addDays(today, -4))
  await page.getByRole('button', { name: 'Toon' }).click()
  await requests.getByText('2', { exact: true }).waitFor()
  await page.getByText('Vergeleken met de 2 dagen ervoor.').waitFor()

  // Who comes back finds the period as it was.
  await page.getByRole('link', { name: 'Geschiedenis' }).click()
  await page.getByRole('link', { name: 'Overzicht' }).click()
  await requests.getByText('2', { exact: true }).waitFor()
  assert.equal(await from.inputValue(), addDays(today, -4))
})

test('every chart is a table on demand, with the same figures', async () => {
  await someWork()
  const page = await overview()
  await chart(page).waitFor()
  for (const title of [
    'Verzoeken per dag',
    'Geschatte kosten per dag',
    'Responstijd per dag',
    'Per tool',
    'Per model',
  ]) {
    const toggle = page.getByRole('button', { name: `Als tabel: ${title}` })
    await toggle.click()
    const table = page.getByRole('table', { name: title })
    await table.waitFor()
    assert.equal(await toggle.getAttribute('aria-pressed'), 'true')
    const cells = await table.getByRole('row').allInnerTexts()
    const sum = cells.slice(1).reduce((total, row) => total + Number(row.split('\t')[1]), 0)
    assert.equal(sum, 12, title)
    if (title === 'Per model') await assertAccessible(page)
    await toggle.click()
    await table.waitFor({ state: 'hidden' })
  }
})

test('figures can be taken along as a file', async () => {
  await someWork()
  const page = await overview()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV: Verzoeken per dag' }).click()
  const download = await downloading
  assert.match(download.suggestedFilename(), /^kopij-per-dag-.*\.csv$/)
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
  assert.match(lines[0] ?? '', /^\uFEFFDag;Verzoeken;Mislukt/)
  assert.equal(lines.length, 32)
  assert.ok(
    lines.some((line) => line.startsWith(`${addDays(today, -2)};3;1;2000;`)),
    lines.join('\n'),
  )
})

test('what waits leads to where it waits', async () => {
  const createdAt = new Date()
  const { db } = house.app.database
  await db.insert(inspirationLinks).values({ title: 'A', url: 'https://example.com', urlKey: 'a', createdAt })
  await db
    .insert(contactSubmissions)
    .values({ name: 'Lezer', email: 'l@example.com', message: 'Goedemorgen', createdAt })
  const page = await overview()
  const board = page.getByRole('region', { name: 'Wat er wacht' })
  await board.getByRole('link', { name: '1 bericht wacht op antwoord' }).waitFor()
  await board.getByRole('link', { name: /taken te doen/ }).waitFor()
  await board.getByRole('link', { name: /1 link ligt open/ }).click()
  await page.waitForURL('**/admin?tab=inspiratie-links')
})

test('what changed after the counts were read and before the stream opened is counted all the same', async () => {
  const { db } = house.app.database
  const page = await house.member({ role: 'admin' })
  const [read, changed, heard] = Array.from({ length: 3 }, () => Promise.withResolvers<void>())
  await page.route('**/api/live', async (route) => changed?.promise.then(() => route.continue()))
  await page.route('**/api/usage/board*', async (route) => {
    const response = await route.fetch()
    read?.resolve()
    await heard?.promise
    await route.fulfill({ response })
  })
  const stream = page.waitForResponse('**/api/live')
  await page.goto('/admin?tab=overview')
  await read?.promise
  const url = 'https://example.com/later'
  await db.insert(inspirationLinks).values({ title: 'B', url, urlKey: url, createdAt: new Date() })
  changed?.resolve()
  await stream
  heard?.resolve()
  await page
    .getByRole('region', { name: 'Wat er wacht' })
    .getByRole('link', { name: /2\s*links liggen open/ })
    .waitFor()
})

test('a failure is told with a way to try again, and charts that cannot be fetched are tables', async () => {
  await someWork()
  const page = await house.member({ role: 'admin' })
  const mend = await makeUnavailable(page, '**/api/usage/overview?*')
  await page.route('**/charts-*.js', (route) => route.abort())
  await page.goto('/admin?tab=overview')
  const failure = page.getByRole('alert').filter({ hasText: 'De cijfers konden niet worden opgehaald' })
  await failure.getByText('Even niet.').waitFor()
  await mend()
  await failure.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await page.getByRole('table', { name: 'Verzoeken per dag' }).waitFor()
  assert.equal(await chart(page).count(), 0)
})

test('the overview is accessible, wide and narrow, and scrolls only downwards', async () => {
  await someWork()
  const page = await overview({ reducedMotion: 'reduce' })
  await chart(page).waitFor()
  await assertAccessibleAtAnyWidth(page)
  await page.setViewportSize({ width: 320, height: 800 })
  await page.getByText('Zelf kiezen').click()
  await page.getByRole('button', { name: 'Als tabel: Verzoeken per dag' }).click()
  await page.getByRole('table', { name: 'Verzoeken per dag' }).waitFor()
  await assertNoSidewaysScroll(page)
})

test('the open part of the overview stands in the address: Back undoes the choice, and a colleague opens the same', async () => {
  const page = await house.member({ role: 'admin' })
  await page.goto('/admin?tab=overview')
  await page.getByRole('tab', { name: 'Status' }).click()
  await page.getByRole('heading', { name: 'Status', exact: true }).waitFor()
  const other = await house.member({ role: 'admin' })
  await other.goto(page.url())
  await other.getByRole('heading', { name: 'Status', exact: true }).waitFor()
  await page.goBack()
  await page.getByRole('tab', { name: 'Cijfers', selected: true }).waitFor()
  await page.goForward()
  await page.getByRole('tab', { name: 'Status', selected: true }).waitFor()
})
