// Where a fault stops: a part that does not come takes nothing else along, and every way out really leads somewhere.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { until, type NewTestUser } from '../support/app.ts'
import { assertAccessible, assertNoSidewaysScroll, openBrowser, type TestBrowser } from '../support/browser.ts'
import { toasts } from '../support/toasts.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const phone: BrowserContextOptions = { viewport: { width: 375, height: 812 } }
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
/** A click without a pointer: a pointer on a link, or the focus, asks for its page a second time. */
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).dispatchEvent('click')
const retry = (page: Page) => page.getByRole('button', { name: 'Probeer opnieuw' })

async function generate(page: Page): Promise<void> {
  await page.getByRole('main').getByLabel('Titel').fill('Fietsen naar zee')
  await page.getByRole('main').getByLabel('Titel').press('Control+Enter')
}

test('a toast that cannot be loaded leaves the page alone, and the next one is shown', async () => {
  const page = await house.member()
  await page.goto('/admin')
  await page.route('**/assets/toasts-*.js', (route) => route.abort())
  await generate(page)
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

test('F8 puts a visible focus on the toast, and closing it by Escape or its button leads back', async () => {
  const page = await house.member()
  await page.goto('/admin')
  const field = page.getByRole('main').getByLabel('Titel')
  const isFocused = (selector: () => ReturnType<Page['getByRole']>) =>
    selector().evaluate((element) => element === document.activeElement)
  for (const close of ['Escape', 'button'] as const) {
    await generate(page)
    const toast = toasts(page).filter({ hasText: 'Captions gegenereerd' })
    await toast.waitFor()
    await page.keyboard.press('F8')
    assert.ok(await isFocused(() => toast), 'the toast has the focus')
    assert.notEqual(await toast.evaluate((element) => getComputedStyle(element).outlineStyle), 'none')
    if (close === 'button') {
      await page.keyboard.press('Tab')
      assert.ok(await isFocused(() => page.getByRole('button', { name: 'Melding sluiten' })))
    }
    await page.keyboard.press(close === 'button' ? 'Enter' : 'Escape')
    await toast.waitFor({ state: 'hidden' })
    assert.ok(await isFocused(() => field), `${close}: back in the field`)
  }
  await page.keyboard.press('F8')
  assert.ok(await isFocused(() => field), 'without a toast F8 leads nowhere')
})

test('on a phone a toast hides neither the heading nor the bar, and opens under the menu and the sheet', async () => {
  const page = await house.member({}, phone)
  await page.goto('/admin')
  await page.getByRole('main').getByLabel('Titel').fill('Fietsen naar zee')
  await page.getByRole('button', { name: 'Genereer captions' }).click()
  const toast = toasts(page).first()
  await toast.waitFor()
  await toast.hover()
  await until(async () => toast.evaluate((element) => element.getAnimations().length === 0), 'the toast stands still')
  const [box, title, bar] = await Promise.all(
    [toast, heading(page, '3-in-1'), page.getByRole('navigation', { name: 'Menu' })].map((part) => part.boundingBox()),
  )
  assert.ok(box && title && bar)
  assert.ok(box.y > title.y + title.height)
  assert.ok(box.y + box.height <= bar.y)
  await page.getByRole('button', { name: /^Captions/ }).click()
  const inSheet = page.getByRole('dialog').getByRole('link', { name: 'Link in Bio' })
  // A click arrives only at what lies on top.
  await inSheet.click()
  await page.waitForURL(/link-in-bio-captions/)
})

test('no way home calls itself the page one is on', async () => {
  const page = await house.member()
  const outside = await house.visitor()
  for (const [visitor, path] of [
    [page, '/admin'],
    [page, '/admin?tab=rewriter'],
    [page, '/titeltovenaar'],
    [page, '/bestaat-niet'],
    [page, '/privacybeleid'],
    [outside, '/auth'],
    [outside, '/auth?tab=register'],
  ] as const) {
    await visitor.goto(path)
    await visitor.getByRole('heading', { level: 1 }).waitFor()
    const links = visitor.getByRole('link', { name: 'Kopij', exact: true })
    assert.ok((await links.count()) > 0, path)
    const current = await visitor.locator('[aria-current]:not(nav *)').count()
    assert.equal(current, 0, path)
  }
  await page.goto('/privacybeleid')
  await page.getByRole('link', { name: 'Kopij', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('an address that moved keeps its query and its anchor, and is known in capitals too', async () => {
  const page = await house.member()
  for (const [from, to] of [
    ['/rewriter?x=1#anker', '/admin?x=1&tab=rewriter#anker'],
    ['/DASHBOARD', '/admin'],
    ['/Caption-Generator/Facebook', '/admin?tab=facebook-captions'],
    ['/Admin/Image-Enhancer/', '/image-resizer'],
  ] as const) {
    await page.goto(from)
    await page
      .waitForURL((url) => url.pathname + url.search + url.hash === to)
      .catch(() => assert.fail(`${from} leads to ${page.url()}, not to ${to}`))
  }
})

test("'Ga terug' on a page that was opened first leads to the start page instead of off the site", async () => {
  const page = await house.visitor()
  await page.goto('data:text/html,elders')
  await page.goto('/bestaat-niet')
  await page.getByRole('button', { name: 'Ga terug' }).click()
  await page.waitForURL(`${house.app.url}/`)
})

test('the header counts without an end for those who have none, with dots between thousands', async () => {
  const expected: [Partial<NewTestUser>, string][] = [
    [{ role: 'paid', aiRequestsCount: 42 }, '42 / onbeperkt'],
    [{ role: 'admin', aiRequestsCount: 12_345 }, '12.345 / onbeperkt'],
    [{ aiRequestsCount: 1_234, aiRequestsLimit: 10_000 }, '1.234 / 10.000'],
  ]
  for (const [fields, count] of expected) {
    const page = await house.member(fields)
    await page.goto('/admin')
    await page.getByRole('banner').getByText(count).waitFor()
    const beheerder = page.getByRole('banner').getByText('Beheerder', { exact: true })
    if (fields.role === 'admin') await beheerder.waitFor()
    else assert.equal(await beheerder.count(), 0)
    await page.setViewportSize({ width: 320, height: 640 })
    const [label, avatar] = await Promise.all([
      page.getByRole('banner').getByText(count).boundingBox(),
      page.getByRole('button', { name: /Gebruikersmenu/ }).boundingBox(),
    ])
    assert.ok(label && avatar && label.x + label.width < avatar.x, `${count} touches the avatar`)
    await assertNoSidewaysScroll(page)
    await house.leave(page)
  }
})

test('header and content end on the same line, with the menu open and folded', async () => {
  const page = await house.member()
  await page.goto('/admin')
  const field = page.getByRole('main').getByLabel('Titel')
  const circle = page.getByRole('button', { name: /Gebruikersmenu/ }).locator('span')
  const end = async (part: typeof field) => {
    const box = await part.boundingBox()
    assert.ok(box)
    return Math.round(box.x + box.width)
  }
  await field.waitFor()
  assert.equal(await end(circle), await end(field))
  await page.getByRole('button', { name: 'Menu inklappen' }).click()
  assert.equal(await end(circle), await end(field))
})

test('text of twice the size stays on the page', async () => {
  const page = await house.member({ role: 'admin', aiRequestsCount: 12_345 }, phone)
  for (const path of ['/', '/privacybeleid', '/admin?tab=caption-generator', '/admin?tab=rewriter', '/titeltovenaar']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    await assertNoSidewaysScroll(page)
  }
})

test("the browser's own bars take the colour of the chosen theme", async () => {
  const page = await house.member({}, { colorScheme: 'dark' })
  await page.goto('/admin')
  const colours = () =>
    page.locator('meta[name="theme-color"]').evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')))
  const system = await colours()
  await page.getByRole('button', { name: /Gebruikersmenu/ }).click()
  await page.getByRole('menuitemradio', { name: 'Licht' }).click()
  await until(async () => (await colours()).every((colour) => colour === system[0]), 'all bars are light')
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  assert.deepEqual(await colours(), [system[0], system[0]])
  await page.getByRole('button', { name: /Gebruikersmenu/ }).click()
  await page.getByRole('menuitemradio', { name: 'Systeem' }).click()
  await until(async () => (await colours())[1] === system[1], 'the bars follow the system')
})

test('every address of the product answers 200, and what is none 404 with a screen that says so', async () => {
  const page = await house.member()
  const status = async (path: string) => (await page.request.get(path, { maxRedirects: 0 })).status()
  const known = [
    '/',
    '/privacybeleid',
    '/Cookiebeleid/',
    '/auth',
    '/admin?tab=bestaat-niet',
    '/artikelen/123',
    '/dashboard',
  ]
  for (const path of [...known, '/rewriter', '/admin/titeltovenaar', '/yt-caption-generator'])
    assert.equal(await status(path), 200, path)
  for (const path of ['/bestaat-niet', '/admin/bestaat-niet', '/artikelen/1/2'])
    assert.equal(await status(path), 404, path)
  const reply = await page.goto('/bestaat-niet')
  assert.equal(reply?.status(), 404)
  await page.getByRole('heading', { name: 'Pagina niet gevonden' }).waitFor()
  const visitor = await house.visitor()
  assert.equal((await visitor.goto('/bestaat-niet'))?.status(), 404)
  await visitor.getByRole('heading', { name: 'Pagina niet gevonden' }).waitFor()
})
