// The two forms of the door when people are quick, mistaken or offline: nothing is sent twice, said twice or lost.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { makeUser, PASSWORD, until } from '../support/app.ts'
import { openBrowser, type TestBrowser, hasFocus } from '../support/browser.ts'

let house: TestBrowser
before(async () => {
  house = await openBrowser()
  await makeUser(house.app.database, { username: 'bezet' })
})
after(() => house.close())

const unreachable = 'De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.'

async function atDoor(door: 'login' | 'register' = 'login'): Promise<Page> {
  const page = await house.visitor()
  await page.goto(door === 'login' ? '/auth' : '/auth?tab=register')
  await page.getByLabel('Gebruikersnaam').waitFor()
  return page
}

/** How often `path` is posted to from now on. */
function posts(page: Page, path: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) count += 1
  })
  return () => count
}

const newcomer = (username: string) => ({
  'Volledige Naam': 'Noor de Vries',
  'E-mail': `${username}@example.com`,
  Gebruikersnaam: username,
  Wachtwoord: PASSWORD,
  'Bevestig Wachtwoord': PASSWORD,
})

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
}

const value = (page: Page, label: string) => page.getByLabel(label, { exact: true }).inputValue()

test('a double click makes one account, and the button is busy from the first press', async () => {
  const page = await atDoor('register')
  const sent = posts(page, '/api/register')
  await fill(page, newcomer('dubbel'))
  await page.getByRole('button', { name: 'Account aanmaken' }).dblclick()
  await page.waitForURL(/\/admin/)
  assert.equal(sent(), 1)
})

test('two times Enter before the rules have come registers once, and logs in once', async () => {
  for (const [door, label] of [
    ['register', 'Registreren...'],
    ['login', 'Inloggen...'],
  ] as const) {
    const page = await atDoor(door)
    const sent = posts(page, `/api/${door}`)
    let letThrough = () => {}
    const waiting = new Promise<void>((resolve) => (letThrough = resolve))
    // Whatever script is asked for from now on: in which one the rules are is up to the bundler.
    let held = 0
    await page.route('**/assets/*.js', async (route) => {
      held += 1
      await waiting
      await route.continue()
    })
    const all = newcomer('enter')
    await fill(page, door === 'register' ? all : { Gebruikersnaam: 'enter', Wachtwoord: PASSWORD })
    const password = page.getByLabel('Wachtwoord', { exact: true })
    await password.press('Enter')
    await password.press('Enter')
    await page.getByRole('button', { name: label, exact: true }).waitFor()
    await until(() => held > 0, 'the rules have been asked for')
    assert.equal(sent(), 0, 'and have not come')
    letThrough()
    await page.waitForURL(/\/admin/)
    assert.equal(sent(), 1, door)
  }
})

test('without a connection the form says so, also when its rules have never come, and works again with one', async () => {
  const page = await atDoor()
  // Chromium could still have them from a page before.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.context().setOffline(true)
  await fill(page, { Gebruikersnaam: 'bezet', Wachtwoord: PASSWORD })
  const button = page.getByRole('button', { name: 'Inloggen', exact: true })
  await button.click()
  await page.getByRole('alert').filter({ hasText: unreachable }).waitFor()
  assert.equal(await value(page, 'Gebruikersnaam'), 'bezet')
  await page.context().setOffline(false)
  await page.unroute('**/assets/*.js')
  await button.click()
  await page.waitForURL(/\/admin/)
})

test('a connection that is lost after the form was checked is named too', async () => {
  const page = await atDoor()
  const button = page.getByRole('button', { name: 'Inloggen', exact: true })
  await button.click()
  await page.getByText('Gebruikersnaam moet minstens 2 tekens bevatten').waitFor()
  await page.context().setOffline(true)
  await fill(page, { Gebruikersnaam: 'bezet', Wachtwoord: PASSWORD })
  await button.click()
  await page.getByRole('alert').filter({ hasText: unreachable }).waitFor()
  await page.context().setOffline(false)
})

