// The dialog that brings feeds over from another reader: an OPML file is chosen or pasted, and then what became of it.
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import type { z } from 'zod'
import { OPML_BYTES, type importFeeds } from '#contract/feeds/endpoints.ts'
import { failureMessage } from '#web/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { dutchNumber } from '#web/ui/numbers.ts'
import { Textarea } from '#web/ui/textarea.tsx'
import { useImportFeeds } from './use-feeds.ts'

export function OpmlDialog({ onClose }: { onClose: () => void }) {
  const file = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const { mutateAsync: bring, data: outcome, isPending } = useImportFeeds()

  async function send(opml: string): Promise<void> {
    setProblem(undefined)
    try {
      await bring(opml)
    } catch (error) {
      setProblem(failureMessage(error))
    }
  }
  async function take(chosen: File | undefined): Promise<void> {
    if (chosen === undefined) return
    if (chosen.size > OPML_BYTES) return setProblem('Dit OPML-bestand is groter dan 2 MB.')
    await send(await chosen.text())
  }
  return (
    <Dialog
      open
      title="Feeds importeren"
      description="Neem de feeds over uit een andere lezer: exporteer ze daar als OPML, en kies of plak dat bestand hier."
      onClose={onClose}
    >
      {outcome === undefined ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void send(text)
          }}
        >
          <div className="grid grid-cols-1 gap-6">
            <input
              ref={file}
              type="file"
              accept=".opml,.xml,text/x-opml,text/xml,application/xml"
              aria-label="OPML-bestand"
              className="sr-only"
              tabIndex={-1}
              onChange={({ target }) => {
                void take(target.files?.[0])
                target.value = ''
              }}
            />
            <Button
              kind="secondary"
              pending={isPending}
              className="justify-self-start"
              onClick={() => file.current?.click()}
            >
              <FileUp aria-hidden />
              Kies een bestand
            </Button>
            <Field label="Of plak de inhoud" error={problem}>
              {(field) => (
                <Textarea
                  {...field}
                  value={text}
                  onChange={({ target }) => setText(target.value)}
                  rows={6}
                  spellCheck={false}
                  placeholder='<opml version="2.0">'
                />
              )}
            </Field>
          </div>
          <DialogActions>
            <Button kind="secondary" onClick={onClose}>
              Annuleren
            </Button>
            <Button type="submit" pending={isPending} disabled={text.trim() === ''}>
              {isPending ? 'Importeren...' : 'Importeren'}
            </Button>
          </DialogActions>
        </form>
      ) : (
        <>
          <Outcome {...outcome} />
          <DialogActions>
            <Button onClick={onClose}>Klaar</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}

function Outcome({ added, known, why, reasons, whole }: z.output<typeof importFeeds.output>) {
  return (
    <div role="status" className="grid grid-cols-1 gap-4">
      <p className="font-semibold">{feedCount(added)} toegevoegd.</p>
      {added > 0 && <p className="text-ink-2">Ze worden nu één voor één opgehaald.</p>}
      {known > 0 && <p className="text-ink-2">{feedCount(known)} volgde je al.</p>}
      {why.map(({ reason, count }) => {
        const named = reasons.filter((one) => one.reason === reason)
        return (
          <div key={reason} className="grid grid-cols-1 gap-2">
            <p className="text-ink-2">
              {feedCount(count)} {count === 1 ? 'kon' : 'konden'} niet mee. {reason}
            </p>
            <ul className="grid max-h-60 grid-cols-1 gap-2 overflow-y-auto text-small text-ink-2">
              {named.map(({ url }, at) => (
                <li key={at} className="font-semibold wrap-anywhere">
                  {url}
                </li>
              ))}
              {named.length < count && <li>En nog {dutchNumber(count - named.length)}.</li>}
            </ul>
          </div>
        )
      })}
      {!whole && (
        <Notice tone="bad" title="Het bestand houdt halverwege op">
          Wat daarna kwam, is niet meegenomen. Exporteer het zo nodig opnieuw.
        </Notice>
      )}
    </div>
  )
}

const feedCount = (count: number) => (count === 1 ? '1 feed' : `${dutchNumber(count)} feeds`)
