// The line above the list: a search, the states with how many there are of each, and the keys to sort by. Makes no request.
import { ArrowDown, ArrowUp } from 'lucide-react'
import { articleStates } from '#contract/articles/article.ts'
import { articleSorts, type ArticleCounts } from '#contract/articles/endpoints.ts'
import { cx } from '#web/ui/cx.ts'
import { SlashSearch } from '#web/ui/slash-search.tsx'
import { stateWords } from './card-words.ts'
import { PartButton } from './part-button.tsx'
import { pressedKey, sortWords } from './sorting.ts'
import type { Wanted } from './use-articles.ts'

interface ArticlesFilterProps {
  wanted: Wanted
  counts: ArticleCounts | undefined
  onChange: (wanted: Wanted) => void
}

export function ArticlesFilter({ wanted, counts, onChange }: ArticlesFilterProps) {
  /** Before there are any, there is nothing to choose from or to sort. */
  const isBare = counts?.all === 0 && wanted.state === '' && wanted.search === '' && !wanted.bin
  // What was never checked twice needs no button for it.
  const states = articleStates.filter((state) => state !== 'opnieuw' || counts?.opnieuw || wanted.state === 'opnieuw')
  return (
    <search className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <SlashSearch
        label="Zoek in titel en tekst"
        value={wanted.search}
        onChange={(search) => onChange({ ...wanted, search })}
        className="grow basis-60 sm:max-w-80"
      />
      {!wanted.bin && !isBare && (
        <div
          role="group"
          aria-label="Welke artikelen"
          className="-mx-4 flex gap-1 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
        >
          <PartButton
            chosen={wanted.state === ''}
            count={counts?.all}
            onChoose={() => onChange({ ...wanted, state: '' })}
          >
            Alle
          </PartButton>
          {states.map((state) => (
            <PartButton
              key={state}
              chosen={wanted.state === state}
              count={counts?.[state]}
              onChoose={() => onChange({ ...wanted, state })}
            >
              {stateWords[state]}
            </PartButton>
          ))}
        </div>
      )}
      {!isBare && <SortKeys wanted={wanted} onChange={onChange} />}
    </search>
  )
}

function SortKeys({ wanted, onChange }: Pick<ArticlesFilterProps, 'wanted' | 'onChange'>) {
  const Arrow = wanted.order === 'asc' ? ArrowUp : ArrowDown
  return (
    <div
      role="group"
      aria-label="Sorteer op"
      className="flex flex-wrap items-center gap-1 max-lg:-ml-1 max-[22.5rem]:ml-0 lg:ml-auto"
    >
      <span aria-hidden className="pr-2 pl-3 text-small text-ink-2 max-lg:pl-1 max-[22.5rem]:hidden">
        Sorteer op
      </span>
      {articleSorts.map((key) => {
        const active = wanted.sort === key
        const words = sortWords[key]
        return (
          <button
            key={key}
            type="button"
            aria-pressed={active}
            onClick={() => onChange({ ...wanted, ...pressedKey(wanted, key) })}
            className={cx(
              'inline-flex min-h-11 items-center gap-1.5 rounded-field px-2.5 text-small font-semibold transition-colors duration-100 md:min-h-9',
              active ? 'bg-sunken text-ink' : 'text-ink-2 hover:bg-sunken hover:text-ink',
            )}
          >
            {words.label}
            {active && (
              <>
                <span className="sr-only">({words[wanted.order]})</span>
                <Arrow aria-hidden className="size-4" />
              </>
            )}
          </button>
        )
      })}
    </div>
  )
}
