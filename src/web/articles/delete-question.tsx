// The question before articles are deleted. Makes no request.
import { ARTICLE_BIN_DAYS, type ArticleCard } from '#contract/articles/article.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { articlesOf } from './card-words.ts'

interface DeleteQuestionProps {
  /** The articles to delete; empty while nothing is asked. */
  articles: readonly Pick<ArticleCard, 'title'>[]
  onYes: () => void
  onNo: () => void
}

export function DeleteQuestion({ articles, onYes, onNo }: DeleteQuestionProps) {
  const [first] = articles
  const isOne = articles.length < 2
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
      <span className="mt-2 block">
        {isOne ? 'Het blijft' : 'Ze blijven'} nog {ARTICLE_BIN_DAYS} dagen in de prullenbak staan.
      </span>
    </ConfirmDialog>
  )
}
