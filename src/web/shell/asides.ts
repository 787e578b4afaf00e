// The pages of their own that stand in no menu: what each is called, at which addresses, and how it is loaded. Loaded with the
// dashboard, as the table of screens is.
import type { Shown } from './screen.ts'
import type { Tab } from './screens.ts'

/** A page of its own that stands in no menu, by its address. Everybody who is logged in may open it. */
interface AsidePage {
  title: string
  /** Stands in the dashboard, with this screen lit in the menu, instead of on a page with a link back. */
  within?: Tab
  formerly?: readonly `/${string}`[]
}

const asides = {
  '/artikelen': {
    title: 'Artikelen',
    within: 'content',
    load: async () => (await import('#web/articles/articles-screen.tsx')).ArticlesScreen,
  },
  '/artikelen/$id': {
    title: 'Artikel',
    within: 'content',
    load: async () => (await import('#web/articles/article-screen.tsx')).ArticleScreen,
  },
  '/youtube-kanalen/$id': {
    title: 'YouTube-kanaal',
    within: 'youtube-kanalen',
    load: async () => (await import('#web/channels/channel-screen.tsx')).ChannelScreen,
  },
  '/yt-caption-generator': {
    title: 'YouTube captions',
    formerly: ['/admin/yt-caption-generator'],
    load: async () => (await import('#web/tools/yt-caption-screen.tsx')).YtCaptionScreen,
  },
} as const satisfies Record<`/${string}`, AsidePage & Shown>

/** The address of such a page; `$id` stands for any part. */
export type Aside = keyof typeof asides

export const asideAddresses = Object.keys(asides) as Aside[]

export const asideOf = (address: Aside): AsidePage & Shown => asides[address]
