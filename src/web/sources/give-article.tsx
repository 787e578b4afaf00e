// The form in which an article is given: pasted as a text or an address, or opened from a file. Knows no dialog but the one it
// closes.
import { Library } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import { DialogActions } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { useUnsaved } from '#web/ui/form-dialog.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { openArticleDialog } from './dialog-store.ts'
import { FileChoice } from './file-choice.tsx'
import { useTaking } from './use-taking.ts'
import { addressIn } from './web-address.ts'
import { wordsIn } from './word-count.ts'

export function GiveArticle() {
  const taking = useTaking()
  const [typed, setTyped] = useState(taking.refused)
  const field = useRef<HTMLTextAreaElement>(null)
  const url = addressIn(typed)
  const leave = useUnsaved(typed.trim() !== '' && typed !== taking.refused)
  const isReading = taking.underWay !== null

  function closeIf(isFilled: boolean) {
    if (isFilled) return openArticleDialog(null)
    // Where what was wrong is read out. What is pasted next takes the place of an address that was refused.
    field.current?.focus()
    if (url !== null) field.current?.select()
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!isReading) closeIf(await taking.takeTyped(typed, { asText: true }))
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field
        label="Tekst of adres van het artikel"
        error={taking.problem}
        hint={url === null ? (typed.trim() === '' ? 'Nederlands of Engels' : wordsIn(typed)) : `Adres: ${url}`}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            value={typed}
            rows={10}
            readOnly={isReading}
            placeholder="Plak hier de tekst, of https://…"
            className="max-h-[50dvh] min-h-40 font-serif text-result!"
            onChange={({ target }) => {
              setTyped(target.value)
              taking.unsay()
            }}
          />
        )}
      </Field>
      <p role="status" className="sr-only">
        {isReading ? 'Het artikel wordt gelezen.' : ''}
      </p>
      <DialogActions>
        <div className="flex sm:mr-auto *:grow">
          <FileChoice kind="quiet" onFiles={async (files) => closeIf(await taking.takeFile(files))} />
          {/* Not once something was typed, which it would throw away. */}
          {typed.trim() === '' && (
            <Button kind="quiet" size="small" onClick={() => openArticleDialog('own')}>
              <Library aria-hidden />
              Uit je artikelen
            </Button>
          )}
        </div>
        <Button kind="secondary" onClick={isReading ? taking.stop : leave}>
          {isReading ? 'Stop met lezen' : 'Annuleer'}
        </Button>
        <Button type="submit" pending={isReading}>
          {isReading ? 'Artikel lezen...' : url === null ? 'Gebruik dit artikel' : 'Lees dit adres'}
        </Button>
      </DialogActions>
    </form>
  )
}
