// Beside the text: what can be better for who searches and who reads, with the clicks that lead there and that mend it; and whether
// the article was checked.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Article } from '#contract/articles/article.ts'
import { sameKeyphrase } from '#contract/articles/endpoints.ts'
import { blocksOf } from '#contract/markdown/plain-text.ts'
import type { TextEditor } from '#web/editor/text-editor.ts'
import { call } from '#web/http/call.ts'
import { listKeys } from '#web/http/query-client.ts'
import { mended, type ReplaceFix } from '#web/seo/finding.ts'
import type { Site } from '#web/seo/google-snippet.ts'
import { SeoPanel } from '#web/seo/seo-panel.tsx'
import { useReadingPlace } from '#web/sources/use-reading-place.ts'
import { useDebounced } from '#web/ui/use-debounced.ts'
import { toast } from '#web/ui/toast-store.ts'
import { noSeo, type SeoText } from './article-text.ts'
import type { Checks } from './use-checks.ts'
import { useProposals } from './use-proposals.ts'

interface ArticlePanelProps {
  editor: TextEditor
  checks: Checks
  title: string
  seo: SeoText
  article: Article | null
  /** Whether it is one's own: others are only read. */
  isOwn: boolean
  onSeo: (change: Partial<SeoText>) => void
  /** Does what brings a place of the text into view, once the text is there to be seen. */
  onGo: (go: () => void) => void
  /** A finding that was clicked in the text. */
  clicked: string | null
}

export function ArticlePanel({ editor, checks, title, seo, article, isOwn, onSeo, onGo, clicked }: ArticlePanelProps) {
  const others = useSameKeyphrase(seo.seoData.keyphrase, article?.id)
  const published = useReadingPlace(article?.id)
  const proposing = useProposals(() => ({ title, text: editor.read().text, articleId: article?.id ?? null }))
  const panel = useRef<HTMLDivElement>(null)

  // Who clicks what is wrong in the text is shown its line.
  useEffect(() => {
    if (clicked === null) return
    const line = panel.current?.querySelector<HTMLElement>(`[data-finding="${CSS.escape(clicked)}"] button`)
    if (line?.getAttribute('aria-expanded') === 'false') line.click()
    line?.scrollIntoView({ block: 'nearest' })
  }, [clicked])

  function fix(change: ReplaceFix) {
    const source = mended(blocksOf(editor.read().markdown)[change.block]?.raw ?? '', change)
    if (source === null || !editor.replaceBlock(change.block, source.trimEnd()))
      toast({ title: 'De tekst is intussen veranderd', description: 'Wacht even tot hij opnieuw is bekeken.' })
  }
  return (
    <div ref={panel}>
      {!isOwn && (
        <p className="mb-4 text-small text-ink-2">
          {article?.userId === null
            ? 'Artikel van de redactie: neem het over om het te bewerken.'
            : `Artikel van ${article?.ownerName ?? 'iemand anders'}: je kunt het lezen en nakijken.`}
        </p>
      )}
      <SeoPanel
        title={title}
        values={seo}
        analysis={checks.analysis}
        onValues={({ seoTitle, seoDescription, seoKeywords, seoData }) =>
          onSeo({
            ...(seoTitle !== undefined && { seoTitle: seoTitle ?? '' }),
            ...(seoDescription !== undefined && { seoDescription: seoDescription ?? '' }),
            ...(seoKeywords !== undefined && { seoKeywords: seoKeywords ?? '' }),
            ...(seoData !== undefined && { seoData: seoData ?? noSeo.seoData }),
          })
        }
        onGo={(place, why) => (why === 'asked' ? onGo(() => checks.go(place)) : checks.go(place))}
        onShow={checks.onShow}
        onFix={fix}
        language={checks.language.lines}
        ignored={checks.ignored}
        onIgnore={checks.onIgnore}
        others={others}
        site={published ? siteOf(published) : { name: 'Jouw site', host: 'www.jouwsite.nl' }}
        readOnly={!isOwn}
        proposing={proposing}
      />
    </div>
  )
}

function siteOf({ address, siteName }: { address: string; siteName: string }): Site {
  const { host, pathname } = new URL(address)
  return { name: siteName, host, path: pathname }
}

function useSameKeyphrase(keyphrase: string, except: number | undefined) {
  const asked = useDebounced(keyphrase.trim(), 600)
  const { data } = useQuery({
    queryKey: [...listKeys.articles, 'keyphrase', asked, except],
    queryFn: ({ signal }) =>
      call(sameKeyphrase, { query: { keyphrase: asked, ...(except !== undefined && { except }) }, signal }),
    enabled: asked !== '',
  })
  return asked === '' ? [] : (data ?? [])
}
