// The bar for the selected articles: how many there are, and what can be done with all of them. It floats at the bottom of the
// list, so that no card moves when it comes. Makes no request.
import { Trash2, Undo2, X } from 'lucide-react'
import type { ArticleCard } from '#contract/articles/article.ts'
import { Button } from '#web/ui/button.tsx'
import { articlesOf } from './card-words.ts'
import { ExportMenu } from './export-menu.tsx'
import type { ExportFormat } from '#contract/articles/export.ts'

interface SelectionBarProps {
  /** Those of the page. */
  cards: readonly ArticleCard[]
  selected: readonly ArticleCard[]
  pending: boolean
  exporting: boolean
  inBin: boolean
  onSelect: (cards: readonly ArticleCard[]) => void
  onClear: () => void
  onExport: (format: ExportFormat, campaign: boolean) => void
  /** Undefined when none of them is one's own. */
  onDelete: (() => void) | undefined
  /** Undefined when none of them may be brought back. */
  onRestore: (() => void) | undefined
}

export function SelectionBar({ cards, selected, pending, exporting, inBin, ...acts }: SelectionBarProps) {
  const all = selected.length === cards.length
  return (
    <div
      role="group"
      aria-label="Geselecteerde artikelen"
      className="sticky bottom-[calc(var(--bottom-bar)+1rem)] z-5 mt-4 flex w-fit max-w-full flex-wrap items-center gap-x-2 gap-y-1 rounded-raised border border-rule bg-sheet py-1.5 pr-2 pl-1 shadow-raised"
    >
      <label className="flex min-h-11 cursor-pointer items-center gap-1 pr-2 text-small text-ink-2">
        <span className="grid size-11 place-items-center">
          <input
            type="checkbox"
            aria-label="Selecteer alles op deze pagina"
            checked={all}
            ref={(box) => {
              if (box) box.indeterminate = !all
            }}
            onChange={() => (all ? acts.onClear() : acts.onSelect(cards))}
          />
        </span>
        <span className="md:hidden">{all ? 'Alles' : `${selected.length} van ${cards.length}`}</span>
        <span className="max-md:hidden">{all ? 'Alles op deze pagina' : 'Selecteer alles op deze pagina'}</span>
      </label>
      <p role="status" className="mr-2 text-small font-semibold text-ink max-md:sr-only">
        {articlesOf(selected.length)} geselecteerd
      </p>
      {inBin ? (
        acts.onRestore && (
          <Button kind="secondary" size="small" pending={pending} onClick={acts.onRestore}>
            <Undo2 aria-hidden />
            Zet terug
          </Button>
        )
      ) : (
        <>
          <ExportMenu pending={exporting} onExport={acts.onExport} />
          {acts.onDelete && (
            <Button kind="secondary" size="small" pending={pending} onClick={acts.onDelete}>
              <Trash2 aria-hidden />
              <span className="max-md:sr-only">Verwijder</span>
            </Button>
          )}
        </>
      )}
      <Button kind="quiet" size="icon" aria-label="Wis selectie" title="Wis selectie" onClick={acts.onClear}>
        <X aria-hidden />
      </Button>
    </div>
  )
}
