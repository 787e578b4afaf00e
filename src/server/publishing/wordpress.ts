// A WordPress, asked through its REST API with an application password (developer.wordpress.org/rest-api). Knows no article of ours.
import { z } from 'zod'
import { decoded } from '#contract/markdown/entities.ts'
import type { Question } from '../fetch/safe-fetch.ts'
import { askJson, webUrl, type ReadSaid } from './ask-json.ts'
import {
  unlessGone,
  RemoteProblem,
  type Ask,
  type Remote,
  type RemotePicture,
  type RemotePost,
  type Wanted,
} from './remote.ts'
import { apiAddress, findRoot } from './wordpress-root.ts'

export interface WordpressKey {
  username: string
  applicationPassword: string
}

const refusal = z.object({
  code: z.union([z.string(), z.number()]).transform(String),
  message: z.string(),
  data: z
    .object({ term_id: z.int().optional().catch(undefined) })
    .nullish()
    .catch(null),
})
const readSaid: ReadSaid = (body) => {
  const read = refusal.safeParse(body)
  if (!read.success) return undefined
  const { code, message, data } = read.data
  return { code, words: message, existing: data?.term_id }
}

const me = z.object({
  name: z.string(),
  capabilities: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).optional(),
})

const raw = z.object({ raw: z.string() })
const post = z.object({
  id: z.int(),
  status: z.string(),
  /** Undefined for one that leads nowhere: an article that stands there is no failure for it. */
  link: webUrl.optional().catch(undefined),
  modified_gmt: z.string(),
  title: raw,
  content: raw,
  // Left out where the theme has no pictures above its texts; 0 is none.
  featured_media: z.int().optional(),
  // PHP writes an empty object as a list.
  meta: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).optional(),
})
const POST_FIELDS = 'id,status,link,modified_gmt,title,content.raw,featured_media,meta'

const media = z.object({
  id: z.int(),
  source_url: z.string(),
  media_details: z
    .object({ width: z.int().positive().optional(), height: z.int().positive().optional() })
    .or(z.array(z.unknown()))
    .optional(),
})
const MEDIA_FIELDS = 'id,source_url,media_details'

const tag = z.object({ id: z.int(), name: z.string() })

/** Fields for search engines, by the plugins that can be told them: each only where the site has opened it. */
const SEO_FIELDS = {
  seoTitle: ['_yoast_wpseo_title', 'rank_math_title'],
  seoDescription: ['_yoast_wpseo_metadesc', 'rank_math_description'],
} as const

