// Styles that a test puts over a page. The page's policy allows no style elements, and a sheet that a script makes is none.
import type { Page } from 'playwright-core'

/** Adds `css` to the page; call what comes back to take it away. */
export async function addStyles(page: Page, css: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((text) => {
    const made = new CSSStyleSheet()
    made.replaceSync(text)
    document.adoptedStyleSheets.push(made)
    return made
  }, css)
  return () =>
    sheet.evaluate((made) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== made)
    })
}

/** Text of twice the size, as somebody asks of their browser (WCAG 2.2, 1.4.4). */
export const doubleText = (page: Page) => addStyles(page, 'html { font-size: 200% !important }')
