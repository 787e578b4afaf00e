// Findings in their groups, what is good and what was ignored folded below. One of them can be chosen. Knows no analysis.
import { Check, ChevronDown } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import type { Place } from './finding.ts'
import { FindingLine, type PanelFinding } from './finding-line.tsx'

export interface FindingGroup {
  name: string
  findings: readonly PanelFinding[]
  /** Instead of 'Niets gevonden', while there is no answer. */
  waits?: string
}

interface FindingListProps {
  groups: readonly FindingGroup[]
  good: readonly PanelFinding[]
  ignored: readonly PanelFinding[]
  chosen: string | null
  labelOf: (place: Place) => string
  onChoose: (finding: PanelFinding | null) => void
  onGo: (place: Place) => void
  onIgnore: (id: string, ignored: boolean) => void
}

export function FindingList(props: FindingListProps) {
  const { groups, good, ignored, chosen, labelOf, onChoose, onGo, onIgnore } = props
  const list = useRef<HTMLDivElement>(null)

  /** What was pressed goes away: the focus goes to the line that takes its place, or to the last one. */
  function passOn(id: string): void {
    const lines = [...(list.current?.querySelectorAll<HTMLElement>('[data-finding]') ?? [])]
    const at = lines.findIndex((line) => line.dataset['finding'] === id)
    const next = lines[at + 1] ?? lines[at - 1] ?? list.current?.querySelector('[data-fold]')
    const target = next?.querySelector('button') ?? next
    if (target instanceof HTMLElement) target.focus()
  }
  return (
    <div ref={list} className="grid grid-cols-1 gap-3">
      {groups.map(({ name, findings, waits }) => (
        <Group key={name} name={name} count={findings.length}>
          {findings.length === 0 ? (
            <p className="py-2 text-small text-ink-3">{waits ?? 'Niets gevonden'}</p>
          ) : (
            <ul>
              {findings.map((finding) => (
                <FindingLine
                  key={finding.id}
                  finding={finding}
                  chosen={finding.id === chosen}
                  labelOf={labelOf}
                  onChoose={() => onChoose(finding.id === chosen ? null : finding)}
                  onGo={onGo}
                  onMend={(run) => {
                    passOn(finding.id)
                    run()
                  }}
                  onIgnore={() => {
                    passOn(finding.id)
                    onIgnore(finding.id, true)
                  }}
                />
              ))}
            </ul>
          )}
        </Group>
      ))}
      {good.length > 0 && (
        <Fold name="Goed" count={good.length}>
          {good.map(({ id, text }) => (
            <li key={id} className="flex items-start gap-2 py-1.5 text-small text-ink-2">
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
              <span className="min-w-0 flex-1">{text}</span>
            </li>
          ))}
        </Fold>
      )}
      {ignored.length > 0 && (
        <Fold name="Genegeerd" count={ignored.length}>
          {ignored.map(({ id, text }) => (
            <li key={id} className="flex items-center gap-2 text-small text-ink-2">
              <span className="min-w-0 flex-1">{text}</span>
              <Button kind="quiet" size="small" className="-mr-3" onClick={() => onIgnore(id, false)}>
                Toon weer
              </Button>
            </li>
          ))}
        </Fold>
      )}
    </div>
  )
}

const headLook = 'border-b border-rule pb-1.5 text-small font-semibold'

function Count({ count }: { count: number }) {
  return <span className="ml-1.5 font-normal text-ink-3 tabular-nums">{count}</span>
}

function Group({ name, count, children }: { name: string; count: number; children: ReactNode }) {
  return (
    <section aria-label={name}>
      <h3 className={cx(headLook, 'font-sans')}>
        {name}
        {count > 0 && <Count count={count} />}
      </h3>
      {children}
    </section>
  )
}

function Fold({ name, count, children }: { name: string; count: number; children: ReactNode }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <div>
      <button
        type="button"
        data-fold
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className={cx(headLook, 'flex min-h-11 w-full items-center text-left md:min-h-0')}
      >
        {name}
        <Count count={count} />
        <ChevronDown aria-hidden className={cx('ml-auto size-4 transition-transform', open && 'rotate-180')} />
      </button>
      {open && (
        <ul id={id} className="pt-1">
          {children}
        </ul>
      )}
    </div>
  )
}
