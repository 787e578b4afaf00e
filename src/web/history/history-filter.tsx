// The filter above the history: a search, a tool, favourites only. Knows no list.
import { Star } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import { Select } from '#web/ui/select.tsx'
import { toolChoices } from './tool-names.ts'
import type { Wanted } from './use-history.ts'

interface HistoryFilterProps {
  wanted: Wanted
  onChange: (wanted: Wanted) => void
}

export function HistoryFilter({ wanted, onChange }: HistoryFilterProps) {
  const id = useId()
  return (
    <search className="flex flex-wrap items-center gap-3">
      <SearchField
        label="Zoek in je geschiedenis"
        value={wanted.search}
        onChange={(search) => onChange({ ...wanted, search })}
        className="sm:max-w-80"
      />
      <label htmlFor={id} className="sr-only">
        Tool
      </label>
      <Select
        id={id}
        value={wanted.tool}
        onChange={({ target }) => onChange({ ...wanted, tool: target.value as Wanted['tool'] })}
      >
        <option value="">Alle tools</option>
        {toolChoices.map(({ tool, label }) => (
          <option key={tool} value={tool}>
            {label}
          </option>
        ))}
      </Select>
      <Button
        kind={wanted.favourites ? 'secondary' : 'quiet'}
        aria-pressed={wanted.favourites}
        className="px-3!"
        onClick={() => onChange({ ...wanted, favourites: !wanted.favourites })}
      >
        <Star aria-hidden className={cx(wanted.favourites && 'fill-accent text-accent')} />
        Alleen favorieten
      </Button>
    </search>
  )
}
