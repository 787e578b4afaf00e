// Inspiration links: what administrators add, change, delete and bring back.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { Page } from 'playwright-core'
import type { Link } from '#contract/links/link.ts'
import { inspirationLinks } from '#server/links/tables.ts'
import { until } from '../support/app.ts'
import { assertAccessible, openBrowser, type TestBrowser, hasFocus } from '../support/browser.ts'
import { anne, bas, board, choose, list, row } from '../support/links-page.ts'
import { makeLink } from '../support/links.ts'
import { button, toast } from '../support/maker-pages.ts'
import { toasted } from '../support/toasts.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
beforeEach(async () => void (await house.app.database.db.delete(inspirationLinks)))
after(() => house.close())

const saved = async (page: Page, id: number) =>
  (await (await page.request.get(`/api/inspiratie-links/${id}`)).json()) as Link

test('an administrator adds a link, and what is wrong with it stands at its fields', async () => {
  const page = await board(house, anne)
  await page.getByRole('heading', { name: 'Geen inspiratie-links gevonden' }).waitFor()
  await button(page, 'Voeg je eerste link toe').click()
  const dialog = page.getByRole('dialog', { name: 'Nieuwe link' })
  await dialog.getByLabel('Titel').fill('ab')
  await dialog.getByLabel('URL').fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: 'Link toevoegen' }).click()
  await dialog.getByText('Titel moet minimaal 3 tekens bevatten.').waitFor()
  await dialog.getByText('Voer een geldige URL in.').waitFor()
  await assertAccessible(page)
  await dialog.getByLabel('Titel').fill('De nachttrein')
  await dialog.getByLabel('URL').fill('https://krant.nl/trein')
  await dialog.getByLabel('Notities', { exact: false }).first().fill('Voor de reisbijlage')
  await page.route('**/api/inspiratie-links', (route) =>
    route.fulfill({ status: 503, json: { message: 'Even niet.' } }),
  )
  await dialog.getByRole('button', { name: 'Link toevoegen' }).click()
  await dialog.getByText('Even niet.').waitFor()
  await page.getByText('Fout bij toevoegen', { exact: true }).waitFor()
  await page.unroute('**/api/inspiratie-links')
  await dialog.getByRole('button', { name: 'Link toevoegen' }).click()
  await toasted(page, 'Link toegevoegd', 'De nachttrein')
  const shown = row(page, 'De nachttrein')
  await shown.getByText('krant.nl').waitFor()
  await shown.getByText('zojuist').waitFor()
  const out = shown.getByRole('link', { name: 'Open ‘De nachttrein’ in een nieuw tabblad' })
  assert.deepEqual(await Promise.all(['href', 'target', 'rel'].map((name) => out.getAttribute(name))), [
    'https://krant.nl/trein',
    '_blank',
    'noopener noreferrer',
  ])
  await shown.getByRole('button', { name: 'De nachttrein', exact: true }).click()
  await page.getByRole('dialog', { name: 'De nachttrein' }).getByText('Voor de reisbijlage').waitFor()
})

