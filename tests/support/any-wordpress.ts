// The WordPress of a journey: the one that `npm run prove` started, a real one, or else our server that answers like one.
import { openWordpressServer } from './wordpress-server.ts'

export interface AnyWordpress {
  url: string
  /** Host and port, as a test allows them. */
  address: string
  username: string
  applicationPassword: string
  /** What readers see at the address of a post, as HTML. */
  shown: (address: string) => Promise<string>
  /** How many posts it has. */
  count: () => Promise<number>
  close: () => Promise<void>
}

/** The page at an address as a browser reads it: this WordPress first sets a cookie and sends on to the same address. */
async function readPage(address: string): Promise<string> {
  let cookie = ''
  for (let at = address, turns = 0; turns < 5; turns += 1) {
    const reply = await fetch(at, { redirect: 'manual', headers: { cookie } })
    if (reply.status < 300 || reply.status > 399) return reply.text()
    cookie = [cookie, ...reply.headers.getSetCookie().map((set) => set.split(';')[0])].filter(Boolean).join('; ')
    at = new URL(reply.headers.get('location') ?? '', at).href
  }
  throw new Error(`${address} sends on and on`)
}

const { PROVE_URL: url, PROVE_USERNAME: username = '', PROVE_PASSWORD: applicationPassword = '' } = process.env

export async function openAnyWordpress(): Promise<AnyWordpress> {
  if (url === undefined) {
    const server = await openWordpressServer()
    return {
      url: server.url,
      address: server.address,
      username: server.username,
      applicationPassword: server.applicationPassword,
      shown: async (address) =>
        [...server.posts.values()].find((post) => address === `${server.url}/${post.slug}/`)?.content ?? '',
      count: async () => server.posts.size,
      close: () => server.close(),
    }
  }
  const authorization = `Basic ${Buffer.from(`${username}:${applicationPassword}`).toString('base64')}`
  return {
    url,
    address: new URL(url).host,
    username,
    applicationPassword,
    shown: readPage,
    count: async () => {
      const asked = `${url}/index.php?rest_route=/wp/v2/posts&status=any&per_page=100&context=edit`
      return ((await (await fetch(asked, { headers: { authorization } })).json()) as unknown[]).length
    },
    close: async () => {},
  }
}
