// The menu: which screens stand in it for whom, in which groups, with which labels and icons. Renders nothing.
import type { LucideIcon } from 'lucide-react'
import type { User } from '#contract/accounts/user.ts'
import { groups } from './groups.ts'
import { mayOpen, screens, tabs, type Tab } from './screens.ts'

export interface MenuItem {
  tab: Tab
  label: string
  icon: LucideIcon
}

export interface MenuGroup {
  label: string
  /** Stands for the group in the tab bar of narrow screens. */
  icon: LucideIcon
  items: readonly MenuItem[]
}

/** The groups of which `user` may open something, with only what they may open. */
export function menuFor(user: User): readonly MenuGroup[] {
  const open = tabs.filter((tab) => mayOpen(tab, user))
  return Object.entries(groups)
    .map(([label, icon]) => ({
      label,
      icon,
      items: open
        .filter((tab) => screens[tab].group === label)
        .map((tab) => ({ tab, label: screens[tab].label, icon: screens[tab].icon })),
    }))
    .filter(({ items }) => items.length > 0)
}
