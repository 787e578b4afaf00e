// Above the table: search, and only one's own claims. Knows no list.
import { Hand } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import type { Wanted } from './use-links.ts'

/** The endpoint's limit. */
const LONGEST_SEARCH = 200

interface LinksFilterProps {
  wanted: Wanted
  onChange: (wanted: Wanted) => void
}

export function LinksFilter({ wanted, onChange }: LinksFilterProps) {
  return (
    <search className="flex flex-wrap items-center gap-3">
      <Input
        type="search"
        aria-label="Zoek in titel, adres en notities"
        placeholder="Zoek in links"
        maxLength={LONGEST_SEARCH}
        value={wanted.search}
        onChange={({ target }) => onChange({ ...wanted, search: target.value })}
        className="min-w-0 grow basis-48 sm:max-w-80"
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
