// Why there is no article to choose: none was made yet, or none matches.
import { buttonLook } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { newArticleFrom } from './article-address.ts'

interface NoOwnArticlesProps {
  /** Whether something was searched for. */
  isSearch: boolean
  /** Called when the link to a new article is followed. */
  onChosen: () => void
}

export function NoOwnArticles({ isSearch, onChosen }: NoOwnArticlesProps) {
  if (isSearch)
    return (
      <EmptyState level={3} title="Geen artikelen gevonden">
        Geen resultaten voor je zoekopdracht
      </EmptyState>
    )
  return (
    <EmptyState
      level={3}
      title="Je hebt nog geen artikelen opgeslagen"
      action={
        <PlainLink {...newArticleFrom()} onClick={onChosen} className={buttonLook({ kind: 'secondary' })}>
          Schrijf een artikel
        </PlainLink>
      }
    >
      Wat je als artikel bewaart, kies je hier voor elke tool.
    </EmptyState>
  )
}
