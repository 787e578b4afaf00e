// What a screen is to the shell: its name in the menu, its place, who may open it, and how it is loaded. Knows no screen.
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Access } from '#contract/access.ts'
import type { groups } from './groups.ts'

export interface Screen {
  /** Its name in the menu. */
  label: string
  /** The heading of the screen and the title of the browser's tab, when that is not the label. */
  title?: string
  icon: LucideIcon
  group: keyof typeof groups
  /** Who may open it; by default everybody who is logged in. */
  access?: Access
  /** The address of a page of its own, besides its tab in the dashboard. */
  address?: `/${string}`
  /** Addresses it had before, which redirect to it. */
  formerly?: readonly `/${string}`[]
  /** Whether it writes from an article: then the bar that asks for it stands above the screen. */
  writes?: true
  /** Whether it takes all the room there is on its own page: a picture is looked at in it. */
  wide?: true
}

/** A screen that is loaded when it is first opened; it shows `title` as its heading. */
export interface Built {
  load: () => Promise<ComponentType<{ title: string }>>
}

/** A screen that is still being built. */
export interface Planned {
  /** In one sentence what it will do. */
  purpose: string
}

/** What stands on a screen. */
export type Shown = Built | Planned
