// The frame of a form in a dialog: why it was not saved, what somebody else changed meanwhile and what the user can do
// about it, the fields, and the two buttons. Knows no field.
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Changes, type Change } from '#web/ui/changes.tsx'
import { DialogActions } from '#web/ui/dialog.tsx'
import { firstFieldOf } from '#web/ui/first-field.ts'
import { useUnsaved } from '#web/ui/form-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { EditState } from './use-edit.ts'

interface EditFormProps {
  edit: EditState
  /** Label of the submit button, and its label while sending. */
  words?: readonly [string, string]
  children: ReactNode
}

const SAVE = ['Opslaan', 'Opslaan...'] as const

export function EditForm({ edit, words = SAVE, children }: EditFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const leave = useUnsaved(edit.isDirty)
  // When the item had to be fetched first, the dialog opened without this form, and the focus is on its close button.
  useEffect(() => focusFirst(form.current), [])

  /** Runs `choice` and moves the focus to the form: the pressed button disappears with its notice. */
  function choose(choice: () => void) {
    choice()
    focusFirst(form.current)
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
              {/* Not a live region: the toast has been read out already. */}
              <Notice tone="bad" title={words === SAVE ? 'Niet opgeslagen' : 'Niet gelukt'}>
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

/** Somebody else saved first: what they changed, and the three ways to go on. */
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

/** Scrolls to its children when they appear: the submit button is at the other end of the dialog. */
function InSight({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  // In braces: newer browsers return a promise from scrollIntoView, and an effect may only return a function.
  useEffect(() => {
    place.current?.scrollIntoView()
  }, [])
  return (
    // The margin leaves room for the title of the dialog, so that it stays visible above the notice.
    <div ref={place} className="scroll-mt-24">
      {children}
    </div>
  )
}

const focusFirst = (form: HTMLElement | null) => void (form && firstFieldOf(form)?.focus())
