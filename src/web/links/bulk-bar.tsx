// The bar above the rows: how many links are selected, and the actions for all of them. Makes no request.
import { X } from 'lucide-react'
import { useRef } from 'react'
import type { BulkAction } from '#contract/links/endpoints.ts'
import type { LinkEntry } from '#contract/links/link.ts'
import { linkSteps, mayStep } from '#contract/links/steps.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { Button } from '#web/ui/button.tsx'
import { bulkWords, countOf } from './step-words.ts'

interface BulkBarProps {
  links: readonly LinkEntry[]
  selected: readonly LinkEntry[]
  pending: boolean
  onSelect: (links: readonly LinkEntry[]) => void
  onAction: (action: BulkAction) => void
}

export function BulkBar({ links, selected, pending, onSelect, onAction }: BulkBarProps) {
  const { role } = useLoggedInUser()
  const all = selected.length === links.length
  const some = selected.length > 0
  const everything = useRef<HTMLInputElement>(null)

  function clear() {
    onSelect([])
    // The button that had the focus goes away with the selection.
    everything.current?.focus()
  }
  return (
    <div
      role="group"
      aria-label="Geselecteerde links"
      className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 border-b border-rule pb-2"
    >
      <label className="-ml-3 flex min-h-11 cursor-pointer items-center gap-1 pr-2 text-small text-ink-2 md:-ml-2 md:gap-2">
        <span className="grid size-11 place-items-center md:size-9">
          <input
            type="checkbox"
            checked={all}
            ref={(box) => {
              everything.current = box
              if (box) box.indeterminate = some && !all
            }}
            onChange={() => onSelect(all ? [] : links)}
          />
        </span>
        {some ? `${countOf(selected.length)} geselecteerd` : 'Selecteer alle op deze pagina'}
      </label>
      {some && (
        <>
          {actionsFor(selected, role === 'admin').map((action) => (
            <Button key={action} kind="secondary" size="small" pending={pending} onClick={() => onAction(action)}>
              {bulkWords[action].label}
            </Button>
          ))}
          <Button kind="quiet" size="small" onClick={clear}>
            <X aria-hidden />
            Wis selectie
          </Button>
        </>
      )}
    </div>
  )
}

/** The actions that are possible for at least one of the selected links. */
function actionsFor(selected: readonly LinkEntry[], isAdmin: boolean): BulkAction[] {
  if (selected.some(({ deletedAt }) => deletedAt !== undefined)) return isAdmin ? ['restore'] : []
  const role = isAdmin ? 'admin' : 'user'
  const steps = linkSteps.filter((step) => selected.some((link) => mayStep(step, link, { role })))
  return isAdmin ? [...steps, 'delete'] : steps
}
