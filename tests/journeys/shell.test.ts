// The frame around every tool: menu, header, light and dark, wide and narrow.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { until, type NewTestUser } from '../support/app.ts'
import {
  assertAccessible,
  assertAccessibleAtAnyWidth,
  assertNoSidewaysScroll,
  openBrowser,
  stopClock,
  type TestBrowser,
} from '../support/browser.ts'
import { makeLinks } from '../support/links.ts'
import { doubleText } from '../support/styled-page.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const phone: BrowserContextOptions = { viewport: { width: 375, height: 812 } }
/** A page of a new user, on the 3-in-1 screen. */
async function member(fields: Partial<NewTestUser> = {}, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await house.member(fields, options)
  await page.goto('/admin?tab=caption-generator')
  await page.getByRole('heading', { level: 1, name: '3-in-1' }).waitFor()
  return page
}

test('the sidebar is 300 px wide, 80 px collapsed, and remembers which', async () => {
  const page = await member()
  const width = async () => (await page.getByRole('complementary').boundingBox())?.width
  assert.equal(await width(), 300)
  await page.getByRole('button', { name: 'Menu inklappen' }).click()
  assert.equal(await width(), 80)
  await page.reload()
  await page.getByRole('link', { name: 'Herschrijver' }).waitFor()
  assert.equal(await width(), 80)
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Menu uitklappen' }).click()
  assert.equal(await width(), 300)
})