test('what was wrong with the last try is gone with the next press', async () => {
  const page = await atDoor()
  const notice = page.getByRole('alert').filter({ hasText: 'Inloggen is niet gelukt' })
  await fill(page, { Gebruikersnaam: 'bezet', Wachtwoord: 'fout-fout' })
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await notice.waitFor()
  await fill(page, { Wachtwoord: 'kort' })
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await page.getByText('Wachtwoord moet minstens 6 tekens bevatten').waitFor()
  assert.equal(await notice.count(), 0)
})

test('a name that is taken is said by its field, which gets the keyboard, and not by a notice as well', async () => {
  const page = await atDoor('register')
  await fill(page, newcomer('bezet'))
  await fill(page, { 'E-mail': 'ander@example.com' })
  await page.getByRole('button', { name: 'Account aanmaken' }).click()
  const form = page.getByRole('tabpanel')
  await form.getByText('Deze gebruikersnaam is al in gebruik.').waitFor()
  assert.equal(await form.getByText('Deze gebruikersnaam is al in gebruik.').count(), 1)
  assert.equal(await form.getByText('Je account is niet aangemaakt').count(), 0)
  await hasFocus(page.getByLabel('Gebruikersnaam'))
})

test('two passwords that differ can be made equal in either field', async () => {
  for (const mended of ['Wachtwoord', 'Bevestig Wachtwoord']) {
    const page = await atDoor('register')
    await fill(page, { Wachtwoord: 'geheim-een', 'Bevestig Wachtwoord': 'geheim-twee' })
    await page.getByRole('button', { name: 'Account aanmaken' }).click()
    const message = page.getByText('Wachtwoorden komen niet overeen')
    await message.waitFor()
    await fill(page, { [mended]: mended === 'Wachtwoord' ? 'geheim-twee' : 'geheim-een' })
    await message.waitFor({ state: 'hidden' })
  }
})

test('a look at the other form loses nothing that was typed, and keeps no password', async () => {
  const page = await atDoor('register')
  await fill(page, newcomer('even-kijken'))
  await page.getByRole('tab', { name: 'Inloggen' }).click()
  await page.getByLabel('Volledige Naam').waitFor({ state: 'detached' })
  assert.equal(await value(page, 'Gebruikersnaam'), 'even-kijken')
  assert.equal(await value(page, 'Wachtwoord'), '')
  await page.getByRole('link', { name: 'Registreer je' }).click()
  await page.getByLabel('Volledige Naam').waitFor()
  const kept = { ...newcomer('even-kijken'), Wachtwoord: '', 'Bevestig Wachtwoord': '' }
  for (const [label, text] of Object.entries(kept)) assert.equal(await value(page, label), text, label)
})

test('a password is masked until one asks to see it; it may be pasted, and a password manager finds it', async () => {
  const page = await atDoor()
  const field = page.getByLabel('Wachtwoord', { exact: true })
  const attributes = async () => [await field.getAttribute('type'), await field.getAttribute('autocomplete')]
  assert.deepEqual(await attributes(), ['password', 'current-password'])
  const pasted = await field.evaluate((at) =>
    at.dispatchEvent(new ClipboardEvent('paste', { cancelable: true, bubbles: true })),
  )
  assert.ok(pasted, 'nothing stops it')
  await page.getByRole('button', { name: 'Toon de tekens' }).click()
  assert.deepEqual(await attributes(), ['text', 'current-password'])
  await page.getByRole('button', { name: 'Verberg de tekens' }).click()
  assert.deepEqual(await attributes(), ['password', 'current-password'])
})

test('on a phone no field is smaller than 16 px, so that the page stays still when it is entered', async () => {
  const page = await house.visitor({ viewport: { width: 375, height: 812 } })
  await page.goto('/auth?tab=register')
  await page.getByLabel('Volledige Naam').waitFor()
  const sizes = await page
    .locator('input')
    .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)))
  assert.equal(sizes.length, 5)
  assert.ok(
    sizes.every((size) => size >= 16),
    String(sizes),
  )
})
