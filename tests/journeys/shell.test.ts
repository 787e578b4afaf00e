// The frame around every tool: menu, header, toasts, light and dark, wide and narrow.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { until, type NewTestUser } from '../support/app.ts'
import {
  assertAccessible,
  assertNoSidewaysScroll,
  openBrowser,
  stopClock,
  type TestBrowser,
} from '../support/browser.ts'
import { toasts } from '../support/toasts.ts'

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
  assert.ok(await page.getByRole('complementary').isVisible())
  await page.setViewportSize({ width: 767, height: 900 })
  assert.ok(!(await page.getByRole('complementary').isVisible()))
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

test('a toast is 380 px wide and stands at the bottom right, clear of the menu', async () => {
  const page = await member()
  await page.getByRole('main').getByLabel('Titel').fill('Fietsen naar zee')
  await page.getByRole('main').getByRole('button', { name: 'Genereer captions' }).click()
  const box = await toasts(page).first().boundingBox()
  assert.equal(box?.width, 380)
  assert.equal(box.x + box.width, 1440 - 16)
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

test('one toast stands at a time, for five seconds, and the pointer on it stops the clock', async () => {
  const page = await member()
  const main = page.getByRole('main')
  await main.getByLabel('Titel').fill('Fietsen naar zee in de herfst')
  await main.getByRole('button', { name: /Genereer captions/ }).click()
  await toasts(page).filter({ hasText: 'Captions gegenereerd' }).waitFor()
  await stopClock(page)
  await main.getByRole('button', { name: 'Kopieer', exact: true }).first().click()
  const copied = toasts(page).filter({ hasText: 'Gekopieerd naar klembord' })
  await copied.waitFor()
  assert.equal(await toasts(page).count(), 1)
  await copied.hover()
  await page.clock.runFor(6_000)
  assert.ok(await copied.isVisible(), 'still there under the pointer')
  await page.mouse.move(600, 200)
  await page.clock.runFor(1_000)
  assert.ok(await copied.isVisible(), 'not at once')
  await page.clock.runFor(5_000)
  await copied.waitFor({ state: 'hidden' })
})

test('a toast that nobody points at stands for five seconds', async () => {
  const page = await member()
  await stopClock(page)
  await page.mouse.move(600, 200)
  await page.getByRole('main').getByLabel('Titel').fill('Fietsen naar zee')
  await page.getByRole('main').getByLabel('Titel').press('Control+Enter')
  await until(async () => {
    // What the page puts off for a moment has its turn.
    await page.clock.runFor(20)
    return toasts(page).first().isVisible()
  }, 'the toast is shown')
  await page.clock.runFor(4_500)
  assert.ok(await toasts(page).first().isVisible())
  await page.clock.runFor(500)
  await toasts(page).first().waitFor({ state: 'hidden' })
})

test('F8 brings the keyboard to the toast, and its button closes it', async () => {
  const page = await member()
  await page
    .getByRole('main')
    .getByRole('button', { name: /Genereer captions/ })
    .click()
  await page.getByRole('main').getByLabel('Titel').fill('Fietsen naar zee')
  await page
    .getByRole('main')
    .getByRole('button', { name: /Genereer captions/ })
    .click()
  await toasts(page).first().waitFor()
  await page.keyboard.press('F8')
  assert.ok(
    await page.getByRole('region', { name: /Meldingen/ }).evaluate((region) => region.contains(document.activeElement)),
  )
  await page.getByRole('button', { name: 'Melding sluiten' }).click()
  await toasts(page).first().waitFor({ state: 'hidden' })
})

test('a swipe to the right of more than 50 px sends a toast away, a shorter one does not', async () => {
  const page = await member()
  await page.getByRole('main').getByLabel('Titel').fill('Fietsen naar zee')
  await page
    .getByRole('main')
    .getByRole('button', { name: /Genereer captions/ })
    .click()
  const toast = toasts(page).first()
  await toast.waitFor()
  const swipe = async (px: number) => {
    const box = await toast.boundingBox()
    assert.ok(box)
    await page.mouse.move(box.x + 40, box.y + 30)
    await page.mouse.down()
    for (let moved = 0; moved <= px; moved += 5) await page.mouse.move(box.x + 40 + moved, box.y + 30)
    await page.mouse.up()
  }
  await swipe(45)
  await wait(400)
  assert.ok(await toast.isVisible())
  await swipe(80)
  // The pointer on it stops its clock: it goes because it was sent away.
  await toast.waitFor({ state: 'hidden' })
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
  const page = await member()
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

test('every screen passes axe, wide and narrow, and fits from 320 px', async () => {
  const screens = [
    '/',
    '/auth',
    '/auth?tab=register',
    '/bestaat-niet',
    '/privacybeleid',
    '/admin?tab=caption-generator',
    '/admin?tab=users',
    '/admin?tab=rewriter',
    '/titeltovenaar',
    '/yt-caption-generator',
    '/artikelen',
  ]
  for (const options of [{}, phone]) {
    const inside = await member({}, options)
    const outside = await house.visitor(options)
    for (const path of screens) {
      const page = path.startsWith('/auth') ? outside : inside
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await assertAccessible(page)
      const wide = page.viewportSize()
      await page.setViewportSize({ width: 320, height: 700 })
      await assertNoSidewaysScroll(page)
      if (wide) await page.setViewportSize(wide)
    }
    await house.leave(inside)
    await house.leave(outside)
  }
})
