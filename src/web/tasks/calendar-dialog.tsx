// The dialog for the user's calendar address: to make, copy, renew and stop it.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  makeCalendarAddress,
  readCalendarAddress,
  stopCalendarAddress,
  type CalendarAddress,
} from '#contract/tasks/calendar.ts'
import { call, wasAborted } from '#web/http/call.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { tellFailure } from '#web/http/tell-failure.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { ChoiceBar } from '#web/ui/choice-bar.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { dateTime } from '#web/ui/date-time.ts'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'

const addressKey = ['task-calendar']

interface CalendarDialogProps {
  /** Whether the calendar is only for the user's own tasks. */
  own?: boolean
  onClose: () => void
}

export function CalendarDialog({ own = false, onClose }: CalendarDialogProps) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: addressKey,
    queryFn: ({ signal }) => call(readCalendarAddress, { signal }),
    // It may have to be proved whose it is: that is asked of who opens this, and not of who comes back to the window.
    staleTime: Infinity,
    gcTime: 0,
  })
  // Who leaves that question has nothing to see here.
  const isLeft = data === undefined && wasAborted(error)
  useEffect(() => {
    if (isLeft) onClose()
  }, [isLeft, onClose])
  return (
    <Dialog
      open
      title="Taken in je agenda"
      description={`Een abonnement voor Google Agenda, Apple Agenda of Outlook. Elke open taak ${own ? 'van jou ' : ''}met een einddatum staat er als hele dag in.`}
      onClose={onClose}
    >
      {data ? (
        <Address {...data} own={own} />
      ) : error && !isFetching && !isLeft ? (
        <LoadFailure title="Je agenda-adres kon niet worden opgehaald" error={error} onRetry={refetch} />
      ) : (
        <SkeletonText widths={[80, 60]} />
      )}
    </Dialog>
  )
}

const choices = [
  { value: 'all', label: 'Alle taken' },
  { value: 'mine', label: 'Aan mij toegewezen' },
] as const

function Address({ url, createdAt, own }: CalendarAddress & { own: boolean }) {
  const client = useQueryClient()
  const [which, setWhich] = useState<'all' | 'mine'>(own ? 'mine' : 'all')
  const [asking, setAsking] = useState<'renew' | 'stop'>()
  const make = useMutation({
    mutationFn: () => call(makeCalendarAddress, {}),
    onSuccess: (made) => client.setQueryData<CalendarAddress>(addressKey, made),
    onError: (error) => tellFailure('Het agenda-adres is niet gemaakt', error),
  })
  const stop = useMutation({
    mutationFn: () => call(stopCalendarAddress, {}),
    onSuccess: () => client.setQueryData<CalendarAddress>(addressKey, { url: null, createdAt: null }),
    onError: (error) => tellFailure('Het agenda-adres is niet gestopt', error),
  })
  const warning = (
    <Notice title="Wie het adres heeft, kan de taken lezen">
      Zonder in te loggen. Deel het dus met niemand. Is het toch bekend geworden? Maak dan een nieuw adres: het oude
      werkt meteen niet meer.
    </Notice>
  )
  if (url === null || createdAt === null) {
    return (
      <div className="grid grid-cols-1 gap-6">
        {warning}
        <DialogActions>
          <Button pending={make.isPending} onClick={() => make.mutate()}>
            Agenda-adres maken
          </Button>
        </DialogActions>
      </div>
    )
  }
  const address = which === 'all' ? url : `${url}?mine=true`
  return (
    <div className="grid grid-cols-1 gap-6">
      {!own && <ChoiceBar label="Welke taken" choices={choices} value={which} onChange={setWhich} />}
      <Field label="Je agenda-adres" hint={`Gemaakt op ${dateTime(createdAt)}`}>
        {(field) => (
          <Input {...field} readOnly value={address} onFocus={({ target }) => target.select()} className="font-mono" />
        )}
      </Field>
      <div className="-mt-3 flex flex-wrap gap-3">
        <CopyButton text={address} done="Het agenda-adres" label="Kopieer adres" kind="secondary" />
        <a href={address.replace(/^https?:/, 'webcal:')} className={buttonLook({ kind: 'secondary', size: 'small' })}>
          Open in agenda-app
        </a>
      </div>
      {warning}
      <DialogActions>
        <Button kind="secondary" pending={stop.isPending} onClick={() => setAsking('stop')}>
          Stoppen
        </Button>
        <Button kind="secondary" pending={make.isPending} onClick={() => setAsking('renew')}>
          Nieuw adres maken
        </Button>
      </DialogActions>
      <ConfirmDialog
        open={asking !== undefined}
        title={asking === 'stop' ? 'Agenda-adres stoppen?' : 'Nieuw adres maken?'}
        yes={asking === 'stop' ? 'Adres stoppen' : 'Nieuw adres'}
        no="Laten zoals het is"
        onYes={() => {
          if (asking === 'stop') stop.mutate()
          else make.mutate()
          setAsking(undefined)
        }}
        onNo={() => setAsking(undefined)}
      >
        Het adres van nu werkt dan meteen niet meer. Agenda’s die ermee zijn verbonden, krijgen geen taken meer.
      </ConfirmDialog>
    </div>
  )
}
