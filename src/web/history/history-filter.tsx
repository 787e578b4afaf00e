// The filter above the history: a search, a tool, favourites only, and one article where the address names it. Knows no list.
import { Star, X } from 'lucide-react'
import { useId } from 'react'
import { articleAt } from '#web/sources/article-address.ts'
import { useArticleHead } from '#web/sources/use-own-head.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { PlainLink } from '#web/ui/plain-link.tsx'
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
      {wanted.artikel !== '' && (
        <OfArticle id={Number(wanted.artikel)} onAll={() => onChange({ ...wanted, artikel: '' })} />
      )}
    </search>
  )
}

/** Of which article alone it is shown, with the way back to all. */
function OfArticle({ id, onAll }: { id: number; onAll: () => void }) {
  const { data } = useArticleHead(id)
  return (
    <p className="flex min-w-0 basis-full flex-wrap items-center gap-x-3 text-ink-2">
      <span className="min-w-0 wrap-anywhere">
        {data === null ? (
          'Van een verwijderd artikel'
        ) : (
          <>
            Van dit artikel{data && ': '}
            {data && (
              <PlainLink {...articleAt(id)} className="rounded-small font-semibold underline underline-offset-2">
                {data.title}
              </PlainLink>
            )}
          </>
        )}
      </span>
      <Button kind="quiet" size="small" onClick={onAll}>
        <X aria-hidden />
        Toon van alle artikelen
      </Button>
    </p>
  )
}
