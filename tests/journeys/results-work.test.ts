// What one does with a text that was written: edit it where it stands, have it adapted, see it on its network, and undo.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { HELPLINE_113 } from '#dutch/source/tone.ts'
import { until } from '../support/app.ts'
import { assertAccessible, assertAccessibleAtAnyWidth, hasFocus } from '../support/browser.ts'
import { DESCRIPTION, generate, items, main, open, openForFile, results } from '../support/caption-page.ts'
import { closeToast, toasted, toasts } from '../support/toasts.ts'

openForFile()

const TITLES = [
  'De fietsbrug over de Linge gaat dicht, en hij word vernieuwd',
  'Omrijden over de Linge kost zes minuten, zegt de gemeente',
  'Fietsbrug over de Linge vanaf vrijdag tien weken dicht',
]

/** The Facebook screen, or another, with these texts written for a title about the bridge. */
async function written(texts = TITLES, tab = 'facebook-captions', fields = {}, options = {}): Promise<Page> {
  const page = await open(tab, fields, options)
  const address = tab === 'facebook-captions' ? '**/api/content/facebook-titles' : '**/api/caption/linkinbio'
  await page.route(address, (route) =>
    route.fulfill({ json: { titles: texts, captions: texts, model: 'proef', generationId: 1 } }),
  )
  await generate(page, 'Fietsbrug over de Linge dicht')
  await items(page).nth(2).waitFor()
  return page
}

/** Where the form stands above the results, and folds. */
const narrower = { viewport: { width: 1200, height: 900 } }

const text = (item: Locator) => item.getByRole('paragraph').first()
const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).click()
/** Waits until the field holds exactly this. */
const holds = (field: Locator, value: string) =>
  until(async () => (await field.inputValue()) === value, `the field holds ${value}`)
const undo = (page: Page) => toasts(page).getByRole('button', { name: 'Ongedaan maken' }).click()

test('a text is edited where it stands: counted, checked, kept over a reload, and put back as it was written', async () => {
  const page = await written()
  // At once: it goes away by itself too, and there would be nothing to close.
  await closeToast(page)
  const first = items(page).first()
  const field = first.getByRole('textbox', { name: 'Bewerk deze tekst' })
  await press(first, 'Bewerk')
  await hasFocus(field)
  await first.getByText(`${[...(TITLES[0] ?? '')].length} / 150`).waitFor()
  await first.getByText('Taalcheck', { exact: true }).waitFor()
  const underlined = first.locator('[data-tone=bad]')
  await underlined.first().waitFor()
  assert.deepEqual(await underlined.allInnerTexts(), ['word'])
  await first.getByRole('button', { name: /^Taalcheck/ }).click()
  const selected = () => page.evaluate(() => document.getSelection()?.toString())
  await hasFocus(field)
  await until(async () => (await selected()) === 'word', 'what is wrong is selected')
  await assertAccessibleAtAnyWidth(page)
  await first.getByRole('button', { name: /^Maak er/ }).click()
  const mended = TITLES[0]?.replace('word ', 'wordt ') ?? ''
  await holds(field, mended)
  await underlined.waitFor({ state: 'detached' })
  await hasFocus(field)
  await field.press('End')
  await field.pressSequentially(' in maart')
  await field.press('Enter')
  await text(first).getByText(`${mended} in maart`).waitFor()
  await hasFocus(first.getByRole('button', { name: 'Bewerk', exact: true }))
  await press(first, 'Kopieer')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await until(async () => (await copied()) === `${mended} in maart`, 'the text as it was edited is copied')

  await page.reload()
  await text(first).getByText(`${mended} in maart`).waitFor()
  await press(first, 'Bewerk')
  await field.fill('')
  await press(first, 'Klaar')
  await first.getByText('Een lege tekst kun je niet bewaren.').waitFor()
  await press(first, 'Herstel')
  await holds(field, TITLES[0] ?? '')
  await press(first, 'Klaar')
  await field.waitFor({ state: 'detached' })
  assert.equal(await text(first).innerText(), TITLES[0])
})

test('Escape leaves a text as it was before, and what was typed can still be had back', async () => {
  const page = await written()
  const second = items(page).nth(1)
  await press(second, 'Bewerk')
  await second.getByRole('textbox').fill('Iets heel anders over de brug')
  await second.getByRole('textbox').press('Escape')
  await text(second)
    .getByText(TITLES[1] ?? '', { exact: true })
    .waitFor()
  await toasted(page, 'Bewerking verworpen', 'De tekst staat er weer als voor je begon.')
  await undo(page)
  await text(second).getByText('Iets heel anders over de brug').waitFor()
  await press(second, 'Bewerk')
  await second.getByRole('textbox').press('Control+Enter')
  await text(second).getByText('Iets heel anders over de brug', { exact: true }).waitFor()
})

