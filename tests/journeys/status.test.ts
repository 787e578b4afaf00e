// How the house is, as an administrator reads it: each part in words, and the jobs that failed, to be done again.
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import type { Page } from 'playwright-core'
import { allJobs } from '#server/job-registry.ts'
import type { Mailer, MailState } from '#server/mail/mailer.ts'
import {
  assertAccessibleAtAnyWidth,
  assertNoSidewaysScroll,
  openBrowser,
  type TestBrowser,
} from '../support/browser.ts'
import { until } from '../support/app.ts'
import { forgetRuns, putRun, untilKept } from '../support/jobs.ts'
import { administrator, openPart, panel } from '../support/overview-page.ts'
import { closeToast, toasted } from '../support/toasts.ts'
import { doubleText } from '../support/styled-page.ts'

const smtp: MailState = { kind: 'smtp', where: 'smtp.example.com', from: 'kopij@example.com' }
const refusal = (message: string): MailState => ({ ...smtp, lastFailure: { message, at: new Date() } })

let house: TestBrowser
let folder: string
let mail: MailState
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kopij-status-'))
  const mailer: Mailer = { send: async () => {}, state: () => mail, onFailure: () => {} }
  house = await openBrowser({ dataDir: folder, mailer, runJobs: true })
  // What a start does by itself is over. As long as the clock of the house is not moved nothing is due again: a job that
  // begins by itself would make good what a test lets fail.
  for (const { name, schedule } of allJobs)
    if (schedule !== null) await untilKept(house.app.database, name, 'completed')
})
after(async () => {
  await house.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  mail = smtp
  await forgetRuns(house.app.database, 'keep-figures')
})

const part = (page: Page, name: string) =>
  panel(page, 'Status')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })

test('every part says in words how it is; what went wrong stands beside it, and is seen after refreshing', async () => {
  const page = await administrator(house, 'Status')
  for (const name of ['Database', 'Bestanden', 'Mail', 'Taalmodel', 'Beeldbewerking', 'Achtergrondtaken'])
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
  const page = await administrator(house, 'Status')
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
  await until(
    async () => (await page.evaluate(() => document.activeElement?.textContent)) === 'Achtergrondtaken',
    'the focus is on Achtergrondtaken',
  )
  // Before the job is waited for: a toast goes away by itself.
  await closeToast(page)
  await untilKept(house.app.database, 'keep-figures', 'completed')
  await page.getByRole('button', { name: 'Vernieuw', exact: true }).click()
  await row.getByText('Goed', { exact: true }).waitFor()
  assert.equal(await row.getByRole('button').count(), 0)
  await page.goto('/admin?tab=users')
  await page.getByRole('tab', { name: 'Logboek', exact: true }).click()
  await page.getByRole('list', { name: 'Logboek' }).getByText('Berend Beheer begon opnieuw aan Dagcijfers').waitFor()
})

test('who cannot have a job done again is told why, and can try again', async () => {
  await failedJob('geen plek meer')
  const page = await administrator(house, 'Status')
  await page.route('**/api/jobs/keep-figures/retry', (route) =>
    route.fulfill({ status: 503, json: { message: 'De database antwoordt niet. Probeer het zo opnieuw.' } }),
  )
  const again = page.getByRole('button', { name: 'Opnieuw: Dagcijfers', exact: true })
  await again.click()
  await toasted(page, 'Niet gelukt', /De database antwoordt niet/)
  await again.waitFor()
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
})

test('the status is accessible, wide and narrow, also with text of twice the size', async () => {
  mail = refusal(`535 ${'lang'.repeat(40)}`)
  const page = await administrator(house, 'Status')
  await part(page, 'Mail').getByText('Fout', { exact: true }).waitFor()
  await page.getByRole('table', { name: 'Achtergrondtaken' }).waitFor()
  await assertAccessibleAtAnyWidth(page)
  await doubleText(page)
  await assertNoSidewaysScroll(page)
  await page.setViewportSize({ width: 375, height: 812 })
  await assertNoSidewaysScroll(page)
})
