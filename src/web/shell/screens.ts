// The table of screens in the order of the menu: what each is called, who may open it, at which addresses, and how it is loaded.
// Menu, panels, addresses, guard and titles follow from it. Loaded with the dashboard: a login form has no menu.
import {
  ChartNoAxesColumn,
  CircleCheckBig,
  Feather,
  FileText,
  Globe,
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
  UserRound,
  Users,
  WandSparkles,
  type LucideIcon,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { mayPass, type Access } from '#contract/access.ts'
import type { User } from '#contract/accounts/user.ts'
import type { ToolTab } from '#contract/tools/tabs.ts'
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
interface Built {
  load: () => Promise<ComponentType<{ title: string }>>
}

/** A screen that is still being built. */
interface Planned {
  /** In one sentence what it will do. */
  purpose: string
}

/** What stands on a screen. */
export type Shown = Built | Planned

type BuiltScreen = Screen & Built
type AnyScreen = Screen & Shown

export const screens = {
  overview: {
    label: 'Overzicht',
    icon: LayoutDashboard,
    group: 'Beheer',
    access: 'admin',
    load: async () => (await import('#web/usage/overview-screen.tsx')).OverviewScreen,
  },
  users: {
    label: 'Gebruikers',
    title: 'Gebruikersbeheer',
    icon: Users,
    group: 'Beheer',
    access: 'admin',
    load: async () => (await import('#web/accounts/users-screen.tsx')).UsersScreen,
  },
  tasks: {
    label: 'Taken',
    icon: ListChecks,
    group: 'Beheer',
    access: 'admin',
    load: async () => (await import('#web/tasks/tasks-screen.tsx')).TasksScreen,
  },
  websites: {
    label: 'Websites',
    icon: Globe,
    group: 'Beheer',
    access: 'admin',
    load: async () => (await import('#web/publishing/sites-screen.tsx')).SitesScreen,
  },
  messages: {
    label: 'Berichten',
    icon: Mail,
    group: 'Beheer',
    access: 'admin',
    load: async () => (await import('#web/contact/messages-screen.tsx')).MessagesScreen,
  },
  content: {
    label: 'Artikelen',
    icon: FileText,
    group: 'Schrijven',
    load: async () => (await import('#web/articles/articles-screen.tsx')).ArticlesScreen,
  },
  rewriter: {
    label: 'Herschrijver',
    icon: RefreshCw,
    group: 'Schrijven',
    formerly: ['/rewriter'],
    writes: true,
    load: async () => (await import('#web/rewriter/rewriter-screen.tsx')).RewriterScreen,
  },
  titeltovenaar: {
    label: 'TitelTovenaar',
    icon: WandSparkles,
    group: 'Schrijven',
    address: '/titeltovenaar',
    writes: true,
    load: async () => (await import('#web/tools/titeltovenaar-screen.tsx')).TitelTovenaarScreen,
  },
  'style-profiles': {
    label: 'Stijlprofielen',
    icon: Feather,
    group: 'Schrijven',
    load: async () => (await import('#web/styles/style-profiles-screen.tsx')).StyleProfilesScreen,
  },
  history: {
    label: 'Geschiedenis',
    icon: History,
    group: 'Schrijven',
    load: async () => (await import('#web/history/history-screen.tsx')).HistoryScreen,
  },
  'caption-generator': {
    label: '3-in-1',
    title: '3-in-1 captions',
    icon: Layers,
    group: 'Captions',
    formerly: ['/caption-generator'],
    writes: true,
    load: async () => (await import('#web/tools/caption-generator-screen.tsx')).CaptionGeneratorScreen,
  },
  'facebook-captions': {
    label: 'Facebook',
    title: 'Facebook titels',
    icon: ThumbsUp,
    group: 'Captions',
    formerly: ['/caption-generator/facebook'],
    writes: true,
    load: async () => (await import('#web/tools/facebook-screen.tsx')).FacebookScreen,
  },
  'pinterest-captions': {
    label: 'Pinterest',
    title: 'Pinterest titels',
    icon: Pin,
    group: 'Captions',
    formerly: ['/caption-generator/pinterest'],
    writes: true,
    load: async () => (await import('#web/tools/pinterest-screen.tsx')).PinterestScreen,
  },
  'link-in-bio-captions': {
    label: 'Link in Bio',
    title: 'Link in Bio captions',
    icon: Link2,
    group: 'Captions',
    formerly: ['/caption-generator/link-in-bio'],
    writes: true,
    load: async () => (await import('#web/tools/link-in-bio-screen.tsx')).LinkInBioScreen,
  },
  'shorts-text-generator': {
    label: 'Shorts-tekst',
    title: 'Shorts Text Generator',
    icon: Mic,
    group: 'Video',
    address: '/shorts-text-generator',
    writes: true,
    load: async () => (await import('#web/tools/shorts-text-screen.tsx')).ShortsTextScreen,
  },
  'shorts-image-creator': {
    label: 'Shorts-afbeelding',
    title: 'Shorts Image Creator',
    icon: Rows2,
    group: 'Video',
    address: '/shorts-image-creator',
    load: async () => (await import('#web/shorts-images/shorts-images-screen.tsx')).ShortsImagesScreen,
  },
  'yt-thumbnail-generator': {
    label: 'YouTube-thumbnail',
    title: 'YouTube Thumbnail Generator',
    icon: MonitorPlay,
    group: 'Video',
    address: '/yt-thumbnail-generator',
    wide: true,
    load: async () => (await import('#web/thumbnails/youtube/youtube-screen.tsx')).YoutubeScreen,
  },
  'social-thumbnail-generator': {
    label: 'Social thumbnail',
    title: 'Social Thumbnail Generator',
    icon: Image,
    group: 'Beeld',
    address: '/social-thumbnail-generator',
    wide: true,
    load: async () => (await import('#web/thumbnails/social/social-screen.tsx')).SocialScreen,
  },
  'image-resizer': {
    label: 'Image resizer',
    title: 'Image Resizer',
    icon: Scaling,
    group: 'Beeld',
    address: '/image-resizer',
    wide: true,
    formerly: ['/image-enhancer'],
    load: async () => (await import('#web/resizer/resizer-screen.tsx')).ResizerScreen,
  },
  'inspiratie-links': {
    label: 'Inspiratie-links',
    icon: Lightbulb,
    group: 'Redactie',
    load: async () => (await import('#web/feeds/inspiration-screen.tsx')).InspirationScreen,
  },
  'my-tasks': {
    label: 'Mijn taken',
    icon: CircleCheckBig,
    group: 'Redactie',
    load: async () => (await import('#web/tasks/my-tasks-screen.tsx')).MyTasksScreen,
  },
  statistics: {
    label: 'Mijn cijfers',
    icon: ChartNoAxesColumn,
    group: 'Redactie',
    load: async () => (await import('#web/usage/statistics-screen.tsx')).StatisticsScreen,
  },
  account: {
    label: 'Account',
    title: 'Mijn account',
    icon: UserRound,
    group: 'Account',
    load: async () => (await import('./account-screen.tsx')).AccountScreen,
  },
} as const satisfies Record<ToolTab, BuiltScreen> & Record<string, AnyScreen>

/** A screen by its name in the address of the dashboard. */
export type Tab = keyof typeof screens

export const tabs = Object.keys(screens) as Tab[]

export const isTab = (name: unknown): name is Tab => tabs.some((tab) => tab === name)

/** The entry of a screen in the table, with the defaults filled in. */
export function screenOf(tab: Tab): AnyScreen & Required<Pick<Screen, 'title' | 'access'>> {
  const screen: AnyScreen = screens[tab]
  return { ...screen, title: screen.title ?? screen.label, access: screen.access ?? 'user' }
}

export const mayOpen = (tab: Tab, user: User): boolean => mayPass(screenOf(tab).access, user, new Date())

/** Where `user` starts: administrators on the overview, others on the 3-in-1 generator. */
export function startTab(user: User): Tab {
  return user.role === 'admin' ? 'overview' : 'caption-generator'
}
