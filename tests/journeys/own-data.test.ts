// One's own data in the browser: a copy is made, fetched and read; the account is deleted, taken back, and deleted for good.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { DAY_MS } from '#contract/days.ts'
import { makeExport } from '#server/account-data/jobs.ts'
import { unzipped } from '#server/articles/import-zip.ts'
import type { Site } from '#server/http/site.ts'
import { allJobs } from '#server/job-registry.ts'
import { runJob, type Job } from '#server/jobs/job.ts'
import type { z } from 'zod'
import { PASSWORD } from '../support/app.ts'
import { assertAccessible, hasFocus, openBrowser, type TestBrowser } from '../support/browser.ts'

let house: TestBrowser
before(async () => {
  house = await openBrowser()
})
after(() => house.close())

const due = allJobs.find(({ name }) => name === 'delete-due-accounts') as Job<z.ZodUndefined, Site>
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const part = (page: Page) => page.getByRole('region', { name: 'Je gegevens' })

async function logIn(page: Page, username: string): Promise<void> {
  await page.goto('/auth?next=/admin?tab=account')
  await page.getByLabel('Gebruikersnaam').fill(username)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
}

async function askForDeletion(page: Page): Promise<void> {
  await button(page, /^Account verwijderen/).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Dit gaat voorgoed weg').waitFor()
  await dialog.getByLabel('Huidig wachtwoord').fill(PASSWORD)
  await button(page, 'Stuur de link').click()
  await part(page).getByText('Vraag de beheerder om de link').waitFor()
}

test('who goes takes everything along, is asked twice, can come back for a week, and is gone after that', async () => {
  const page = await house.visitor()
  const { client, user } = await house.app.loggedIn({ username: 'weggaander', name: 'Wendy Weg' })
  await client.post('/api/articles', { title: 'Brug: open/dicht?', content: 'De brug is open.' })
  await logIn(page, user.username)
  await part(page).waitFor()
  await assertAccessible(page)

  await button(page, 'Kopie maken').click()
  await part(page).getByText('We maken je kopie').waitFor()
  await hasFocus(part(page).locator('[aria-live]').filter({ hasText: 'We maken je kopie' }))
  const order = house.app.sent.all.findLast(({ name }) => name === makeExport.name)
  await runJob(makeExport, house.app.site, makeExport.data.parse(order?.data))
  await part(page).getByText('Je kopie staat klaar').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download ZIP' }).click(),
  ])
  const files = unzipped(await readFile(await download.path()), () => true)
  assert.match(Buffer.from(files.get('LEES-MIJ.txt') ?? []).toString(), /Wendy Weg \(weggaander\)/)
  assert.ok(files.has('artikelen/html/Brug open dicht.html'))

  await askForDeletion(page)
  await assertAccessible(page)
  const link = () =>
    house.app.sent.letters(user.email).findLast(({ subject }) => subject.startsWith('Bevestig'))?.button?.url
  const { hash } = new URL(link() ?? '')
  await page.goto(`/verwijderen${hash}`)
  await button(page, 'Ja, verwijder mijn account').click()
  await page.getByRole('heading', { name: 'Je account gaat weg' }).waitFor()
  await assertAccessible(page)

  // Used: it says so, and does nothing.
  await page.goto('/robots.txt')
  await page.goto(`/verwijderen${hash}`)
  await button(page, 'Ja, verwijder mijn account').click()
  await page.getByRole('heading', { name: 'Deze link is al gebruikt' }).waitFor()

  await logIn(page, user.username)
  const bar = page.getByRole('region', { name: 'Verwijdering van je account' })
  await bar.getByText(/^Je account wordt op .* verwijderd\.$/).waitFor()
  await assertAccessible(page)
  await bar.getByRole('button', { name: 'Toch behouden' }).click()
  await bar.waitFor({ state: 'detached' })
  await page.reload()
  await button(page, /^Account verwijderen/).waitFor()

  await askForDeletion(page)
  await page.goto(`/verwijderen${new URL(link() ?? '').hash}`)
  await button(page, 'Ja, verwijder mijn account').click()
  await page.getByRole('heading', { name: 'Je account gaat weg' }).waitFor()
  const admin = await house.member({ role: 'admin' })
  await admin.goto('/admin?tab=users')
  await admin.getByText(/^Gaat weg op/).waitFor()
  house.app.now = new Date(house.app.now.getTime() + 7 * DAY_MS)
  await runJob(due, house.app.site)
  await logIn(page, user.username)
  await page.getByText('De gebruikersnaam of het wachtwoord klopt niet.').first().waitFor()
  assert.equal(house.app.sent.letters(user.email).at(-1)?.subject, 'Je account is verwijderd')
})

test('a link that lost its secret on the way says what to do, without asking the server', async () => {
  const page = await house.visitor()
  await page.goto('/verwijderen')
  await page.getByText('de link is niet compleet overgekomen').waitFor()
})
