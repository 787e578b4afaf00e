// The three caption tools, each on a screen of its own: what all of them do, and the words in which they differ.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DraftFailure } from '#server/tools/provider.ts'
import { until } from '../support/app.ts'
import { assertAccessibleAtAnyWidth } from '../support/browser.ts'
import {
  DESCRIPTION,
  fault,
  generate,
  items,
  main,
  open,
  openForFile,
  results,
  TITLE,
} from '../support/caption-page.ts'
import { closeToast, toasted, toasts } from '../support/toasts.ts'

openForFile()

interface Screen {
  heading: string
  /** What its button says. */
  action: string
  address: string
  /** Toast of a generation that worked. */
  success: readonly [title: string, description: RegExp]
  /** Toast and notice of a failure whose message the server gives. */
  failure: string
  blankMessage: string
  recommended: string
}

const screens: Record<string, Screen> = {
  'facebook-captions': {
    heading: 'Facebook titels',
    action: 'Genereer titels',
    address: '/api/content/facebook-titles',
    success: ['Facebook titels gegenereerd', /^\d+ clickbait titels succesvol gegenereerd$/],
    failure: 'Fout bij genereren',
    blankMessage: 'Voer een geldige artikel titel in',
    recommended: 'Aanbevolen 20–150 tekens',
  },
  'pinterest-captions': {
    heading: 'Pinterest titels',
    action: 'Genereer titels',
    address: '/api/content/pinterest-titles',
    success: ['Captions gegenereerd', /^\d+ titels staan voor je klaar\.$/],
    failure: 'Er is een fout opgetreden bij het genereren van captions',
    blankMessage: 'Voer een geldige artikel titel in',
    recommended: 'Aanbevolen 20–100 tekens',
  },
  'link-in-bio-captions': {
    heading: 'Link in Bio captions',
    action: 'Genereer captions',
    address: '/api/caption/linkinbio',
    success: ['Link in Bio captions gegenereerd', /^\d+ captions staan voor je klaar\.$/],
    failure: 'Er is een fout opgetreden',
    blankMessage: 'Een titel is verplicht',
    recommended: 'Aanbevolen 200–300 tekens',
  },
}

