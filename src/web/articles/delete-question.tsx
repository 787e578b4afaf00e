// The question before articles are deleted. Makes no request.
import type { Publication } from '#contract/publishing/publication.ts'
import { ARTICLE_BIN_DAYS, type ArticleCard } from '#contract/articles/article.ts'
import { named } from '#contract/naming.ts'
import { usePlans } from '#web/publishing/use-plans.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { dateTime } from '#web/ui/date-time.ts'
import { articlesOf } from './card-words.ts'

interface DeleteQuestionProps {
  /** The articles to delete; empty while nothing is asked. */
  articles: readonly Pick<ArticleCard, 'id' | 'title'>[]
  onYes: () => void
  onNo: () => void
}

export function DeleteQuestion({ articles, onYes, onNo }: DeleteQuestionProps) {
  const [first] = articles
  const isOne = articles.length < 2
  const planned = usePlans(articles.map(({ id }) => id))
  return (
    <ConfirmDialog
      open={first !== undefined}
      title={isOne ? 'Artikel verwijderen?' : `${articlesOf(articles.length)} verwijderen?`}
      yes="Verwijderen"
      no="Annuleren"
      onYes={onYes}
      onNo={onNo}
    >
      <span className="block text-ink">
        {isOne
          ? 'Weet je zeker dat je dit artikel wilt verwijderen?'
          : 'Weet je zeker dat je deze artikelen wilt verwijderen?'}
      </span>
      {isOne && <span className="mt-2 block font-serif text-result wrap-anywhere text-ink">{first?.title}</span>}
      {planned.length > 0 && (
        <strong className="mt-2 block font-semibold text-ink">
          {isOne
            ? whatStops(planned[0]?.plans ?? [])
            : planned.length === 1
              ? 'Eén ervan staat gepland; dat gaat dan niet naar buiten.'
              : `${planned.length} ervan staan gepland; die gaan dan niet naar buiten.`}
        </strong>
      )}
      <span className="mt-2 block">
        {isOne ? 'Het blijft' : 'Ze blijven'} nog {ARTICLE_BIN_DAYS} dagen in de prullenbak staan.
      </span>
    </ConfirmDialog>
  )
}

/** What does not go out of an article in the bin. */
function whatStops(plans: readonly Publication[]): string {
  const places = plans.map(({ plannedFor, siteName }) =>
    plannedFor === null ? siteName : `${dateTime(plannedFor)} op ${siteName}`,
  )
  return `Dit artikel staat gepland voor ${named(places)}; het gaat dan niet naar buiten.`
}
