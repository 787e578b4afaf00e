// Why there are no articles to show, and what the user can do about it.
import { ARTICLE_BIN_DAYS, type ArticleState } from '#contract/articles/article.ts'
import { ArrowRight } from 'lucide-react'
import { newArticleFrom } from '#web/sources/article-address.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { ArticleExample } from './article-example.tsx'
import { beginnings } from './beginnings.ts'
import { everything, type Wanted } from './use-articles.ts'

interface NoArticlesProps {
  wanted: Wanted
  onLook: (wanted: Wanted) => void
}

const TITLE = 'Geen artikelen gevonden'

const none: Record<ArticleState, string> = {
  concept: 'Er zijn nu geen concepten.',
  nagekeken: 'Er is nog niets nagekeken.',
  opnieuw: 'Er is niets dat opnieuw moet worden nagekeken.',
}

export function NoArticles({ wanted, onLook }: NoArticlesProps) {
  const { search, state, everyone, bin } = wanted
  if (search !== '')
    return (
      <EmptyState
        title={TITLE}
        action={
          <Button kind="secondary" onClick={() => onLook({ ...wanted, search: '', state: '' })}>
            Wis de zoekopdracht
          </Button>
        }
      >
        <p className="font-semibold text-ink">Geen resultaten voor je zoekopdracht</p>
        <p>
          Niets bevat ‘{search}’. Zoek op een ander woord, of op een deel ervan
          {state === '' ? '' : ', of zonder filter'}.
        </p>
      </EmptyState>
    )
  if (bin)
    return (
      <EmptyState
        title="De prullenbak is leeg"
        action={
          <Button kind="secondary" onClick={() => onLook({ ...wanted, bin: false })}>
            Naar je artikelen
          </Button>
        }
      >
        Wat je verwijdert, staat hier nog {ARTICLE_BIN_DAYS} dagen. Daarna is het echt weg.
      </EmptyState>
    )
  if (state !== '' || everyone)
    return (
      <EmptyState
        title={TITLE}
        action={
          <Button kind="secondary" onClick={() => onLook({ ...everything, everyone: everyone && state !== '' })}>
            {state === '' ? 'Naar je eigen artikelen' : 'Toon alle artikelen'}
          </Button>
        }
      >
        {state === '' ? 'Nog niemand heeft een artikel opgeslagen.' : none[state]}
      </EmptyState>
    )
  return (
    <div className="@container border-t border-ink pt-8">
      <div className="grid grid-cols-1 gap-x-16 gap-y-12 @3xl:grid-cols-2">
        <div className="grid content-start gap-4">
          <h2 className="text-h2">{TITLE}</h2>
          <p className="font-semibold text-ink">Je hebt nog geen artikelen opgeslagen</p>
          <ul className="border-b border-rule">
            {beginnings.map(({ from, label, hint, icon: Picture }) => (
              <li key={label} className="border-t border-rule">
                <PlainLink
                  {...newArticleFrom(from)}
                  className="group flex min-h-11 items-center gap-4 rounded-small py-3 hover:bg-sunken"
                >
                  <Picture aria-hidden className="size-5 shrink-0 text-accent-ink" />
                  <span className="grid min-w-0 grow">
                    <span className="font-semibold">{label}</span>
                    <span className="text-small text-ink-2">{hint}</span>
                  </span>
                  <ArrowRight aria-hidden className="size-4 shrink-0 text-ink-3 group-hover:text-ink" />
                </PlainLink>
              </li>
            ))}
          </ul>
          <p className="text-ink-2">
            Of kijk eerst rond:{' '}
            <PlainLink to="/admin" className="font-semibold text-accent-ink underline underline-offset-4">
              naar het dashboard
            </PlainLink>
          </p>
        </div>
        <ArticleExample />
      </div>
    </div>
  )
}
