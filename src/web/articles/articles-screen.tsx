// Artikelen: the list of one's articles, updated when another window saves. A user who comes back finds the place they left.
import { useNavigate } from '@tanstack/react-router'
import { listKeys } from '#web/http/query-client.ts'
import { usePlace } from '#web/kept/use-place.ts'
import { useLive } from '#web/live/use-live.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { articleAt, newArticleOf } from '#web/sources/article-address.ts'
import { ArticlesFilter } from './articles-filter.tsx'
import { ArticlesHeader } from './articles-header.tsx'
import { ArticlesList } from './articles-list.tsx'
import { UnsentStrip } from './unsent-strip.tsx'
import { everything, useCounts, wantedSchema } from './use-articles.ts'
import { useImport } from './use-import.ts'
import { useUnsent } from './use-unsent.ts'

/** For other users everyone's articles do not exist, whatever was stored or stands in the address. */
const wantedByAll = wantedSchema.refine(({ everyone }) => !everyone)

export function ArticlesScreen({ title }: { title: string }) {
  useLive(['articles'], listKeys.articles)
  const navigate = useNavigate()
  const isAdmin = useLoggedInUser().role === 'admin'
  const place = usePlace(everything, isAdmin ? wantedSchema : wantedByAll, 'articles/place')
  const { wanted, look } = place
  const own = useCounts(false)
  const counts = useCounts(wanted.everyone)
  const imports = useImport()
  const unsent = useUnsent()
  return (
    <div className="grid grid-cols-1 gap-5">
      <ArticlesHeader
        title={title}
        wanted={wanted}
        binned={own?.bin}
        isAdmin={isAdmin}
        imports={imports}
        onChange={look}
      />
      <ArticlesFilter wanted={wanted} counts={counts} onChange={look} />
      <UnsentStrip
        texts={unsent.texts}
        sending={unsent.sending}
        onSend={unsent.send}
        onView={({ key, articleId }) => void navigate(articleId === null ? newArticleOf(key) : articleAt(articleId))}
      />
      <ArticlesList place={place} counts={counts} />
    </div>
  )
}
