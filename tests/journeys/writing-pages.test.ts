// The writing tools on addresses of their own, and the one that is not available for a while.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { assertAccessible, assertAccessibleAtAnyWidth, openBrowser, type TestBrowser } from '../support/browser.ts'
import { toasts } from '../support/toasts.ts'

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
  const page = await house.member()
  await page.goto('/yt-caption-generator')
  await page.getByRole('heading', { level: 1, name: 'YouTube captions' }).waitFor()
  const main = page.getByRole('main')
  await main.getByText('Deze tool is tijdelijk niet beschikbaar.').waitFor()
  assert.ok((await main.getByRole('listitem').count()) >= 3)
  assert.equal(await main.getByRole('textbox').count(), 0)
  await assertAccessibleAtAnyWidth(page)
  await main.getByRole('link', { name: 'Naar de image resizer' }).click()
  await page.waitForURL((url) => url.pathname === '/image-resizer')
})

test('a title of ten thousand characters scrolls in its field, and the button stays within reach', async () => {
  const page = await house.member()
  await page.goto('/admin?tab=facebook-captions')
  const title = page.getByLabel('Titel')
  await title.fill('Fietsen naar zee. '.repeat(560))
  assert.ok(((await title.boundingBox())?.height ?? 0) < 300)
  const button = await page.getByRole('button', { name: 'Genereer titels' }).boundingBox()
  assert.ok(button && button.y < 900, JSON.stringify(button))
})

test('what a press costs is said to who has a limit, and to nobody else', async () => {
  for (const [role, said] of [
    ['user', 1],
    ['paid', 0],
    ['admin', 0],
  ] as const) {
    const page = await house.member({ role })
    await page.goto('/admin?tab=facebook-captions')
    await page.getByText('Zinnen uit je eigen artikel maken de titels beter').waitFor()
    if (said > 0) await page.getByText(/kost 1 verzoek/).waitFor()
    assert.equal(await page.getByText(/kost 1 verzoek/).count(), said, role)
    assert.equal(await page.getByRole('main').getByText('·', { exact: true }).count(), said, role)
  }
})

test('a list without mistakes says nothing of the language check', async () => {
  const page = await house.member({}, { reducedMotion: 'reduce' })
  await page.goto('/admin?tab=facebook-captions')
  await page.getByLabel('Titel', { exact: true }).fill('Fietsen naar zee in de herfst')
  await page.getByRole('button', { name: /^Genereer/ }).click()
  await toasts(page).filter({ hasText: 'gegenereerd' }).waitFor()
  assert.equal(await page.getByText('Taalcheck: niets gevonden').count(), 0)
})
