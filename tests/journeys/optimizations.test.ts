// What an administrator sees and does with proposals to do better.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { Page } from 'playwright-core'
import { measureOptimizations } from '#server/optimizations/jobs.ts'
import {
  assertAccessibleAtAnyWidth,
  assertNoSidewaysScroll,
  hasFocus,
  openBrowser,
  type TestBrowser,
} from '../support/browser.ts'
import { makeUnavailable } from '../support/unavailable.ts'
import { administrator, openPart, panel, proposal, troubles } from '../support/overview-page.ts'
import { closeToast, toasted, toasts } from '../support/toasts.ts'
import { addUsage, forgetFigures } from '../support/tool-days.ts'
import { doubleText } from '../support/styled-page.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())
beforeEach(async () => {
  house.app.now = new Date()
  await forgetFigures(house.app.database)
})

const press = (page: Page, text: string, name: string) =>
  proposal(page, text).getByRole('button', { name, exact: true }).click()
const choose = (page: Page, name: string) =>
  panel(page, 'Verbetervoorstellen')
    .getByText(new RegExp(`^${name} \\(\\d+\\)$`))
    .click()

const limit = async () =>
  (await house.app.database.pool.query<{ limit: number }>('select time_limit_seconds as limit from tool_settings'))
    .rows[0]?.limit

test('without proposals one reads when there will be some', async () => {
  const page = await administrator(house, 'Verbetervoorstellen')
  await page.getByText('Nog geen voorstellen', { exact: true }).waitFor()
  await page.getByText(/minstens 20 verzoeken of 10 beoordelingen/).waitFor()
})

test('a proposal is carried out, says what changed, and can be put back from the toast', async () => {
  await troubles(house)
  const page = await administrator(house, 'Verbetervoorstellen')
  const late = proposal(page, 'Verzoeken mislukken vaak')
  await late.getByText('Ernst: gemiddeld').waitFor()
  await late.getByText('In 7 dagen mislukten 10 van de 30 verzoeken (33%)', { exact: false }).waitFor()
  await late.getByText('Tijdslimiet: van 60 naar 90 seconden.', { exact: false }).waitFor()
  await press(page, 'Verzoeken mislukken vaak', 'Uitvoeren')
  await toasted(page, 'Voorstel uitgevoerd', 'De tijdslimiet van Facebook ging van 60 naar 90 seconden.')
  await late.waitFor({ state: 'detached' })
  assert.equal(await limit(), 90)
  await hasFocus(page.getByRole('heading', { name: 'Verbetervoorstellen', exact: true }))

  await toasts(page).getByRole('button', { name: 'Terugzetten' }).click()
  await toasted(page, 'Teruggezet', 'De tijdslimiet van Facebook ging van 90 naar 60 seconden.')
  assert.equal(await limit(), 60)
  await closeToast(page)
  await choose(page, 'Afgewezen')
  await proposal(page, 'Verzoeken mislukken vaak')
    .getByText('Teruggezet door Berend Beheer', { exact: false })
    .waitFor()
})

test('an advice is accepted first, then marked as done; another is dismissed', async () => {
  await troubles(house)
  const page = await administrator(house, 'Verbetervoorstellen')
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
})

test('a dismissal can be undone at once, and later from the list of what was dismissed', async () => {
  await troubles(house)
  const page = await administrator(house, 'Verbetervoorstellen')
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
})

test('what came of it stands with what was carried out', async () => {
  await troubles(house)
  const page = await administrator(house, 'Verbetervoorstellen')
  await press(page, 'Verzoeken mislukken vaak', 'Uitvoeren')
  await toasted(page, 'Voorstel uitgevoerd', 'De tijdslimiet van Facebook ging van 60 naar 90 seconden.')
  const { database, now } = house.app
  await addUsage(database, 30, { createdAt: new Date(now.getTime() + DAY_MS) })
  await measureOptimizations(database.db, new Date(now.getTime() + 7 * DAY_MS))
  await openPart(page, 'Verbetervoorstellen')
  await choose(page, 'Uitgevoerd')
  await proposal(page, 'Verzoeken mislukken vaak')
    .getByText('Het deel mislukte verzoeken ging van 33% naar 0%: beter.', { exact: true })
    .waitFor()
})

test('who is second hears that somebody was faster, and sees how it stands', async () => {
  await troubles(house)
  const [one, two] = [
    await administrator(house, 'Verbetervoorstellen'),
    await administrator(house, 'Verbetervoorstellen'),
  ]
  await proposal(two, 'Verzoeken mislukken vaak').waitFor()
  await press(one, 'Verzoeken mislukken vaak', 'Afwijzen')
  await toasts(one).waitFor()
  await press(two, 'Verzoeken mislukken vaak', 'Uitvoeren')
  await toasted(two, 'Niet gelukt', /Deze stap kan nu niet/)
  await proposal(two, 'Verzoeken mislukken vaak').waitFor({ state: 'detached' })
  assert.equal(await limit(), undefined)
})

test('proposals that cannot be fetched can be asked for again', async () => {
  const page = await house.member({ role: 'admin' })
  const mend = await makeUnavailable(page, '**/api/optimizations')
  await openPart(page, 'Verbetervoorstellen')
  const alert = page.getByRole('alert').filter({ hasText: 'De voorstellen konden niet worden opgehaald' })
  await alert.waitFor()
  await mend()
  await alert.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await page.getByText('Nog geen voorstellen', { exact: true }).waitFor()
})

test('proposals are accessible, wide and narrow, also with text of twice the size', async () => {
  await troubles(house)
  const page = await administrator(house, 'Verbetervoorstellen')
  await proposal(page, 'Verzoeken mislukken vaak').waitFor()
  await assertAccessibleAtAnyWidth(page)
  await doubleText(page)
  await assertNoSidewaysScroll(page)
  await page.setViewportSize({ width: 375, height: 812 })
  await assertNoSidewaysScroll(page)
})
