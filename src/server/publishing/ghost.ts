// A Ghost, asked through its Admin API with the key of a custom integration (ghost.org/docs/admin-api). Knows no article of ours.
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { DISCLOSURE_NAME } from '#contract/reviews/ai-disclosure.ts'
import type { Question } from '../fetch/safe-fetch.ts'
import { escaped } from '../markdown/html.ts'
import { askJson, webUrl, type ReadSaid } from './ask-json.ts'
import { RemoteProblem, unlessGone, type Ask, type Remote, type RemotePost, type Wanted } from './remote.ts'

/** The version of the API that is spoken; Ghost 5 and 6 answer to it. */
const VERSION = 'v5.0'

/** How long a token counts: the longest that Ghost takes. */
const TOKEN_SECONDS = 5 * 60

const errors = z.object({
  errors: z
    .array(
      z.object({
        message: z.string(),
        context: z.string().nullish(),
        type: z.string().nullish(),
        code: z.string().nullish(),
      }),
    )
    .min(1),
})
const readSaid: ReadSaid = (body) => {
  const [first] = errors.safeParse(body).data?.errors ?? []
  return first && { code: first.code || first.type || '', words: first.context || first.message }
}

const about = z.object({ site: z.object({ title: z.string(), url: webUrl }) })

const post = z.object({
  id: z.string(),
  title: z.string(),
  html: z.string().nullish(),
  updated_at: z.string(),
  status: z.string(),
  url: webUrl.nullish().catch(null),
  codeinjection_head: z.string().nullish(),
  feature_image: z.string().nullish(),
})
const posts = z.object({ posts: z.array(post) })
const images = z.object({ images: z.array(z.object({ url: z.string() })).min(1) })
const tags = z.object({ tags: z.array(z.object({ id: z.string(), name: z.string() })) })

const AS_HTML = { formats: 'html' }

/** Its key without the number before it, which is no secret. */
const secretOf = (adminApiKey: string) => adminApiKey.split(':')[1] ?? ''

/** A JSON Web Token (RFC 7519) as Ghost wants it: signed with the bytes of the secret, which is written in hex. */
export function ghostToken(adminApiKey: string, now: Date): string {
  const [id = ''] = adminApiKey.split(':')
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const iat = Math.floor(now.getTime() / 1_000)
  const unsigned = `${part({ alg: 'HS256', typ: 'JWT', kid: id })}.${part({ iat, exp: iat + TOKEN_SECONDS, aud: '/admin/' })}`
  const signature = createHmac('sha256', Buffer.from(secretOf(adminApiKey), 'hex'))
    .update(unsigned)
    .digest('base64url')
  return `${unsigned}.${signature}`
}

/** Where the API begins, for an address that somebody typed: also that of the administration. */
export function ghostApi(typed: string): string {
  const home = new URL(typed)
  home.search = ''
  home.hash = ''
  const folder = home.pathname.replace(/\/ghost(?:\/.*)?$/, '').replace(/\/+$/, '')
  return `${home.origin}${folder}/ghost/api/admin/`
}

