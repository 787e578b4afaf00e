// Asks for lines of text, one for each image, and shows beforehand what becomes of them.
import { useState } from 'react'
import { MOST_THUMBNAILS } from '#contract/thumbnails/endpoints.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { linesOf, textsOf, type Item } from './items.ts'

interface LinesDialogProps {
  /** What it begins with. */
  initial: string
  items: readonly Item[]
  onClose: () => void
  onLines: (lines: readonly string[]) => void
}

export function LinesDialog({ initial, items, onClose, onLines }: LinesDialogProps) {
  const [text, setText] = useState(initial)
  const lines = linesOf(text)
  const [used, over] = [lines.slice(0, items.length), lines.slice(items.length)]
  return (
    <Dialog
      open
      wide
      title="Plak je teksten"
      description={`Eén regel per afbeelding, hoogstens ${MOST_THUMBNAILS}. Met een rechte streep (|) of een tab zet je de nadruk apart.`}
      onClose={onClose}
    >
      <form
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          if (used.length > 0) onLines(used)
        }}
      >
        <Field
          label="Teksten"
          error={over.length > 0 ? tooMany(over.length, items.length) : undefined}
          count={{ used: lines.length, recommended: items.length, of: 'regels' }}
        >
          {(field) => (
            <Textarea
              {...field}
              rows={6}
              value={text}
              onChange={({ target }) => setText(target.value)}
              placeholder={'Dit beestje redt je tuin | Zonder gif\nZo houd je slakken buiten | Zonder zout'}
            />
          )}
        </Field>
        {used.length > 0 && (
          <ol className="grid border-t border-rule">
            {used.map((line, at) => {
              const { line1, line3 } = textsOf(line)
              return (
                <li
                  key={items[at]?.id}
                  className="grid gap-x-4 border-b border-rule py-2 text-small sm:grid-cols-[10rem_minmax(0,1fr)]"
                >
                  <span className="truncate text-ink-3">{items[at]?.file.name}</span>
                  <span className="min-w-0 wrap-anywhere">
                    {line1 || <em className="text-ink-3">geen hoofdtekst</em>}{' '}
                    <strong className="font-semibold text-accent-ink">{line3}</strong>
                  </span>
                </li>
              )
            })}
          </ol>
        )}
        <DialogActions>
          <Button kind="secondary" onClick={onClose}>
            Annuleren
          </Button>
          <Button type="submit" disabled={used.length === 0}>
            {used.length === 1 ? 'Gebruik deze tekst' : `Gebruik ${used.length} teksten`}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

const tooMany = (over: number, images: number) =>
  `Je hebt ${images === 1 ? 'één afbeelding' : `${images} afbeeldingen`}: ${over === 1 ? 'de laatste regel blijft' : `de laatste ${over} regels blijven`} over.`
