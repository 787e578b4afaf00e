// The window's one stream of notices (server-sent events), shared by everything on the screen that follows what others
// change. Open only while something listens and the window is visible: over HTTP/1.1 browsers allow six connections to one
// address, and every hidden window would hold one. Knows no cache.
import { live, notice, type Topic } from '#contract/live.ts'

/** After how many ms a stream that was refused is opened again. One that broke off, the browser reopens by itself. */
const AGAIN_MS = 10_000

export interface Listener {
  topics: readonly Topic[]
  /** Called when something of these topics changed. */
  changed: () => void
  /** Called when changes may have gone unnoticed until now: the stream has just opened, or the network is back. */
  missed: () => void
}

const listeners = new Set<Listener>()
let stream: EventSource | undefined
let again: ReturnType<typeof setTimeout> | undefined

/** Adds a listener. Returns the function that removes it. */
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

/** Opens the stream anew, unless the window is hidden. */
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
