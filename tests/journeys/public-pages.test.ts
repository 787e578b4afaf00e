// The public pages: read without a script, and written to with one. The application's script is not on them.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { until } from '../support/app.ts'
import { assertAccessibleAtAnyWidth, openBrowser, type TestBrowser } from '../support/browser.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser({ contactEmail: 'redactie@kopij.example' })))
after(() => house.close())

const legal = {
  '/privacybeleid': 'Privacybeleid',
  '/algemene-voorwaarden': 'Algemene voorwaarden',
  '/cookiebeleid': 'Cookiebeleid',
}
/** All pages, those of the law and the language check. */
const paths = ['/', '/taalcheck', ...Object.keys(legal)]
const sections = {
  features: 'Alles op één redactietafel',
  pricing: 'Prijzen',
  faq: 'Veelgestelde vragen',
  contact: 'Contact',
}

describe('without a script', () => {
  let page: Page
  before(async () => void (page = await house.visitor({ javaScriptEnabled: false, reducedMotion: 'reduce' })))

  test('the landing page shows its four sections, and its menu leads to each', async () => {
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
    const names = ['Functies', 'Prijzen', 'Vragen', 'Contact']
    for (const [at, [id, title]] of Object.entries(sections).entries()) {
      await menu.getByRole('link', { name: names[at] ?? '' }).click()
      await page.waitForURL(({ hash }) => hash === `#${id}`)
      const heading = page.getByRole('region', { name: title }).getByRole('heading', { level: 2 })
      await until(async () => {
        const box = await heading.boundingBox()
        return box !== null && box.y >= 0 && box.y < 900
      }, `${id} is in sight`)
    }
  })

  test('the offer is told: the trial, the price with and without VAT, what Premium gives, and who use it', async () => {
    await page.goto('/')
    await page.getByText('100+ professionals').waitFor()
    const pricing = page.getByRole('region', { name: 'Prijzen' })
    const text = (await pricing.innerText()).replaceAll(/\s+/g, ' ')
    for (const said of [
      'Gratis proef',
      '0 euro',
      '24 uur vanaf je registratie',
      '10 AI-verzoeken',
      '19,99 euro per maand',
      'excl. btw (24,19 euro incl. 21 % btw), maandelijks vooraf',
      'Onbeperkt AI-verzoeken',
      'Uitgebreide cijfers',
      'Voorrang bij ondersteuning',
      'Eigen AI-stijlprofielen',
    ])
      assert.ok(text.includes(said), said)
  })

  test('a question opens and shows its answer', async () => {
    await page.goto('/#faq')
    const questions = page.getByRole('region', { name: 'Veelgestelde vragen' }).locator('details')
    assert.ok((await questions.count()) >= 6)
    for (const question of await questions.all()) {
      const answer = question.locator('p')
      assert.ok(!(await answer.isVisible()))
      await question.locator('summary').click()
      await answer.waitFor()
      assert.ok((await answer.innerText()).length > 80)
    }
  })

  test('the contact form makes place for the address to write to', async () => {
    await page.goto('/#contact')
    const contact = page.getByRole('region', { name: 'Contact' })
    assert.ok(!(await page.getByRole('form', { name: 'Contactformulier' }).isVisible()))
    await contact.getByText('Het contactformulier heeft JavaScript nodig.').waitFor()
    for (const link of await contact.getByRole('link', { name: 'redactie@kopij.example' }).all())
      assert.equal(await link.getAttribute('href'), 'mailto:redactie@kopij.example')
  })

  test('each legal page tells its date, is long enough to be one, and leads home', async () => {
    for (const [path, title] of Object.entries(legal)) {
      await page.goto('/')
      await page.getByRole('contentinfo').getByRole('link', { name: title }).click()
      await page.waitForURL((url) => url.pathname === path)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await page.getByText('Laatst bijgewerkt: 30 maart 2025').waitFor()
      assert.ok((await page.getByRole('article').innerText()).length > 2_000, path)
      for (const link of await page.getByRole('navigation', { name: 'Op deze pagina' }).getByRole('link').all()) {
        const { hash: part } = new URL((await link.getAttribute('href')) ?? '', page.url())
        await link.click()
        await page.waitForURL(({ hash }) => hash === part)
        const target = page.locator(part)
        assert.ok((await target.boundingBox())?.height, await link.innerText())
      }
      await page.getByRole('link', { name: 'Terug naar home' }).click()
      await page.waitForURL((url) => url.pathname === '/')
    }
  })

  test('what was added to a legal page later stands under its date, with a date of its own', async () => {
    for (const [path, words] of [
      ['/cookiebeleid', 'browsercookie'],
      ['/privacybeleid', 'logboek'],
    ] as const) {
      await page.goto(path)
      const additions = page.getByRole('region', { name: 'Aanvullingen' })
      await additions
        .getByRole('listitem')
        .filter({ hasText: '22 november 2026: ' })
        .filter({ hasText: words })
        .waitFor()
    }
    await page.goto('/algemene-voorwaarden')
    const added = page.getByRole('region', { name: 'Aanvullingen' }).getByRole('listitem')
    await added.filter({ hasText: '27 november 2026: een tweede stap en passkeys' }).waitFor()
  })

  test('the legal pages hold the terms of the specification', async () => {
    const held = {
      '/algemene-voorwaarden': [
        'in de drie maanden voor de schade aan ons hebt betaald',
        'tot het einde van de periode die je al hebt betaald',
        'maandelijks vooraf',
        'De proef duurt 24 uur',
        'Nederlands recht',
      ],
      '/privacybeleid': [
        'Autoriteit Persoonsgegevens',
        '30 dagen in de prullenbak',
        'redactie@kopij.example',
        'bij een artikel dat je nakeek, blijft je naam staan',
        'staat 7 dagen voor je klaar',
        'nog 7 dagen terugkomen',
        'keyed hash',
        'de openbare sleutel',
        'het soort apparaat',
      ],
      '/cookiebeleid': ['Zolang je sessie duurt', '1 jaar', '2 jaar', '24 uur', 'meten we geen bezoek'],
    }
    for (const [path, texts] of Object.entries(held)) {
      await page.goto(path)
      const said = (await page.getByRole('article').innerText()).replaceAll(/\s+/g, ' ')
      for (const text of texts) assert.ok(said.includes(text), `${path}: ${text}`)
    }
  })

  test('the menu of a narrow screen opens, and leads to the login and to the sections', async () => {
    const phone = await house.visitor({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } })
    await phone.goto('/')
    await phone.getByText('Menu', { exact: true }).click()
    const menu = phone.getByRole('navigation', { name: 'Hoofdmenu' })
    await menu.getByRole('link').first().waitFor()
    for (const link of await menu.getByRole('link').all())
      assert.ok(((await link.boundingBox())?.height ?? 0) >= 44, await link.innerText())
    await menu.getByRole('link', { name: 'Inloggen' }).click()
    await phone.waitForURL((url) => url.pathname === '/auth')
  })
})

