// A server that answers like the Admin API of Ghost 5 and 6 for the calls that the product makes: it checks what tokens are signed with,
// and refuses an edit of what is not the newest.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { openPublishingServer, said, type Call, type PublishingServer, type Said } from './publishing-server.ts'

export interface GhostPost {
  id: string
  title: string
  slug: string
  html: string
  status: string
  updated_at: string
  custom_excerpt: string | null
  meta_title: string | null
  meta_description: string | null
  codeinjection_head: string | null
  feature_image: string | null
  feature_image_alt: string | null
  feature_image_caption: string | null
  tags: { id?: string; name?: string }[]
}

export interface GhostServer extends PublishingServer {
  adminApiKey: string
  posts: Map<string, GhostPost>
  /** The file names of pictures that were sent. */
  images: string[]
  key: { counts: boolean }
  edit(id: string, fields: Partial<GhostPost>): void
}

const KEY_ID = '6489d0f5a1b2c3d4e5f60718'
const SECRET = 'a1b2c3d4'.repeat(8)

export async function openGhostServer(): Promise<GhostServer> {
  const posts = new Map<string, GhostPost>()
  const images: string[] = []
  const key = { counts: true }
  const tags = [{ id: '64'.repeat(12), name: 'Fietsen' }]
  let made = 0
  const stamp = () => new Date(Date.UTC(2026, 8, 1) + (made += 1) * 1_000).toISOString()

  function tokenProblem(header: string | undefined): string | undefined {
    const [head = '', claims = '', signature = ''] = (header ?? '').replace(/^Ghost /, '').split('.')
    const read = (part: string) =>
      JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Record<string, unknown>
    if (signature === '') return 'Authorization failed'
    const expected = createHmac('sha256', Buffer.from(SECRET, 'hex')).update(`${head}.${claims}`).digest()
    const { alg, kid } = read(head)
    const { aud, iat, exp } = read(claims) as { aud: string; iat: number; exp: number }
    if (!key.counts || kid !== KEY_ID) return 'Unknown Admin API Key'
    const sent = Buffer.from(signature, 'base64url')
    if (alg !== 'HS256' || sent.length !== expected.length || !timingSafeEqual(sent, expected)) return 'Invalid token'
    if (aud !== '/admin/' || exp - iat > 300) return 'Invalid token: jwt audience invalid'
    return undefined
  }

  const refuse = (status: number, message: string, type: string, code: string | null = null) =>
    said({ errors: [{ message, context: null, type, code }] }, status)

  function answer({ method, path, query, headers, body, json }: Call): Said {
    if (!path.startsWith('/ghost/api/admin/')) return said('<title>De Waal</title>')
    const [what = '', id, slug] = path.replace('/ghost/api/admin/', '').split('/').filter(Boolean)
    if (what === 'site') return said({ site: { title: 'De Waal', url: `${server.url}/`, version: '6.0' } })
    if (headers['accept-version'] !== 'v5.0') return refuse(406, 'Version mismatch', 'RequestNotAcceptableError')
    const problem = tokenProblem(headers.authorization)
    if (problem !== undefined)
      return refuse(
        401,
        problem,
        'UnauthorizedError',
        problem.startsWith('Invalid') ? 'INVALID_JWT' : 'UNKNOWN_ADMIN_API_KEY',
      )
    if (what === 'tags') {
      const wanted = /name:~'(.*)'/.exec(query.get('filter') ?? '')?.[1]?.toLowerCase() ?? ''
      return said({ tags: tags.filter(({ name }) => name.toLowerCase().includes(wanted)) })
    }
    if (what === 'images') {
      const name = /name="file"; filename="([^"]+)"/.exec(body.toString('latin1'))?.[1] ?? ''
      images.push(name)
      return said({ images: [{ url: `${server.url}/content/images/${name}`, ref: name }] }, 201)
    }
    const sent = (json.posts as Partial<GhostPost>[] | undefined)?.[0] ?? {}
    if (method === 'POST') {
      const post = fresh({ ...sent, id: (made += 1).toString(16).padStart(24, '0'), updated_at: stamp() })
      posts.set(post.id, post)
      return said({ posts: [post] }, 201)
    }
    if (id === undefined) return said({ posts: [...posts.values()] })
    const post = id === 'slug' ? [...posts.values()].find((one) => one.slug === slug) : posts.get(id)
    if (post === undefined) return refuse(404, 'Resource not found error, cannot read post.', 'NotFoundError')
    if (method === 'GET') return said({ posts: [wire(post, query)] })
    if (sent.updated_at !== post.updated_at)
      return refuse(409, 'Saving failed! Someone else is editing this post.', 'UpdateCollisionError', 'UPDATE_CONFLICT')
    // Without `source=html` Ghost keeps no HTML at all.
    const html = query.get('source') === 'html' ? (sent.html ?? post.html) : post.html
    const saved = { ...post, ...sent, html, updated_at: stamp() }
    posts.set(post.id, saved)
    return said({ posts: [wire(saved, query)] })
  }

  const wire = (post: GhostPost, query: URLSearchParams) => ({
    ...post,
    url: post.status === 'published' ? `${server.url}/${post.slug}/` : `${server.url}/p/${post.id}/`,
    ...(query.get('formats') !== 'html' && { html: undefined }),
  })
  const server = await openPublishingServer(answer)
  return {
    ...server,
    adminApiKey: `${KEY_ID}:${SECRET}`,
    posts,
    images,
    key,
    edit: (id, fields) => void posts.set(id, { ...(posts.get(id) as GhostPost), ...fields, updated_at: stamp() }),
  }
}

const fresh = (fields: Partial<GhostPost>): GhostPost => ({
  id: '',
  title: '',
  slug: '',
  html: '',
  status: 'draft',
  updated_at: '',
  custom_excerpt: null,
  meta_title: null,
  codeinjection_head: null,
  meta_description: null,
  feature_image: null,
  feature_image_alt: null,
  feature_image_caption: null,
  tags: [],
  ...fields,
})
