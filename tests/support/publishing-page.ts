// The dialog in which an article is published, in the browser.
import type { Page } from 'playwright-core'

export const dialog = (page: Page) => page.getByRole('dialog')
export const press = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name }).click()

export async function openPublishing(page: Page, id: number): Promise<void> {
  await page.goto(`/artikelen/${id}`)
  await page.getByRole('button', { name: 'Meer', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Publiceren' }).click()
  await dialog(page).waitFor()
}

/** @returns the number of an article of who uses the page. */
export async function written(page: Page): Promise<number> {
  const data = { title: 'Fietsbrug tien weken dicht', content: 'Het dek is rot.\n\nDe borden sturen je om.\n' }
  const reply = await page.request.post('/api/articles', { data })
  return ((await reply.json()) as { id: number }).id
}
