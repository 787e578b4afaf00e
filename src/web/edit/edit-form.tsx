// The frame of a form in a dialog: why it was not saved, what somebody else made of it meanwhile and what one can do then,
// its fields, and its two buttons. Knows no field.
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Changes, type Change } from '#web/ui/changes.tsx'
import { DialogActions } from '#web/ui/dialog.tsx'
import { useUnsaved } from '#web/ui/form-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { EditState } from './use-edit.ts'

interface EditFormProps {
  edit: EditState
  /** The button that sends, and what it says while it is sending. */
  words?: readonly [string, string]
  children: ReactNode
}

export function EditForm({ edit, words = ['Opslaan', 'Opslaan...'], children }: EditFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const leave = useUnsaved(edit.isDirty)
  // A form that had to be fetched comes after its dialog was opened, with the keyboard on the cross.
  useEffect(() => toFirstField(form.current), [])

  /** The button that was pressed goes with the notice it stood in. */
  function choose(choice: () => void) {
    choice()
    toFirstField(form.current)
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        edit.submit()
      }}
    >
      <div className="grid grid-cols-1 gap-6">
        {edit.failure?.theirs ? (
          <Overtaken edit={edit} message={edit.failure.message} theirs={edit.failure.theirs} choose={choose} />
        ) : (
          edit.failure && (
            <InSight>
              {/* The toast has said it aloud. */}
              <Notice tone="bad" title="Niet opgeslagen">
                {edit.failure.message}
              </Notice>
            </InSight>
          )
        )}
        {children}
      </div>
      <DialogActions>
        <Button kind="secondary" onClick={leave}>
          Annuleren
        </Button>
        <Button type="submit" pending={edit.pending}>
          {edit.pending ? words[1] : words[0]}
        </Button>
      </DialogActions>
    </form>
  )
}

interface OvertakenProps {
  edit: EditState
  message: string
  theirs: readonly Change[]
  choose: (choice: () => void) => void
}

/** Somebody else was first: what they changed, and the three ways on. */
function Overtaken({ edit, message, theirs, choose }: OvertakenProps) {
  return (
    <InSight>
      <Notice
        tone="bad"
        title="Intussen gewijzigd"
        live
        action={
          <div className="flex flex-wrap gap-2">
            <Button kind="secondary" size="small" pending={edit.pending} onClick={edit.submit}>
              Bewaar de mijne
            </Button>
            <Button kind="secondary" size="small" onClick={() => choose(edit.takeTheirs)}>
              Neem de nieuwe over
            </Button>
            <Button kind="secondary" size="small" onClick={() => choose(edit.goOn)}>
              Verder bewerken
            </Button>
          </div>
        }
      >
        {message}
        <Changes of={theirs} />
        <p>
          Wat jij hebt gewijzigd staat er nog, de rest is zoals het nu is. Neem je de nieuwe over, dan verdwijnt wat jij
          hebt gewijzigd.
        </p>
      </Notice>
    </InSight>
  )
}

/** The button that was pressed stands at the other end of the dialog. */
function InSight({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  // Newer browsers return a promise, which is no way to end an effect.
  useEffect(() => {
    place.current?.scrollIntoView()
  }, [])
  return (
    // As far as the title of the dialog, which stays above it.
    <div ref={place} className="scroll-mt-24">
      {children}
    </div>
  )
}

function toFirstField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>(':is(input, textarea, select):not(:disabled)')?.focus()
}
