// The form of a writing tool, which folds to one line once there are results.
import type { Page } from 'playwright-core'

/** Unfolds it where it is folded, so that its fields can be reached. */
export async function openInput(page: Page): Promise<void> {
  const folded = page.getByRole('main').getByRole('button', { name: /^Invoer/, expanded: false })
  if ((await folded.count()) > 0) await folded.click()
}
