// Pictures in the text of an article, as its writer handles them: dropped, pasted, chosen, described.
import type { Locator, Page } from 'playwright-core'
import type { TestBrowser } from './browser.ts'

export interface GivenFile {
  name: string
  bytes: Buffer
  type?: string
}

export const text = (page: Page): Locator => page.getByRole('textbox', { name: 'Inhoud' })
export const pictures = (page: Page): Locator => text(page).locator('.picture')
export const arrival = (page: Page, name: string): Locator => page.getByRole('group', { name: `Afbeelding ${name}` })
export const description = (page: Page): Locator => page.getByLabel('Omschrijving van de afbeelding')

/** Somebody's own article that is on the server, opened. */
export async function openArticle(
  house: TestBrowser,
  page: Page,
  content: string,
  title = 'Fietsbrug dicht',
): Promise<number> {
  const reply = await page.request.post(`${house.app.url}/api/articles`, { data: { title, content } })
  const { id } = (await reply.json()) as { id: number }
  await page.goto(`/artikelen/${id}`)
  await text(page).waitFor()
  return id
}

/** What the server has of it. */
export async function savedText(page: Page, id: number): Promise<string> {
  return ((await (await page.request.get(`/api/articles/${id}`)).json()) as { content: string }).content
}

/** Moves files over a place in the text, or lets go of them there. */
export async function drag(
  element: Locator,
  kind: 'dragover' | 'drop' | 'dragleave',
  files: readonly GivenFile[],
  { below = true } = {},
): Promise<void> {
  const box = await element.boundingBox()
  if (!box) throw new Error('there is nothing to drop on')
  await element.page().evaluate(
    ({ type, x, y, given }) => {
      const data = new DataTransfer()
      for (const { name, mediaType, content } of given)
        data.items.add(
          new File([Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))], name, { type: mediaType }),
        )
      const place = { clientX: x, clientY: y, dataTransfer: data, bubbles: true, cancelable: true }
      document.elementFromPoint(x, y)?.dispatchEvent(new DragEvent(type, place))
    },
    { type: kind, x: box.x + 20, y: below ? box.y + box.height - 3 : box.y + 3, given: files.map(inWords) },
  )
}

/** Pastes files at the cursor, with what else is on the clipboard. */
export async function paste(
  page: Page,
  files: readonly GivenFile[],
  others: Record<string, string> = {},
): Promise<void> {
  await page.evaluate(
    ({ given, words }) => {
      const data = new DataTransfer()
      for (const [type, content] of Object.entries(words)) data.setData(type, content)
      for (const { name, mediaType, content } of given)
        data.items.add(
          new File([Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))], name, { type: mediaType }),
        )
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
    },
    { given: files.map(inWords), words: others },
  )
}

const inWords = ({ name, bytes, type = 'image/jpeg' }: GivenFile) => ({
  name,
  mediaType: type,
  content: bytes.toString('base64'),
})

/** Holds back the pictures that are sent, as a slow line does: each goes on once its turn in the list is called. */
export async function holdPictures(page: Page): Promise<(() => void)[]> {
  const held: (() => void)[] = []
  await page.route('**/api/articles/pictures', async (route) => {
    await new Promise<void>((go) => void held.push(go))
    await route.fallback()
  })
  return held
}