test('from 768 px the menu is a sidebar, below it a tab bar whose groups open a sheet', async () => {
  const page = await member()
  await page.setViewportSize({ width: 768, height: 900 })
  await page.getByRole('complementary').waitFor()
  await page.setViewportSize({ width: 767, height: 900 })
  await page.getByRole('complementary').waitFor({ state: 'hidden' })
  await page.setViewportSize({ width: 375, height: 812 })
  await page.getByRole('button', { name: /^Captions/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Captions' })
  await sheet.getByRole('link', { name: 'Pinterest' }).click()
  await page.waitForURL(/tab=pinterest-captions/)
  await sheet.waitFor({ state: 'hidden' })
  await page.getByRole('heading', { level: 1, name: 'Pinterest titels' }).waitFor()
})

test('on a low screen the menu is scrolled to where one is', async () => {
  const page = await member({}, { viewport: { width: 1280, height: 480 } })
  await page.goto('/admin?tab=inspiratie-links')
  const item = page.getByRole('complementary').getByRole('link', { name: 'Inspiratie-links' })
  await until(async () => {
    const box = await item.boundingBox()
    return box !== null && box.y >= 0 && box.y + box.height < 420
  }, 'the item is in sight, above the button that folds the menu')
})

test('the header names the plan and counts the requests', async () => {
  const expected: [Partial<NewTestUser>, string, string][] = [
    [{ aiRequestsCount: 3 }, 'Free', '3 / 10'],
    [{ role: 'paid', aiRequestsCount: 42 }, 'Premium', '42 / onbeperkt'],
    [{ role: 'admin', aiRequestsCount: 7 }, 'Admin', '7 / onbeperkt'],
  ]
  for (const [fields, plan, count] of expected) {
    const page = await member(fields)
    const header = page.getByRole('banner')
    await header.getByText(plan, { exact: true }).waitFor()
    await header.getByText(count).waitFor()
    await house.leave(page)
  }
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
  const onOneLine = async () => (await end(circle)) === (await end(field))
  await field.waitFor()
  await until(onOneLine, 'they end on the same line')
  await page.getByRole('button', { name: 'Menu inklappen' }).click()
  await page.getByRole('button', { name: 'Menu uitklappen' }).waitFor()
  await until(onOneLine, 'they end on the same line, the menu folded')
})

test('the user menu says who one is, and an administrator is called Beheerder', async () => {
  const page = await member({ role: 'admin' })
  await page.getByRole('button', { name: 'Gebruikersmenu van Anne Jansen' }).click()
  await page.getByRole('menu').getByText('Beheerder').waitFor()
})

test('light or dark follows the system until one chooses, and the choice stays', async () => {
  const page = await member({}, { colorScheme: 'dark' })
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const dark = await paper()
  await page.getByRole('button', { name: /Gebruikersmenu/ }).click()
  await page.getByRole('menuitemradio', { name: 'Licht' }).click()
  await until(async () => (await paper()) !== dark, 'the page is light')
  const light = await paper()
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  assert.equal(await paper(), light)
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

/** Appearance and background of the cross with which a search field is emptied: only the browser's own tools see it. */
async function crossOf(page: Page): Promise<(string | undefined)[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { nodes } = await devtools.send('DOM.getFlattenedDocument', { depth: -1, pierce: true })
  const cross = nodes.find(({ attributes }) => attributes?.includes('-webkit-search-cancel-button'))
  assert.ok(cross)
  const { computedStyle } = await devtools.send('CSS.getComputedStyleForNode', { nodeId: cross.nodeId })
  return ['appearance', 'background-color'].map((name) => computedStyle.find((style) => style.name === name)?.value)
}

test('in dark, checkboxes and the cross of a search field have the colours of the house, and forced ones where asked', async () => {
  await makeLinks(house.app, [{}])
  const page = await house.member({ role: 'admin' }, { colorScheme: 'dark' })
  await page.goto('/admin?tab=inspiratie-links')
  const box = page.getByRole('checkbox', { name: 'Selecteer ‘Tuin op een dak’' })
  const look = () =>
    box.evaluate((element) => [getComputedStyle(element).appearance, getComputedStyle(element).backgroundColor])
  const colour = (name: string) =>
    page.evaluate((value) => {
      const sample = document.body.appendChild(document.createElement('i'))
      sample.style.background = value
      const { backgroundColor } = getComputedStyle(sample)
      sample.remove()
      return backgroundColor
    }, name)
  assert.deepEqual(await look(), ['none', await colour('var(--color-sheet)')])
  await box.check()
  assert.deepEqual(await look(), ['none', await colour('var(--color-button)')])
  assert.deepEqual(await crossOf(page), ['none', await colour('var(--color-ink-3)')])

  await page.emulateMedia({ forcedColors: 'active' })
  assert.equal((await look())[0], 'auto')
  assert.deepEqual(await crossOf(page), ['none', await colour('FieldText')])
  assert.notEqual(await colour('FieldText'), await colour('Field'))
})

test('on a phone the page goes to the results once they are there', async () => {
  const page = await member({}, phone)
  await page.getByRole('main').getByLabel('Titel').fill('Fietsen naar zee')
  await page
    .getByRole('main')
    .getByRole('button', { name: /Genereer captions/ })
    .click()
  const heading = page.getByRole('heading', { level: 2, name: 'Facebook' })
  await until(async () => ((await heading.boundingBox())?.y ?? 1_000) < 300, 'the results stand at the top')
})

test('a copied caption shows its check for two seconds', async () => {
  // Without motion: what is written is scrolled to, and a press would wait until that stands still.
  const page = await member({}, { reducedMotion: 'reduce' })
  await page.getByRole('main').getByLabel('Titel').fill('Fietsen naar zee')
  await page
    .getByRole('main')
    .getByRole('button', { name: /Genereer captions/ })
    .click()
  const first = page.getByRole('region', { name: 'Pinterest' }).getByRole('listitem').first()
  await first.waitFor()
  await stopClock(page)
  await first.getByRole('button', { name: 'Kopieer', exact: true }).click()
  await first.getByRole('button', { name: 'Gekopieerd' }).waitFor()
  await page.clock.runFor(1_900)
  assert.ok(await first.getByRole('button', { name: 'Gekopieerd' }).isVisible())
  await page.clock.runFor(100)
  await first.getByRole('button', { name: 'Kopieer', exact: true }).waitFor()
})

test('the screens whose own journeys do not look at it pass axe, wide and narrow, and fit from 320 px', async () => {
  const screens = [
    '/auth',
    '/auth?tab=register',
    '/bestaat-niet',
    '/admin?tab=caption-generator',
    '/admin?tab=users',
    '/yt-caption-generator',
    '/artikelen',
  ]
  const inside = await member()
  const outside = await house.visitor()
  for (const path of screens) {
    const page = path.startsWith('/auth') ? outside : inside
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await assertAccessibleAtAnyWidth(page)
  }
})

test('text of twice the size stays on the page', async () => {
  const page = await house.member({ role: 'admin', aiRequestsCount: 12_345 }, phone)
  for (const path of ['/', '/privacybeleid', '/admin?tab=caption-generator', '/admin?tab=rewriter', '/titeltovenaar']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await doubleText(page)
    await assertNoSidewaysScroll(page)
  }
})
