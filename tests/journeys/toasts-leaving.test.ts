// How long a toast stands, and how one sends it away.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { until } from '../support/app.ts'
import { hasFocus, openBrowser, still, stopClock, type TestBrowser } from '../support/browser.ts'
import { toasts } from '../support/toasts.ts'
import { openInput } from '../support/tool-input.ts'
import { addStyles } from '../support/styled-page.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

/**
 * The 3-in-1 screen of a new user, and its field for a title. Without motion: what is written is scrolled to, and a press
 * would wait until that stands still.
 */
async function open(): Promise<{ page: Page; field: Locator }> {
  const page = await house.member({}, { reducedMotion: 'reduce' })
  await page.goto('/admin')
  const field = page.getByRole('main').getByLabel('Titel')
  await field.fill('Fietsen naar zee in de herfst')
  return { page, field }
}

/** The toast that comes once all three networks are there: nothing else is told after it. */
async function written(page: Page, field: Locator): Promise<Locator> {
  await field.press('Control+Enter')
  const toast = toasts(page).filter({ hasText: 'Captions gegenereerd' })
  await toast.waitFor()
  return toast
}

test('one toast stands at a time, for five seconds, and the pointer on it stops the clock', async () => {
  const { page, field } = await open()
  await written(page, field)
  await stopClock(page)
  await page.getByRole('main').getByRole('button', { name: 'Kopieer', exact: true }).first().click()
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
  const { page, field } = await open()
  await stopClock(page)
  await page.mouse.move(600, 200)
  await field.press('Control+Enter')
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

test('a swipe to the right of more than 50 px sends a toast away, a shorter one does not', async () => {
  const { page, field } = await open()
  const toast = await written(page, field)
  const swipe = async (px: number) => {
    await still(page)
    const box = await toast.boundingBox()
    assert.ok(box)
    await page.mouse.move(box.x + 40, box.y + 30)
    await page.mouse.down()
    for (let moved = 0; moved <= px; moved += 5) await page.mouse.move(box.x + 40 + moved, box.y + 30)
    await page.mouse.up()
  }
  await swipe(45)
  await toast.and(page.locator('[data-state=open][data-swipe=cancel]')).waitFor()
  await still(page)
  assert.ok(await toast.isVisible())
  await swipe(80)
  // The pointer on it stops its clock: it goes because it was sent away.
  await toast.waitFor({ state: 'hidden' })
})

test('F8 puts a visible focus on the toast, and closing it by Escape or its button leads back', async () => {
  const { page, field } = await open()
  // Where the focus went when the results folded the form.
  const line = page.getByRole('main').getByRole('button', { name: /^Invoer/ })
  for (const close of ['Escape', 'button'] as const) {
    await openInput(page)
    const toast = await written(page, field)
    await hasFocus(line)
    await page.keyboard.press('F8')
    await hasFocus(toast)
    assert.notEqual(await toast.evaluate((element) => getComputedStyle(element).outlineStyle), 'none')
    if (close === 'button') {
      await page.keyboard.press('Tab')
      await hasFocus(page.getByRole('button', { name: 'Melding sluiten' }))
    }
    await page.keyboard.press(close === 'button' ? 'Enter' : 'Escape')
    await toast.waitFor({ state: 'hidden' })
    // Back where it was.
    await hasFocus(line)
  }
  await page.keyboard.press('F8')
  // Without a toast it leads nowhere.
  await hasFocus(line)
})

test('what lay under a toast takes the click as soon as the toast is sent away, while it still fades', async () => {
  const page = await house.member({ role: 'paid' }, { viewport: { width: 375, height: 812 } })
  await page.goto('/admin?tab=facebook-captions')
  await page.getByLabel('Titel', { exact: true }).fill('Fietsen naar zee in de herfst')
  await page.getByRole('button', { name: /^Genereer/ }).click()
  await toasts(page).filter({ hasText: 'gegenereerd' }).waitFor()
  // It stays as long as the pointer is on it.
  await toasts(page).hover()
  await still(page)
  const box = await toasts(page).boundingBox()
  assert.ok(box)
  // Fading lasts for as long as the test looks.
  await addStyles(page, '[data-toasts] [data-state=closed] { animation-duration: 1000s !important }')
  await page.getByRole('button', { name: 'Melding sluiten' }).click()
  await toasts(page).and(page.locator('[data-state=closed]')).waitFor()
  const hit = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-toasts]') === null, [
    box.x + box.width / 2,
    box.y + box.height / 2,
  ] as const)
  assert.ok(hit, 'the fading toast still takes the clicks')
})
