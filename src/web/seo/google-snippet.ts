// How Google shows an article in its results, on a computer and on a phone: what of title and description is left. Pure.
// Google publishes no limits, and often writes a snippet of its own: these are what its results were measured to hold.
import { TITLE_WIDTH_PX, DESCRIPTION_LENGTH } from './limits.ts'
import { tableWidth } from './title-width.ts'

export const devices = ['computer', 'mobiel'] as const
export type Device = (typeof devices)[number]

/** Width of the title in pixels at 20 px (one line of a computer, two of a phone), description in characters. */
const room = {
  computer: { titlePx: TITLE_WIDTH_PX, description: DESCRIPTION_LENGTH.most },
  mobiel: { titlePx: 680, description: 120 },
} as const satisfies Record<Device, object>

const ELLIPSIS = ' ...'

/** `text` as long as it fits, else as many words as do with three dots behind them, as Google cuts. */
function cut(text: string, fits: (text: string) => boolean): string {
  const whole = text.trim().replace(/\s+/g, ' ')
  if (fits(whole)) return whole
  const words = whole.split(' ')
  let count = words.length
  const shown = () =>
    words
      .slice(0, count)
      .join(' ')
      .replace(/[,;:–—-]+$/u, '') + ELLIPSIS
  while (count > 1 && !fits(shown())) count -= 1
  if (fits(shown())) return shown()
  // One word that is wider than the line.
  const letters = [...(words[0] ?? '')]
  while (letters.length > 1 && !fits(letters.join('') + ELLIPSIS)) letters.pop()
  return letters.join('') + ELLIPSIS
}

export interface Snippet {
  title: string
  description: string
}

/** `width`: how wide a title is in pixels, at 20 px. */
export function snippetOn(
  device: Device,
  { title, description }: Snippet,
  width: (text: string) => number = tableWidth,
): Snippet {
  const { titlePx, description: most } = room[device]
  return {
    title: cut(title, (text) => width(text) <= titlePx),
    description: cut(description, (text) => text.length <= most),
  }
}

/** Where the article is to be published. */
export interface Site {
  name: string
  /** Its host, without a scheme: 'lingekoerier.nl'. */
  host: string
  /** Its address there, once it has one; else that is made of its slug. */
  path?: string
}

/** As Google shows an address: the host and each folder, without the scheme. */
export function crumbsOf({ host, path }: Site, slug: string): string {
  const folders = path === undefined ? [slug] : path.split('/').map(readable)
  return [host, ...folders.filter(Boolean)].join(' › ')
}

/** `%C3%A9` as `é`; what is no such writing as it stands. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
