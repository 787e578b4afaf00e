// The filter above the table: a search, and only the user's own claims. Knows no list.
import { Hand } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import type { Wanted } from './use-links.ts'

interface LinksFilterProps {
  wanted: Wanted
  onChange: (wanted: Wanted) => void
}

export function LinksFilter({ wanted, onChange }: LinksFilterProps) {
  return (
    <search className="flex flex-wrap items-center gap-3">
      <SearchField
        label="Zoek in titel, adres en notities"
        placeholder="Zoek in links"
        value={wanted.search}
        onChange={(search) => onChange({ ...wanted, search })}
        className="sm:max-w-80"
      />
      <Button
        kind={wanted.mine ? 'secondary' : 'quiet'}
        aria-pressed={wanted.mine}
        className="px-3!"
        onClick={() => onChange({ ...wanted, mine: !wanted.mine })}
      >
        <Hand aria-hidden className={wanted.mine ? 'text-accent-ink' : undefined} />
        Mijn claims
      </Button>
    </search>
  )
}
