// The WordPress of a journey: the one that `npm run prove` started, a real one, or else our server that answers like one.
import { openWordpressServer } from './wordpress-server.ts'

export interface AnyWordpress {
  url: string
  /** Host and port, as a test allows them. */
  address: string
  username: string
  applicationPassword: string
  /** What a post says to readers, by its address, as HTML; '' when nothing public stands there. */
  shown: (address: string) => Promise<string>
  /** How many posts it has. */
  count: () => Promise<number>
  close: () => Promise<void>
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
  const posts = async () => {
    const asked = `${url}/index.php?rest_route=/wp/v2/posts&status=any&per_page=100`
    const reply = await fetch(asked, { headers: { authorization } })
    return (await reply.json()) as { link: string; status: string; content: { rendered: string } }[]
  }
  return {
    url,
    address: new URL(url).host,
    username,
    applicationPassword,
    shown: async (address) =>
      (await posts()).find(({ link, status }) => link === address && status === 'publish')?.content.rendered ?? '',
    count: async () => (await posts()).length,
    close: async () => {},
  }
}
