// The channels of the YouTube of the tests, and their feeds as it writes them.

export interface FakeVideo {
  id: string
  title: string
  publishedAt: Date
  views: number
  /** A private one is in no reply of the API, and without a moment in playlists; one that has gone is nowhere. */
  state: 'public' | 'private' | 'gone'
  tags?: string[]
  likesHidden?: boolean
}

export interface FakeChannel {
  id: string
  title: string
  handle: string
  description: string
  /** The names of older addresses. */
  name?: string
  user?: string
  videos: FakeVideo[]
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A feed as YouTube writes it; without `whole` one as its hub sends it, which tells less. */
export function feedText(channel: FakeChannel, videos: readonly FakeVideo[], whole: boolean): string {
  const media = ({ title, views }: FakeVideo) =>
    `<media:group><media:title>${escaped(title)}</media:title><media:description>Over ${escaped(title)}.</media:description>
     <media:community><media:statistics views="${views}"/></media:community></media:group>`
  const entries = videos.map(
    (video) => `<entry><id>yt:video:${video.id}</id><yt:videoId>${video.id}</yt:videoId>
      <yt:channelId>${channel.id}</yt:channelId><title>${escaped(video.title)}</title>
      <published>${video.publishedAt.toISOString()}</published><updated>${video.publishedAt.toISOString()}</updated>
      ${whole ? media(video) : ''}</entry>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
    <feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns="http://www.w3.org/2005/Atom">
    <title>${escaped(whole ? channel.title : 'YouTube video feed')}</title>${entries.join('')}</feed>`
}
