// Tabs within a screen: arrow keys, Home and End move between them. Knows nothing of what they show.
// Not on Radix: the login form waits for this file, and Radix Tabs alone weigh 8 kB compressed.
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { cx } from './cx.ts'

interface TabsProps<Value extends string> {
  label: string
  tabs: readonly { value: Value; label: string; disabled?: boolean }[]
  value: Value
  onChange: (value: Value) => void
  /** What stands on the line of the tabs, before and behind them; on narrow screens on a line above. */
  before?: ReactNode
  beside?: ReactNode
  /** The panel of the active tab. */
  children: ReactNode
}

export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  before,
  beside,
  children,
}: TabsProps<Value>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  // Scrolls to the active tab when they do not fit side by side. Not by scrollIntoView, which would scroll the page too.
  useLayoutEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>(`[data-value="${value}"]`)
    if (!list.current || !chosen) return
    const { left, right } = list.current.getBoundingClientRect()
    const tab = chosen.getBoundingClientRect()
    if (tab.left < left) list.current.scrollLeft -= left - tab.left
    else if (tab.right > right) list.current.scrollLeft += tab.right - right
  }, [value])

  function move(event: KeyboardEvent) {
    const open = tabs.filter(({ disabled }) => !disabled)
    const at = open.findIndex((tab) => tab.value === value)
    const steps = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }
    if (!(event.key in steps)) return
    event.preventDefault()
    const next = open.at(steps[event.key as keyof typeof steps] % open.length)
    if (!next) return
    onChange(next.value)
    list.current?.querySelector<HTMLElement>(`[data-value="${next.value}"]`)?.focus()
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 border-b border-rule lg:flex-nowrap">
        {before}
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          className={cx(
            '-mb-px flex min-w-0 overflow-x-auto [scrollbar-width:none]',
            beside === undefined ? 'gap-x-6' : 'shrink-0 gap-x-5 max-lg:order-last max-lg:basis-full',
          )}
        >
          {tabs.map((tab) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              data-value={tab.value}
              disabled={tab.disabled}
              aria-selected={tab.value === value}
              aria-controls={`${id}-panel`}
              tabIndex={tab.value === value ? 0 : -1}
              onClick={() => onChange(tab.value)}
              onKeyDown={move}
              className="min-h-11 shrink-0 border-b-2 whitespace-nowrap border-transparent font-semibold text-ink-2 hover:text-ink disabled:opacity-50 focus-visible:-outline-offset-2 aria-selected:border-accent aria-selected:text-ink"
            >
              {tab.label}
            </button>
          ))}
        </div>
        {beside}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  )
}
