// A real Chromium on the real application: pages as people see them, and the errors that they log.
import assert from 'node:assert/strict'
import { fileURLToPath } from 'node:url'
import axe from 'axe-core'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { makeUser, startApp, type NewTestUser, type TestApp } from './app.ts'
import { aroundTests } from './around-tests.ts'
import { createPages } from './pages.ts'

/** The built application; WEB_DIR names another build of it. */
const webDir = process.env.WEB_DIR ?? fileURLToPath(new URL('../../dist/web', import.meta.url))

export interface TestBrowser {
  app: TestApp
  /**
   * A new visitor with a page of their own, at 1440 x 900 unless told.
   * The browser itself logs an error for every request that the server refuses. Any other error or warning makes `close`
   * fail.
   */
  visitor(options?: BrowserContextOptions): Promise<Page>
  /** A visitor who is logged in as a new user, called Anne Jansen unless told; nothing is opened yet. */
  member(fields?: Partial<NewTestUser>, options?: BrowserContextOptions): Promise<Page>
  /** Takes back the page of a visitor who is done; those that a test opened are taken back when it ends. */
  leave(page: Page): Promise<void>
  close(): Promise<void>
}

let launched: Promise<Browser> | undefined
let inUse = 0

/** The one Chromium of this process; CHROMIUM_PATH says where it is, `npm test` finds one. */
function borrowChromium(): Promise<Browser> {
  inUse += 1
  launched ??= chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    // Without the optimising compilers: no test runs a script for long enough to earn back what they take (measured, a tenth
    // of Chromium's processor time).
    args: [
      '--js-flags=--no-maglev --no-turbofan',
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-gpu',
      '--disable-dev-shm-usage',
    ],
  })
  return launched
}

/** Chromium stays open a moment for the next file of this process: starting it takes longer than some files. */
function returnChromium(): void {
  inUse -= 1
  setTimeout(() => {
    if (inUse > 0) return
    void launched?.then((browser) => browser.close())
    launched = undefined
  }, 500)
}

/** Starts the application, and Chromium where this process has none yet. */
export async function openBrowser(parts: Parameters<typeof startApp>[0] = {}): Promise<TestBrowser> {
  const browser = await borrowChromium()
  const app = await startApp({ webDir, ...parts })
  const complaints: string[] = []
  const pages = createPages(
    browser,
    {
      baseURL: app.url,
      viewport: { width: 1440, height: 900 },
      locale: 'nl-NL',
      permissions: ['clipboard-read', 'clipboard-write'],
    },
    (page) => {
      page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
      page.on('console', (message) => {
        const refusal = message.text().startsWith('Failed to load resource')
        if (['error', 'warning'].includes(message.type()) && !refusal)
          complaints.push(`${page.url()}: ${message.text()}`)
      })
    },
  )
  /** The pages that were opened since the test began; those of a `before` stay with their file. */
  let opened: Page[] = []
  const aroundTest = {
    before: () => void (opened = []),
    after: async () => void (await Promise.all(opened.map((page) => pages.leave(page)))),
  }
  aroundTests.add(aroundTest)

  async function visitor(options: BrowserContextOptions = {}): Promise<Page> {
    const page = await pages.open(options)
    opened.push(page)
    return page
  }

  let members = 0
  return {
    app,
    visitor,
    leave: (page) => pages.leave(page),
    async member(fields = {}, options = {}) {
      members += 1
      const username = `lid${members}`
      const { id } = await makeUser(app.database, { name: 'Anne Jansen', username, ...fields })
      const page = await visitor(options)
      await page.context().addCookies([{ ...(await app.session(id)), url: app.url, httpOnly: true, sameSite: 'Lax' }])
      return page
    },
    async close() {
      aroundTests.delete(aroundTest)
      await pages.close()
      returnChromium()
      await app.close()
      assert.deepEqual(complaints, [])
    },
  }
}

/** Stops the clock of a page: from now on its time goes on only by `page.clock.runFor`, however busy the machine is. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
}

/** Waits until nothing fades or slides any more. An animation without an end (a spinner) is not waited for. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  )
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/** The rules of axe whose outcome can differ between light and dark: the theme changes colours and nothing else. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** Fails with every breach of WCAG 2.2 AA that axe can find on the page as it stands, in light and in dark. */
export async function assertAccessible(page: Page): Promise<void> {
  const shown = await page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'))
  const breaches = await findBreaches(page, { type: 'tag', values: WCAG })
  await page.emulateMedia({ colorScheme: shown === 'dark' ? 'light' : 'dark' })
  breaches.push(...(await findBreaches(page, { type: 'rule', values: OF_COLOURS })))
  await page.emulateMedia({ colorScheme: shown })
  assert.deepEqual(breaches, [], page.url())
}

async function findBreaches(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  // What still fades does not have its colours yet. Its animation is finished at once, which gives what waiting would.
  await page.evaluate(() => {
    const moving = () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    // Several times, because an element that inherits a colour begins to fade when its parent has got its own.
    for (let some = moving(); some.length > 0; some = moving()) some.forEach((animation) => animation.finish())
  })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async (options) => (await axe.run(document, options)).violations,
    // Without the rules that pass, and without loading other files to look into: that takes half the time.
    { resultTypes: ['violations' as const], runOnly, preload: false },
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** Fails when the page can be scrolled sideways. */
export async function assertNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  assert.ok(
    content !== undefined && window !== undefined && content <= window,
    `${page.url()}: ${content} px in ${window} px`,
  )
}
