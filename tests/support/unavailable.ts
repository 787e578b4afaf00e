// Makes the server unavailable for a page: requests that fail until a test ends that, and notices that do not come.
import type { Page } from 'playwright-core'

/**
 * The page gets no notices from now on. When their stream opens, a list that failed is fetched again by itself: in a test
 * about what a person does after a failure, the list would sometimes be there before.
 */
export const withoutNotices = (page: Page) => page.route('**/api/live', (route) => route.abort())

/**
 * From now on requests for `address`, a pattern, are answered 503 'Even niet.', and the page does not ask again by itself.
 * @returns a function that ends this, for the requests but not for the notices.
 */
export async function makeUnavailable(page: Page, address: string): Promise<() => Promise<void>> {
  await withoutNotices(page)
  await page.route(address, (route) => route.fulfill({ status: 503, json: { message: 'Even niet.' } }))
  return () => page.unroute(address)
}
