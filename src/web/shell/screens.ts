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
  Tv,
  UserRound,
  Users,
  WandSparkles,
} from 'lucide-react'
import { mayPass } from '#contract/access.ts'
import type { User } from '#contract/accounts/user.ts'
import type { ToolTab } from '#contract/tools/tabs.ts'
import type { Built, Screen, Shown } from './screen.ts'

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
  'youtube-kanalen': {
    label: 'YouTube-kanalen',
    icon: Tv,
    group: 'Video',
    load: async () => (await import('#web/channels/channels-screen.tsx')).ChannelsScreen,
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
