// Every address: where it leads, and who may see what stands there.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { screenOf, tabs } from '#web/shell/screens.ts'
import { PASSWORD, makeUser } from '../support/app.ts'
import { openBrowser, type TestBrowser } from '../support/browser.ts'

let house: TestBrowser
let visitor: Page
let editor: Page
let admin: Page
before(async () => {
  house = await openBrowser()
  visitor = await house.visitor()
  editor = await house.member()
  admin = await house.member({ role: 'admin' })
})
after(() => house.close())

/** Path and query of where the page ended up, once it has settled. */
async function landedAt(page: Page, address: string, expected: string): Promise<void> {
  await page.goto(address)
  await page
    .waitForURL((url) => url.pathname + url.search === expected)
    .catch(() => assert.fail(`${address} leads to ${page.url()}, not to ${expected}`))
}

const protectedPaths = [
  '/admin',
  '/admin?tab=users',
  '/titeltovenaar',
  '/image-resizer',
  '/shorts-image-creator',
  '/shorts-text-generator',
  '/yt-thumbnail-generator',
  '/social-thumbnail-generator',
  '/yt-caption-generator',
  '/artikelen',
  '/artikelen/7',
]

describe('a visitor', () => {
  for (const path of protectedPaths) {
    test(`is sent from ${path} to the login`, async () => {
      await visitor.goto(path)
      await visitor.waitForURL((url) => url.pathname === '/auth')
      await visitor.getByRole('tab', { name: 'Inloggen' }).waitFor()
    })
  }

  test('comes back after the login to the page that asked for it, and to no other site', async () => {
    await makeUser(house.app.database, { username: 'terug' })
    for (const [asked, ends] of [
      ['/titeltovenaar', '/titeltovenaar'],
      ['/auth?next=https://kwaad.example/', '/admin'],
      ['/auth?next=//kwaad.example/', '/admin'],
      ['/auth?next=/.//kwaad.example/', '/admin'],
    ] as const) {
      const page = await house.visitor()
      await page.goto(asked)
      await page.getByLabel('Gebruikersnaam').fill('terug')
      await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
      await page.waitForURL((url) => url.pathname === ends)
      assert.equal(new URL(page.url()).origin, house.app.url)
      await house.leave(page)
    }
  })

  test('reads the public pages', async () => {
    for (const path of ['/', '/privacybeleid', '/algemene-voorwaarden', '/cookiebeleid']) {
      await landedAt(visitor, path, path)
      await visitor.getByRole('heading', { level: 1 }).waitFor()
    }
  })

  test('finds the way back from a page that does not exist', async () => {
    await visitor.goto('/privacybeleid')
    await visitor.goto('/bestaat-niet')
    await visitor.getByRole('heading', { name: 'Pagina niet gevonden' }).waitFor()
    await visitor.getByText('De pagina die je zoekt bestaat niet of is verplaatst.').waitFor()
    await visitor.getByText('Foutcode: 404 | Pagina niet gevonden').waitFor()
    assert.equal(await visitor.getByRole('link', { name: 'Naar startpagina' }).getAttribute('href'), '/')
    await visitor.getByRole('button', { name: 'Ga terug' }).click()
    await visitor.waitForURL(/privacybeleid/)
  })

  test("'Ga terug' on a page that was opened first leads to the start page instead of off the site", async () => {
    await visitor.goto('data:text/html,elders')
    await visitor.goto('/bestaat-niet')
    await visitor.getByRole('button', { name: 'Ga terug' }).click()
    await visitor.waitForURL(`${house.app.url}/`)
  })
})

const moves: Record<string, string> = {
  '/dashboard': '/admin',
  '/dashboard?tab=rewriter': '/admin?tab=rewriter',
  '/caption-generator': '/admin?tab=caption-generator',
  '/caption-generator/facebook': '/admin?tab=facebook-captions',
  '/caption-generator/pinterest': '/admin?tab=pinterest-captions',
  '/caption-generator/link-in-bio': '/admin?tab=link-in-bio-captions',
  '/rewriter': '/admin?tab=rewriter',
  '/image-enhancer': '/image-resizer',
  '/admin/image-enhancer': '/image-resizer',
  '/admin/shorts-image-creator': '/shorts-image-creator',
  '/admin/shorts-text-generator': '/shorts-text-generator',
  '/admin/yt-thumbnail-generator': '/yt-thumbnail-generator',
  '/admin/social-thumbnail-generator': '/social-thumbnail-generator',
  '/admin/titeltovenaar': '/titeltovenaar',
  '/admin/image-resizer': '/image-resizer',
  '/admin/caption-generator': '/admin?tab=caption-generator',
  '/admin/caption-generator/facebook': '/admin?tab=facebook-captions',
  '/admin/caption-generator/pinterest': '/admin?tab=pinterest-captions',
  '/admin/caption-generator/link-in-bio': '/admin?tab=link-in-bio-captions',
  '/admin/yt-caption-generator': '/yt-caption-generator',
}

