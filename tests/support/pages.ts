// The pages of visitors. A page that its visitor left is emptied and given to the next one: its renderer process has loaded
// the application before, so loading it again takes half the processor time that it takes in a new context.
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core'

/** The options that can be changed on an open page. A page that was opened with others is not used again. */
const ADJUSTABLE = new Set(['viewport', 'colorScheme', 'reducedMotion'])

/** What may stay with a page until its context closes: a page of which one of these was asked is not used again. */
const LASTING = [
  'addInitScript',
  'clock',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'on',
  'once',
  'removeAllListeners',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
]

/** The address of a picture that belongs to an entity. */
const PICTURE = /\/api\/.+\/image$/

/**
 * A page of the application's own origin, so that Chromium keeps the renderer process, and one without a script. It stays in
 * the history: to what is opened next it is the page before.
 */
const EMPTY_PAGE = '/robots.txt'

const defaults: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  locale: 'nl-NL',
  permissions: ['clipboard-read', 'clipboard-write'],
}

/** Whose pages they are. */
export interface Household {
  /** The address of the application. */
  baseURL: string
  /** Hears of every error and warning on a page until it is taken back. */
  complain: (complaint: string) => void
}

/** A page that can be used again, and what emptying it takes. */
interface Reusable {
  baseURL: string
  devtools: CDPSession
  touched: () => boolean
}

export interface Pages {
  /** A page without cookies, storage, history, routes or listeners of a test before. */
  open(household: Household, options: BrowserContextOptions): Promise<Page>
  /** Takes a page back from its visitor. */
  leave(page: Page): Promise<void>
}

/** The pages of one Chromium. They are all closed with it. */
export function createPages(browser: Browser): Pages {
  const reusable = new Map<Page, Reusable>()
  const free: Page[] = []
  const inUse = new Map<Page, Household>()
  const leaving = new Set<Page>()

  return {
    async open(household, options) {
      const { baseURL } = household
      const adjustable = Object.keys(options).every((name) => ADJUSTABLE.has(name))
      const at = adjustable ? free.findLastIndex((page) => reusable.get(page)?.baseURL === baseURL) : -1
      let [page] = at === -1 ? [] : free.splice(at, 1)
      if (page) {
        await adjust(page, { ...defaults, ...options })
      } else {
        const context = await browser.newContext({ ...defaults, baseURL, ...options })
        // Enough for a machine that is busy with four other things.
        context.setDefaultTimeout(60_000)
        page = await context.newPage()
        watch(page, (complaint) => inUse.get(page!)?.complain(complaint))
        if (adjustable) reusable.set(page, { baseURL, ...(await prepare(page)) })
      }
      inUse.set(page, household)
      return page
    },

    async leave(page) {
      if (!inUse.has(page) || leaving.has(page)) return
      leaving.add(page)
      const tools = reusable.get(page)
      const emptied = tools && !tools.touched() && (await empty(page, tools).catch(() => false))
      if (!emptied) {
        reusable.delete(page)
        await page.context().close()
      }
      inUse.delete(page)
      leaving.delete(page)
      if (emptied) free.push(page)
    },
  }
}

/**
 * Tells of every error and warning of a page, but not of a refused request: that the browser itself logs as an error, while
 * refusing can be what the server should do.
 */
function watch(page: Page, complain: (complaint: string) => void): void {
  page.on('pageerror', (error) => complain(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    const refusal = message.text().startsWith('Failed to load resource')
    if (['error', 'warning'].includes(message.type()) && !refusal) complain(`${page.url()}: ${message.text()}`)
  })
}

async function prepare(page: Page): Promise<Omit<Reusable, 'baseURL'>> {
  const devtools = await page.context().newCDPSession(page)
  // The pictures that the server lets browsers keep: the next file has others at the same addresses.
  let keepsPictures = false
  page.on('request', (request) => (keepsPictures ||= PICTURE.test(request.url())))
  const asked = watchLasting(page)
  return { devtools, touched: () => keepsPictures || asked() }
}

/** Returns whether anything that lasts was asked of the page or its context. */
function watchLasting(page: Page): () => boolean {
  let touched = false
  for (const owner of [page, page.context()])
    for (const name of LASTING) {
      if (!(name in owner)) continue
      const own: unknown = Reflect.get(owner, name)
      const value = typeof own === 'function' ? (own.bind(owner) as unknown) : own
      Object.defineProperty(owner, name, { get: () => ((touched = true), value) })
    }
  return () => touched
}

async function adjust(page: Page, { viewport, colorScheme, reducedMotion }: BrowserContextOptions): Promise<void> {
  if (viewport) await page.setViewportSize(viewport)
  await page.emulateMedia({
    media: null,
    colorScheme: colorScheme ?? 'light',
    reducedMotion: reducedMotion ?? 'no-preference',
  })
}

/** Leaves nothing of the visitor; false when that is impossible. */
async function empty(page: Page, { devtools }: Reusable): Promise<boolean> {
  const context = page.context()
  if (page.isClosed() || context.pages().length > 1) return false
  await context.setOffline(false)
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.mouse.move(0, 0)
  await page.goto(EMPTY_PAGE)
  await page.evaluate(() => sessionStorage.clear())
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'all' })
  await context.clearCookies()
  await devtools.send('Page.resetNavigationHistory')
  return true
}