const lines = (reply: object) => ({
  contentType: 'application/x-ndjson',
  body: `${JSON.stringify({ text: 'De brug is dicht' })}\n${JSON.stringify({ reply })}\n`,
})

test('a text is adapted in its place: a failure is said there, what came of it can be undone, and it counts', async () => {
  const page = await written()
  await closeToast(page)
  const [first, second] = [items(page).first(), items(page).nth(1)]
  const choose = async (item: Locator, name: string) => {
    await press(item, 'Pas aan')
    await page.getByRole('menuitem', { name }).click()
  }
  const asked: unknown[] = []
  await page.route('**/api/rewriter', async (route) => {
    asked.push(route.request().postDataJSON())
    if (asked.length === 1) return route.fulfill({ status: 502, json: { message: 'Dat kan alleen een taalmodel.' } })
    return route.fulfill(lines({ text: 'De brug is dicht', model: 'proef', generationId: 2 }))
  })
  await press(first, 'Pas aan')
  await page.getByText('Pas deze tekst aan: kost 1 verzoek').waitFor()
  await assertAccessible(page)
  await page.keyboard.press('Escape')
  await choose(first, 'Losser')
  await first.getByRole('alert').getByText('Dat kan alleen een taalmodel.').waitFor()
  assert.equal(await text(first).innerText(), TITLES[0])
  await press(first, 'Probeer opnieuw')
  await toasted(page, 'Tekst aangepast', 'Hij is nu losser.')
  await text(first).getByText('De brug is dicht', { exact: true }).waitFor()
  await first.getByRole('alert').waitFor({ state: 'detached' })
  await undo(page)
  await text(first)
    .getByText(TITLES[0] ?? '')
    .waitFor()

  await choose(second, 'Korter')
  await text(second).getByText('De brug is dicht').waitFor()
  await page.reload()
  await text(second).getByText('De brug is dicht').waitFor()
  await choose(second, 'Herstel wat er stond')
  await text(second)
    .getByText(TITLES[1] ?? '')
    .waitFor()
  await press(second, 'Pas aan')
  await page.getByRole('menuitemradio', { name: 'U' }).click()
  await text(second).getByText('De brug is dicht').waitFor()
  assert.deepEqual(asked, [
    { text: TITLES[0], mode: 'informeler' },
    { text: TITLES[0], mode: 'informeler' },
    { text: TITLES[1], mode: 'korter' },
    { text: TITLES[1], mode: 'eigen', instruction: 'Zet in de u-vorm.' },
  ])
})

test('what is being adapted can be stopped, goes on when another text is shown, and is refused at the limit', async () => {
  const page = await written(TITLES, 'facebook-captions', { aiRequestsCount: 8 })
  const first = items(page).first()
  const shorter = async () => {
    await press(first, 'Pas aan')
    await page.getByRole('menuitem', { name: 'Korter' }).click()
  }
  let answer = Promise.withResolvers<void>()
  await page.route('**/api/rewriter', async (route) => {
    await answer.promise
    await route.fulfill(lines({ text: 'Brug dicht', model: 'proef', generationId: 2 })).catch(() => {})
  })
  await shorter()
  await first.getByText('De tekst wordt aangepast.').waitFor()
  await press(first, 'Stop')
  await first.getByText('De tekst wordt aangepast.').waitFor({ state: 'detached' })
  answer.resolve()
  assert.equal(await text(first).innerText(), TITLES[0])

  answer = Promise.withResolvers()
  const asked = page.waitForRequest('**/api/rewriter')
  await shorter()
  await asked
  await page.getByRole('link', { name: 'Pinterest' }).click()
  await main(page).getByRole('heading', { name: 'Pinterest titels' }).waitFor()
  answer.resolve()
  await toasted(page, 'Tekst aangepast', 'Hij is nu korter.')
  await page.getByRole('link', { name: 'Facebook' }).click()
  await text(first).getByText('Brug dicht').waitFor()

  await page.unroute('**/api/rewriter')
  await page.route('**/api/rewriter', (route) =>
    route.fulfill({
      status: 403,
      json: { code: 'limitReached', message: 'Je limiet is bereikt.', requestLimitReached: true },
    }),
  )
  await shorter()
  await first.getByRole('alert').getByText('Limiet AI-aanvragen bereikt').waitFor()
  assert.equal(await first.getByRole('button', { name: 'Probeer opnieuw' }).count(), 0)
  assert.equal(await text(first).innerText(), 'Brug dicht')
})

const CAPTIONS = [
  'De fietsbrug over de Linge gaat dicht. Lees verder via de link in bio.',
  'De fietsbrug over de Linge gaat vrijdag dicht, wekenlang. De route en de tijden van de pendelbus staan voor je klaar, met alles wat je verder weten moet over het werk aan het nieuwe dek. Lees verder via de link in bio.',
  'Omrijden kost zes minuten.',
]