/** @param api where its API begins; undefined to look for that. */
export function openWordpress(ask: Ask, typed: string, api: string | undefined, key: WordpressKey): Remote {
  const credentials = Buffer.from(`${key.username}:${key.applicationPassword}`).toString('base64')
  const headers = { authorization: `Basic ${credentials}`, accept: 'application/json' }
  const manner = { readSaid, secrets: [credentials, key.applicationPassword] }
  let root = api

  async function call<Value>(
    path: string,
    schema: z.ZodType<Value>,
    { query, json, ...question }: Question & { query?: Record<string, string>; json?: object } = {},
  ): Promise<Value> {
    root ??= (await findRoot(ask, typed)).api
    const body = json === undefined ? {} : { body: JSON.stringify(json) }
    const sent: Question = {
      ...(json !== undefined && { method: 'POST' }),
      ...question,
      ...body,
      headers: { ...headers, ...(json !== undefined && { 'content-type': 'application/json' }), ...question.headers },
    }
    return (await askJson(ask, apiAddress(root, path, query), sent, schema, manner)).value
  }

  const toPost = ({ id, status, link, modified_gmt, title, content, ...more }: z.output<typeof post>): RemotePost => ({
    id: String(id),
    title: decoded(title.raw),
    html: content.raw,
    updatedAt: modified_gmt,
    isPublic: status === 'publish',
    address: status === 'publish' ? (link ?? null) : null,
    editAddress: editAddress(id),
    fields: more.meta === undefined || Array.isArray(more.meta) ? [] : Object.keys(more.meta),
    cover: more.featured_media ? String(more.featured_media) : null,
  })
  /** The site's folder for its administration: beside its API, which may stand elsewhere than its pages. */
  function editAddress(id: number): string {
    const home = new URL(root ?? typed)
    home.search = ''
    home.pathname = home.pathname.replace(/(?:index\.php\/)?wp-json\/.*$|index\.php$/, '')
    return new URL(`wp-admin/post.php?post=${id}&action=edit`, home).href
  }

  async function find(id: string): Promise<RemotePost | null> {
    const found = await unlessGone(() => call(`/wp/v2/posts/${id}`, post, { query: asked(POST_FIELDS) }))
    return found === null || found.status === 'trash' ? null : toPost(found)
  }

  async function tagId(name: string): Promise<number> {
    const search = { search: name, per_page: '100', _fields: 'id,name', context: 'view' }
    const found = await call('/wp/v2/tags', z.array(tag), { query: search })
    const same = found.find((one) => folded(decoded(one.name)) === folded(name))
    if (same) return same.id
    try {
      return (await call('/wp/v2/tags', tag, { json: { name } })).id
    } catch (error) {
      // Somebody added it at this moment, or the search did not find it: `&` is kept in another way.
      if (!(error instanceof RemoteProblem) || error.code !== 'term_exists' || error.existing === undefined) throw error
      return error.existing
    }
  }

  return {
    async greet() {
      const found = await findRoot(ask, typed)
      root = found.api
      const { name, capabilities } = await call('/wp/v2/users/me', me, { query: { context: 'edit' } })
      const may = (what: string) =>
        capabilities !== undefined && !Array.isArray(capabilities) && capabilities[what] === true
      if (!may('publish_posts') || !may('upload_files'))
        throw new RemoteProblem(
          'forbidden',
          `${name} mag op deze website geen berichten publiceren. Kies een account met de rol Auteur, Redacteur of Beheerder.`,
        )
      const url = (found.home ?? found.url).replace(/\/+$/, '')
      return { url, api: found.api, name: decoded(found.name).trim() || new URL(url).host, account: key.username }
    },
    find,
    async findMark(mark) {
      const query = { ...asked(POST_FIELDS), slug: mark, status: 'any', per_page: '1' }
      const [found] = await call('/wp/v2/posts', z.array(post), { query })
      return found === undefined ? null : toPost(found)
    },
    async begin(mark, title) {
      const json = { title: asHtml(title), slug: mark, status: 'draft' }
      return toPost(await call('/wp/v2/posts', post, { json, query: asked(POST_FIELDS) }))
    },
    async save(before, wanted) {
      const notes: string[] = []
      const tags = wanted.tags === undefined ? undefined : await idsOf(wanted.tags, tagId, notes)
      const { fields, notes: unsent } = seoOf(before, wanted)
      const json = {
        title: asHtml(wanted.title),
        content: wanted.html,
        // What a colleague made private or put in a queue there stays so as long as it is to be a draft.
        ...(wanted.isPublic && { status: 'publish' }),
        ...(wanted.slug !== undefined && { slug: wanted.slug }),
        ...(wanted.excerpt !== undefined && { excerpt: asHtml(wanted.excerpt) }),
        ...(tags !== undefined && { tags }),
        ...(wanted.cover !== undefined && { featured_media: Number(wanted.cover?.picture.id ?? 0) }),
        ...(Object.keys(fields).length > 0 && { meta: fields }),
      }
      const saved = await call(`/wp/v2/posts/${before.id}`, post, { json, query: asked(POST_FIELDS) })
      return { post: toPost(saved), notes: [...notes, ...unsent] }
    },
    async upload({ fileName, mediaType, bytes, alt, credit }) {
      const sent = await call('/wp/v2/media', media, {
        method: 'POST',
        query: { _fields: MEDIA_FIELDS },
        headers: { 'content-type': mediaType, 'content-disposition': `attachment; filename="${fileName}"` },
        body: bytes,
        timeLimitMs: UPLOAD_LIMIT_MS,
      })
      const picture = toPicture(sent)
      await this.describe(picture, { alt, credit })
      return picture
    },
    async findUpload(fileName) {
      const slug = fileName.replace(/\.[^.]*$/, '')
      const query = { slug, per_page: '1', context: 'edit', _fields: MEDIA_FIELDS }
      const [found] = await call('/wp/v2/media', z.array(media), { query })
      return found === undefined ? null : toPicture(found)
    },
    async describe({ id }, { alt, credit }) {
      await call(`/wp/v2/media/${id}`, media, {
        json: { alt_text: alt, caption: asHtml(credit) },
        query: { _fields: MEDIA_FIELDS },
      })
    },
  }
}

/** Titles, excerpts and captions are HTML there, in which an administrator's scripts stay. */
const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const UPLOAD_LIMIT_MS = 120_000

const asked = (fields: string) => ({ context: 'edit', _fields: fields })

const folded = (name: string) => name.trim().toLocaleLowerCase('nl')

function toPicture({ id, source_url, media_details }: z.output<typeof media>): RemotePicture {
  const size = media_details === undefined || Array.isArray(media_details) ? {} : media_details
  return { id: String(id), address: source_url, width: size.width ?? null, height: size.height ?? null }
}

/** The ids of tags; where the key may make none, those that there are. */
async function idsOf(
  names: readonly string[],
  idOf: (name: string) => Promise<number>,
  notes: string[],
): Promise<number[]> {
  const ids: number[] = []
  for (const name of names)
    try {
      ids.push(await idOf(name))
    } catch (error) {
      if (!(error instanceof RemoteProblem) || error.failure !== 'forbidden') throw error
      notes.push(`De tag ‘${name}’ bestaat daar niet, en deze sleutel mag geen tags toevoegen.`)
    }
  return ids
}

/** The fields for search engines that the site has opened, and what is said of those that it has not. */
function seoOf({ fields }: RemotePost, wanted: Wanted): { fields: Record<string, string>; notes: string[] } {
  const sent: Record<string, string> = {}
  const missing: string[] = []
  for (const [name, label] of [
    ['seoTitle', 'de SEO-titel'],
    ['seoDescription', 'de SEO-omschrijving'],
  ] as const) {
    const value = wanted[name]
    if (value === null) continue
    const open = SEO_FIELDS[name].filter((field) => fields.includes(field))
    for (const field of open) sent[field] = value
    if (open.length === 0) missing.push(label)
  }
  const notes =
    missing.length === 0
      ? []
      : [
          `${capital(missing.join(' en '))} ${missing.length === 1 ? 'ging' : 'gingen'} niet mee: deze WordPress neemt die niet aan.`,
        ]
  return { fields: sent, notes }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
