// The three caption tools, each on a screen of its own: what all of them do, and the words in which they differ.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import type { Problem } from '#contract/problems.ts'
import { DraftFailure, type Provider } from '#server/tools/provider.ts'
import { builtIn } from '#server/tools/providers/built-in.ts'
import type { NewTestUser } from '../support/app.ts'
import { assertAccessible, assertNoSidewaysScroll, openBrowser, type TestBrowser } from '../support/browser.ts'

/** Fails as the test at hand tells it, else writes. */
let fault: Problem | undefined
const provider: Provider = {
  model: builtIn.model,
  draft: async (...ask) => {
    if (fault) throw fault
    return builtIn.draft(...ask)
  },
}

let house: TestBrowser
before(async () => void (house = await openBrowser({ provider })))
after(() => house.close())

const TITLE = 'Moestuin op het balkon: zo begin je zonder tuin'
const DESCRIPTION =
  'Met een paar diepe bakken en goede aarde oogst je deze zomer je eigen tomaten. Geef elke ochtend een beetje water.'

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
    recommended: 'Aanbevolen 20-150 tekens',
  },
  'pinterest-captions': {
    heading: 'Pinterest titels',
    action: 'Genereer titels',
    address: '/api/content/pinterest-titles',
    success: ['Captions gegenereerd', /^\d+ titels staan voor je klaar\.$/],
    failure: 'Er is een fout opgetreden bij het genereren van captions',
    blankMessage: 'Voer een geldige artikel titel in',
    recommended: 'Aanbevolen 20-100 tekens',
  },
  'link-in-bio-captions': {
    heading: 'Link in Bio captions',
    action: 'Genereer captions',
    address: '/api/caption/linkinbio',
    success: ['Link in Bio captions gegenereerd', /^\d+ captions staan voor je klaar\.$/],
    failure: 'Er is een fout opgetreden',
    blankMessage: 'Een titel is verplicht',
    recommended: 'Aanbevolen 200-300 tekens',
  },
}

/** Away with the toast: half faded, as it goes by itself, it cannot be read. */
async function quiet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Melding sluiten' }).click()
  await page
    .getByRole('region', { name: /Meldingen/ })
    .getByRole('listitem')
    .waitFor({ state: 'detached' })
}

async function opened(tab: string, fields: Partial<NewTestUser> = {}, options = {}): Promise<Page> {
  const page = await house.member(fields, options)
  await page.goto(`/admin?tab=${tab}`)
  await page.getByRole('heading', { level: 1, name: screens[tab]?.heading ?? '' }).waitFor()
  return page
}

const main = (page: Page) => page.getByRole('main')
const results = (page: Page) => main(page).getByRole('region', { name: 'Resultaten' })
const items = (page: Page) => results(page).getByRole('listitem')
const toasted = (page: Page, title: string, description: string | RegExp) =>
  page
    .getByRole('region', { name: /Meldingen/ })
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(description, { exact: true }) })
    .waitFor()

async function generate(page: Page, title = TITLE): Promise<void> {
  await main(page).getByLabel('Titel').fill(title)
  await main(page)
    .getByRole('button', { name: /^Genereer (titels|captions)$/ })
    .click()
}

for (const [tab, screen] of Object.entries(screens)) {
  test(`${tab}: examples first, then a list of one's own that can be copied, and that survives a reload`, async () => {
    const page = await opened(tab)
    assert.equal(await results(page).getByRole('blockquote').count(), 3)
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
    assert.ok((await items(page).count()) >= 5)
    assert.equal(await results(page).getByRole('blockquote').count(), 0)
    await page.getByRole('banner').getByText('1 / 10').waitFor()
    await main(page).getByText('Ingebouwde schrijfhulp (geen AI-model): sjablonen met jouw eigen tekst.').waitFor()
    assert.equal(
      await main(page)
        .getByText(/^Tip: voeg een omschrijving/)
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
    const page = await opened(tab, { aiRequestsCount: 10 })
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
    const page = await opened(tab)
    fault = new DraftFailure('writerUnreachable')
    await generate(page)
    await toasted(page, screen.failure, 'De schrijfhulp is niet bereikbaar. Probeer het later opnieuw.')
    await results(page).getByRole('alert').getByText(screen.failure, { exact: true }).waitFor()
    await page.getByRole('banner').getByText('0 / 10').waitFor()
    fault = new DraftFailure('writerEmpty')
    await results(page).getByRole('button', { name: 'Probeer opnieuw' }).click()
    await results(page).getByRole('alert').getByText('Geen captions konden worden gegenereerd').waitFor()
    fault = undefined
    await results(page).getByRole('button', { name: 'Probeer opnieuw' }).click()
    await toasted(page, ...screen.success)
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Resultaten')
  })

  test(`${tab}: everything on it can be reached and read, in light and dark, also on a phone`, async () => {
    for (const [colorScheme, width] of [
      ['light', 1440],
      ['dark', 375],
    ] as const) {
      const page = await opened(tab, {}, { colorScheme, viewport: { width, height: 900 }, reducedMotion: 'reduce' })
      await assertAccessible(page)
      await generate(page)
      await items(page).first().waitFor()
      await results(page).getByRole('button', { name: 'Opnieuw genereren' }).click()
      await results(page).getByText('Versie 2 van 2').waitFor()
      await quiet(page)
      await items(page)
        .first()
        .getByRole('button', { name: /engagement/ })
        .click()
      await page.getByRole('dialog', { name: 'Uitleg van de engagement' }).waitFor()
      await assertAccessible(page)
      await assertNoSidewaysScroll(page)
      await page.context().close()
    }
  })
}

test('Facebook without a title: a toast, words at the field, and the keyboard is brought there', async () => {
  const page = await opened('facebook-captions')
  for (const title of ['', '   ']) {
    await generate(page, title)
    await toasted(page, 'Titel verplicht', 'Voer eerst een titel in om Facebook titels te genereren.')
    await main(page).getByText('Voer een geldige artikel titel in').waitFor()
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'title')
  }
})

