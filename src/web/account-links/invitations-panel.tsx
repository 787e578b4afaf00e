// Uitnodigingen: who was invited and has not registered yet, with what can be done about it.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MailPlus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import {
  deleteInvitation,
  listInvitations,
  resendInvitation,
  type Invitation,
} from '#contract/account-links/endpoints.ts'
import { deskLabels } from '#contract/accounts/desk.ts'
import { roleLabels } from '#contract/accounts/user.ts'
import { call } from '#web/http/call.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { tellFailure } from '#web/http/tell-failure.ts'
import { useLive } from '#web/live/use-live.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { dayMonthYear } from '#web/ui/date-time.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { Table, type Column } from '#web/ui/table.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { InviteDialog } from './invite-dialog.tsx'

const invitationsKey = ['invitations'] as const

type Key = 'email' | 'role' | 'desk' | 'invitedBy' | 'state' | 'actions'
const columns: readonly Column<Key>[] = [
  { key: 'email', label: 'E-mail' },
  { key: 'role', label: 'Rol' },
  { key: 'desk', label: 'Functie' },
  { key: 'invitedBy', label: 'Uitgenodigd door' },
  { key: 'state', label: 'Stand' },
  { key: 'actions', label: 'Acties', className: '@3xl:w-0' },
]

function stateWords({ state, expiresAt }: Invitation): string {
  if (state === 'void') return 'Vervallen: de uitnodiger is geen beheerder meer'
  return `${state === 'expired' ? 'Verlopen op' : 'Geldig tot'} ${dayMonthYear(expiresAt)}`
}

export function InvitationsPanel() {
  const client = useQueryClient()
  useLive(['users'], invitationsKey)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: invitationsKey,
    queryFn: ({ signal }) => call(listInvitations, { signal }),
  })
  const [inviting, setInviting] = useState(false)
  const [leaving, setLeaving] = useState<Invitation>()
  const refresh = () => client.invalidateQueries({ queryKey: invitationsKey })
  const resend = useMutation({
    mutationFn: ({ id }: Invitation) => call(resendInvitation, { params: { id } }),
    onSuccess: ({ email }) =>
      toast({ title: 'Opnieuw verstuurd', description: `${email} krijgt een nieuwe link. De oude werkt niet meer.` }),
    onError: (failure) => tellFailure('De uitnodiging is niet verstuurd', failure),
    onSettled: refresh,
  })
  const withdraw = useMutation({
    mutationFn: ({ id }: Invitation) => call(deleteInvitation, { params: { id } }),
    onSuccess: (_reply, { email }) =>
      toast({ title: 'Uitnodiging ingetrokken', description: `De link aan ${email} werkt niet meer.` }),
    onError: (failure) => tellFailure('De uitnodiging is niet ingetrokken', failure),
    onSettled: refresh,
  })

  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-xl text-ink-2">
          Wie je uitnodigt kiest zelf een gebruikersnaam en wachtwoord. De link in de mail werkt veertien dagen.
        </p>
        <Button onClick={() => setInviting(true)} className="max-sm:w-full">
          <MailPlus aria-hidden />
          Nodig iemand uit
        </Button>
      </div>
      {data === undefined &&
        (error !== null && !isFetching ? (
          <LoadFailure title="De uitnodigingen konden niet worden geladen" error={error} onRetry={refetch} />
        ) : (
          <SkeletonText widths={[100, 92, 96]} className="gap-6 pt-4" />
        ))}
      {data?.length === 0 && (
        <EmptyState title="Er staan geen uitnodigingen open">
          Wie je uitnodigt staat hier tot het account is gemaakt.
        </EmptyState>
      )}
      {data !== undefined && data.length > 0 && (
        <Table
          label="Uitnodigingen"
          roomy
          columns={columns}
          rows={data}
          rowKey={({ id }) => id}
          cell={(row, key) =>
            cellOf(row, key, {
              pending: resend.isPending && resend.variables.id === row.id,
              onResend: () => resend.mutate(row),
              onWithdraw: () => setLeaving(row),
            })
          }
        />
      )}
      {inviting && <InviteDialog onClose={() => setInviting(false)} onInvited={refresh} />}
      <ConfirmDialog
        open={leaving !== undefined}
        title="Uitnodiging intrekken?"
        yes="Intrekken"
        no="Annuleren"
        onYes={() => {
          if (leaving) withdraw.mutate(leaving)
          setLeaving(undefined)
        }}
        onNo={() => setLeaving(undefined)}
      >
        De link in de mail aan {leaving?.email} werkt dan niet meer.
      </ConfirmDialog>
    </div>
  )
}

interface Actions {
  pending: boolean
  onResend: () => void
  onWithdraw: () => void
}

function cellOf(row: Invitation, key: Key, { pending, onResend, onWithdraw }: Actions): ReactNode {
  switch (key) {
    case 'email':
      return (
        <span className="block font-semibold wrap-anywhere @3xl:max-w-[26cqw] @3xl:wrap-break-word">{row.email}</span>
      )
    case 'role':
      return roleLabels[row.role]
    case 'desk':
      return deskLabels[row.desk]
    case 'invitedBy':
      return <span className="text-ink-2">{row.invitedBy ?? 'Niemand meer'}</span>
    case 'state':
      return <span className="text-ink-2">{stateWords(row)}</span>
    case 'actions':
      return (
        <span className="flex gap-2 @max-3xl:flex-wrap @3xl:w-max">
          <Button
            kind="secondary"
            size="small"
            aria-label={`Stuur de uitnodiging aan ${row.email} opnieuw`}
            pending={pending}
            onClick={onResend}
          >
            Stuur opnieuw
          </Button>
          <Button kind="quiet" size="small" aria-label={`Trek de uitnodiging aan ${row.email} in`} onClick={onWithdraw}>
            Trek in
          </Button>
        </span>
      )
  }
}