describe('an address that moved', () => {
  for (const [from, to] of Object.entries(moves)) test(`${from} leads to ${to}`, () => landedAt(editor, from, to))

  test('keeps its query and its anchor, and is known in capitals too', async () => {
    for (const [from, to] of [
      ['/rewriter?x=1#anker', '/admin?x=1&tab=rewriter#anker'],
      ['/DASHBOARD', '/admin'],
      ['/Caption-Generator/Facebook', '/admin?tab=facebook-captions'],
      ['/Admin/Image-Enhancer/', '/image-resizer'],
    ] as const) {
      await editor.goto(from)
      await editor
        .waitForURL((url) => url.pathname + url.search + url.hash === to)
        .catch(() => assert.fail(`${from} leads to ${editor.url()}, not to ${to}`))
    }
  })
})

describe('the dashboard', () => {
  test('starts an administrator on the overview and everybody else on 3-in-1', async () => {
    await admin.goto('/admin')
    await admin.getByRole('heading', { level: 1, name: 'Overzicht' }).waitFor()
    await editor.goto('/admin')
    await editor.getByRole('heading', { level: 1, name: '3-in-1' }).waitFor()
  })

  test('sends an administrator from the login to the overview, others to the start', async () => {
    await landedAt(admin, '/auth', '/admin?tab=overview')
    await landedAt(editor, '/auth', '/admin')
  })

  test('shows the tabs for administrators to administrators only', async () => {
    for (const [tab, title] of Object.entries({ overview: 'Overzicht', users: 'Gebruikersbeheer', tasks: 'Taken' })) {
      await admin.goto(`/admin?tab=${tab}`)
      await admin.getByRole('heading', { level: 1, name: title }).waitFor()
      await editor.goto(`/admin?tab=${tab}`)
      await editor.getByRole('heading', { name: 'Toegang geweigerd' }).waitFor()
      await editor
        .getByText(
          'Toegang geweigerd: Je hebt een admin/betaald abonnement nodig om toegang te krijgen tot deze pagina',
        )
        .waitFor()
      await editor.getByText('Onbekend').waitFor()
    }
    const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' }).getByRole('link').allInnerTexts()
    assert.deepEqual((await menu(admin)).slice(0, 3), ['Overzicht', 'Gebruikers', 'Taken'])
    assert.ok(!(await menu(editor)).includes('Gebruikers'))
  })

  test('takes an unknown tab for the start', async () => {
    await editor.goto('/admin?tab=bestaat-niet')
    await editor.getByRole('heading', { level: 1, name: '3-in-1' }).waitFor()
  })

  test('changes tab on the window event tabChange, and back with the browser', async () => {
    await editor.goto('/admin')
    await editor.getByRole('heading', { level: 1, name: '3-in-1' }).waitFor()
    await editor.evaluate(() => window.dispatchEvent(new CustomEvent('tabChange', { detail: 'rewriter' })))
    await editor.waitForURL(/tab=rewriter/)
    await editor.getByRole('heading', { level: 1, name: 'Herschrijver' }).waitFor()
    await editor.goBack()
    await editor.getByRole('heading', { level: 1, name: '3-in-1' }).waitFor()
  })

  test('shows each tool that is built, and says of every other that it is being built', async () => {
    const menu = editor.getByRole('navigation', { name: 'Menu' })
    const planned: string[] = tabs.filter((tab) => 'purpose' in screenOf(tab))
    for (const link of await menu.getByRole('link').all()) {
      const tab = new URL((await link.getAttribute('href')) ?? '', house.app.url).searchParams.get('tab') ?? ''
      await link.click()
      await editor.waitForURL(new RegExp(`tab=${tab}$`))
      const { title } = screenOf(tab as (typeof tabs)[number])
      // The address changes before the screen does.
      await editor.getByRole('main').getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
      await editor.waitForFunction((name) => document.title.startsWith(name), title)
      assert.equal(await editor.getByText('In aanbouw').count(), planned.includes(tab) ? 1 : 0, tab)
    }
  })
})

test('every address of the product answers 200, and what is none 404 with a screen that says so', async () => {
  const status = async (path: string) => (await editor.request.get(path, { maxRedirects: 0 })).status()
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
  const reply = await editor.goto('/bestaat-niet')
  assert.equal(reply?.status(), 404)
  await editor.getByRole('heading', { name: 'Pagina niet gevonden' }).waitFor()
  assert.equal((await visitor.goto('/bestaat-niet'))?.status(), 404)
  await visitor.getByRole('heading', { name: 'Pagina niet gevonden' }).waitFor()
})

test('no way home calls itself the page one is on', async () => {
  for (const [reader, path] of [
    [editor, '/admin'],
    [editor, '/admin?tab=rewriter'],
    [editor, '/titeltovenaar'],
    [editor, '/bestaat-niet'],
    [editor, '/privacybeleid'],
    [visitor, '/auth'],
    [visitor, '/auth?tab=register'],
  ] as const) {
    await reader.goto(path)
    await reader.getByRole('heading', { level: 1 }).waitFor()
    const links = reader.getByRole('link', { name: 'Kopij', exact: true })
    await links.first().waitFor()
    const current = await reader.locator('[aria-current]:not(nav *)').count()
    assert.equal(current, 0, path)
  }
  await editor.goto('/privacybeleid')
  await editor.getByRole('link', { name: 'Kopij', exact: true }).click()
  await editor.waitForURL((url) => url.pathname === '/')
})
