// Who a task is given to: one of the people, found by a part of their name where they are many.
import { useState } from 'react'
import { ASSIGNEES_AT_ONCE } from '#contract/tasks/endpoints.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { useDebounced } from '#web/ui/use-debounced.ts'
import { useAssignees } from './use-tasks.ts'

const TYPING_PAUSE_MS = 300

export interface Person {
  id: number
  name: string
}

interface AssigneeFieldProps {
  value: number | null
  /** Who it was given to when the form opened: perhaps not among the first. */
  initial: Person | null
  error: string | undefined
  onChange: (id: number | null) => void
}

export function AssigneeField({ value, initial, error, onChange }: AssigneeFieldProps) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(initial)
  const { data: everyone = [] } = useAssignees('')
  const { data: found = [], isError } = useAssignees(useDebounced(typed.trim(), TYPING_PAUSE_MS))
  const kept = [chosen, initial].filter((person) => person !== null && person.id === value) as Person[]
  const people = [...kept.slice(0, 1), ...found.filter(({ id }) => id !== kept[0]?.id)]
  return (
    <div className="grid content-start gap-2">
      <Field
        label="Toegewezen aan"
        error={isError ? 'De namen konden niet worden opgehaald. Probeer het zo opnieuw.' : error}
      >
        {(field) => (
          <Select
            {...field}
            value={value ?? ''}
            onChange={({ target }) => {
              const person = people.find(({ id }) => String(id) === target.value) ?? null
              setChosen(person)
              onChange(person?.id ?? null)
            }}
          >
            <option value="">Niemand</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {everyone.length >= ASSIGNEES_AT_ONCE && (
        <Input
          type="search"
          aria-label="Zoek wie de taak krijgt"
          placeholder="Zoek op naam of e-mailadres"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </div>
  )
}