/** @param api where its API begins; undefined to find that. */
export function openGhost(
  ask: Ask,
  typed: string,
  api: string | undefined,
  { adminApiKey, clock }: { adminApiKey: string; clock: () => Date },
): Remote {
  let root = api ?? ghostApi(typed)

  async function call<Value>(
    path: string,
    schema: z.ZodType<Value>,
    { query, json, ...question }: Question & { query?: Record<string, string>; json?: object } = {},
  ): Promise<{ value: Value; url: string }> {
    const address = new URL(path, root)
    for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, value)
    const token = ghostToken(adminApiKey, clock())
    const sent: Question = {
      ...question,
      ...(json !== undefined && { body: JSON.stringify(json) }),
      headers: {
        authorization: `Ghost ${token}`,
        accept: 'application/json',
        'accept-version': VERSION,
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...question.headers,
      },
    }
    try {
      const manner = { readSaid, secrets: [token, adminApiKey, secretOf(adminApiKey)] }
      const { value, answer } = await askJson(ask, address.href, sent, schema, manner)
      return { value, url: answer.url }
    } catch (error) {
      throw clockAside(error)
    }
  }

  const toPost = ({
    id,
    title,
    html,
    updated_at,
    status,
    url,
    codeinjection_head,
    feature_image,
  }: z.output<typeof post>): RemotePost => ({
    id,
    title,
    html: html ?? '',
    updatedAt: updated_at,
    isPublic: status === 'published',
    address: status === 'published' ? (url ?? null) : null,
    editAddress: new URL(`../../#/editor/post/${id}`, root).href,
    fields: [],
    cover: feature_image || null,
    head: codeinjection_head ?? '',
  })
  const only = ({ posts: [first] }: z.output<typeof posts>): RemotePost => {
    if (first === undefined) throw new RemoteProblem('passing', 'De website gaf een antwoord dat Kopij niet begrijpt.')
    return toPost(first)
  }

  /** By its id where there is one of that name, whatever its capitals; else Ghost makes it. */
  async function tagOf(name: string): Promise<{ id: string } | { name: string }> {
    const filter = `name:~'${name.replace(/[\\']/g, '\\$&')}'`
    const { value } = await call('tags/', tags, { query: { filter, limit: '100', fields: 'id,name' } })
    const same = value.tags.find((one) => one.name.trim().toLocaleLowerCase('nl') === name.toLocaleLowerCase('nl'))
    return same === undefined ? { name } : { id: same.id }
  }

  return {
    async greet() {
      // Answers to anybody: this finds where the administration is, which may have an address of its own.
      const { value, url } = await call('site/', about)
      root = new URL('./', url.replace(/site\/?(?:\?.*)?$/, '')).href
      if (typed.startsWith('https:') && !root.startsWith('https:'))
        throw new RemoteProblem(
          'refused',
          'Deze website stuurt door naar een adres zonder https. Daar zou je sleutel leesbaar zijn.',
        )
      await call('posts/', posts, { query: { limit: '1', fields: 'id,title,updated_at,status,url' } })
      const home = value.site.url.replace(/\/+$/, '')
      return { url: home, api: root, name: value.site.title.trim() || new URL(home).host, account: 'Admin API-sleutel' }
    },
    find: (id) => unlessGone(async () => only((await call(`posts/${id}/`, posts, { query: AS_HTML })).value)),
    findMark: (mark) =>
      unlessGone(async () => only((await call(`posts/slug/${mark}/`, posts, { query: AS_HTML })).value)),
    async begin(mark, title) {
      const json = { posts: [{ title, slug: mark, status: 'draft' }] }
      return only((await call('posts/', posts, { method: 'POST', json, query: AS_HTML })).value)
    },
    async save(before, wanted) {
      const named = wanted.tags && (await Promise.all(wanted.tags.map(tagOf)))
      const json = {
        posts: [{ ...fieldsOf(wanted, before.head), ...(named && { tags: named }), updated_at: before.updatedAt }],
      }
      const query = { ...AS_HTML, source: 'html' }
      return { post: only((await call(`posts/${before.id}/`, posts, { method: 'PUT', json, query })).value), notes: [] }
    },
    async upload(file) {
      const { body, contentType } = await formOf(file)
      const { value } = await call('images/upload/', images, {
        method: 'POST',
        headers: { 'content-type': contentType },
        body,
        timeLimitMs: UPLOAD_LIMIT_MS,
      })
      const address = value.images[0]?.url ?? ''
      return { id: address, address, width: null, height: null }
    },
    // Ghost keeps no list of pictures: of one whose answer was lost it has a file that nobody shows.
    findUpload: async () => null,
    // And no words with them: those stand in the text.
    describe: async () => {},
  }
}

const UPLOAD_LIMIT_MS = 120_000

/** Longest fields that Ghost takes, in characters. */
const LONGEST = { title: 255, seoTitle: 300, seoDescription: 500, alt: 191 } as const
const cut = (text: string, most: number) => Array.from(text).slice(0, most).join('').trimEnd()

/** @param head what the head of its page has already: somebody's own code stays. */
function fieldsOf(wanted: Wanted, head = ''): object {
  return {
    title: cut(wanted.title, LONGEST.title),
    html: withTables(wanted.html),
    ...(wanted.isPublic && { status: 'published' }),
    ...(wanted.slug !== undefined && { slug: wanted.slug }),
    ...(wanted.excerpt !== undefined && { custom_excerpt: wanted.excerpt || null }),
    codeinjection_head: markedHead(head, wanted.headMark),
    meta_title: wanted.seoTitle === null ? null : cut(wanted.seoTitle, LONGEST.seoTitle),
    meta_description: wanted.seoDescription === null ? null : cut(wanted.seoDescription, LONGEST.seoDescription),
    ...(wanted.cover !== undefined && {
      feature_image: wanted.cover && wanted.cover.picture.address,
      feature_image_alt: wanted.cover && cut(wanted.cover.alt, LONGEST.alt),
      feature_image_caption: wanted.cover && escaped(wanted.cover.credit),
    }),
  }
}

/** The head with this mark in the place of one of before; null for an empty one. */
function markedHead(head: string, mark: string): string | null {
  const rest = head.replace(new RegExp(`\\s*<meta name="${DISCLOSURE_NAME}"[^>]*>`, 'g'), '').trim()
  return [rest, mark].filter(Boolean).join('\n') || null
}

/** Ghost's editor knows no tables and would leave them out: a card of HTML keeps them. Those within a list or quote stay lines. */
const withTables = (html: string) =>
  html.replace(
    /^<table>\n[\s\S]*?\n<\/table>$/gm,
    (table) => `<!--kg-card-begin: html-->\n${table}\n<!--kg-card-end: html-->`,
  )

/** The form in which a picture is sent (RFC 7578). */
async function formOf({ fileName, mediaType, bytes }: { fileName: string; mediaType: string; bytes: Uint8Array }) {
  const form = new FormData()
  form.set('file', new Blob([Uint8Array.from(bytes)], { type: mediaType }), fileName)
  form.set('purpose', 'image')
  form.set('ref', fileName)
  const sent = new Response(form)
  return { body: new Uint8Array(await sent.arrayBuffer()), contentType: sent.headers.get('content-type') ?? '' }
}

/** A key that is right is refused as well when the clocks differ by minutes. */
function clockAside(error: unknown): unknown {
  if (!(error instanceof RemoteProblem) || error.failure !== 'key' || error.code !== 'INVALID_JWT') return error
  return new RemoteProblem(
    'key',
    'De website neemt onze sleutel niet aan. Klopt de sleutel wel, kijk dan of de klokken van beide servers gelijk lopen.',
    error.code,
  )
}
