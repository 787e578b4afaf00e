// The history: what was made is found again, by day, by words, by tool and among the favourites.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { until } from '../support/app.ts'
import {
  assertAccessible,
  assertAccessibleAtAnyWidth,
  assertNoSidewaysScroll,
  openBrowser,
  stopClock,
  type TestBrowser,
} from '../support/browser.ts'
import { makeUnavailable } from '../support/unavailable.ts'
import { addGenerations, article, button, pressed, toast } from '../support/maker-pages.ts'
import { doubleText } from '../support/styled-page.ts'

const phone: BrowserContextOptions = { viewport: { width: 375, height: 812 } }
const search = (page: Page) => page.getByPlaceholder(/^Zoek/)

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

/** A paying user who asked Facebook titles for these subjects, oldest first, on the history. */
async function maker(subjects: string[], options: BrowserContextOptions = {}): Promise<Page> {
  const page = await house.member({ role: 'paid' }, options)
  for (const title of subjects) {
    const data = { title, description: 'Langs duin en strand fiets je.' }
    assert.equal((await page.request.post('/api/content/facebook-titles', { data })).status(), 200)
  }
  await page.goto('/admin?tab=history')
  if (subjects.length > 0) await article(page).first().waitFor()
  return page
}

test('what was made is found in the history, by words, by tool and among the favourites', async () => {
  const page = await maker(['Fietsen naar zee', 'Moestuin op het balkon'])
  await page.request.post('/api/content/pinterest-titles', { data: { title: 'Fietsen naar zee' } })
  await page.reload()
  await article(page).nth(2).waitFor()
  await page.getByRole('heading', { level: 2, name: 'Vandaag' }).waitFor()
  assert.deepEqual(await article(page).getByRole('heading').allInnerTexts(), [
    'Fietsen naar zee',
    'Moestuin op het balkon',
    'Fietsen naar zee',
  ])
  await article(page, 'Moestuin op het balkon')
    .getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/)
    .waitFor()

  await search(page).fill('MOESTUIN')
  await article(page).nth(1).waitFor({ state: 'hidden' })
  assert.deepEqual(await article(page).getByRole('heading').allInnerTexts(), ['Moestuin op het balkon'])
  const marked = page.waitForResponse((reply) => reply.request().method() !== 'GET')
  await button(page, 'Favoriet').click()
  // Asked before it is saved, the favourites would be without it.
  await marked
  await search(page).fill('')
  await article(page).nth(2).waitFor()
  await button(page, 'Alleen favorieten').click()
  await article(page).nth(1).waitFor({ state: 'hidden' })
  assert.equal(await pressed(page, 'Favoriet'), 'true')
  await page.reload()
  await article(page, 'Moestuin op het balkon').waitFor()
  assert.equal(await article(page).count(), 1, 'the star and the filter outlive a reload')
  await button(page, 'Alleen favorieten').click()
  await page.getByLabel('Tool').selectOption('Pinterest')
  await article(page).nth(1).waitFor({ state: 'hidden' })
  await article(page, 'Fietsen naar zee').getByText('Pinterest', { exact: true }).waitFor()

  await page.getByRole('link', { name: 'Facebook' }).click()
  await page.getByRole('heading', { level: 1, name: 'Facebook titels' }).waitFor()
  await page.getByRole('link', { name: 'Geschiedenis' }).click()
  await article(page).first().waitFor()
  assert.equal(await page.getByLabel('Tool').locator('option:checked').innerText(), 'Pinterest')
})

test('what was made since one last looked stands on top', async () => {
  const page = await maker(['Fietsen naar zee'])
  await page.getByRole('link', { name: 'Facebook' }).click()
  await page.getByRole('main').getByRole('textbox', { name: 'Titel' }).fill('Moestuin op het balkon')
  await button(page, 'Genereer titels').click()
  await toast(page, 'gegenereerd').waitFor()
  await page.getByRole('link', { name: 'Geschiedenis' }).click()
  await article(page).nth(1).waitFor()
  assert.equal(await article(page).first().getByRole('heading').innerText(), 'Moestuin op het balkon')
})

