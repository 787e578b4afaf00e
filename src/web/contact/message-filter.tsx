// The filter above an inbox: open or handled, a search and, for feedback, which part of it. Knows no list.
import { useId } from 'react'
import { ChoiceBar } from '#web/ui/choice-bar.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { InboxName, Wanted } from './use-messages.ts'

const states = [
  { value: 'open', label: 'Open' },
  { value: 'handled', label: 'Afgehandeld' },
  { value: 'all', label: 'Alle' },
] as const

interface MessageFilterProps {
  inbox: InboxName
  wanted: Wanted
  onChange: (wanted: Wanted) => void
}

export function MessageFilter({ inbox, wanted, onChange }: MessageFilterProps) {
  const id = useId()
  return (
    <search className="grid grid-cols-1 gap-4">
      <ChoiceBar
        label="Toon"
        choices={states}
        value={wanted.state}
        onChange={(state) => onChange({ ...wanted, state })}
      />
      <div className="flex flex-wrap gap-3">
        <SearchField
          label="Zoek in berichten"
          value={wanted.search}
          onChange={(search) => onChange({ ...wanted, search })}
        />
        {inbox === 'feedback' && (
          <>
            <label htmlFor={id} className="sr-only">
              Welke feedback
            </label>
            <Select
              id={id}
              value={wanted.only}
              onChange={({ target }) => onChange({ ...wanted, only: target.value as Wanted['only'] })}
            >
              <option value="comment">Met toelichting</option>
              <option value="down">Duim omlaag</option>
              <option value="">Alle feedback</option>
            </Select>
          </>
        )}
      </div>
    </search>
  )
}