for (const [tab, screen] of Object.entries(screens)) {
  test(`${tab}: examples first, then a list of one's own that can be copied, and that survives a reload`, async () => {
    const page = await open(tab)
    await until(async () => (await results(page).getByRole('blockquote').count()) === 3, 'three examples')
    assert.equal(await main(page).getByRole('button', { name: screen.action, exact: true }).count(), 1)
    await results(page).getByText(screen.recommended).waitFor()
    const asked = page.waitForRequest((request) => request.url().endsWith(screen.address))
    await main(page).getByLabel('Omschrijving').fill(DESCRIPTION)
    await generate(page)
    const body = (await asked).postDataJSON() as object
    assert.deepEqual(
      body,
      tab === 'link-in-bio-captions'
        ? { url: `${TITLE} - ${DESCRIPTION}` }
        : { title: TITLE, description: DESCRIPTION },
    )
    await toasted(page, ...screen.success)
    await items(page).nth(2).waitFor()
    await results(page).getByRole('blockquote').first().waitFor({ state: 'detached' })
    await page.getByRole('banner').getByText('1 / 10').waitFor()
    await main(page).getByText('Ingebouwde schrijfhulp (geen AI-model): zinnen uit jouw eigen tekst.').waitFor()
    assert.equal(
      await main(page)
        .getByText(/^Met het hele artikel/)
        .count(),
      0,
    )

    const text = await items(page).first().getByRole('paragraph').first().innerText()
    await items(page).first().getByRole('button', { name: 'Kopieer', exact: true }).click()
    await toasted(page, 'Gekopieerd naar klembord', 'De tekst staat klaar om te plakken.')
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), text)
    const texts = await items(page).evaluateAll((all) => all.map((item) => item.querySelector('p')?.textContent))
    await results(page).getByRole('button', { name: 'Kopieer alles' }).click()
    await toasted(page, 'Gekopieerd naar klembord', /^\d+ (titels|captions) gekopieerd\.$/)
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), texts.join('\n\n'))

    await page.reload()
    await items(page).first().getByText(text).waitFor()
    assert.equal(await main(page).getByLabel('Titel').inputValue(), TITLE)
    assert.equal(await main(page).getByLabel('Omschrijving').inputValue(), DESCRIPTION)
  })

  test(`${tab}: at the limit nothing is asked, and the screen says so`, async () => {
    const page = await open(tab, { aiRequestsCount: 10 })
    let asked = 0
    page.on('request', (request) => (asked += request.url().endsWith(screen.address) ? 1 : 0))
    await main(page).getByText('Limiet AI-aanvragen bereikt').waitFor()
    await generate(page)
    await toasted(
      page,
      'Limiet AI-aanvragen bereikt',
      'Je hebt je limiet voor AI-aanvragen bereikt. Upgrade je account voor meer verzoeken.',
    )
    assert.equal(await main(page).getByText('Limiet AI-aanvragen bereikt').count(), 1)
    assert.equal(await results(page).getByRole('button', { name: 'Probeer opnieuw' }).count(), 0)
    assert.equal(asked, 0)
  })

  test(`${tab}: a failure is said in its own words with what the server says, costs nothing, and can be tried again`, async () => {
    const page = await open(tab)
    fault.now = new DraftFailure('writerUnreachable')
    await generate(page)
    await toasted(page, screen.failure, 'De schrijfhulp is niet bereikbaar. Probeer het later opnieuw.')
    await results(page).getByRole('alert').getByText(screen.failure, { exact: true }).waitFor()
    await page.getByRole('banner').getByText('0 / 10').waitFor()
    fault.now = new DraftFailure('writerEmpty')
    await results(page).getByRole('button', { name: 'Probeer opnieuw' }).click()
    await results(page).getByRole('alert').getByText('Geen captions konden worden gegenereerd').waitFor()
    fault.now = undefined
    await results(page).getByRole('button', { name: 'Probeer opnieuw' }).click()
    await toasted(page, ...screen.success)
    await until(
      async () => (await page.evaluate(() => document.activeElement?.textContent)) === 'Resultaten',
      'the focus is on Resultaten',
    )
  })

  test(`${tab}: everything on it can be reached and read, also on a phone`, async () => {
    const page = await open(tab)
    await assertAccessibleAtAnyWidth(page)
    await generate(page)
    await items(page).first().waitFor()
    await results(page).getByRole('button', { name: 'Opnieuw genereren' }).click()
    await results(page).getByText('Versie 2 van 2').waitFor()
    await closeToast(page)
    await items(page)
      .first()
      .getByRole('button', { name: /engagement/ })
      .click()
    await page.getByRole('dialog', { name: 'Uitleg van de engagement' }).waitFor()
    await assertAccessibleAtAnyWidth(page)
  })
}

test('Facebook without a title: a toast, words at the field, and the keyboard is brought there', async () => {
  const page = await open('facebook-captions')
  for (const title of ['', '   ']) {
    await generate(page, title)
    await toasted(page, 'Titel verplicht', 'Voer eerst een titel in om Facebook titels te genereren.')
    await main(page).getByText('Voer een geldige artikel titel in').waitFor()
    await until(
      async () => (await page.evaluate(() => document.activeElement?.getAttribute('name'))) === 'title',
      'the focus is on title',
    )
  }
})

test('Pinterest without a title: words at the field, and no toast', async () => {
  const page = await open('pinterest-captions')
  await generate(page, ' ')
  await main(page).getByText('Voer een geldige artikel titel in').waitFor()
  assert.equal(await toasts(page).count(), 0)
})

test('Link in Bio waits for a title: its button does nothing without one, and the keyboard is told why', async () => {
  const page = await open('link-in-bio-captions')
  const button = main(page).getByRole('button', { name: 'Genereer captions' })
  assert.equal(await button.isDisabled(), true)
  await main(page).getByLabel('Titel').press('Control+Enter')
  await main(page).getByText('Een titel is verplicht').waitFor()
  await main(page).getByLabel('Titel').fill('a')
  assert.equal(await button.isDisabled(), false)
  await main(page).getByLabel('Titel').fill(' ')
  assert.equal(await button.isDisabled(), true)
})

test('title and description are counted while one types; more than is recommended is counted, not refused', async () => {
  const page = await open('link-in-bio-captions')
  await main(page)
    .getByLabel('Titel')
    .fill(`🚲${'x'.repeat(100)}`)
  await main(page).getByText('101 / 100').waitFor()
  await main(page).getByLabel('Omschrijving').fill('x'.repeat(499))
  await main(page).getByText('499 / 500').waitFor()
  await main(page).getByRole('button', { name: 'Genereer captions' }).click()
  await items(page).first().waitFor()
})
