// The page of one article, as a writer uses it.
import type { Page } from 'playwright-core'

/** Gives a new article its title and its text. */
export async function write(page: Page, title: string, text: string): Promise<void> {
  await page.getByLabel('Titel').fill(title)
  await typeInto(page, text)
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Inhoud' })

/** Types at the end of the text. */
export async function typeInto(page: Page, text: string): Promise<void> {
  await field(page).focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(text)
}

export const contentOf = (page: Page): Promise<string> =>
  field(page).evaluate((element) =>
    element instanceof HTMLTextAreaElement ? element.value : (element.textContent ?? ''),
  )

/** Holds the saves of an article back, as a slow line does: each goes on once its turn in the list is called. */
export async function holdSaves(page: Page, id: number): Promise<(() => void)[]> {
  const held: (() => void)[] = []
  await page.route(`**/api/articles/${id}`, async (route) => {
    if (route.request().method() === 'PUT') await new Promise<void>((go) => void held.push(go))
    await route.fallback()
  })
  return held
}
