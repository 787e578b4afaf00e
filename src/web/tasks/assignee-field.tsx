// The field for whom a task is assigned to: a choice, with a search by name where there are many people.
import { useState } from 'react'
import { ASSIGNEES_AT_ONCE } from '#contract/tasks/endpoints.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { TYPING_PAUSE_MS, useDebounced } from '#web/ui/use-debounced.ts'
import { useAssignees } from './use-tasks.ts'

export interface Person {
  id: number
  name: string
}

interface AssigneeFieldProps {
  value: number | null
  /** Whom the task was assigned to when the form opened: perhaps not among the people that were fetched. */
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
