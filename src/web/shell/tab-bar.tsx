// The menu of narrow screens: a bar of groups at the bottom; a group of several opens a sheet with its items.
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { cx } from '#web/ui/cx.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import type { MenuGroup, MenuItem } from './menu.ts'
import type { Tab } from './screens.ts'

function barLook(active: boolean): string {
  return cx(
    // Six columns share the width: the text grows with the reader's text size as far as the longest word fits its column.
    'flex min-h-tabbar w-full min-w-0 flex-col items-center justify-center gap-1 text-[length:min(0.6875rem,3.4vw)] leading-none',
    active ? 'font-semibold text-accent-ink' : 'text-ink-2',
  )
}

export function TabBar({ groups, active }: { groups: readonly MenuGroup[]; active: Tab }) {
  const [opened, setOpened] = useState<string | null>(null)
  // Six columns fit; one's account stands in the user menu, which narrow screens have in sight too.
  const inBar = groups.filter(({ label }) => label !== 'Account')
  const group = inBar.find(({ label }) => label === opened)
  return (
    <nav
      aria-label="Menu"
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-20 border-t border-rule bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="flex">
        {inBar.map(({ label, icon: Picture, items }) => {
          const current = items.some(({ tab }) => tab === active)
          const [only, ...others] = items
          const inside = (
            <>
              <Picture aria-hidden className="size-[20px] shrink-0" />
              <span className="max-w-full truncate leading-[1.2]">{label}</span>
            </>
          )
          return (
            <li key={label} className="min-w-0 flex-1">
              {only && others.length === 0 ? (
                <Link
                  to="/admin"
                  search={{ tab: only.tab }}
                  aria-current={current ? 'page' : undefined}
                  className={barLook(current)}
                >
                  {inside}
                </Link>
              ) : (
                <button
                  type="button"
                  aria-haspopup="dialog"
                  aria-expanded={opened === label}
                  onClick={() => setOpened(label)}
                  className={barLook(current)}
                >
                  {inside}
                  {current && <span className="sr-only">, geopend</span>}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      <Sheet title={group?.label ?? ''} open={group !== undefined} onOpenChange={(open) => !open && setOpened(null)}>
        <ul className="grid gap-1">
          {group?.items.map((item) => (
            <li key={item.tab}>
              <SheetItem item={item} active={item.tab === active} onChosen={() => setOpened(null)} />
            </li>
          ))}
        </ul>
      </Sheet>
    </nav>
  )
}

function SheetItem({ item, active, onChosen }: { item: MenuItem; active: boolean; onChosen: () => void }) {
  const Picture = item.icon
  return (
    <Link
      to="/admin"
      search={{ tab: item.tab }}
      aria-current={active ? 'page' : undefined}
      onClick={onChosen}
      className={cx(
        'flex min-h-12 items-center gap-3 rounded-field px-3',
        active ? 'bg-sheet font-semibold text-ink' : 'text-ink-2',
      )}
    >
      <Picture aria-hidden className={cx('size-5 shrink-0', active && 'text-accent-ink')} />
      {item.label}
    </Link>
  )
}
