// The article in a saved web page: its paragraphs without menus, forms and scripts, and what the page says about itself.
// Nothing of the page is loaded or run: the browser's parser makes a document that is shown nowhere.

/** What is no part of an article, wherever it stands. */
const aside =
  'script, style, noscript, template, svg, iframe, form, nav, footer, aside, button, dialog, [hidden], [aria-hidden="true"], [role="navigation"], [role="banner"], [role="contentinfo"], [role="complementary"]'

/** What stands on a line of its own. */
const block =
  'p, h1, h2, h3, h4, h5, h6, li, blockquote, pre, dt, dd, tr, figcaption, div, section, article, main, header, br'

/** Parts that are weighed: each is measured whole, and in a file made to hold up the window they stand in each other. */
const MOST_PARTS = 50

export interface SavedPage {
  title: string
  description: string
  /** null when the page does not name its site. */
  site: string | null
  text: string
}

/** `html` is a whole page or a part of one. Its text is '' when there is nothing to read in it. */
export function textOfHtml(html: string): SavedPage {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const said = (...names: string[]) =>
    names
      .map((name) => page.querySelector(`meta[property="${name}" i], meta[name="${name}" i]`)?.getAttribute('content'))
      .find((content) => content?.trim())
      ?.trim() ?? ''
  const heading = page.querySelector('article h1, main h1, h1')?.textContent.trim() ?? ''
  const title = said('og:title') || heading || page.title.trim()
  for (const element of page.querySelectorAll(aside)) element.remove()
  const text = paragraphsIn(largest(page))
  const [first = '', ...rest] = text.split('\n\n')
  return {
    title,
    description: said('og:description', 'description'),
    site: said('og:site_name') || null,
    // The headline is the title, and no sentence of the article.
    text: first === title || first === heading ? rest.join('\n\n') : text,
  }
}

/** The part of the page with the article: a list of other articles may stand in `article` elements too. */
function largest(page: Document): Element {
  const parts = [...page.querySelectorAll('article, main, [role="main"], [itemprop="articleBody"]')].slice(
    0,
    MOST_PARTS,
  )
  const size = (part: Element) => part.textContent.length
  const most = parts.reduce<Element | null>((so, part) => (so === null || size(part) > size(so) ? part : so), null)
  return most !== null && size(most) > 200 ? most : page.body
}

function paragraphsIn(part: Element): string {
  for (const element of part.querySelectorAll(block)) {
    element.before('\n\n')
    element.after('\n\n')
    if (element.tagName === 'LI') element.prepend('- ')
  }
  return part.textContent
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '' && paragraph !== '-')
    .join('\n\n')
}
