// The service worker of the page with the language check, and of nothing else: answers for it and its files without a
// connection. With one, the page itself is fetched afresh, so that a new release comes at once.

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Event {
  request: Request
  respondWith(reply: Promise<Response>): void
}
interface ServiceWorker extends EventTarget {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  /** The page and all it needs, in the build's own names; vite.config.ts writes them before this script. */
  files: readonly [page: string, ...string[]]
}
const worker = self as unknown as ServiceWorker
const { files } = worker

const NAME = 'taalcheck'
/** Another build is another list, and keeps its files under another name. */
const STORE = [NAME, ...files].join(' ')

worker.addEventListener('install', (event) => {
  const keep = async () => {
    const store = await caches.open(STORE)
    await store.addAll(files)
    await worker.skipWaiting()
  }
  ;(event as Lasting).waitUntil(keep())
})

worker.addEventListener('activate', (event) => {
  const tidy = async () => {
    const others = (await caches.keys()).filter((name) => name.startsWith(`${NAME} `) && name !== STORE)
    await Promise.all(others.map((name) => caches.delete(name)))
    await worker.clients.claim()
  }
  ;(event as Lasting).waitUntil(tidy())
})

worker.addEventListener('fetch', (happened) => {
  const event = happened as Fetching
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return
  event.respondWith(request.mode === 'navigate' ? fresh(request) : kept(request))
})

/** From the connection, and only without one as it was kept. */
async function fresh(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const known = await caches.match(files[0], { cacheName: STORE })
    if (known) return known
    throw error
  }
}

/** As it was kept; of a newer page than this worker's, from the connection. */
async function kept(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: STORE })) ?? fetch(request)
}
