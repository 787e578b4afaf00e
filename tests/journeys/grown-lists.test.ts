// A list that has grown, or of which a later page is shown, is as it was left when Back leads to it from another screen.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { until } from '../support/app.ts'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { addGenerations, article, button, toast } from '../support/maker-pages.ts'
import { makeUnavailable } from '../support/unavailable.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const fill = (rows: string) => house.app.database.pool.query(rows)
const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const drawn = (page: Page) => page.locator('[data-task]')

/** An administrator with more than eleven lengths of their own history, and more than four of their tasks. */
async function manyOf(): Promise<Page> {
  const page = await house.member({ role: 'admin' })
  await addGenerations(house, page, { count: 230 })
  const { id } = (await (await page.request.get('/api/user')).json()) as { id: number }
  await fill(
    `insert into tasks (title, assignee_id, created_at, updated_at, position) select 'Taak ' || n, ${id}, now(), now(), n * 1024 from generate_series(1, 450) n`,
  )
  return page
}
/** Goes to another screen, and Back. */
async function awayAndBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Facebook' }).click()
  await page.getByRole('heading', { level: 1, name: 'Facebook titels' }).waitFor()
  await page.goBack()
}

test('a list that has grown is still as long when Back leads to it', async () => {
  const page = await manyOf()
  await fill(
    `insert into audit_log (actor_name, action, subject_name, changes, created_at) select 'Wie Dan', 'user.add', 'Iets', '{}', now() from generate_series(1, 150) n`,
  )
  const log = () => page.getByRole('list', { name: 'Logboek' }).locator('> li')
  for (const { tab, entries, more, step } of [
    { tab: 'history', entries: article, more: 'Meer laden', step: 20 },
    { tab: 'tasks', entries: drawn, more: /^Toon meer/, step: 100 },
    { tab: 'my-tasks', entries: drawn, more: /^Toon meer/, step: 100 },
    { tab: 'users&part=log', entries: log, more: 'Meer laden', step: 50 },
  ]) {
    const shows = (count: number) => until(async () => (await entries(page).count()) === count, `${count} of ${tab}`)
    await page.goto(`/admin?tab=${tab}`)
    await shows(step)
    await page.getByRole('button', { name: more }).click()
    await shows(2 * step)
    await awayAndBack(page)
    await shows(2 * step)
  }
})

test('a later page of a list stands there again when Back leads to it', async () => {
  const page = await house.member({ role: 'admin' })
  await fill(
    `insert into contact_submissions (name, email, message, created_at) select 'Bart', 'bart@example.com', 'Vraag ' || n, now() from generate_series(1, 60) n`,
  )
  await fill(
    `insert into inspiratie_links (title, url, url_key, created_at) select 'Link ' || n, 'https://example.com/' || n, 'example.com/' || n, now() from generate_series(1, 60) n`,
  )
  await fill(
    `insert into users (name, username, email, password, created_at) select 'Wie ' || n, 'wie' || n, 'wie' || n || '@example.com', 'x', now() from generate_series(1, 120) n`,
  )
  for (const tab of ['inspiratie-links', 'messages', 'users']) {
    const shown = page.getByRole('navigation', { name: /^Bladeren/ }).getByRole('status')
    const later = () => shown.filter({ hasText: /^(?!1–)\d+–\d+ van/ }).innerText()
    await page.goto(`/admin?tab=${tab}`)
    await button(page, 'Volgende').click()
    const part = await later()
    await awayAndBack(page)
    assert.equal(await later(), part, tab)
  }
})

test('a press never asks for less than the address names', async () => {
  const page = await manyOf()
  const more = await makeUnavailable(page, '**/api/history?*after=*')
  await page.goto('/admin?tab=history&lengths=3')
  await article(page).nth(19).waitFor()
  await button(page, 'Meer laden').click()
  await toast(page, 'Niet meer geladen').waitFor()
  assert.equal(parameters(page)['lengths'], '3')
  await more()
  await button(page, 'Meer laden').click()
  await until(async () => (await article(page).count()) === 60, 'all that the address names')
  assert.equal(parameters(page)['lengths'], '3')

  await page.goto('/admin?tab=tasks&lengths=3')
  await until(async () => (await drawn(page).count()) === 300, 'all that the address names')
  await page.getByRole('button', { name: /^Toon meer/ }).click()
  await until(async () => (await drawn(page).count()) === 400, 'one more')
  assert.equal(parameters(page)['lengths'], '4')
})

test('pressing leads further than an address does, which brings back ten times the first length at least', async () => {
  const page = await manyOf()
  const shows = (least: number) => until(async () => (await article(page).count()) >= least, `${least} generations`)
  await page.goto('/admin?tab=history&lengths=10')
  await shows(200)
  await button(page, 'Meer laden').click()
  await shows(220)
  await until(() => parameters(page)['lengths'] === '11', 'the length stands in the address')
  await awayAndBack(page)
  await shows(200)
  await page.reload()
  await shows(200)
  assert.equal(await article(page).count(), 200, 'no address asks for more at once')
  await button(page, 'Meer laden').click()
  await shows(220)
})
