// The frame of a form about a user: why it was not saved, its fields, and its two buttons. Knows no field.
import type { ReactNode, SyntheticEvent } from 'react'
import type { FullDetails } from '#contract/accounts/administration.ts'
import { Button } from '#web/ui/button.tsx'
import { Changes } from '#web/ui/changes.tsx'
import { DialogActions } from '#web/ui/dialog.tsx'
import { useUnsaved } from '#web/ui/form-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { userDifferences } from './user-differences.ts'
import type { Failure } from './use-user-form.ts'

interface UserFormProps {
  onSubmit: (event: SyntheticEvent) => void
  /** Saves what was changed over a newer version. */
  onOver: (newest: FullDetails) => void
  pending: boolean
  isDirty: boolean
  failure: Failure | undefined
  /** The button that sends, now and while it is sending. */
  words: readonly [string, string]
  /** For a form that others may have overtaken. */
  edited?: {
    /** What the form began with. */
    seen: Partial<FullDetails>
    /** Fills it anew. */
    onNewest: (newest: FullDetails) => void
  }
  children: ReactNode
}

export function UserForm({ onSubmit, onOver, pending, isDirty, failure, words, edited, children }: UserFormProps) {
  const leave = useUnsaved(isDirty)
  const newest = edited && failure?.newest
  return (
    <form noValidate onSubmit={onSubmit}>
      <div className="grid grid-cols-1 gap-6">
        {failure && (
          <Notice
            tone="bad"
            title={newest ? 'Intussen gewijzigd' : 'Niet opgeslagen'}
            live
            action={
              newest && (
                <div className="flex flex-wrap gap-2">
                  <Button kind="secondary" size="small" onClick={() => edited.onNewest(newest)}>
                    Laad de nieuwste gegevens
                  </Button>
                  <Button kind="secondary" size="small" pending={pending} onClick={() => onOver(newest)}>
                    Bewaar toch de mijne
                  </Button>
                </div>
              )
            }
          >
            {failure.message}
            {newest && (
              <>
                <Changes of={userDifferences(edited.seen, newest)} />
                <p>
                  Wat je hebt ingevuld staat er nog, totdat je de nieuwste gegevens laadt. Bewaar je toch de jouwe, dan
                  wordt alleen opgeslagen wat jij hebt gewijzigd.
                </p>
              </>
            )}
          </Notice>
        )}
        {children}
      </div>
      <DialogActions>
        <Button kind="secondary" onClick={leave}>
          Annuleren
        </Button>
        <Button type="submit" pending={pending}>
          {pending ? words[1] : words[0]}
        </Button>
      </DialogActions>
    </form>
  )
}
