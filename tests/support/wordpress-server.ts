// A server that answers like the REST API of WordPress 6 for the calls that the product makes. The real one is for `npm run prove`.
import { openPublishingServer, said, type Call, type PublishingServer, type Said } from './publishing-server.ts'

export interface WordpressPost {
  id: number
  title: string
  content: string
  excerpt: string
  slug: string
  status: string
  tags: number[]
  featured_media: number
  meta: Record<string, string>
  modified: number
}

interface Media {
  id: number
  slug: string
  alt_text: string
  caption: string
  bytes: number
}

export interface WordpressServer extends PublishingServer {
  username: string
  applicationPassword: string
  posts: Map<number, WordpressPost>
  media: Map<number, Media>
  tags: Map<number, string>
  /** What this user may not do, and whether their password counts. */
  may: { publish: boolean; key: boolean }
  /** Fields that a plugin has opened. */
  metaKeys: string[]
  /** Changes a post as somebody who is logged in there does. */
  edit(id: number, fields: Partial<WordpressPost>): void
}

/** @param pretty whether its addresses are pretty; without, only `?rest_route=` works. */
export async function openWordpressServer({ pretty = true } = {}): Promise<WordpressServer> {
  const posts = new Map<number, WordpressPost>()
  const media = new Map<number, Media>()
  const tags = new Map<number, string>([
    [7, 'R&amp;D'],
    [8, 'Fietsen'],
  ])
  const may = { publish: true, key: true }
  const metaKeys: string[] = []
  const key = { username: 'redactie', applicationPassword: 'abcd EFGH 1234 ijkl MNOP 5678' }
  let ids = 100
  let moments = 0

  function answer(call: Call): Said {
    const { method, path, query, headers } = call
    if (path === '/' && !query.has('rest_route') && !call.headers.accept?.includes('json') && method === 'GET') {
      const link = pretty ? `<${server.url}/wp-json/>` : `<${server.url}/?rest_route=/>`
      return said('<title>De Linge</title>', 200, { link: `${link}; rel="https://api.w.org/", </x>; rel=shortlink` })
    }
    if (path === '/' || path === '')
      return said({
        name: 'De Linge &amp; omstreken',
        url: server.url,
        home: server.url,
        namespaces: ['oembed/1.0', 'wp/v2'],
      })
    const given = Buffer.from((headers.authorization ?? '').replace(/^Basic /, ''), 'base64').toString('utf8')
    if (headers.authorization === undefined)
      return refuse(401, 'rest_not_logged_in', 'You are not currently logged in.')
    if (!may.key || given !== `${key.username}:${key.applicationPassword.replaceAll(' ', '')}`)
      return refuse(401, 'incorrect_password', 'The provided password is an invalid application password.')
    const [, id] = /^\/wp\/v2\/\w+\/(\d+)$/.exec(path) ?? []
    if (path === '/wp/v2/users/me')
      return said({ id: 2, name: 'Redactie', capabilities: { publish_posts: may.publish, upload_files: true } })
    if (path.startsWith('/wp/v2/posts')) return onPosts(call, id)
    if (path.startsWith('/wp/v2/media')) return onMedia(call, id)
    if (path.startsWith('/wp/v2/tags')) return onTags(call)
    return refuse(404, 'rest_no_route', 'No route was found.')
  }

  function onPosts({ method, json, query }: Call, id: string | undefined): Said {
    if (method === 'GET' && id === undefined) {
      const found = [...posts.values()].filter(({ slug }) => slug === query.get('slug'))
      return said(found.map(wire))
    }
    const before = id === undefined ? undefined : posts.get(Number(id))
    if (id !== undefined && before === undefined) return refuse(404, 'rest_post_invalid_id', 'Invalid post ID.')
    if (method === 'GET') return said(wire(before as WordpressPost))
    if (json.status === 'publish' && !may.publish)
      return refuse(403, 'rest_cannot_publish', 'Sorry, you are not allowed to publish posts in this post type.')
    if (json.featured_media && !media.has(json.featured_media as number))
      return refuse(400, 'rest_invalid_featured_media', 'Invalid featured media ID.')
    const fresh = {
      title: '',
      content: '',
      excerpt: '',
      slug: '',
      status: 'draft',
      tags: [],
      featured_media: 0,
      meta: {},
    }
    const post: WordpressPost = { id: (ids += 1), ...fresh, ...before, ...json, modified: (moments += 1) }
    posts.set(post.id, post)
    return said(wire(post), before ? 200 : 201)
  }

  const wire = (post: WordpressPost) => ({
    id: post.id,
    status: post.status,
    link: `${server.url}/${post.status === 'publish' ? `${post.slug}/` : `?p=${post.id}`}`,
    modified_gmt: new Date(Date.UTC(2026, 8, 1) + post.modified * 1_000).toISOString().slice(0, 19),
    title: { raw: post.title, rendered: post.title },
    content: { raw: post.content },
    featured_media: post.featured_media,
    meta: metaKeys.length === 0 ? [] : Object.fromEntries(metaKeys.map((name) => [name, post.meta[name] ?? ''])),
  })

  function onMedia({ method, json, query, headers, body }: Call, id: string | undefined): Said {
    if (method === 'GET')
      return said([...media.values()].filter(({ slug }) => slug === query.get('slug')).map(mediaWire))
    if (id !== undefined) {
      const before = media.get(Number(id))
      if (before === undefined) return refuse(404, 'rest_post_invalid_id', 'Invalid post ID.')
      Object.assign(before, json)
      return said(mediaWire(before))
    }
    const [, name = ''] = /filename="([^"]+)"/.exec(headers['content-disposition'] ?? '') ?? []
    const made = { id: (ids += 1), slug: name.replace(/\.\w+$/, ''), alt_text: '', caption: '', bytes: body.length }
    media.set(made.id, made)
    return said(mediaWire(made), 201)
  }

  const mediaWire = ({ id, slug }: Media) => ({
    id,
    source_url: `${server.url}/wp-content/uploads/${slug}.jpg`,
    media_details: { width: 800, height: 600 },
  })

  function onTags({ method, json, query }: Call): Said {
    if (method === 'GET') {
      const search = (query.get('search') ?? '').toLowerCase()
      return said(
        [...tags].filter(([, name]) => name.toLowerCase().includes(search)).map(([id, name]) => ({ id, name })),
      )
    }
    // The search does not find a name with a sign that is kept as `&amp;`, but it is in the way all the same.
    const same = String(json.name).toLowerCase().replaceAll('&', '&amp;')
    const [there] = [...tags].find(([, name]) => name.toLowerCase() === same) ?? []
    if (there !== undefined)
      return said({ code: 'term_exists', message: 'A term exists.', data: { status: 400, term_id: there } }, 400)
    tags.set((ids += 1), String(json.name))
    return said({ id: ids, name: json.name }, 201)
  }

  const refuse = (status: number, code: string, message: string) => said({ code, message, data: { status } }, status)
  const server = await openPublishingServer((call) =>
    !pretty && call.path !== '/' && !call.query.has('rest_route') ? said('Not found', 404) : answer(call),
  )
  return {
    ...server,
    ...key,
    posts,
    media,
    tags,
    may,
    metaKeys,
    edit: (id, fields) =>
      void posts.set(id, { ...(posts.get(id) as WordpressPost), ...fields, modified: (moments += 1) }),
  }
}