test('of each generation the first result shows, the others fold out, and each can be copied', async () => {
  const page = await maker(['Fietsen naar zee'])
  assert.equal(await article(page).getByRole('listitem').count(), 1)
  const more = article(page).getByRole('button', { name: /^Toon alle \d+$/ })
  const count = Number((await more.innerText()).match(/\d+/)?.[0])
  await more.click()
  assert.equal(await article(page).getByRole('listitem').count(), count)
  const last = article(page).getByRole('listitem').last()
  await last.getByRole('button', { name: 'Kopieer' }).click()
  await toast(page, 'Gekopieerd naar klembord').waitFor()
  assert.equal(
    await page.evaluate(() => navigator.clipboard.readText()),
    await last.getByRole('paragraph').first().innerText(),
  )
  await button(page, 'Toon minder').click()
  assert.equal(await article(page).getByRole('listitem').count(), 1)
})

test('twenty stand on a page, and Meer laden brings the next until there are no more', async () => {
  const page = await maker([])
  await addGenerations(house, page, { count: 41 })
  await page.reload()
  await article(page).nth(19).waitFor()
  assert.equal(await article(page).count(), 20)
  await button(page, 'Meer laden').click()
  await article(page).nth(39).waitFor()
  const mend = await makeUnavailable(page, '**/api/history?*')
  await button(page, 'Meer laden').click()
  await toast(page, 'Even niet.').waitFor()
  assert.equal(await article(page).count(), 40, 'what was there stays')
  await mend()
  await button(page, 'Meer laden').click()
  await article(page).nth(40).waitFor()
  await button(page, 'Meer laden').waitFor({ state: 'hidden' })
  assert.deepEqual(
    await article(page).getByRole('heading').allInnerTexts(),
    Array.from({ length: 41 }, (_, at) => `Onderwerp ${41 - at}`),
  )
})

test('when nothing is left to load, the keyboard is on the first that came last', async () => {
  const page = await house.member({ role: 'admin' })
  await addGenerations(house, page, { count: 41 })
  await house.app.database.pool.query(
    `insert into tasks (title, created_at, updated_at, position) select 'Taak ' || n, now(), now(), n * 1024 from generate_series(1, 101) n`,
  )
  await house.app.database.pool.query(
    `insert into audit_log (actor_name, action, subject_name, changes, created_at) select 'Wie Dan', 'user.add', 'Iets', '{}', now() from generate_series(1, 51) n`,
  )
  const lists = [
    { address: 'history', more: 'Meer laden', entries: article(page), steps: [20, 40] },
    { address: 'tasks', more: /^Toon meer/, entries: page.locator('[data-done]'), steps: [100] },
    {
      address: 'users&part=log',
      more: 'Meer laden',
      entries: page.getByRole('list', { name: 'Logboek' }).locator('> li'),
      steps: [50],
    },
  ]
  for (const { address, more, entries, steps } of lists) {
    await page.goto(`/admin?tab=${address}`)
    const press = page.getByRole('button', { name: more })
    for (const shown of steps) {
      await until(async () => (await entries.count()) === shown, `${shown} of ${address}`)
      assert.ok(await press.evaluate((element) => (element.focus(), element === document.activeElement)))
      await page.keyboard.press('Enter')
      await entries.nth(shown).waitFor()
      // As long as there is more, the keyboard stays on the button.
      const next = shown === steps.at(-1) ? entries.nth(shown) : press
      await until(() => next.evaluate((element) => element === document.activeElement), `the keyboard in ${address}`)
    }
  }
})

