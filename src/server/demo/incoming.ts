// What comes in from elsewhere in the demo: two feeds with entries in the intake, and a YouTube channel with videos. All invented, which
// their titles say. The feeds are paused and the channel is switched off, so nothing is asked of the network for them.
import { FEED_INTERVAL } from '#contract/feeds/feed.ts'
import type { FetchedVideo } from '../channels/api-items.ts'
import { insertChannel, updateChannel } from '../channels/channel-store.ts'
import { keepFigures } from '../channels/source-store.ts'
import { addVideos, keepDetails } from '../channels/video-store.ts'
import { takeIn } from '../feeds/intake-store.ts'
import { insertFeeds, noteRead, updateFeed } from '../feeds/store.ts'
import { hoursBefore, type Happening, type Scene } from './happening.ts'

/** [title of an entry, end of its address, excerpt, author, hours ago that it was published]. */
type Entry = readonly [string, string, string, string | null, number]

const feeds: readonly { title: string; path: string; entries: readonly Entry[] }[] = [
  {
    title: 'Demo: gemeentenieuws',
    path: 'gemeente',
    entries: [
      [
        'Inloopavond over de nieuwe rotonde bij de school',
        'rotonde',
        'Donderdag liggen de tekeningen in het dorpshuis. De weg gaat in het voorjaar zes weken dicht.',
        null,
        3,
      ],
      ['Subsidie voor groene daken gaat weer open', 'groene-daken', 'Aanvragen kan tot eind februari.', null, 27],
      [
        'Zwembad blijft in de winter open op zondag',
        'zwembad',
        'Een proef van drie maanden, ook voor banenzwemmers.',
        null,
        52,
      ],
    ],
  },
  {
    title: 'Demo: streekblog',
    path: 'streekblog',
    entries: [
      [
        'De laatste veerman van de Linge',
        'veerman',
        'Veertig jaar zette hij fietsers over. Dit najaar vaart hij voor het laatst.',
        'Demo Schrijver',
        7,
      ],
      [
        'Zo herken je de ransuil in je straat',
        'ransuil',
        'In de winter slapen ze met tien bij elkaar.',
        'Demo Schrijver',
        31,
      ],
    ],
  },
]

function feedStories({ tx, now }: Scene): Happening[] {
  return feeds.map(({ title, path, entries }) => ({
    by: 'demo-beheerder',
    hoursAgo: 2,
    happen: async (deed) => {
      const url = `https://example.com/demo/feeds/${path}.xml`
      const [id] = await insertFeeds(tx, deed, [{ url, title, intervalMinutes: FEED_INTERVAL.usual }])
      if (id === undefined) return
      const listed = entries.map(([name, end, excerpt, author, hours]) => ({
        identity: end,
        url: `https://example.com/demo/${path}/${end}`,
        title: name,
        excerpt,
        author,
        publishedAt: hoursBefore(now, hours),
      }))
      await takeIn(tx, id, listed, { first: true, at: deed.at })
      await noteRead(tx, id, { fetchedAt: deed.at, readAt: deed.at, nextFetchAt: deed.at })
      await updateFeed(tx, deed, id, { paused: true })
    },
  }))
}

/** As long as YouTube's own ids; no channel or video has these. */
const CHANNEL_ID = 'UCdemoVerzonnenKanaal000'
const CHANNEL_TITLE = 'Demo: Linge TV'

/** [title, tags, days ago, views, likes, comments, length]. */
const videos: readonly (readonly [string, string[], number, number, number, number, string])[] = [
  ['Demo: de fietsbrug gaat dicht, dit zijn de omwegen', ['fietsbrug', 'verkeer'], 1, 1_840, 96, 23, 'PT4M12S'],
  ['Demo: achter de schermen bij de bakker', ['bakker', 'ambacht'], 5, 5_320, 412, 58, 'PT8M3S'],
  ['Demo: mussen tellen in zestig seconden', ['vogels', 'shorts'], 12, 9_104, 701, 40, 'PT59S'],
]

function channelStory({ tx }: Scene): Happening {
  return {
    by: 'demo-premium',
    hoursAgo: 1,
    happen: async (deed) => {
      const { id } = await insertChannel(tx, deed, CHANNEL_ID, false)
      await keepFigures(
        tx,
        {
          channelId: CHANNEL_ID,
          title: CHANNEL_TITLE,
          handle: null,
          thumbnailUrl: null,
          subscriberCount: 2_310,
          videoCount: videos.length,
          description: 'Een verzonnen kanaal, bij de demo van Kopij.',
          country: 'NL',
          uploads: null,
        },
        deed.at,
      )
      const told = videos.map(
        ([title, tags, days, viewCount, likeCount, commentCount, duration], at): FetchedVideo => ({
          videoId: `demoVideo${String(at).padStart(2, '0')}`,
          title,
          description: 'Een verzonnen video.',
          // Nothing to fetch: a place without a picture is shown.
          thumbnailUrl: '',
          publishedAt: hoursBefore(deed.at, days * 24),
          viewCount,
          likeCount,
          commentCount,
          duration,
          privacyStatus: 'public',
          tags,
          category: null,
          metadata: { likesHidden: false, commentsOff: false },
          channelId: CHANNEL_ID,
          channelTitle: CHANNEL_TITLE,
        }),
      )
      await addVideos(tx, CHANNEL_ID, told, deed.at)
      await keepDetails(
        tx,
        told.map(({ videoId }) => videoId),
        told,
        deed.at,
      )
      await updateChannel(tx, deed, id, { active: false })
    },
  }
}

/** Everything that came in; not yet in the order of time. */
export const incoming = (scene: Scene): Happening[] => [...feedStories(scene), channelStory(scene)]
