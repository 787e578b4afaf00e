// Finds the feeds in an OPML file, as other readers export them. Fetches nothing.
import { oneLine, shortened } from './plain-text.ts'
import { FEED_TITLE } from '#contract/feeds/feed.ts'
import { readTags } from '../fetch/tags.ts'

export interface NamedFeed {
  /** As it stands there. */
  url: string
  /** Null when it has none. */
  title: string | null
}

/**
 * Every outline with an address, however deep in folders, and whether the file is whole: what stands in one that ends half-way is read
 * until there. Undefined for a text that is no OPML, or made to be dear to read.
 */
export async function readOpml(source: string): Promise<{ feeds: NamedFeed[]; whole: boolean } | undefined> {
  const feeds: NamedFeed[] = []
  let isOpml = false
  const how = await readTags(
    source,
    { xml: true },
    {
      open({ name, attributes }, depth) {
        if (depth === 1 && name !== 'opml') return 'stop'
        isOpml = true
        const url = attributes.get('xmlurl')?.trim() ?? ''
        if (name !== 'outline' || url === '') return undefined
        const title = oneLine(attributes.get('title') || attributes.get('text') || '')
        feeds.push({ url, title: shortened(title, FEED_TITLE) || null })
        return undefined
      },
    },
  )
  return isOpml && how !== 'hostile' ? { feeds, whole: how === 'read' } : undefined
}