test('generations stand by day', async () => {
  const page = await maker([])
  const day = 24 * 60 * 60_000
  const now = new Date()
  await addGenerations(house, page, { newest: new Date(now.getTime() - 400 * day) })
  await addGenerations(house, page, { newest: new Date(now.getTime() - day) })
  await addGenerations(house, page, { newest: now })
  await page.reload()
  await article(page).nth(2).waitFor()
  const days = await page.getByRole('main').getByRole('region').getByRole('heading', { level: 2 }).allInnerTexts()
  assert.deepEqual(days.slice(0, 2), ['Vandaag', 'Gisteren'])
  assert.match(days[2] ?? '', /^\d+ [a-z]+ \d{4}$/)
})

test('an empty history, no match and no favourites each say so, with a way on', async () => {
  const page = await maker([])
  await page.getByText('Nog niets gemaakt').waitFor()
  await assertAccessible(page)
  await page.getByRole('link', { name: 'Maak je eerste captions' }).click()
  await page.waitForURL(/tab=caption-generator/)
  await addGenerations(house, page)
  await page.goto('/admin?tab=history')
  await article(page).waitFor()
  await search(page).fill('bestaat niet')
  await page.getByText('Niets in je geschiedenis bevat ‘bestaat niet’.').waitFor()
  await button(page, 'Toon alles').click()
  await article(page).waitFor()
  assert.equal(await search(page).inputValue(), '')
  await button(page, 'Alleen favorieten').click()
  await page.getByText('Nog geen favorieten').waitFor()
})

test('a history that cannot be fetched can be asked for again', async () => {
  const page = await house.member()
  const mend = await makeUnavailable(page, '**/api/history*')
  await page.goto('/admin?tab=history')
  await page.getByRole('alert').filter({ hasText: 'Even niet.' }).waitFor()
  await mend()
  await button(page, 'Probeer opnieuw').click()
  await page.getByText('Nog niets gemaakt').waitFor()
})

test('a search is asked once the typing pauses, not at every letter', async () => {
  const page = await maker(['Fietsen naar zee'])
  const asked: string[] = []
  page.on('request', (request) => {
    const wanted = new URL(request.url()).searchParams.get('search')
    if (wanted !== null) asked.push(wanted)
  })
  await stopClock(page)
  await search(page).pressSequentially('fietsen')
  assert.deepEqual(asked, [])
  await page.clock.runFor(1_000)
  await until(() => asked.length > 0, 'it was asked')
  assert.deepEqual(asked, ['fietsen'])
})

test('text of twice the size stays on the page', async () => {
  const page = await maker(['Fietsen naar zee'], phone)
  await doubleText(page)
  await button(page, 'Goed resultaat').click()
  await page.getByText('Bedankt.').waitFor()
  await assertNoSidewaysScroll(page)
  await page.getByRole('tab', { name: 'Geleerd van jou' }).click()
  await button(page, 'Vergeet alles').click()
  await page.getByRole('alertdialog').waitFor()
  await assertNoSidewaysScroll(page)
})

test('the history is accessible, wide and narrow', async () => {
  const page = await maker(['Fietsen naar zee'])
  const endless = 'Langewoordendiemaarnietophouden'.repeat(3)
  await addGenerations(house, page, { input: { title: endless }, output: { titles: [endless, 'Kort'] } })
  await page.reload()
  await article(page).nth(1).waitFor()
  await button(page, 'Goed resultaat').first().click()
  await page.getByText('Bedankt.').waitFor()
  await button(page, 'Favoriet').first().click()
  await article(page)
    .first()
    .getByRole('button', { name: /^Toon alle/ })
    .click()
  await assertAccessibleAtAnyWidth(page)
  await page.getByRole('tab', { name: 'Geleerd van jou' }).click()
  await button(page, 'Vergeet alles').waitFor()
  await assertAccessibleAtAnyWidth(page)
  await button(page, 'Vergeet alles').click()
  await page.getByRole('alertdialog').waitFor()
  await assertAccessibleAtAnyWidth(page)
})
