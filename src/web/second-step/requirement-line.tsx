// Of whom the house asks a second step: a line for administrators.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import {
  readRequirement,
  requirementLabels,
  requirements,
  setRequirement,
  type Requirement,
} from '#contract/second-step/administration-endpoints.ts'
import { call } from '#web/http/call.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { useLive } from '#web/live/use-live.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast-store.ts'

const key = ['requirement'] as const

export function RequirementLine() {
  const client = useQueryClient()
  const id = useId()
  const { data } = useQuery({ queryKey: key, queryFn: ({ signal }) => call(readRequirement, { signal }) })
  useLive(['settings'], key)
  const [asking, setAsking] = useState<Exclude<Requirement, 'nobody'>>()
  const { mutate, isPending } = useMutation({
    mutationFn: (required: Requirement) => call(setRequirement, { body: { required } }),
    onSuccess: ({ required }) =>
      toast({ title: 'Opgeslagen', description: `Een tweede stap is verplicht voor: ${requirementLabels[required]}.` }),
    onError: (error) => tellFailure('Niet opgeslagen', error),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
  // Nothing to decide as long as it is not known what holds.
  if (!data) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={id} className="text-small text-ink-2">
        Tweede stap bij het inloggen verplicht voor
      </label>
      <Select
        id={id}
        size="small"
        disabled={isPending}
        value={data.required}
        onChange={({ target }) => {
          const chosen = requirements.find((one) => one === target.value) ?? 'nobody'
          if (chosen === 'nobody') mutate(chosen)
          else setAsking(chosen)
        }}
      >
        {requirements.map((one) => (
          <option key={one} value={one}>
            {requirementLabels[one]}
          </option>
        ))}
      </Select>
      <ConfirmDialog
        open={asking !== undefined}
        title={`Tweede stap verplicht voor ${asking === 'everybody' ? 'iedereen' : 'beheerders'}?`}
        yes="Verplicht stellen"
        no="Annuleren"
        onYes={() => {
          if (asking) mutate(asking)
          setAsking(undefined)
        }}
        onNo={() => setAsking(undefined)}
      >
        Wie nog geen tweede stap heeft, kan meteen niets anders meer doen dan er een instellen: codes uit een app of een
        passkey. Dat geldt ook voor jou.
      </ConfirmDialog>
    </div>
  )
}