test('long notes are read whole, and an edit of something else loses none of them', async () => {
  const notes = 'Waarom dit een verhaal is. '.repeat(150).trim()
  const id = await makeLink(house.app, { title: 'Duin', notes })
  const page = await board(house, anne)
  await row(page, 'Duin').getByRole('button', { name: 'Duin', exact: true }).click()
  await page.getByRole('dialog', { name: 'Duin' }).getByText(notes, { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await choose(page, 'Duin', 'Bewerken')
  const dialog = page.getByRole('dialog', { name: 'Link bewerken' })
  assert.equal(await dialog.getByLabel('Notities (optioneel)', { exact: true }).inputValue(), notes)
  await dialog.getByLabel('Titel').fill('Het duin')
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  await toasted(page, 'Link bijgewerkt', 'Het duin')
  assert.deepEqual(
    [await saved(page, id)].map((link) => [link.title, link.notes]),
    [['Het duin', notes]],
  )
  await choose(page, 'Het duin', 'Verwijderen')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click()
  await page.getByRole('tab', { name: 'Prullenbak' }).click()
  await row(page, 'Het duin').getByRole('button', { name: 'Het duin', exact: true }).click()
  await page.getByRole('dialog', { name: 'Het duin' }).getByText(notes, { exact: true }).waitFor()
})

test('an edit keeps a status that others changed meanwhile, and an older version is not saved unasked', async () => {
  const id = await makeLink(house.app, { title: 'Duin', notes: 'Oud' })
  const page = await board(house, anne)
  await choose(page, 'Duin', 'Bewerken')
  const dialog = page.getByRole('dialog', { name: 'Link bewerken' })
  const notes = dialog.getByLabel('Notities (optioneel)', { exact: true })
  assert.equal(await notes.inputValue(), 'Oud')
  const other = await house.member({ ...anne, name: 'Dirk Bos' })
  await other.request.post(`/api/inspiratie-links/${id}/claim`)
  await other.request.post(`/api/inspiratie-links/${id}/status`, { data: { status: 'Opgepakt' } })
  await notes.fill('Nieuw')
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  await toasted(page, 'Link bijgewerkt', 'Duin')
  assert.deepEqual([(await saved(page, id)).status, (await saved(page, id)).notes], ['Opgepakt', 'Nieuw'])
  // The keyboard is where it was.
  const trigger = row(page, 'Duin').getByRole('button', { name: 'Acties voor' })
  await hasFocus(trigger)

  await choose(page, 'Duin', 'Bewerken')
  await notes.fill('Van mij')
  const newer = { title: 'Duin', url: 'https://duin.nl', notes: 'Van een ander' }
  assert.equal((await other.request.put(`/api/inspiratie-links/${id}`, { data: newer })).status(), 200)
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  await dialog.getByRole('alert').filter({ hasText: 'Iemand anders heeft dit intussen gewijzigd.' }).waitFor()
  assert.equal(await notes.inputValue(), 'Van mij')
  await dialog.getByRole('button', { name: 'Neem de nieuwe over' }).click()
  await until(async () => (await notes.inputValue()) === 'Van een ander', 'the newest stands in the field')
  await notes.fill('Samen')
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  await dialog.waitFor({ state: 'detached' })
  assert.equal((await saved(page, id)).notes, 'Samen')

  await choose(page, 'Duin', 'Bewerken')
  await notes.fill('Toch van mij')
  const theirs = { ...newer, title: 'Duinpan', additionalNotes: 'Ook van een ander' }
  assert.equal((await other.request.put(`/api/inspiratie-links/${id}`, { data: theirs })).status(), 200)
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  const notice = dialog.getByRole('alert').filter({ hasText: 'Intussen gewijzigd' })
  await notice.waitFor()
  assert.deepEqual(await notice.getByRole('term').allInnerTexts(), ['Titel:', 'Notities:', 'Aanvullende notities:'])
  await notice.getByText('Ook van een ander').waitFor()
  await assertAccessible(page)
  await dialog.getByRole('button', { name: 'Bewaar de mijne' }).click()
  await dialog.waitFor({ state: 'detached' })
  const { title, notes: kept, additionalNotes } = await saved(page, id)
  assert.deepEqual([title, kept, additionalNotes], ['Duinpan', 'Toch van mij', 'Ook van een ander'])
})

test('a link that cannot be fetched for an edit says so in the window, and can be asked for again', async () => {
  const id = await makeLink(house.app, { title: 'Onbereikbaar' })
  const page = await board(house, anne)
  await page.route(`**/api/inspiratie-links/${id}`, (route) =>
    route.fulfill({ status: 503, json: { message: 'Even niet.' } }),
  )
  await choose(page, 'Onbereikbaar', 'Bewerken')
  const dialog = page.getByRole('dialog', { name: 'Link bewerken' })
  await dialog.getByRole('alert').filter({ hasText: 'Even niet.' }).waitFor()
  await page.unroute(`**/api/inspiratie-links/${id}`)
  await dialog.getByRole('button', { name: 'Probeer opnieuw' }).click()
  const title = dialog.getByLabel('Titel')
  await title.waitFor()
  assert.equal(await title.inputValue(), 'Onbereikbaar')
  await hasFocus(title)
})

test('a form that was filled in is not thrown away by one key', async () => {
  const page = await board(house, anne)
  await button(page, 'Nieuwe link toevoegen').click()
  const dialog = page.getByRole('dialog', { name: 'Nieuwe link' })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await button(page, 'Nieuwe link toevoegen').click()
  await dialog.getByLabel('Titel').fill('Half af')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Verder bewerken' }).click()
  // The next key would go to the question, as long as that is there.
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  assert.equal(await dialog.getByLabel('Titel').inputValue(), 'Half af')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Weggooien' }).click()
  await dialog.waitFor({ state: 'detached' })
})

test('a deleted link can be had back at once, or out of the bin', async () => {
  await makeLink(house.app, { title: 'Bos', claimedBy: null, status: 'Klaar' })
  const page = await board(house, anne)
  await choose(page, 'Bos', 'Verwijderen')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuleren' }).click()
  await choose(page, 'Bos', 'Verwijderen')
  await page.getByRole('heading', { name: 'Link verwijderen?' }).waitFor()
  await assertAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click()
  await row(page, 'Bos').waitFor({ state: 'detached' })
  await hasFocus(list(page))
  await toast(page, 'Link verwijderd').getByRole('button', { name: 'Ongedaan maken' }).click()
  await row(page, 'Klaar').filter({ hasText: 'Bos' }).waitFor()
  await choose(page, 'Bos', 'Verwijderen')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click()
  await page.getByRole('tab', { name: 'Prullenbak' }).click()
  await row(page, 'verwijderd: zojuist').waitFor()
  await choose(page, 'Bos', 'Terugzetten')
  await page.getByText('staat hier nog 30 dagen').waitFor()
  await button(page, 'Toon alle links').click()
  await row(page, 'Bos').waitFor()
})

test('a bookmarklet opens the form with the page filled in, for administrators only, and once', async () => {
  const address = `/admin?tab=inspiratie-links&url=${encodeURIComponent('https://krant.nl/a?b=c')}&title=2026`
  const page = await house.member(anne)
  await page.goto(address)
  const dialog = page.getByRole('dialog', { name: 'Nieuwe link' })
  assert.equal(await dialog.getByLabel('URL').inputValue(), 'https://krant.nl/a?b=c')
  assert.equal(await dialog.getByLabel('Titel').inputValue(), '2026')
  await page.waitForURL('**/admin?tab=inspiratie-links')
  await page.reload()
  await button(page, 'Nieuwe link toevoegen').waitFor()
  assert.equal(await dialog.count(), 0)
  const reader = await house.member(bas)
  await reader.goto(address)
  await reader.getByRole('heading', { name: 'Geen inspiratie-links gevonden' }).waitFor()
  assert.equal(await reader.getByRole('dialog').count(), 0)
  assert.equal(await button(reader, 'Nieuwe link toevoegen').count(), 0)
})
