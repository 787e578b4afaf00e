// An editor who reviews the article in whose room they are.
import type { Page } from 'playwright-core'

export const reviewDialog = (page: Page) => page.getByRole('dialog', { name: 'Nakijken' })

/** Opens the review, reads to the end, keeps all parts and declares all four points; does not send it yet. */
export async function fillReview(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Nakijken' })
    .getByRole('button', { name: /akijken$/ })
    .click()
  const dialog = reviewDialog(page)
  const first = dialog.getByRole('checkbox').first()
  await first.scrollIntoViewIfNeeded()
  const parts = dialog.getByRole('radio', { name: 'Behouden' })
  for (let at = 0; at < (await parts.count()); at += 1) await parts.nth(at).check()
  for (const box of await dialog.getByRole('checkbox').all()) await box.check()
}

export async function review(page: Page): Promise<void> {
  await fillReview(page)
  await reviewDialog(page).getByRole('button', { name: 'Vastleggen' }).click()
  await reviewDialog(page).waitFor({ state: 'detached' })
}
