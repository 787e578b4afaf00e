// What goes wrong for a page from outside: a request that fails until told otherwise, and notices that do not come.
import type { Page } from 'playwright-core'

/**
 * The page hears no notices from now on. A list that failed comes by itself when their stream opens: where a test is about
 * what a person does then, it would sometimes be there before.
 */
export const withoutNotices = (page: Page) => page.route('**/api/live', (route) => route.abort())

/**
 * Requests for `address`, a pattern, are answered 503 'Even niet.', and nothing but a person asks again.
 * @returns ends that.
 */
export async function makeUnavailable(page: Page, address: string): Promise<() => Promise<void>> {
  await withoutNotices(page)
  await page.route(address, (route) => route.fulfill({ status: 503, json: { message: 'Even niet.' } }))
  return () => page.unroute(address)
}
