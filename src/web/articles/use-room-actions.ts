// Taking an article along and deleting it, from its own room. A toast tells what became of it. Renders nothing.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Article } from '#contract/articles/article.ts'
import { deleteArticle, exportArticle, takeOverArticle, undeleteArticle } from '#contract/articles/endpoints.ts'
import { exportWords, type ExportFormat } from '#contract/articles/export.ts'
import { picturesNamed, picturesWithoutAlt } from '#contract/articles/picture-mentions.ts'
import { storedNamesIn } from '#contract/articles/stored-pictures.ts'
import { answer, call } from '#web/http/call.ts'
import { listKeys } from '#web/http/query-client.ts'
import { saveReply } from '#web/http/saved-file.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { toast } from '#web/ui/toast-store.ts'
import { useCopy } from '#web/ui/use-copy.ts'
import { articleKey } from './use-article.ts'
import { articleAt } from '#web/sources/article-address.ts'

/**
 * @param save what stands there, before it is taken along; resolves to null when that failed, which is told.
 * @param read its Markdown.
 */
export function useRoomActions(article: Article | null, save: () => Promise<number | null>, read: () => string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { copy } = useCopy()

  async function exportAs(format: ExportFormat | 'copy') {
    if (article === null || (await save()) === null) return
    try {
      const query = format === 'copy' ? ({ format: 'wp', only: 'text' } as const) : { format }
      const reply = await answer(exportArticle, { params: { id: article.id }, query })
      if (format === 'copy') return void copy(await reply.text(), copiedWords(read()))
      await saveReply(reply, `artikel.${exportWords[format].extension}`)
      const undescribed = picturesWithoutAlt(read())
      toast({
        title: 'Export gereed',
        description: `‘${article.title}’ als ${exportWords[format].label}${
          undescribed.length === 0 ? '' : `. ${picturesNamed(undescribed)} nog geen omschrijving.`
        }`,
      })
    } catch (error) {
      tellFailure('Fout bij exporteren', error)
    }
  }

  async function restore({ id }: Article) {
    try {
      await call(undeleteArticle, { params: { id } })
      await navigate(articleAt(id))
      toast({ title: 'Artikel teruggezet' })
    } catch (error) {
      tellFailure('Fout bij terugzetten', error)
    }
  }
  /** Tells whether it was deleted. */
  async function discard(): Promise<boolean> {
    if (article === null) return false
    try {
      await call(deleteArticle, { params: { id: article.id } })
    } catch (error) {
      tellFailure('Fout bij verwijderen', error)
      return false
    }
    toast({
      title: 'Artikel verwijderd',
      description: 'Het artikel is succesvol verwijderd',
      action: { label: 'Ongedaan maken', run: () => void restore(article) },
    })
    await navigate({ to: '/admin', search: { tab: 'content' } })
    // Else its room would open again with what was there.
    client.removeQueries({ queryKey: articleKey(article.id) })
    await client.invalidateQueries({ queryKey: listKeys.articles })
    return true
  }
  async function takeOver() {
    if (article === null) return
    try {
      await call(takeOverArticle, { params: { id: article.id } })
      toast({ title: 'Artikel overgenomen', description: 'Het is nu van jou: je kunt het bewerken.' })
    } catch (error) {
      tellFailure('Fout bij overnemen', error)
    }
    // After a refusal too: somebody else may have been faster.
    await client.invalidateQueries({ queryKey: articleKey(article.id) })
    await client.invalidateQueries({ queryKey: listKeys.articles })
  }
  return {
    exportAs,
    discard,
    takeOver,
    /** What the tools wrote for it. */
    showHistory: () =>
      // Cast, because the routes do not know a list's parameters: only its own room does.
      void navigate({ to: '/admin', search: { tab: 'history', artikel: article?.id } as never }),
  }
}

const copiedWords = (markdown: string) =>
  `Plak de blokken in de code-editor van WordPress.${
    storedNamesIn(markdown).length === 0 ? '' : ' De afbeeldingen komen niet mee: die zitten in de export als bestand.'
  }`
