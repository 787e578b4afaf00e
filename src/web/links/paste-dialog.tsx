// 'Plak links': finds the links in a pasted text and adds them to the board. The caller says how one link is added.
import { useState, type ClipboardEvent, type FormEvent } from 'react'
import { MOST_URLS } from '#contract/links/address-key.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast, type ToastMessage } from '#web/ui/toast-store.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { addable, type Added, type AddLink, type PasteState } from './paste-list.ts'
import { PastedItem } from './pasted-item.tsx'
import { linesOfHtml, linksIn, type FoundLink } from './pasted-text.ts'
import { usePreviews } from './use-previews.ts'

interface PasteDialogProps {
  open: boolean
  onClose: () => void
  add: AddLink
}

export function PasteDialog({ open, onClose, add }: PasteDialogProps) {
  const { list, ...state } = usePreviews()
  const [asking, setAsking] = useState(false)
  /** In words, how adding links went the last time. */
  const [outcome, setOutcome] = useState<string | null>(null)
  const { links, adding } = state

  function close() {
    setAsking(false)
    setOutcome(null)
    list.clear()
    onClose()
  }
  async function addChosen() {
    setOutcome(null)
    const told = wordsFor(await list.addChosen(add))
    if (told) toast(told)
    // Said in the dialog too: the toast is behind it, and the dialog stays open with what is left.
    setOutcome(told && `${told.title}. ${told.description}`)
    // Done when the user chose none of what is left: a link that failed, or was looked up too late, is still chosen.
    const left = list.state()
    const isDone = addable(left).length === 0 && left.links.every(({ stage }) => stage === 'ready')
    if (isDone) close()
  }
  return (
    <>
      <Dialog
        open={open}
        wide
        title="Plak links"
        description={
          links.length === 0
            ? 'Van elke pagina halen we de titel, een omschrijving en een afbeelding op.'
            : 'Pas aan wat niet klopt en kies welke links op het bord komen.'
        }
        onClose={() => {
          if (adding) list.stopAdding()
          else if (links.length > 0) setAsking(true)
          else close()
        }}
      >
        {state.asked === 0 ? (
          <PasteForm onPaste={(found) => void list.lookUpAll(found)} onCancel={close} />
        ) : (
          <>
            <ul className="grid grid-cols-1">
              {links.map((link) => (
                <PastedItem key={link.url} link={link} onEdit={(fields) => list.edit(link.url, fields)} />
              ))}
            </ul>
            {/* Sticky: visible however long the list is. */}
            <div className="sticky -bottom-6 -mx-6 grid gap-3 border-t border-rule bg-paper px-6 py-4 max-sm:-bottom-4 max-sm:-mx-4 max-sm:px-4">
              <Progress {...state} outcome={outcome} />
              <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
                {adding ? (
                  <Button kind="secondary" onClick={() => list.stopAdding()}>
                    Stop
                  </Button>
                ) : (
                  <Button kind="secondary" onClick={() => setAsking(true)}>
                    Annuleren
                  </Button>
                )}
                <AddButton state={state} onAdd={() => void addChosen()} />
              </div>
            </div>
          </>
        )}
      </Dialog>
      <ConfirmDialog
        open={asking}
        title="Lijst weggooien?"
        yes="Weggooien"
        no="Verder met de lijst"
        onYes={close}
        onNo={() => setAsking(false)}
      >
        {links.length === 1
          ? 'De link in de lijst komt dan niet op het bord.'
          : `De ${links.length} links in de lijst komen dan niet op het bord.`}
      </ConfirmDialog>
    </>
  )
}

/** The field to paste the text in, with the number of links found in it. */
function PasteForm({ onPaste, onCancel }: { onPaste: (found: FoundLink[]) => void; onCancel: () => void }) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const found = linksIn(text, Infinity).length

  function submit(event: FormEvent) {
    event.preventDefault()
    if (found > 0) onPaste(linksIn(text))
    else setError('In deze tekst staan geen links. Een link begint met https:// of www.')
  }
  /** From a pasted piece of a web page takes the links of its HTML: the plain text has lost their addresses. */
  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const lines = linesOfHtml(event.clipboardData.getData('text/html'))
    if (lines === undefined) return
    event.preventDefault()
    const field = event.currentTarget
    field.setRangeText(`${lines}\n`, field.selectionStart, field.selectionEnd, 'end')
    setText(field.value)
    setError(undefined)
  }
  return (
    <form noValidate onSubmit={submit}>
      <Field label="Links" hint={foundHint(found)} error={error}>
        {(control) => (
          <Textarea
            {...control}
            rows={8}
            className="max-h-[45dvh] min-h-44"
            placeholder={'https://voorbeeld.nl/artikel\nMet een titel: https://voorbeeld.nl/nog-een'}
            value={text}
            onPaste={paste}
            onChange={({ target }) => {
              setText(target.value)
              setError(undefined)
            }}
          />
        )}
      </Field>
      <DialogActions>
        <Button kind="secondary" onClick={onCancel}>
          Annuleren
        </Button>
        <Button type="submit">Haal op</Button>
      </DialogActions>
    </form>
  )
}

function foundHint(found: number): string {
  if (found === 0) return `Eén per regel, of een hele tekst waar links in staan. Hoogstens ${MOST_URLS} tegelijk.`
  if (found > MOST_URLS) return `${found} links gevonden. De eerste ${MOST_URLS} worden opgehaald; plak de rest daarna.`
  return found === 1 ? '1 link gevonden' : `${found} links gevonden`
}

/** How far looking up or adding is, and afterwards how adding went. */
function Progress({ looked, asked, adding, outcome }: PasteState & { outcome: string | null }) {
  const [done, of, what] = adding ? [adding.tried, adding.of, 'toegevoegd'] : [looked, asked, 'opgehaald']
  const isWaiting = done < of
  const words = isWaiting ? `${done} van ${of} ${what}` : outcome
  return (
    <>
      <p role="status" className="text-small text-ink-2 tabular-nums empty:hidden">
        {words}
      </p>
      {isWaiting && <ProgressBar label={adding ? 'Links toevoegen' : 'Links ophalen'} value={done} max={of} />}
    </>
  )
}

function AddButton({ state, onAdd }: { state: PasteState; onAdd: () => void }) {
  const count = addable(state).length
  if (state.adding) return <Button pending>Toevoegen...</Button>
  return (
    <Button disabled={count === 0} onClick={onAdd}>
      {count === 1 ? 'Voeg 1 link toe' : `Voeg ${count} links toe`}
    </Button>
  )
}

/** One toast for all links together; null when nothing was tried. */
function wordsFor({ added, failed, withoutImage }: Added): (ToastMessage & { description: string }) | null {
  if (added === 0 && failed === 0) return null
  const links = (count: number) => (count === 1 ? '1 link' : `${count} links`)
  const remarks = [
    failed > 0 && `${links(failed)} niet; ${failed === 1 ? 'die staat' : 'die staan'} nog in de lijst.`,
    withoutImage > 0 && `Van ${links(withoutImage)} kon de afbeelding niet worden bewaard.`,
  ].filter((remark) => remark !== false)
  return {
    variant: added === 0 ? 'destructive' : 'default',
    title: added === 0 ? 'Fout bij toevoegen' : `${links(added)} toegevoegd`,
    description: remarks.length > 0 ? remarks.join(' ') : 'Je vindt ze op het bord onder Open.',
  }
}
