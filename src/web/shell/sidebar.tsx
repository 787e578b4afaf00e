// The menu of wide screens: 300 px, or 80 px with icons only. Its padding is in px too: larger text needs the width.
import { Link } from '@tanstack/react-router'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { cx } from '#web/ui/cx.ts'
import { Tooltip, TooltipProvider } from '#web/ui/tooltip.tsx'
import { WordmarkLink } from '#web/ui/wordmark.tsx'
import type { MenuGroup, MenuItem } from './menu.ts'
import { useSidebarCollapsed } from './preferences.ts'
import type { Tab } from './screens.ts'

export function Sidebar({ groups, active }: { groups: readonly MenuGroup[]; active: Tab }) {
  const { collapsed, toggle } = useSidebarCollapsed()
  const Fold = collapsed ? PanelLeftOpen : PanelLeftClose
  const menu = useRef<HTMLElement>(null)
  // On a low screen the menu scrolls: the active item must not be out of sight.
  useEffect(() => {
    menu.current?.querySelector(`[data-tab='${active}']`)?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <TooltipProvider delayDuration={200}>
      <aside
        className={cx(
          'sticky top-0 hidden h-dvh shrink-0 flex-col border-r border-rule bg-sunken md:flex',
          collapsed ? 'w-sidebar-collapsed' : 'w-sidebar',
        )}
      >
        <div className={cx('flex min-h-header shrink-0 items-center py-1', collapsed ? 'justify-center' : 'px-[28px]')}>
          <WordmarkLink to="/admin" short={collapsed} />
        </div>
        <nav ref={menu} aria-label="Menu" className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto px-[16px] py-4">
          {groups.map((group) => (
            <section key={group.label} className={cx('py-2', collapsed && 'border-t border-rule first:border-t-0')}>
              <h2
                className={cx('px-[12px] py-1.5 font-sans text-caption font-normal text-ink-3', collapsed && 'sr-only')}
              >
                {group.label}
              </h2>
              <ul className="grid gap-0.5">
                {group.items.map((item) => (
                  <li key={item.tab} data-tab={item.tab} className="scroll-my-10">
                    <SidebarItem item={item} active={item.tab === active} collapsed={collapsed} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <div className="border-t border-rule px-[16px] py-4">
          <Tooltip label={collapsed ? 'Menu uitklappen' : null}>
            <button
              type="button"
              aria-expanded={!collapsed}
              aria-label={collapsed ? 'Menu uitklappen' : 'Menu inklappen'}
              onClick={toggle}
              className={cx(
                'flex min-h-9 w-full items-center gap-[12px] rounded-field border border-transparent px-[12px]',
                'text-ink-3 hover:text-ink',
                collapsed && 'justify-center',
              )}
            >
              <Fold aria-hidden className="size-[min(1.125rem,22px)] shrink-0" />
              {!collapsed && 'Inklappen'}
            </button>
          </Tooltip>
        </div>
      </aside>
    </TooltipProvider>
  )
}

function SidebarItem({ item, active, collapsed }: { item: MenuItem; active: boolean; collapsed: boolean }) {
  const Picture = item.icon
  return (
    <Tooltip label={collapsed ? item.label : null}>
      <Link
        to="/admin"
        search={{ tab: item.tab }}
        aria-current={active ? 'page' : undefined}
        className={cx(
          'flex min-h-9 items-center gap-[12px] rounded-field border px-[12px] py-1 wrap-anywhere',
          active
            ? 'border-rule bg-sheet font-semibold text-ink'
            : 'border-transparent text-ink-2 hover:bg-paper hover:text-ink',
          collapsed && 'justify-center',
        )}
      >
        <Picture aria-hidden className={cx('size-[min(1.125rem,22px)] shrink-0', active && 'text-accent-ink')} />
        <span className={cx(collapsed && 'sr-only')}>{item.label}</span>
      </Link>
    </Tooltip>
  )
}
