// The menu: which tabs stand in it, in which groups, with which words and pictures. Draws nothing.
import {
  ChartNoAxesColumn,
  Feather,
  FileText,
  History,
  Image,
  Layers,
  LayoutDashboard,
  Lightbulb,
  Link2,
  ListChecks,
  Mail,
  Mic,
  MonitorPlay,
  Pin,
  RefreshCw,
  Rows2,
  Scaling,
  ThumbsUp,
  Users,
  WandSparkles,
  type LucideIcon,
} from 'lucide-react'
import type { User } from '#contract/accounts/user.ts'
import { mayOpen, type Tab } from './tabs.ts'

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

const groups: readonly MenuGroup[] = [
  {
    label: 'Beheer',
    icon: LayoutDashboard,
    items: [
      { tab: 'overview', label: 'Overzicht', icon: LayoutDashboard },
      { tab: 'users', label: 'Gebruikers', icon: Users },
      { tab: 'tasks', label: 'Taken', icon: ListChecks },
      { tab: 'messages', label: 'Berichten', icon: Mail },
    ],
  },
  {
    label: 'Schrijven',
    icon: FileText,
    items: [
      { tab: 'content', label: 'Artikelen', icon: FileText },
      { tab: 'rewriter', label: 'Herschrijver', icon: RefreshCw },
      { tab: 'titeltovenaar', label: 'TitelTovenaar', icon: WandSparkles },
      { tab: 'style-profiles', label: 'Stijlprofielen', icon: Feather },
      { tab: 'history', label: 'Geschiedenis', icon: History },
    ],
  },
  {
    label: 'Captions',
    icon: Layers,
    items: [
      { tab: 'caption-generator', label: '3-in-1', icon: Layers },
      { tab: 'facebook-captions', label: 'Facebook', icon: ThumbsUp },
      { tab: 'pinterest-captions', label: 'Pinterest', icon: Pin },
      { tab: 'link-in-bio-captions', label: 'Link in Bio', icon: Link2 },
    ],
  },
  {
    label: 'Video',
    icon: MonitorPlay,
    items: [
      { tab: 'shorts-text-generator', label: 'Shorts-tekst', icon: Mic },
      { tab: 'shorts-image-creator', label: 'Shorts-afbeelding', icon: Rows2 },
      { tab: 'yt-thumbnail-generator', label: 'YouTube-thumbnail', icon: MonitorPlay },
    ],
  },
  {
    label: 'Beeld',
    icon: Image,
    items: [
      { tab: 'social-thumbnail-generator', label: 'Social thumbnail', icon: Image },
      { tab: 'image-resizer', label: 'Image resizer', icon: Scaling },
    ],
  },
  {
    label: 'Redactie',
    icon: Lightbulb,
    items: [
      { tab: 'inspiratie-links', label: 'Inspiratie-links', icon: Lightbulb },
      { tab: 'statistics', label: 'Mijn cijfers', icon: ChartNoAxesColumn },
    ],
  },
]

/** The groups of which `user` may open something, with only what they may open. */
export function menuFor(user: User): readonly MenuGroup[] {
  return groups
    .map((group) => ({ ...group, items: group.items.filter(({ tab }) => mayOpen(tab, user)) }))
    .filter(({ items }) => items.length > 0)
}
