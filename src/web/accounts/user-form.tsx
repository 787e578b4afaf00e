// The frame of a form about a user: why it was not saved, its fields, and its two buttons. Knows no field.
import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import { DialogActions } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Failure } from './use-user-form.ts'

interface UserFormProps {
  onSubmit: (event: SyntheticEvent) => void
  pending: boolean
  failure: Failure | undefined
  /** The button that sends, now and while it is sending. */
  words: readonly [string, string]
  onCancel: () => void
  /** Fills the form with what the server has now; for a form that others may have overtaken. */
  onNewest?: () => Promise<void>
  children: ReactNode
}

export function UserForm({ onSubmit, pending, failure, words, onCancel, onNewest, children }: UserFormProps) {
  const [loading, setLoading] = useState(false)
  async function newest() {
    setLoading(true)
    await onNewest?.()
    setLoading(false)
  }
  return (
    <form noValidate onSubmit={onSubmit}>
      <div className="grid grid-cols-1 gap-6">
        {failure && (
          <Notice
            tone="bad"
            title={failure.stale ? 'Intussen gewijzigd' : 'Niet opgeslagen'}
            live
            action={
              failure.stale &&
              onNewest && (
                <Button kind="secondary" size="small" pending={loading} onClick={() => void newest()}>
                  Laad de nieuwste gegevens
                </Button>
              )
            }
          >
            {failure.message}
            {failure.stale && onNewest && ' Wat je hebt ingevuld staat er nog, totdat je de nieuwste gegevens laadt.'}
          </Notice>
        )}
        {children}
      </div>
      <DialogActions>
        <Button kind="secondary" onClick={onCancel}>
          Annuleren
        </Button>
        <Button type="submit" pending={pending}>
          {pending ? words[1] : words[0]}
        </Button>
      </DialogActions>
    </form>
  )
}
