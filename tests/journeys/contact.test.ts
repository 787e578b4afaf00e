// The contact form of the landing page: its rules, the wait, and what a failure leaves. The browser's half; the server's
// answers are played.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { until } from '../support/app.ts'
import { assertAccessible, openBrowser, type TestBrowser, hasFocus } from '../support/browser.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const typed = { Naam: 'Noor Jansen', 'E-mail': 'noor@example.com', Bericht: 'Hoe begin ik met mijn redactie?' }

/** What the server is to answer, and the bodies it was sent. */
interface Played {
  status: number
  body: unknown
  /** Resolves when the answer may go. */
  held?: Promise<void>
  sent: unknown[]
}

async function contactPage(answers: Partial<Played> = {}): Promise<{ page: Page; server: Played }> {
  const server: Played = { status: 201, body: { id: 1 }, sent: [], ...answers }
  const page = await house.visitor()
  await page.route('**/api/contact', async (route) => {
    server.sent.push(route.request().postDataJSON())
    await server.held
    if (server.status === 0) await route.abort()
    else await route.fulfill({ status: server.status, json: server.body })
  })
  await page.goto('/#contact')
  return { page, server }
}

const send = (page: Page) => page.getByRole('button', { name: 'Verstuur bericht' }).click()

async function fill(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value)
}

/** What a screen reader says of the field beside its name. */
const saidOf = (page: Page, label: string) =>
  page.getByLabel(label).evaluate((field) => {
    const place = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    return [field.getAttribute('aria-invalid'), place?.textContent]
  })

test('what is not filled in well is said under its field, in the words of the specification, and nothing is sent', async () => {
  const { page, server } = await contactPage()
  await send(page)
  assert.deepEqual(await saidOf(page, 'Naam'), ['true', 'Name must be at least 2 characters'])
  assert.deepEqual(await saidOf(page, 'E-mail'), ['true', 'Please enter a valid email address'])
  assert.deepEqual(await saidOf(page, 'Bericht'), ['true', 'Message must be at least 10 characters'])
  await hasFocus(page.getByLabel('Naam'))
  await assertAccessible(page)

  await page.getByLabel('Naam').fill('No')
  assert.deepEqual(await saidOf(page, 'Naam'), [null, ''], 'a message goes as soon as one types')
  await page.getByLabel('E-mail').fill('noor@example.com')
  await page.getByLabel('Bericht').fill('123456789')
  await page.getByLabel('E-mail').press('Enter')
  assert.deepEqual(await saidOf(page, 'Bericht'), ['true', 'Message must be at least 10 characters'])
  await hasFocus(page.getByLabel('Bericht'))
  assert.deepEqual(server.sent, [])
})

test('a message is sent once, shows that it is under way, and is thanked for', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const { page, server } = await contactPage({ held })
  await fill(page)
  await page.getByLabel('Bedrijf (optioneel)').fill('De Courant')
  await page.getByLabel('Ik wil bètatester worden').check()
  await send(page)
  const busy = page.getByRole('button', { name: 'Versturen...' })
  await busy.waitFor()
  await busy.click({ force: true })
  await page.getByLabel('Naam').press('Enter')
  release()
  const thanks = page.getByRole('heading', { name: 'Bedankt voor je bericht' })
  await thanks.waitFor()
  assert.deepEqual(server.sent, [
    {
      name: 'Noor Jansen',
      email: 'noor@example.com',
      company: 'De Courant',
      message: 'Hoe begin ik met mijn redactie?',
      betaTester: true,
    },
  ])
  assert.ok(!(await page.getByRole('form', { name: 'Contactformulier' }).isVisible()))
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  await until(async () => (await focused()).startsWith('Bedankt voor je bericht'), 'the thanks have the focus')
  await assertAccessible(page)

  await page.getByRole('button', { name: 'Nog een bericht sturen' }).click()
  assert.equal(await page.getByLabel('Bericht').inputValue(), '')
  assert.ok(!(await page.getByLabel('Ik wil bètatester worden').isChecked()))
  await fill(page)
  await send(page)
  await thanks.waitFor()
  assert.deepEqual(server.sent[1], {
    name: 'Noor Jansen',
    email: 'noor@example.com',
    company: null,
    message: 'Hoe begin ik met mijn redactie?',
    betaTester: false,
  })
})

test('a message that did not arrive stays as it was typed, with the reason, and can be sent again', async () => {
  const { page, server } = await contactPage()
  await fill(page)
  const failures: [Partial<Played>, string][] = [
    [{ status: 0 }, 'De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.'],
    [
      { status: 429, body: { message: 'Te veel pogingen. Probeer het later opnieuw.' } },
      'Te veel pogingen. Probeer het later opnieuw.',
    ],
    [
      { status: 502, body: '<h1>Bad Gateway</h1>' },
      'De server kan je verzoek nu niet verwerken. Probeer het zo opnieuw.',
    ],
  ]
  for (const [answers, said] of failures) {
    Object.assign(server, answers)
    await send(page)
    await page.getByRole('alert').filter({ hasText: said }).waitFor()
    for (const [label, value] of Object.entries(typed)) assert.equal(await page.getByLabel(label).inputValue(), value)
  }
  await assertAccessible(page)
  Object.assign(server, { status: 201, body: { id: 1 } })
  await send(page)
  await page.getByRole('heading', { name: 'Bedankt voor je bericht' }).waitFor()
  assert.equal(server.sent.length, failures.length + 1)
})

test('what only the server finds wrong is said under its field', async () => {
  const { page } = await contactPage({
    status: 400,
    body: { message: 'Controleer de ingevulde gegevens.', errors: { email: 'Dit adres bestaat niet.' } },
  })
  await fill(page)
  await send(page)
  await page.getByRole('alert').filter({ hasText: 'Controleer de ingevulde gegevens.' }).waitFor()
  assert.deepEqual(await saidOf(page, 'E-mail'), ['true', 'Dit adres bestaat niet.'])
  await hasFocus(page.getByLabel('E-mail'))
})

test('the menu of a narrow screen closes behind its link, and on Escape with the focus back on it', async () => {
  const page = await house.visitor({ viewport: { width: 375, height: 812 } })
  await page.goto('/')
  const button = page.getByText('Menu', { exact: true })
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  await button.click()
  await assertAccessible(page)
  await menu.getByRole('link', { name: 'Prijzen' }).click()
  await menu.waitFor({ state: 'hidden' })
  await page.waitForURL('**/#pricing')
  await button.click()
  await menu.getByRole('link', { name: 'Vragen' }).waitFor()
  await menu.getByRole('link', { name: 'Vragen' }).focus()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  await hasFocus(button)
})
