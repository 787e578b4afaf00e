// What the public pages promise follows what is configured: nothing that is off is named, and nobody is led to a closed door.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessibleAtAnyWidth, openBrowser, type TestBrowser } from '../support/browser.ts'
import { stripe } from '../support/stripe-settings.ts'

const paths = ['/', '/privacybeleid', '/algemene-voorwaarden', '/cookiebeleid', '/taalcheck']

/** Everything a page says, hidden answers and what search engines read included. */
async function said(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text()
  assert.ok(!/\{\{[#^/]/.test(html), `${path} has a mark left`)
  for (const [, json] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
    assert.doesNotThrow(() => void JSON.parse(json ?? ''), path)
  return html
}

describe('by itself', () => {
  let house: TestBrowser
  before(async () => void (house = await openBrowser()))
  after(() => house.close())

  test('no page names Stripe, asks about measuring or leads to a page to pay or withdraw', async () => {
    const page = await house.visitor()
    for (const path of paths) {
      const html = await said(page, path)
      for (const off of [
        'Stripe',
        'iDEAL',
        'Kies Premium',
        '/herroepen',
        'tab%3Daccount',
        'data-consent',
        'og:image',
        'uitnodiging van',
      ])
        assert.ok(!html.includes(off), `${path}: ${off}`)
    }
    await page.goto('/')
    assert.equal(await page.getByRole('link', { name: 'Vraag Premium aan' }).getAttribute('href'), '#contact')
  })

  test('search engines read the offers and the questions, and find the page under one address', async () => {
    const page = await house.visitor()
    await page.goto('/')
    const data = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent) as Record<string, unknown>))
    assert.deepEqual(
      data.map((one) => one['@type']),
      ['SoftwareApplication', 'FAQPage'],
    )
    assert.deepEqual(
      ((data[0]?.['offers'] ?? []) as { price: string }[]).map(({ price }) => price),
      ['0', '24.19'],
    )
    const shown = await page.getByRole('region', { name: 'Veelgestelde vragen' }).locator('summary').allTextContents()
    const told = data[1]?.['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[]
    assert.deepEqual(told.map(({ name }) => name).toSorted(), shown.map((words) => words.replace(/\+$/, '')).toSorted())
    assert.ok(told.every(({ acceptedAnswer: { text } }) => text.length > 80 && !/[<{]/.test(text)))
  })
})

describe('with REGISTRATION=invite', () => {
  let house: TestBrowser
  before(async () => void (house = await openBrowser({ registration: 'invite' })))
  after(() => house.close())

  test('nobody is told to try for free: they are told how to get an invitation', async () => {
    const page = await house.visitor()
    for (const path of paths) {
      const html = await said(page, path)
      for (const off of [
        'Probeer gratis',
        'Start je proef',
        'gratis proef',
        'tab=register',
        'gratis account',
        '24 uur gratis',
      ])
        assert.ok(!html.includes(off), `${path}: ${off}`)
    }
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'Vraag een uitnodiging' }).first().click()
    await page.waitForURL(({ hash }) => hash === '#contact')
    await page.getByText('Hoe krijg ik een account?').click()
    await page.getByText('zonder uitnodiging kan niemand zich hier registreren').waitFor()
    await assertAccessibleAtAnyWidth(page)
  })
})

describe('with payments and an address of its own', () => {
  let house: TestBrowser
  before(async () => void (house = await openBrowser({ stripe, publicUrl: 'https://kopij.example' })))
  after(() => house.close())

  test('Premium is chosen here: through the door for a visitor, then in the account', async () => {
    const page = await house.visitor()
    await page.goto('/')
    const choose = page.getByRole('link', { name: 'Kies Premium' })
    assert.equal(await choose.getAttribute('href'), '/auth?tab=register&next=%2Fadmin%3Ftab%3Daccount')
    assert.equal(await page.getByRole('link', { name: 'Vraag Premium aan' }).count(), 0)
    await choose.click()
    await page.getByRole('button', { name: 'Account aanmaken' }).waitFor()
  })

  test('terms and privacy say how is paid, cancelled and withdrawn, among the additions too', async () => {
    const page = await house.visitor()
    await page.goto('/algemene-voorwaarden')
    await page.getByText('Laatst bijgewerkt: 30 maart 2025').waitFor()
    const terms = await page.getByRole('article').innerText()
    for (const words of ['betaalt via Stripe', 'nog 7 dagen', 'binnen 14 dagen herroepen'])
      assert.ok(terms.includes(words), words)
    assert.equal(await page.getByRole('link', { name: 'Herroepen' }).getAttribute('href'), '/herroepen')
    await page.goto('/privacybeleid')
    assert.ok((await page.getByRole('article').innerText()).includes('Stripe, dat betalingen voor ons verwerkt'))
  })

  test('a link to the site is shown with its picture, which is there', async () => {
    const page = await house.visitor()
    await page.goto('/')
    const image = await page.locator('meta[property="og:image"]').getAttribute('content')
    assert.equal(image, 'https://kopij.example/beeld/kopij.png')
    assert.equal(await page.locator('link[rel=canonical]').getAttribute('href'), 'https://kopij.example/')
    const picture = await page.request.get('/beeld/kopij.png')
    assert.equal(picture.headers()['content-type'], 'image/png')
    const bytes = await picture.body()
    assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1_200, 630])
  })
})