test('no link on the pages leads to nothing', async () => {
  const page = await house.visitor()
  const anchors = new Map<string, string[]>()
  const links = new Set<string>()
  for (const path of paths) {
    await page.goto(path)
    anchors.set(path, await page.locator('[id]').evaluateAll((found) => found.map(({ id }) => `#${id}`)))
    for (const link of await page.locator('a').evaluateAll((found) => found.map((a) => (a as HTMLAnchorElement).href)))
      links.add(link)
  }
  for (const link of links) {
    const { origin, pathname, hash, protocol } = new URL(link)
    if (origin === house.app.url)
      assert.ok(
        pathname === '/auth' || (hash === '' ? anchors.has(pathname) : anchors.get(pathname)?.includes(hash)),
        link,
      )
    else assert.ok(['https:', 'mailto:'].includes(protocol), link)
  }
  assert.ok(links.size > 30)
})

test('the pages load no script of the application and set no cookie', async () => {
  for (const path of paths) {
    const page = await house.visitor()
    const scripts: string[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(new URL(response.url()).pathname)
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    assert.ok(scripts.length > 0)
    assert.deepEqual(
      scripts.filter(
        (script) => !/^\/(theme|assets\/(page|public|check|check-parts|check-worker)-.*)\.js$/.test(script),
      ),
      [],
      path,
    )
    assert.deepEqual(await page.context().cookies(), [])
    await house.leave(page)
  }
})

test('one goes from page to application and back, with the buttons of the browser too', async () => {
  const page = await house.visitor()
  await page.goto('/')
  await page.getByRole('link', { name: 'Probeer gratis' }).first().click()
  await page.getByRole('button', { name: 'Account aanmaken' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: /klaar om te plaatsen/ }).waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookiebeleid' }).click()
  await page.getByRole('heading', { level: 1, name: 'Cookiebeleid' }).waitFor()
  await page.goBack()
  await page.goForward()
  await page.getByRole('heading', { level: 1, name: 'Cookiebeleid' }).waitFor()
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Kopij', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /klaar om te plaatsen/ }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Welkom terug' }).waitFor()
})

test('a public page typed in capitals, or asked for before a login, is the page and not the application', async () => {
  const page = await house.visitor()
  await page.goto('/Privacybeleid/?bron=mail#rechten')
  await page.waitForURL((url) => url.pathname + url.search + url.hash === '/privacybeleid?bron=mail#rechten')
  await page.getByRole('heading', { level: 1, name: 'Privacybeleid' }).waitFor()
  const member = await house.member()
  await member.goto('/auth?next=/%23pricing')
  await member.getByRole('heading', { name: 'Premium', exact: true }).waitFor()
  await member.goto('/auth?next=/cookiebeleid')
  await member.getByRole('heading', { level: 1, name: 'Cookiebeleid' }).waitFor()
})

test('every page passes axe, wide and narrow, and fits from 320 px', async () => {
  const page = await house.visitor()
  for (const path of paths) {
    await page.goto(path)
    for (const question of await page.locator('details').all())
      await question.evaluate((one) => one.setAttribute('open', ''))
    await assertAccessibleAtAnyWidth(page)
  }
})