test('the best text is marked with why, also after an edit, and its preview folds as Instagram does', async () => {
  const page = await written(CAPTIONS, 'link-in-bio-captions')
  await closeToast(page)
  const marks = results(page).getByText('Beste', { exact: true })
  await items(page).nth(1).getByText('Beste', { exact: true }).waitFor()
  assert.equal(await marks.count(), 1)
  await items(page)
    .nth(1)
    .getByText(/; (de|één|twee) .*\.$/)
    .waitFor()
  await press(items(page).nth(2), 'Bewerk')
  await items(page).nth(2).getByRole('textbox').fill(`Fietsbrug 10 weken dicht. ${CAPTIONS[1]}`)
  assert.equal(await items(page).nth(1).getByText('Beste', { exact: true }).count(), 1, 'nothing moves while one types')
  await press(items(page).nth(2), 'Klaar')
  await items(page).nth(2).getByText('Beste', { exact: true }).waitFor()

  const eye = results(page).getByRole('button', { name: 'Voorbeeld', exact: true })
  await eye.click()
  const preview = page.getByRole('dialog', { name: 'Voorbeeld op Instagram' })
  await preview.getByText('Tekst 3 van 3').waitFor()
  await press(preview, 'Volgende tekst')
  await preview.getByText('Tekst 1 van 3').waitFor()
  assert.equal(await preview.getByRole('button', { name: 'meer' }).count(), 0)
  await preview.getByLabel('Tekst', { exact: true }).fill('x'.repeat(126))
  const card = preview.getByRole('figure')
  await until(async () => /(?<!x)x{125}… ?meer/.test(await card.innerText()), 'it folds after 125 characters')
  await press(card, 'meer')
  await until(async () => /(?<!x)x{126}(?!x)/.test(await card.innerText()), 'it is unfolded')
  await assertAccessibleAtAnyWidth(page)
  await page.keyboard.press('Escape')
  await preview.waitFor({ state: 'detached' })
  await hasFocus(eye)
  assert.equal(await text(items(page).first()).innerText(), 'x'.repeat(126))
})

test('a figure that stands in no source is marked and named; of a title alone nothing is held against a text', async () => {
  const texts = ['Dit kost 480.000 euro', 'Vanaf 6 januari dicht', `Omrijden dus. ${HELPLINE_113}`]
  const page = await written(texts, 'facebook-captions', {}, narrower)
  const said = results(page).getByText(/sta(?:at|an) niet in je bron/)
  assert.equal(await said.count(), 0)
  await main(page)
    .getByRole('button', { name: /^Invoer/ })
    .click()
  await main(page).getByLabel('Omschrijving').fill(`${DESCRIPTION} Op 6 januari gaat de brug dicht.`)
  await main(page).getByRole('button', { name: 'Genereer titels' }).click()
  await items(page).first().getByText('‘480.000’ staat niet in je bron. Klopt dat?').waitFor()
  assert.equal(await said.count(), 1)
  await results(page).getByTitle('‘480.000’ staat niet in je bron').waitFor()
})

test('the form folds once there are results, opens by keyboard and with what is wrong, and stays while one types', async () => {
  const page = await written(TITLES, 'facebook-captions', {}, narrower)
  const line = main(page).getByRole('button', { name: /^Invoer/ })
  const title = main(page).getByLabel('Titel')
  await title.waitFor({ state: 'hidden' })
  assert.match(await line.innerText(), /‘Fietsbrug over de Linge dicht’ · zonder omschrijving/)
  // The button that was pressed is out of sight.
  await hasFocus(line)
  await page.keyboard.press('Enter')
  await title.fill('')
  await line.click()
  await title.waitFor({ state: 'hidden' })
  await press(main(page), 'Genereer opnieuw')
  await main(page).getByText('Voer een geldige artikel titel in').waitFor()
  await hasFocus(title)

  const answer = Promise.withResolvers<void>()
  await page.unroute('**/api/content/facebook-titles')
  await page.route('**/api/content/facebook-titles', async (route) => {
    await answer.promise
    await route.fulfill({
      json: { titles: ['Een titel over omrijden', ...TITLES.slice(1)], model: 'proef', generationId: 3 },
    })
  })
  await title.fill('Omrijden')
  const asked = page.waitForRequest('**/api/content/facebook-titles')
  await title.press('Control+Enter')
  await asked
  await title.pressSequentially(' bij de Linge')
  answer.resolve()
  await items(page).filter({ hasText: 'Een titel over omrijden' }).waitFor()
  await hasFocus(title)
  assert.equal(await title.inputValue(), 'Omrijden bij de Linge')
  await page.setViewportSize({ width: 1680, height: 900 })
  // Beside the results nothing folds.
  await line.waitFor({ state: 'hidden' })
  await title.waitFor()
})
