// The field for who gets somebody's articles: another user, found by name, or the bin of the house. None is chosen until somebody does.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deskLabels } from '#contract/accounts/desk.ts'
import { listUsers } from '#contract/accounts/administration-endpoints.ts'
import type { User } from '#contract/accounts/user.ts'
import { callPage } from '#web/http/call.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { TYPING_PAUSE_MS, useDebounced } from '#web/ui/use-debounced.ts'
import { usersKey } from './use-users.ts'

export type Person = Pick<User, 'id' | 'name' | 'username' | 'role' | 'desk' | 'emailConfirmedAt'>
export type Receiver = Person | 'bin'

/** How many names stand in the list; of more the others are found by typing. */
const AT_ONCE = 20

interface ReceiverFieldProps {
  /** Who goes. */
  leaver: number
  value: Receiver | null
  onChange: (receiver: Receiver | null) => void
}

export function ReceiverField({ leaver, value, onChange }: ReceiverFieldProps) {
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), TYPING_PAUSE_MS)
  const query = { sort: 'name' as const, limit: AT_ONCE, ...(search !== '' && { search }) }
  const { data, isError } = useQuery({
    queryKey: [...usersKey, 'receivers', query],
    queryFn: ({ signal }) => callPage(listUsers, { query, signal }),
    placeholderData: keepPreviousData,
  })
  const chosen = value === null || value === 'bin' ? undefined : value
  const found = (data?.entries ?? [])
    // Who goes too cannot keep them.
    .filter(({ id, deletionDueAt }) => id !== leaver && deletionDueAt === null)
    .filter(({ id }) => id !== chosen?.id)
  const people: Person[] = [...(chosen ? [chosen] : []), ...found]
  const isMany = typed !== '' || data?.next != null
  return (
    <div className="grid gap-2">
      <Field
        label="Naar wie"
        error={isError ? 'De namen konden niet worden opgehaald. Probeer het zo opnieuw.' : undefined}
      >
        {(field) => (
          <Select
            {...field}
            value={value === null ? '' : value === 'bin' ? 'bin' : String(value.id)}
            onChange={({ target }) =>
              onChange(target.value === 'bin' ? 'bin' : (people.find(({ id }) => String(id) === target.value) ?? null))
            }
          >
            <option value="">Kies wie ze krijgt</option>
            <option value="bin">De prullenbak van de redactie</option>
            {people.map(({ id, name, username, desk }) => (
              <option key={id} value={id}>
                {name} ({username}
                {desk === 'none' ? '' : `, ${deskLabels[desk].toLowerCase()}`})
              </option>
            ))}
          </Select>
        )}
      </Field>
      {isMany && (
        <Input
          type="search"
          aria-label="Zoek wie de artikelen krijgt"
          placeholder="Zoek op naam of e-mailadres"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </div>
  )
}
