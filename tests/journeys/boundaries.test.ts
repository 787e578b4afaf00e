// Where a fault stops: a part that does not come takes nothing else along.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible, openBrowser, type TestBrowser } from '../support/browser.ts'
import { toasts } from '../support/toasts.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
/** A click without a pointer: a pointer on a link, or the focus, asks for its page a second time. */
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).dispatchEvent('click')
const retry = (page: Page) => page.getByRole('button', { name: 'Probeer opnieuw' })

test('a toast that cannot be loaded leaves the page alone, and the next one is shown', async () => {
  // Without motion: what is written is scrolled to, and a press would wait until that stands still.
  const page = await house.member({}, { reducedMotion: 'reduce' })
  await page.goto('/admin')
  await page.route('**/assets/toasts-*.js', (route) => route.abort())
  const main = page.getByRole('main')
  await main.getByLabel('Titel').fill('Fietsen naar zee')
  await main.getByLabel('Titel').press('Control+Enter')
  // The toast that all is written would replace the one that is looked for.
  for (const name of ['Facebook', 'Pinterest', 'Link in Bio'])
    await main.getByRole('region', { name }).getByRole('listitem').first().waitFor()
  const copy = page.getByRole('listitem').getByRole('button', { name: 'Kopieer', exact: true })
  await copy.first().click()
  await page.getByRole('button', { name: 'Gekopieerd' }).waitFor()
  assert.ok(await heading(page, '3-in-1').isVisible())
  assert.equal(await toasts(page).count(), 0)

  await page.unroute('**/assets/toasts-*.js')
  await copy.last().click()
  await toasts(page).filter({ hasText: 'Gekopieerd naar klembord' }).waitFor()
})

test('a panel that cannot be loaded says so beside the menu, and trying again without a reload shows it', async () => {
  const page = await house.member()
  await page.route('**/assets/caption-generator-screen-*.js', (route) => route.abort())
  await page.route('**/api/health', (route) => route.abort())
  await page.goto('/admin')
  await heading(page, 'Dit onderdeel kon niet worden geladen').waitFor()
  await page.getByRole('alert').filter({ hasText: 'Controleer je verbinding' }).waitFor()
  await assertAccessible(page)
  await retry(page).click()
  await page.getByRole('alert').filter({ hasText: 'Het is nog niet gelukt.' }).waitFor()

  await follow(page, 'Herschrijver')
  await heading(page, 'Herschrijver').waitFor()
  await follow(page, '3-in-1')
  await heading(page, 'Dit onderdeel kon niet worden geladen').waitFor()
  // Coming back was a try by itself. Once this one has failed, none is under way that could still succeed unasked.
  await retry(page).click()
  await page.getByRole('alert').filter({ hasText: 'Het is nog niet gelukt.' }).waitFor()
  await page.unroute('**/assets/caption-generator-screen-*.js')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await retry(page).click()
  await heading(page, '3-in-1').waitFor()
  assert.ok(await page.evaluate(() => 'sameDocument' in window), 'the page was not reloaded')
})

test('a file that a newer version has replaced is had by loading the page again', async () => {
  const page = await house.member()
  // As an old page after a deployment: the server answers, but no longer has the file.
  await page.route('**/assets/caption-generator-screen-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/admin')
  await heading(page, 'Dit onderdeel kon niet worden geladen').waitFor()
  const reloaded = page.waitForEvent('load')
  await retry(page).click()
  await reloaded
})

test('a page that cannot be loaded says so, and trying again shows it', async () => {
  const page = await house.visitor()
  await page.goto('/')
  await page.route('**/assets/auth-screen-*.js', (route) => route.abort())
  await follow(page, 'Inloggen')
  await heading(page, 'Deze pagina kon niet worden geladen').waitFor()
  await page.unroute('**/assets/auth-screen-*.js')
  await retry(page).click()
  await heading(page, 'Welkom terug').waitFor()
})

test('a panel that breaks leaves menu and header, and can be begun anew', async () => {
  const page = await house.member()
  // React complains by itself about what this test breaks.
  page.removeAllListeners('console')
  await page.route('**/assets/caption-generator-screen-*.js', async (route) => {
    const text = await (await route.fetch()).text()
    const name = /export\s*\{\s*\w+ as (\w+)/.exec(text)?.[1]
    await route.fulfill({
      contentType: 'text/javascript',
      body: `export const ${name} = () => { if (!window.mended) throw new Error('stuk'); return null }`,
    })
  })
  await page.goto('/admin')
  await heading(page, 'Er ging iets mis').waitFor()
  await page.getByRole('link', { name: 'Herschrijver' }).waitFor()
  await page.evaluate(() => Object.assign(window, { mended: true }))
  await retry(page).click()
  await heading(page, 'Er ging iets mis').waitFor({ state: 'hidden' })
  assert.ok(await page.getByRole('banner').isVisible())
})

test('a server in trouble is not called a lost connection, and the page of a proxy is not read out', async () => {
  const page = await house.member()
  await page.route('**/api/user', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<html><h1>502 Bad Gateway</h1></html>' }),
  )
  await page.goto('/admin')
  await heading(page, 'Er ging iets mis').waitFor()
  await page.getByText('De server kan je verzoek nu niet verwerken. Probeer het zo opnieuw.').waitFor()
  assert.equal(await page.getByText('Bad Gateway').count(), 0)
})
