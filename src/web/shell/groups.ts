// The groups of the menu. Knows no screen.
import {
  FileText,
  Image,
  Layers,
  LayoutDashboard,
  Lightbulb,
  MonitorPlay,
  UserRound,
  type LucideIcon,
} from 'lucide-react'

/** The groups of the menu in their order, and the icon of each in the tab bar of narrow screens. */
export const groups = {
  Beheer: LayoutDashboard,
  Schrijven: FileText,
  Captions: Layers,
  Video: MonitorPlay,
  Beeld: Image,
  Redactie: Lightbulb,
  Account: UserRound,
} as const satisfies Record<string, LucideIcon>
