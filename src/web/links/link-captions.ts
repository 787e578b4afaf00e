// Takes a link to the 3-in-1 tool: the article at its address is read into the bar. Meanwhile, and when that is refused, its
// form has the link's title and notes.
import type { Link } from '#contract/links/link.ts'
import { ARTICLE_KEY } from '#web/sources/article.ts'
import { useArticle } from '#web/sources/use-article.ts'
import { useReading } from '#web/sources/use-reading.ts'
import { describing } from '#web/tools/described-title.ts'
import { inputKey, noResults, usePutReady } from '#web/tools/put-ready.ts'

const TAB = 'caption-generator'

export function useLinkCaptions(): (link: Link) => void {
  const putReady = usePutReady()
  const { put } = useArticle()
  const { read } = useReading()

  /** What was refused stands in the bar, in the server's words. */
  async function fill({ url, title }: Link) {
    const article = await read(url, { title })
    if (article) put(article)
  }
  return (link) => {
    const { title, notes } = link
    putReady(
      TAB,
      // Without an article: that of before is about something else.
      { ...noResults(TAB), [ARTICLE_KEY]: null, [inputKey(TAB)]: describing(title, notes ?? '') },
      'Staat klaar in 3-in-1 captions',
      'De titel en notities van de link zijn ingevuld. Het artikel wordt erbij gelezen.',
    )
    void fill(link)
  }
}
