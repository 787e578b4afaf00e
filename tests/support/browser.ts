// A real Chromium on the real application: pages as people see them, and the errors that they log.
import assert from 'node:assert/strict'
import { fileURLToPath } from 'node:url'
import axe from 'axe-core'
import type { FastifyInstance } from 'fastify'
import { chromium, type Browser, type BrowserContextOptions, type Locator, type Page } from 'playwright-core'
import { makeUser, startApp, type NewTestUser, type TestApp } from './app.ts'
import { aroundTests } from './around-tests.ts'
import { createPages, type Pages } from './pages.ts'

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

/** The Chromium of this process and its pages, which its files share one after the other. */
let launched: Promise<{ browser: Browser; pages: Pages }> | undefined
let inUse = 0

/** CHROMIUM_PATH says where Chromium is; `npm test` finds one. */
function borrowChromium(): NonNullable<typeof launched> {
  inUse += 1
  launched ??= launch()
  return launched
}

async function launch() {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      // Without the optimising compilers: no test runs a script for long enough to earn back what they take, which is a
      // tenth of Chromium's processor time (measured).
      '--js-flags=--no-maglev --no-turbofan',
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-gpu',
      '--disable-dev-shm-usage',
    ],
  })
  return { browser, pages: createPages(browser) }
}

/** Chromium stays open a moment for the next file of this process: starting it takes longer than some files. */
function returnChromium(): void {
  inUse -= 1
  setTimeout(() => {
    if (inUse > 0) return
    void launched?.then(({ browser }) => browser.close())
    launched = undefined
  }, 500)
}

/**
 * Where the applications of this process listen, one after the other, so that a page keeps its origin and what it has cached.
 * Below the ports that systems give to outgoing connections: any of those may be taken in the meantime.
 */
const PORT = 20_000 + (process.pid % 10_000)

/** Starts the application, and Chromium where this process has none yet. */
export async function openBrowser(parts: Parameters<typeof startApp>[0] = {}): Promise<TestBrowser> {
  const { pages } = await borrowChromium()
  const app = await startApp({ webDir, ...parts }, PORT, serveAxe)
  const complaints: string[] = []
  const household = { baseURL: app.url, complain: (complaint: string) => void complaints.push(complaint) }
  /** The pages that were opened since the test began, and those of a `before`, which stay with their file. */
  const ofTest = new Set<Page>()
  const ofFile = new Set<Page>()
  const takeBack = async (some: Set<Page>) => {
    await Promise.all([...some].map((page) => pages.leave(page)))
    some.clear()
  }
  const aroundTest = {
    before: () => {
      for (const page of ofTest) ofFile.add(page)
      ofTest.clear()
    },
    after: () => takeBack(ofTest),
    // Also those that a page opened beside itself, and without those that were closed.
    explain: () => Promise.all([...new Set([...ofTest].flatMap((page) => page.context().pages()))].map(shownOn)),
  }
  aroundTests.add(aroundTest)

  async function visitor(options: BrowserContextOptions = {}): Promise<Page> {
    const page = await pages.open(household, options)
    ofTest.add(page)
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
      await takeBack(ofTest)
      await takeBack(ofFile)
      returnChromium()
      await app.close()
      assert.deepEqual(complaints, [])
    },
  }
}

/** What a page shows, for who reads why a test failed on another machine. */
async function shownOn(page: Page): Promise<string> {
  const text = await page.locator('body').innerText({ timeout: 5_000 }).catch(String)
  return `Op het scherm van ${page.url()}: ${text.replaceAll(/\s+/g, ' ').slice(0, MOST_SHOWN)}`
}
/** In characters: enough for a screen. */
const MOST_SHOWN = 2_000

/**
 * Stops the clock of a page: from now on its time goes on only by `page.clock.runFor`, however busy the machine is. Nothing is
 * drawn either, so `assertAccessible` would wait for ever.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  const pause = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  // Where that second was over before it was told, the clock refuses to go back; but by then it stands still.
  await pause().catch(pause)
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

/** Waits until this has the keyboard's focus, which often comes a moment after what is seen. */
export const hasFocus = (element: Locator): Promise<void> =>
  element.and(element.page().locator(':focus')).waitFor({ state: 'attached' })

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

/** Where the application serves axe to its pages: a browser that has loaded a script before needs not compile it again. */
const AXE_PATH = '/axe-of-the-tests.js'

function serveAxe(app: FastifyInstance): void {
  app.get(AXE_PATH, (_request, reply) =>
    reply.type('text/javascript').header('cache-control', 'max-age=3600').send(axe.source),
  )
}

async function findBreaches(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.addScriptTag({ url: AXE_PATH })
    // What is far below and not laid out yet has no colours to judge.
    await page.evaluate(() => {
      const whole = new CSSStyleSheet()
      whole.replaceSync('* { content-visibility: visible !important; }')
      document.adoptedStyleSheets.push(whole)
    })
  }
  const violations = await page.evaluate(
    async (options) => {
      // What the last press opens is drawn first: it would begin to fade in while axe looks.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      // What still fades does not have its colours yet. Its animation is finished at once, which gives what waiting would.
      const moving = () =>
        document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      // Several times, because an element that inherits a colour begins to fade when its parent has got its own.
      // A bounded number of times, for two that begin each other again would hold the page for ever.
      for (let turn = 0, some = moving(); some.length > 0 && turn < 20; turn++, some = moving())
        some.forEach((animation) => animation.finish())
      return (await axe.run(document, options)).violations
    },
    // Without the rules that pass, and without loading other files to look into: that takes half the time.
    { resultTypes: ['violations' as const], runOnly, preload: false },
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** The widths, in px, of a desk and a phone. */
const WIDTHS = [1440, 375]
/** The width of the smallest phone, in px: it has the layout of a phone, with less room. */
export const SMALLEST_PHONE = 320

/**
 * The same at each of these widths, and that nowhere it scrolls sideways, on the smallest phone neither. What stands open
 * stays open, so one way through a screen serves all widths.
 */
export async function assertAccessibleAtAnyWidth(page: Page, widths = WIDTHS): Promise<void> {
  const before = page.viewportSize()
  for (const width of new Set([...widths, SMALLEST_PHONE])) {
    await page.setViewportSize({ width, height: 812 })
    if (widths.includes(width)) await assertAccessible(page)
    await assertNoSidewaysScroll(page)
  }
  if (before) await page.setViewportSize(before)
}

/** Fails when the page can be scrolled sideways. */
export async function assertNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(async () => {
    const { documentElement: root } = document
    // What follows the width by script, such as a chart, gets a moment after it was set.
    const end = performance.now() + 3_000
    do await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    while (root.scrollWidth > root.clientWidth && performance.now() < end)
    return [root.scrollWidth, root.clientWidth]
  })
  assert.ok(
    content !== undefined && window !== undefined && content <= window,
    `${page.url()}: ${content} px in ${window} px`,
  )
}
