// The writing tools on addresses of their own, and the one that is not available for a while.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { assertAccessible, assertNoSidewaysScroll, openBrowser, type TestBrowser } from '../support/browser.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const pages = [
  { path: '/titeltovenaar', tab: 'titeltovenaar', field: 'Onderwerp' },
  { path: '/shorts-text-generator', tab: 'shorts-text-generator', field: 'Titel' },
]

for (const { path, tab, field } of pages) {
  test(`${path} is the tool of the dashboard, with what was filled in there`, async () => {
    const page = await house.member()
    const input = page.getByRole('main').getByRole('textbox', { name: field })
    await page.goto(path)
    await input.fill('Slapen met open raam')
    await assertAccessible(page)
    await page.getByRole('link', { name: 'Naar het dashboard' }).click()
    await page.waitForURL(new RegExp(`tab=${tab}`))
    assert.equal(await input.inputValue(), 'Slapen met open raam')
  })
}

for (const path of ['/titeltovenaar', '/shorts-text-generator', '/yt-caption-generator']) {
  test(`a visitor comes from ${path} by the login, and is brought back to it`, async () => {
    const page = await house.visitor()
    await page.goto(path)
    await page.waitForURL((url) => url.pathname === '/auth' && url.searchParams.get('next') === path)
    const admin = await house.visitor()
    await admin.goto(`/admin${path}`)
    await admin.waitForURL((url) => url.pathname === '/auth' && url.searchParams.get('next') === path)
  })
}

test('the YouTube caption tool says that it is away, what gets better, and what to use meanwhile', async () => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 375, height: 812 },
  ]) {
    const page = await house.member({}, { viewport })
    await page.goto('/yt-caption-generator')
    await page.getByRole('heading', { level: 1, name: 'YouTube captions' }).waitFor()
    const main = page.getByRole('main')
    await main.getByText('Deze tool is tijdelijk niet beschikbaar.').waitFor()
    assert.ok((await main.getByRole('listitem').count()) >= 3)
    assert.equal(await main.getByRole('textbox').count(), 0)
    await assertAccessible(page)
    await assertNoSidewaysScroll(page)
    await main.getByRole('link', { name: 'Naar de image resizer' }).click()
    await page.waitForURL((url) => url.pathname === '/image-resizer')
    await page.context().close()
  }
})
