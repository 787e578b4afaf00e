// The dialog of the bar: to give the article in a large field, to choose one of one's own, or to look at the one there is and
// change it. Its parts are forms of their own. Knows no tool.
import { useEffect, type RefObject } from 'react'
import { lazyPart } from '#web/http/lazy-part.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import type { Article } from './article.ts'
import { openArticleDialog, useArticleDialog } from './dialog-store.ts'
import { EditArticle } from './edit-article.tsx'
import { GiveArticle } from './give-article.tsx'

const ChooseArticle = lazyPart(async () => (await import('./choose-article.tsx')).ChooseArticle)

interface ArticleDialogProps {
  article: Article | null
  bar: RefObject<HTMLElement | null>
}

export function ArticleDialog({ article, bar }: ArticleDialogProps) {
  const shown = useArticleDialog()
  // A bar that goes away takes its dialog along: it must not open by itself on the next screen.
  useEffect(() => () => openArticleDialog(null), [])
  function close() {
    openArticleDialog(null)
    // What opened it may have been in another dialog, which is gone. In a timeout: a dialog returns the focus first.
    setTimeout(() => {
      if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true })
    })
  }
  if (shown === null || (shown === 'look' && article === null)) return null
  if (shown === 'own')
    return (
      <Dialog open wide title="Uit je artikelen" description="Over welk artikel gaat het?" onClose={close}>
        <ChooseArticle onChosen={close} />
      </Dialog>
    )
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
