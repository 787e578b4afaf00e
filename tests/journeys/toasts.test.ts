// Where a toast stands, and what it leaves to be seen and pressed.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { until } from '../support/app.ts'
import { openBrowser, still, type TestBrowser } from '../support/browser.ts'
import { closeToast, toasts } from '../support/toasts.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const wide = { width: 1440, height: 900 }
const phone = { width: 375, height: 812 }

/** Somebody who had texts written on a tab, with the toast that says so still there. */
async function written(
  tab: string,
  viewport: { width: number; height: number },
  reducedMotion: 'reduce' | 'no-preference' = 'reduce',
): Promise<Page> {
  const page = await house.member({ role: 'paid' }, { viewport, reducedMotion })
  await page.goto(`/admin?tab=${tab}`)
  await page
    .getByLabel(tab === 'titeltovenaar' ? 'Onderwerp' : 'Titel', { exact: true })
    .fill('Fietsen naar zee in de herfst')
  if (tab === 'titeltovenaar')
    await page
      .getByLabel('Context', { exact: false })
      .fill('Langs duin en strand fiets je in een middag heen en terug.')
  // Asked after the toast was shown; then the page goes to the results.
  const counted = page.waitForResponse('**/api/user')
  await page.getByRole('button', { name: /^Genereer/ }).click()
  await toasts(page).filter({ hasText: 'gegenereerd' }).waitFor()
  // It is read over by hovering, for as long as the test looks.
  await toasts(page).hover()
  await (await counted).finished()
  if (viewport.width < 768) {
    const first = page
      .getByRole('main')
      .getByRole('region')
      .filter({ has: page.getByRole('listitem') })
      .first()
    await until(async () => ((await first.boundingBox())?.y ?? 1_000) < 300, 'the results stand at the top')
  }
  await still(page)
  return page
}

/** What of `places` a toast lies over. */
async function covered(page: Page, places: Locator): Promise<string[]> {
  // Where less motion is asked for, everything still takes a hundredth of a millisecond.
  await still(page)
  const toast = await toasts(page).boundingBox()
  assert.ok(toast)
  const all = await places.all()
  assert.ok(all.length > 0)
  const under: string[] = []
  for (const place of all) {
    const at = await place.boundingBox()
    const apart =
      !at ||
      at.x >= toast.x + toast.width ||
      at.x + at.width <= toast.x ||
      at.y >= toast.y + toast.height ||
      at.y + at.height <= toast.y
    if (!apart) under.push(`${await place.innerText()} ${JSON.stringify([at, toast])}`)
  }
  return under
}

const copies = (within: Locator) => within.getByRole('button', { name: /Kopieer|kopiëren/ })

test('a toast is 380 px wide and stands at the bottom right, over no menu', async () => {
  const page = await written('facebook-captions', wide)
  const box = await toasts(page).boundingBox()
  assert.deepEqual(box && [box.width, box.x + box.width, box.y + box.height], [380, 1440 - 16, 900 - 16])
  assert.deepEqual(await covered(page, page.getByRole('complementary').getByRole('link')), [])
  const small = await written('facebook-captions', phone)
  assert.deepEqual(await covered(small, small.getByRole('navigation').getByRole('button')), [])
})

for (const tab of ['facebook-captions', 'pinterest-captions', 'titeltovenaar'])
  test(`on a wide screen the toast of a success lies over no text and no button of ${tab}`, async () => {
    const page = await written(tab, wide)
    const main = page.getByRole('main')
    assert.deepEqual(await covered(page, main.getByRole('listitem').or(main.getByRole('button'))), [])
  })

for (const [screen, viewport] of Object.entries({ wide, phone }))
  for (const tab of ['caption-generator', 'facebook-captions', 'link-in-bio-captions', 'titeltovenaar'])
    test(`${tab}, ${screen}: the toast of a success lies over no first text, nor over what copies it or all`, async () => {
      const page = await written(tab, viewport)
      const panels = page
        .getByRole('main')
        .getByRole('region')
        .filter({ has: page.getByRole('listitem') })
      // On a phone what is scrolled to stands on top; a few short texts below it end where toasts stand.
      for (const panel of screen === 'phone' ? [panels.first()] : await panels.all()) {
        const first = panel.getByRole('listitem').first()
        const all = screen === 'phone' ? first : panel.getByRole('button', { name: 'Kopieer alles' })
        assert.deepEqual(await covered(page, first.or(copies(first)).or(all)), [])
      }
    })

for (const [screen, viewport] of Object.entries({ wide, phone }))
  test(`${screen}: a toast steps above the button that was pressed, which takes the next press at once`, async () => {
    const page = await written('link-in-bio-captions', viewport)
    await closeToast(page)
    const copy = page.getByRole('main').getByRole('listitem').last().getByRole('button').last()
    // Right where toasts stand.
    await copy.evaluate((button) => {
      const { bottom } = button.getBoundingClientRect()
      window.scrollBy({ top: bottom - (window.innerHeight - 90), behavior: 'instant' })
    })
    const at = await copy.boundingBox()
    assert.ok(at)
    for (const round of ['once', 'again']) {
      await page.evaluate(() => navigator.clipboard.writeText('nothing'))
      await page.mouse.click(at.x + at.width / 2, at.y + at.height / 2)
      // The second time the toast of the first may still stand there.
      await until(
        () => page.evaluate(async () => (await navigator.clipboard.readText()) !== 'nothing'),
        `it is copied ${round}`,
      )
      await toasts(page).filter({ hasText: 'Gekopieerd naar klembord' }).waitFor()
      assert.deepEqual(await covered(page, copy), [], round)
      assert.equal((await copy.boundingBox())?.y, at.y, 'nothing moves under the pointer')
    }
  })

for (const [screen, viewport] of Object.entries({ wide, phone }))
  test(`${screen}: the end of a page can be scrolled from beneath a toast`, async () => {
    const page = await written('caption-generator', viewport)
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    const lasts = page
      .getByRole('main')
      .getByText('Controleer inhoud en claims')
      .or(page.getByRole('main').getByRole('listitem'))
    assert.deepEqual(await covered(page, lasts), [])
  })

test('on a phone a toast hides neither the heading nor the bar, and opens under the menu and the sheet', async () => {
  const page = await written('caption-generator', phone, 'no-preference')
  const heading = page.getByRole('heading', { level: 1, name: '3-in-1' })
  const [box, title, bar] = await Promise.all(
    [toasts(page), heading, page.getByRole('navigation', { name: 'Menu' })].map((part) => part.boundingBox()),
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
