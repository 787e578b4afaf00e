// The one stream of a window, shared by everything on its screen that follows what others change. Open as long as somebody
// listens and the window is seen: browsers allow six connections to one address, and every other would hold one.
// Knows no cache.
import { live, notice, type Topic } from '#contract/live.ts'

/** When a stream that was refused is asked for again, in ms; one that broke off the browser asks for by itself. */
const AGAIN_MS = 10_000

export interface Listener {
  topics: readonly Topic[]
  /** Something of its topics changed. */
  changed: () => void
  /** Something may have changed unheard: the stream is open from now on, or the connection is back. */
  missed: () => void
}

const listeners = new Set<Listener>()
let stream: EventSource | undefined
let again: ReturnType<typeof setTimeout> | undefined

/** Listens until what it returns is called. */
export function listen(listener: Listener): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    document.addEventListener('visibilitychange', open)
    window.addEventListener('online', tellMissed)
    open()
  } else if (stream?.readyState === EventSource.OPEN) listener.missed()
  return () => {
    if (!listeners.delete(listener) || listeners.size > 0) return
    document.removeEventListener('visibilitychange', open)
    window.removeEventListener('online', tellMissed)
    close()
  }
}

/** Anew, unless nobody sees the window. */
function open(): void {
  close()
  if (document.hidden) return
  const opened = new EventSource(live.path)
  stream = opened
  opened.addEventListener('message', tellChanged)
  opened.addEventListener('open', tellMissed)
  opened.addEventListener('error', () => {
    if (opened.readyState === EventSource.CLOSED) again = setTimeout(open, AGAIN_MS)
  })
}

function close(): void {
  clearTimeout(again)
  stream?.close()
  stream = undefined
}

function tellMissed(): void {
  for (const { missed } of listeners) missed()
}

function tellChanged({ data }: MessageEvent<string>): void {
  const heard = notice.safeParse(parsed(data))
  if (!heard.success) return
  for (const { topics, changed } of listeners) if (topics.includes(heard.data.topic)) changed()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
