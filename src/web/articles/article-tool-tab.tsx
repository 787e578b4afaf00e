// A tool on a tab of an article's room, with that article as what it writes from. Knows neither the room nor how a tool works.
import { useEffect, useEffectEvent, useState } from 'react'
import { lazyPart } from '#web/http/lazy-part.tsx'
import type { OwnArticle } from '#web/sources/own-article.ts'
import { useArticle } from '#web/sources/use-article.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { useArticleAsSource, type Placed } from './use-article-as-source.ts'

const screens = {
  facebook: {
    title: 'Facebook titels',
    Screen: lazyPart(async () => (await import('#web/tools/facebook-screen.tsx')).FacebookScreen),
  },
  'link-in-bio': {
    title: 'Link in Bio captions',
    Screen: lazyPart(async () => (await import('#web/tools/link-in-bio-screen.tsx')).LinkInBioScreen),
  },
} as const

interface ArticleToolTabProps {
  tool: keyof typeof screens
  /** As it stands in the room; null for one that the server does not have yet. */
  article: OwnArticle | null
  /** Whether it is one's own: for somebody else's nothing is written. */
  isOwn: boolean
}

export function ArticleToolTab({ isOwn, ...tab }: ArticleToolTabProps) {
  if (isOwn) return <Own {...tab} />
  return (
    <EmptyState title="Dit artikel is van iemand anders">Alleen wie het schreef, maakt er hier teksten bij.</EmptyState>
  )
}

function Own({ tool, article: own }: Omit<ArticleToolTabProps, 'isOwn'>) {
  const { article } = useArticle()
  const place = useArticleAsSource()
  const [placed, setPlaced] = useState<Placed>()
  const put = useEffectEvent(async () => {
    if (own !== null) setPlaced(await place(own))
  })
  // Once for each text: whoever puts back what stood there before, wants that to stay.
  const text = own === null ? null : JSON.stringify([own.id, own.title, own.content, own.seoDescription])
  useEffect(() => {
    if (text === null) return
    const timer = setTimeout(() => void put())
    return () => clearTimeout(timer)
  }, [text])

  if (own === null || placed === 'empty')
    return (
      <EmptyState title="Nog geen tekst">
        Schrijf eerst een titel en een tekst. Daarna maak je hier teksten bij je artikel.
      </EmptyState>
    )
  if (placed === 'failed')
    return (
      <Notice
        tone="bad"
        title="Het artikel kon niet worden klaargezet"
        live
        action={
          <Button kind="secondary" size="small" onClick={() => void put()}>
            Probeer opnieuw
          </Button>
        }
      >
        Controleer je verbinding en probeer het opnieuw.
      </Notice>
    )
  if (placed === undefined) return <SkeletonText widths={[40, 90, 70, 60]} />
  const { title, Screen } = screens[tool]
  return (
    <div className="grid grid-cols-1 gap-6">
      {article?.articleId !== own.id && (
        <Notice
          title={article === null ? 'Dit artikel staat niet meer klaar' : 'Een ander artikel staat klaar'}
          action={
            <Button kind="secondary" size="small" onClick={() => void put()}>
              Gebruik dit artikel
            </Button>
          }
        >
          {article === null
            ? 'Je schrijft nu zonder artikel.'
            : `Je schrijft nu over ‘${article.title}’, en niet over het artikel dat je hier open hebt.`}
        </Notice>
      )}
      <Screen title={title} level={2} />
    </div>
  )
}