test('Pinterest without a title: words at the field, and no toast', async () => {
  const page = await opened('pinterest-captions')
  await generate(page, ' ')
  await main(page).getByText('Voer een geldige artikel titel in').waitFor()
  assert.equal(
    await page
      .getByRole('region', { name: /Meldingen/ })
      .getByRole('listitem')
      .count(),
    0,
  )
})

test('Link in Bio waits for a title: its button does nothing without one, and the keyboard is told why', async () => {
  const page = await opened('link-in-bio-captions')
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
  const page = await opened('link-in-bio-captions')
  await main(page)
    .getByLabel('Titel')
    .fill(`🚲${'x'.repeat(100)}`)
  await main(page).getByText('101 / 100').waitFor()
  await main(page).getByLabel('Omschrijving').fill('x'.repeat(499))
  await main(page).getByText('499 / 500').waitFor()
  await main(page).getByRole('button', { name: 'Genereer captions' }).click()
  await items(page).first().waitFor()
})

test('a short description is asked for, as long as the built-in writer wrote', async () => {
  const page = await opened('pinterest-captions')
  await generate(page)
  const tip = main(page).getByText(
    'Tip: voeg een omschrijving van een paar zinnen toe, dan gaan de teksten echt over jouw artikel.',
  )
  await tip.waitFor()
  await main(page).getByLabel('Omschrijving').fill('x'.repeat(39))
  assert.equal(await tip.count(), 1)
  await main(page).getByLabel('Omschrijving').fill('x'.repeat(40))
  await tip.waitFor({ state: 'detached' })
})

test('earlier versions of the same input stay, by keyboard too; another title begins anew', async () => {
  const page = await opened('facebook-captions')
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
  assert.equal(await back.evaluate((button) => button === document.activeElement), true, 'the keyboard stays')
  await page.reload()
  await results(page).getByText('Versie 1 van 2').waitFor()

  await generate(page, 'Wandelen langs de Waal')
  await items(page).first().getByText(/Waal/).waitFor()
  assert.equal(await results(page).getByRole('group', { name: 'Versies' }).count(), 0)
})

test('the engagement of a text is explained by mouse, touch and keyboard, and is the same every time', async () => {
  const page = await opened('link-in-bio-captions', {}, { hasTouch: true })
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
  assert.equal(await hint.evaluate((button) => button === document.activeElement), true)

  await hint.tap()
  await explanation.waitFor()
  assert.equal(await explanation.innerText(), said)
  await hint.tap()
  await explanation.waitFor({ state: 'detached' })
})

test('a mistake in a result is mended where it stands: it is what is copied, and it survives a reload', async () => {
  const page = await opened('facebook-captions')
  const titles = [1, 2, 3, 4, 5].map((number) => `Hij word ${number} keer per nacht wakker op zijn balkon`)
  await page.route('**/api/content/facebook-titles', (route) =>
    route.fulfill({ json: { titles, model: 'model-van-de-proef', generationId: 1 } }),
  )
  await generate(page)
  await main(page).getByText('Geschreven door model-van-de-proef.').waitFor()
  assert.equal(
    await main(page)
      .getByText(/^Tip: voeg een omschrijving/)
      .count(),
    0,
    'only the built-in writer needs it',
  )
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

test('a copy that the browser refuses is said to fail', async () => {
  const page = await opened('link-in-bio-captions')
  await generate(page)
  await items(page).first().waitFor()
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('nee'))
  })
  await items(page).first().getByRole('button', { name: 'Kopieer', exact: true }).click()
  await toasted(page, 'Kopiëren mislukt', 'Er is een fout opgetreden bij het kopiëren naar het klembord')
})

test('what one kept is gone after a logout', async () => {
  const page = await opened('pinterest-captions', { username: 'weg', name: 'Weg' })
  await generate(page)
  await items(page).first().waitFor()
  await page.getByRole('button', { name: /Gebruikersmenu/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await page.waitForURL(/\/auth/)
  assert.deepEqual(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kopij:'))), [])
})
