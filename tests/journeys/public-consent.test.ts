// The question about measuring: asked only where visits are counted, refused as easily as agreed to, and changed later.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { until } from '../support/app.ts'
import { assertAccessibleAtAnyWidth, hasFocus, openBrowser, type TestBrowser } from '../support/browser.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser({ analytics: true })))
after(() => house.close())

const barOf = (page: Page) => page.getByRole('region', { name: 'Mogen we je bezoek meten?' })
const cookiesOf = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).toSorted()

async function visits(): Promise<number> {
  const { rows } = await house.app.database.pool.query<{ visits: number }>(
    `select coalesce(sum(visits), 0)::int as visits from visit_counts where path = '*'`,
  )
  return rows[0]?.visits ?? 0
}

test('before an answer nothing is counted and no cookie is set; the two answers look the same', async () => {
  const page = await house.visitor()
  await page.goto('/', { waitUntil: 'networkidle' })
  await barOf(page).waitFor()
  assert.deepEqual(await cookiesOf(page), [])
  assert.equal(await visits(), 0)
  const looks = await barOf(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { backgroundColor, color, fontWeight, borderTopColor } = getComputedStyle(button)
        const { width, height } = button.getBoundingClientRect()
        return [backgroundColor, color, fontWeight, borderTopColor, width, height].join()
      }),
    )
  assert.equal(looks.length, 2)
  assert.equal(looks[0], looks[1])
  await assertAccessibleAtAnyWidth(page)
})

test('who refuses is asked no more on any page, and is not counted', async () => {
  const page = await house.visitor()
  await page.goto('/privacybeleid')
  const counted = await visits()
  await barOf(page).getByRole('button', { name: 'Weigeren' }).focus()
  await page.keyboard.press('Enter')
  await barOf(page).waitFor({ state: 'hidden' })
  await hasFocus(page.getByRole('main'))
  for (const path of ['/', '/cookiebeleid', '/taalcheck']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    assert.equal(await barOf(page).isVisible(), false, path)
  }
  assert.deepEqual(await cookiesOf(page), ['voorkeuren'])
  const [kept] = await page.context().cookies()
  const days = ((kept?.expires ?? 0) - Date.now() / 1_000) / 86_400
  assert.ok(days > 364 && days <= 366, String(days))
  assert.equal(await visits(), counted)
})

test('who agrees is counted from that press on, and takes it back on the cookie policy', async () => {
  const page = await house.visitor()
  await page.goto('/')
  const counted = await visits()
  await barOf(page).getByRole('button', { name: 'Toestaan' }).click()
  await until(async () => (await visits()) === counted + 1, 'the page is counted')
  await page.goto('/cookiebeleid')
  await until(async () => (await visits()) === counted + 2, 'the next page is counted')
  assert.deepEqual(await cookiesOf(page), ['kopij_bezoek', 'kopij_bezoeker', 'voorkeuren'])
  await page.getByText('Je vindt het goed dat we je bezoek meten.').waitFor()
  await page.getByRole('article').getByRole('button', { name: 'Weigeren' }).click()
  await page.getByText('We meten je bezoek niet.', { exact: true }).waitFor()
  assert.deepEqual(await cookiesOf(page), ['voorkeuren'])
  await page.goto('/', { waitUntil: 'networkidle' })
  assert.equal(await visits(), counted + 2)
})

test('the answer stands beside the other preferences, and the application asks and counts nothing', async () => {
  const page = await house.member()
  await page.context().addCookies([{ name: 'voorkeuren', value: 'theme%3Ddark', url: house.app.url }])
  await page.goto('/')
  await barOf(page).getByRole('button', { name: 'Toestaan' }).click()
  const preferences = (await page.context().cookies()).find(({ name }) => name === 'voorkeuren')
  assert.equal(decodeURIComponent(preferences?.value ?? ''), 'theme=dark&meten=ja')
  await until(async () => (await cookiesOf(page)).includes('kopij_bezoek'), 'the page is counted')
  const counted = await visits()
  await page.goto('/admin', { waitUntil: 'networkidle' })
  assert.equal(await barOf(page).count(), 0)
  assert.equal(await visits(), counted)
})

test('the policy names the cookies that are set here, and administrators see the counts', async () => {
  const page = await house.visitor()
  await page.goto('/cookiebeleid')
  const said = await page.getByRole('article').innerText()
  for (const words of ['kopij_bezoeker', 'kopij_bezoek', '2 jaar', '24 uur', 'Alleen na je toestemming'])
    assert.ok(said.includes(words), words)
  assert.ok(!said.includes('meten we geen bezoek'))
  const admin = await house.member({ role: 'admin' })
  await admin.goto('/admin?tab=overview')
  await admin.getByRole('tab', { name: 'Bezoek' }).click()
  const pages = admin.getByRole('table', { name: 'Bezoek per pagina' })
  await pages.getByRole('row').filter({ hasText: '/cookiebeleid' }).waitFor()
  await admin.getByRole('table', { name: 'Bezoek per dag' }).getByRole('row').nth(1).waitFor()
  await assertAccessibleAtAnyWidth(admin)
})
