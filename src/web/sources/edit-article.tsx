// The form with the article that stands in the bar: its title and its text. Knows no dialog but the one it closes.
import { useState, type FormEvent } from 'react'
import { characterCount } from '#contract/text.ts'
import { LONGEST_SOURCE } from '#contract/tools/article.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { DialogActions } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { useUnsaved } from '#web/ui/form-dialog.tsx'
import { dutchNumber } from '#web/ui/numbers.ts'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { HeadlineInput, Textarea } from '#web/ui/textarea.tsx'
import { articleAt } from './article-address.ts'
import type { Article } from './article.ts'
import { openArticleDialog } from './dialog-store.ts'
import { showsNothing, withText } from './taking.ts'
import { useArticle } from './use-article.ts'
import { wordsIn } from './word-count.ts'

export function EditArticle({ article }: { article: Article }) {
  const { change, clear } = useArticle()
  const [title, setTitle] = useState(article.title)
  const [text, setText] = useState(article.text)
  const [problem, setProblem] = useState<string>()
  const leave = useUnsaved(title !== article.title || text !== article.text)
  const over = characterCount(text) - LONGEST_SOURCE
  const blank = { title: showsNothing(title), text: showsNothing(text) }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (blank.title || blank.text) return setProblem('Vul een titel en een tekst in.')
    try {
      const next = text === article.text ? article : await withText({ ...article, title }, text)
      change(article.id, { ...next, title: title.trim() })
      openArticleDialog(null)
    } catch {
      setProblem('De tekst kon niet worden verwerkt. Controleer je verbinding en probeer het opnieuw.')
    }
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field label="Titel van het artikel" error={blank.title ? problem : undefined}>
        {(control) => <HeadlineInput {...control} value={title} onChange={({ target }) => setTitle(target.value)} />}
      </Field>
      <Field
        label="Tekst"
        error={blank.title ? undefined : problem}
        hint={[wordsIn(text), article.site, over > 0 && `${dutchNumber(over)} tekens te lang: het eind valt weg`]
          .filter(Boolean)
          .join(' · ')}
      >
        {(control) => (
          <Textarea
            {...control}
            value={text}
            rows={12}
            className="max-h-[50dvh] min-h-40 font-serif text-result!"
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <DialogActions>
        <Button
          kind="quiet"
          className="sm:mr-auto"
          onClick={() => {
            openArticleDialog(null)
            clear()
          }}
        >
          Nieuw artikel
        </Button>
        {article.articleId !== undefined && (
          <PlainLink {...articleAt(article.articleId)} className={buttonLook({ kind: 'quiet' })}>
            Open dit artikel
          </PlainLink>
        )}
        <Button kind="secondary" onClick={leave}>
          Annuleer
        </Button>
        <Button type="submit">Bewaar</Button>
      </DialogActions>
    </form>
  )
}
