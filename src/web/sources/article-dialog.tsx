// The dialog of the bar: to give the article in a large field, or to look at the one there is and change it. Its parts are
// forms of their own. Knows no tool.
import { useEffect } from 'react'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import type { Article } from './article.ts'
import { openArticleDialog, useArticleDialog } from './dialog-store.ts'
import { EditArticle } from './edit-article.tsx'
import { GiveArticle } from './give-article.tsx'

export function ArticleDialog({ article }: { article: Article | null }) {
  const shown = useArticleDialog()
  // A bar that goes away takes its dialog along: it must not open by itself on the next screen.
  useEffect(() => () => openArticleDialog(null), [])
  const close = () => openArticleDialog(null)
  if (shown === null || (shown === 'look' && article === null)) return null
  return shown === 'give' || article === null ? (
    <FormDialog
      wide
      title="Over welk artikel gaat het?"
      description="Plak de hele tekst, of het adres van de pagina. Een bestand mag ook: .txt, .md of .html."
      holds="Wat je hier hebt geplakt"
      onClose={close}
    >
      <GiveArticle />
    </FormDialog>
  ) : (
    <FormDialog wide title="Het artikel" holds="Wat je aan het artikel hebt veranderd" onClose={close}>
      <EditArticle key={article.id} article={article} />
    </FormDialog>
  )
}
