// Reads what somebody enters for a YouTube channel: an address, a @handle or an id. Compares text only, and fetches nothing.

/** The WHATWG URL class of browsers and Node. Declared here, because the contract compiles without the types of either. */
declare const URL: {
  new (address: string): { hostname: string; pathname: string; searchParams: { get(name: string): string | null } }
  canParse(address: string): boolean
}
declare function decodeURIComponent(text: string): string

/** What was entered. A `name` is the custom name of an older address (`/c/…`), a `user` the user name of a still older one. */
export type ChannelInput =
  | { kind: 'id' | 'handle' | 'name' | 'user'; value: string }
  /** No channel but one of its videos. */
  | { kind: 'video'; value: string }

/** UC and 22 characters of base64url; those of a video are 11. */
const channelId = /^UC[\w-]{22}$/
const videoId = /^[\w-]{11}$/

/** Letters and digits of any script, and `_`, `-`, `.` and `·` (YouTube Help, 11585688): 3 to 30 of them. */
const handle = /^[\p{L}\p{M}\p{N}_.·-]{3,30}$/u
const name = /^[\p{L}\p{M}\p{N}_.·-]{1,100}$/u

const hosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com'])
const MOST_CHARACTERS = 500

/** The parts of a path that lead to one video. */
const videoPaths = new Set(['shorts', 'live', 'embed', 'v'])

export const isChannelId = (text: string): boolean => channelId.test(text)
export const isVideoId = (text: string): boolean => videoId.test(text)

/** Undefined for whatever is no channel and no video of YouTube's. */
export function readChannelInput(entered: string): ChannelInput | undefined {
  const text = entered.trim()
  if (text.length > MOST_CHARACTERS) return undefined
  if (channelId.test(text)) return { kind: 'id', value: text }
  if (text.startsWith('@')) return asHandle(text.slice(1))
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (!/^https?:\/\/[\w.-]+\//i.test(address) || !URL.canParse(address)) return undefined
  const { hostname, pathname, searchParams } = new URL(address)
  const parts = pathname.split('/').filter(Boolean).map(decoded)
  const [first = '', second = ''] = parts
  if (hostname === 'youtu.be') return asVideo(first)
  if (!hosts.has(hostname)) return undefined
  if (first === 'watch') return asVideo(searchParams.get('v') ?? '')
  if (videoPaths.has(first)) return asVideo(second)
  if (first.startsWith('@')) return asHandle(first.slice(1))
  if (first === 'channel') return channelId.test(second) ? { kind: 'id', value: second } : undefined
  if (first === 'c' && name.test(second)) return { kind: 'name', value: second }
  if (first === 'user' && name.test(second)) return { kind: 'user', value: second }
  return undefined
}

function asHandle(text: string): ChannelInput | undefined {
  const value = decoded(text).normalize('NFC')
  return handle.test(value) ? { kind: 'handle', value } : undefined
}

const asVideo = (value: string): ChannelInput | undefined =>
  videoId.test(value) ? { kind: 'video', value } : undefined

/** With its percent-escapes undone; as it stands when they are none. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
