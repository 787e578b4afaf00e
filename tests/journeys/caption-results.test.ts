// The results of a caption tool: earlier versions, the explained engagement, mending, and copying.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '../support/app.ts'
import { hasFocus } from '../support/browser.ts'
import { generate, items, main, open, openForFile, results } from '../support/caption-page.ts'
import { toasted } from '../support/toasts.ts'
import { openInput } from '../support/tool-input.ts'

openForFile()

test('the article is asked for beneath texts from a title alone, until there is a description of some length', async () => {
  const page = await open('pinterest-captions')
  await generate(page)
  const tip = main(page).getByText('Met het hele artikel schrijft Kopij drie tot vijf verschillende teksten')
  await tip.waitFor()
  await openInput(page)
  await main(page).getByLabel('Omschrijving').fill('x'.repeat(40))
  await tip.waitFor({ state: 'detached' })
})

test('earlier versions of the same input stay, by keyboard too; another title begins anew', async () => {
  const page = await open('facebook-captions')
  await generate(page)
  await items(page).first().waitFor()
  assert.equal(await results(page).getByRole('group', { name: 'Versies' }).count(), 0)
  const first = await items(page).first().getByRole('paragraph').first().innerText()
  await results(page).getByRole('button', { name: 'Opnieuw genereren' }).click()
  await results(page).getByText('Versie 2 van 2').waitFor()
  await page.getByRole('banner').getByText('2 / 10').waitFor()

  const back = results(page).getByRole('button', { name: 'Vorige versie' })
  await back.focus()
  await page.keyboard.press('Enter')
  await results(page).getByText('Versie 1 van 2').waitFor()
  await items(page).first().getByText(first).waitFor()
  assert.equal(await back.getAttribute('aria-disabled'), 'true')
  await hasFocus(back)
  await page.reload()
  await results(page).getByText('Versie 1 van 2').waitFor()

  await generate(page, 'Wandelen langs de Waal')
  await items(page).first().getByText(/Waal/).waitFor()
  assert.equal(await results(page).getByRole('group', { name: 'Versies' }).count(), 0)
})

test('the engagement of a text is explained by mouse, touch and keyboard, and is the same every time', async () => {
  const page = await open('link-in-bio-captions', {}, { hasTouch: true })
  await generate(page)
  const hint = items(page)
    .first()
    .getByRole('button', { name: /engagement/ })
  const explanation = page.getByRole('dialog', { name: 'Uitleg van de engagement' })
  await hint.hover()
  await explanation.waitFor()
  await page.mouse.move(0, 0)
  await explanation.waitFor({ state: 'detached' })

  await hint.focus()
  await page.keyboard.press('Enter')
  await explanation.getByText(/^\d\d punten$/).waitFor()
  await explanation.getByText('200 tot 300 tekens lang').waitFor()
  const said = await explanation.innerText()
  await page.keyboard.press('Escape')
  await explanation.waitFor({ state: 'detached' })
  await hasFocus(hint)

  await hint.tap()
  await explanation.waitFor()
  assert.equal(await explanation.innerText(), said)
  await hint.tap()
  await explanation.waitFor({ state: 'detached' })
})

test('a mistake in a result is mended where it stands: it is what is copied, and it survives a reload', async () => {
  const page = await open('facebook-captions')
  const titles = [1, 2, 3, 4, 5].map((number) => `Hij word ${number} keer per nacht wakker op zijn balkon`)
  await page.route('**/api/content/facebook-titles', (route) =>
    route.fulfill({ json: { titles, model: 'model-van-de-proef', generationId: 1 } }),
  )
  await generate(page)
  await main(page).getByText('Geschreven door model-van-de-proef.').waitFor()
  const second = items(page).filter({ hasText: '2 keer' })
  await second.getByRole('button', { name: /^Taalcheck: 1 punt/ }).click()
  await second.getByRole('button', { name: 'Verbeter', exact: true }).click()
  const mended = 'Hij wordt 2 keer per nacht wakker op zijn balkon'
  await second.getByText(mended).waitFor()
  await second.getByRole('button', { name: 'Kopieer', exact: true }).click()
  await toasted(page, 'Gekopieerd naar klembord', 'De tekst staat klaar om te plakken.')
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), mended)
  await page.reload()
  await second.getByText(mended).waitFor()
  assert.equal(await items(page).filter({ hasText: 'Hij wordt' }).count(), 1)
})

test('a copy that the browser refuses is said to fail, and shows no check', async () => {
  const page = await open('link-in-bio-captions')
  await generate(page)
  await toasted(page, 'Link in Bio captions gegenereerd', /^\d+ captions staan voor je klaar\.$/)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('nee'))
  })
  await items(page).first().getByRole('button', { name: 'Kopieer', exact: true }).click()
  await toasted(page, 'Kopiëren mislukt', 'Er is een fout opgetreden bij het kopiëren naar het klembord')
  assert.equal(await page.getByRole('button', { name: 'Gekopieerd', exact: true }).count(), 0)
})

test('what one kept is gone after a logout', async () => {
  const page = await open('pinterest-captions', { username: 'weg', name: 'Weg' })
  await generate(page)
  await items(page).first().waitFor()
  await page.getByRole('button', { name: /Gebruikersmenu/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await page.waitForURL(/\/auth/)
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kopij:')))
  await until(async () => (await kept()).length === 0, 'nothing is kept')
})
