// The filter above the tasks: which of them, and in which order. Knows no list.
import { priorityLabels } from '#contract/tasks/task.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useAssignees } from './use-tasks.ts'
import type { Wanted } from './wanted.ts'

interface TaskFilterProps {
  wanted: Wanted
  onChange: (wanted: Wanted) => void
}

export function TaskFilter({ wanted, onChange }: TaskFilterProps) {
  const { data: people = [] } = useAssignees('')
  const assignees = [
    ['', 'Iedereen'],
    ['me', 'Aan mij'],
    ['none', 'Aan niemand'],
    ...people.map(({ id, name }) => [String(id), name] as const),
  ] as const
  const selects = [
    { name: 'assignee', label: 'Toegewezen aan', options: assignees },
    {
      name: 'priority',
      label: 'Prioriteit',
      options: [['', 'Elke prioriteit'], ...priorityLabels.map((label, value) => [String(value), label] as const)],
    },
    {
      name: 'due',
      label: 'Einddatum',
      options: [
        ['', 'Elke datum'],
        ['overdue', 'Te laat'],
        ['today', 'Vandaag'],
        ['week', 'Komende 7 dagen'],
      ],
    },
    {
      name: 'order',
      label: 'Volgorde',
      options: [
        ['own', 'Eigen volgorde'],
        ['due', 'Op einddatum'],
        ['priority', 'Op prioriteit'],
      ],
    },
  ] as const
  return (
    <search className="flex flex-wrap items-center gap-3">
      <SearchField
        label="Zoek in taken"
        value={wanted.search}
        onChange={(search) => onChange({ ...wanted, search })}
        className="lg:max-w-72"
      />
      {selects.map(({ name, label, options }) =>
        // Completed tasks have a fixed order: the last one first.
        name === 'order' && wanted.state === 'done' ? null : (
          <Select
            key={name}
            aria-label={label}
            value={wanted[name]}
            onChange={({ target }) => onChange({ ...wanted, [name]: target.value })}
            className="max-w-52 max-sm:max-w-none max-sm:basis-[calc(50%-0.375rem)]"
          >
            {options.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
        ),
      )}
    </search>
  )
}
