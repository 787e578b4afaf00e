// How large a file YouTube takes as a thumbnail. In bytes; YouTube counts a megabyte as 1,000,000 where it matters, so that is
// the safe reading.

const MEGABYTE = 1_000_000

/** From a phone, and from a desktop (YouTube Help, 'Add video thumbnails'). */
export const YOUTUBE_LIMITS = { phone: 2 * MEGABYTE, desktop: 50 * MEGABYTE } as const

export type YoutubeRoom = 'phone' | 'desktop' | 'none'

/** From where a file of `bytes` can be uploaded: anywhere (`phone`), only from a desktop, or from nowhere. */
export function roomFor(bytes: number): YoutubeRoom {
  if (bytes <= YOUTUBE_LIMITS.phone) return 'phone'
  return bytes <= YOUTUBE_LIMITS.desktop ? 'desktop' : 'none'
}
