// Saves a rewritten text as an article: asks for its title, and says where it is then. Loaded when it is first asked for.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { newArticle } from '#contract/articles/article.ts'
import { addArticle } from '#contract/articles/endpoints.ts'
import { EditForm } from '#web/edit/edit-form.tsx'
import { useEdit } from '#web/edit/use-edit.ts'
import { call } from '#web/http/call.ts'
import { listKeys } from '#web/http/query-client.ts'
import { articleAt } from '#web/sources/article-address.ts'
import { newKey } from '#web/sources/new-key.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { HeadlineInput } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { withoutMark } from './rewrite-line-ends.ts'
import type { Review } from './rewrite-review.ts'
import { proposedTitle, writtenBlocks } from './saved-article.ts'

interface SaveArticleProps {
  review: Review
  /** The text that results from the decisions. */
  result: string
  /** Sent along, so that the same article is added once, however often it is sent. */
  articleKey: string
  /** Called when it is saved. */
  onSaved: () => void
  onClose: () => void
}

export function SaveArticle({ onClose, ...form }: SaveArticleProps) {
  return (
    <FormDialog
      title="Bewaar als artikel"
      description="Het resultaat wordt een artikel, met je eigen tekst als origineel ernaast."
      holds="De titel die je hebt ingevuld"
      onClose={onClose}
    >
      <TitleForm {...form} />
    </FormDialog>
  )
}

const titled = newArticle.pick({ title: true })

function TitleForm({ review, result, articleKey, onSaved }: Omit<SaveArticleProps, 'onClose'>) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const content = withoutMark(result)
  const { register, errors, edit } = useEdit({
    item: undefined,
    valuesOf: () => ({ title: proposedTitle(content) }),
    schema: titled,
    failed: 'Fout bij opslaan',
    send: async ({ title }) => {
      const originalContent = withoutMark(review.original)
      const blocks = writtenBlocks(review, content, newKey)
      const body = { title, content, originalContent, blocks, key: articleKey }
      const { id } = await call(addArticle, { body })
      toast({
        title: 'Bewaard als artikel',
        description: title,
        action: { label: 'Open artikel', run: () => void navigate(articleAt(id)) },
      })
      onSaved()
      await client.invalidateQueries({ queryKey: listKeys.articles })
    },
  })
  return (
    <EditForm edit={edit} words={['Bewaar', 'Opslaan...']}>
      <Field label="Titel" error={errors.title?.message}>
        {(field) => <HeadlineInput {...field} {...register('title')} />}
      </Field>
    </EditForm>
  )
}
