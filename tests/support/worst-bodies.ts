// What every endpoint that takes more than 50 kB of text is sent at its worst: a text in each field that takes one, cut to its limit.
// An endpoint that has no row here fails the test that walks them.
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { SOURCE_LIMITS } from '#contract/writing/sources.ts'
import { fitting } from './fitting.ts'
import { longest } from './text-capacity.ts'
import { toolInputs } from './tool-fields.ts'

/** A text of so many characters. */
export type Text = (length: number) => string

interface Worst {
  who: 'admin' | 'maker'
  /** What it is about; `article` is one of the maker's. Left out: where the path names something, that is not there. */
  path?: (article: number) => string
  /** The text file that is sent in a form. */
  file?: (text: Text) => string
  /** Left out: every field is filled by what its schema takes. */
  body?: (text: Text) => object
  /** Whether it must be taken; left out: it may also be refused. */
  taken?: true
}

const MOST = 1_000_000
/** What fits in a body of the usual size, escaped. */
const USUAL = 200_000
const SOURCES = SOURCE_LIMITS.together / SOURCE_LIMITS.text

const sources = (text: Text) => {
  const whole = text(SOURCE_LIMITS.together)
  return Array.from({ length: SOURCES }, (_, at) => ({
    title: 'Bron',
    url: null,
    text: whole.slice(at * SOURCE_LIMITS.text, (at + 1) * SOURCE_LIMITS.text),
  }))
}

const ofArticle = (article: number, rest: string) => `/api/articles/${article}${rest}`
const [admin, maker]: [Worst, Worst] = [{ who: 'admin' }, { who: 'maker' }]

export const worstBodies: Readonly<Record<string, Worst>> = {
  'POST /api/articles': {
    ...maker,
    body: (text) => ({ title: 'Het slechtste', content: text(MOST), originalContent: text(MOST) }),
    taken: true,
  },
  'PUT /api/articles/:id': {
    ...maker,
    path: (article) => ofArticle(article, ''),
    body: (text) => ({ title: 'Het slechtste', content: `${text(MOST - 1)}.`, close: true }),
    taken: true,
  },
  'POST /api/articles/import': { ...maker, file: (text) => text(MOST) },
  'POST /api/articles/draft': {
    ...maker,
    body: (text) => ({ ...toolInputs['article-draft'], sources: sources(text) }),
  },
  'POST /api/articles/outline': {
    ...maker,
    body: (text) => ({ ...toolInputs['article-outline'], sources: sources(text) }),
  },
  'POST /api/articles/section': {
    ...maker,
    body: (text) => ({ ...toolInputs['article-section'], sources: sources(text) }),
  },
  'PUT /api/articles/:id/campaign/:part': { ...maker, path: (article) => ofArticle(article, '/campaign/titels') },
  'POST /api/articles/:id/review': { ...maker, path: (article) => ofArticle(article, '/review') },
  'POST /api/feeds/opml': {
    ...admin,
    body: (text) => ({ opml: `<opml><body><outline xmlUrl="https://example.com/">${text(MOST)}` }),
  },
  'POST /api/feeds': admin,
  'POST /api/inspiratie-links': admin,
  'PUT /api/inspiratie-links/:id': admin,
  'POST /api/inspiratie-links/preview': admin,
  'POST /api/tasks': admin,
  'PUT /api/tasks/:id': admin,
  'POST /api/publishing/sites': admin,
  'PUT /api/users/:id/full-details': admin,
  'POST /api/own-words': maker,
  'POST /api/sources/read': maker,
  'POST /api/styles': maker,
  'PUT /api/styles/:id': maker,
  'POST /api/account/passkeys': maker,
  'POST /api/login/passkey': maker,
  'POST /api/account/proof/passkey': maker,
  'POST /api/image-enhancer/enhance': { ...maker, file: (text) => text(10_000) },
  'POST /api/shorts-image-creator/combine': { ...maker, file: (text) => text(10_000) },
}

const UNKNOWN = '2147483647'

export const addressOf = (endpoint: Endpoint, { path }: Worst, article: number) =>
  path?.(article) ?? endpoint.path.replaceAll(/:\w+/g, UNKNOWN)

export const bodyOf = (endpoint: Endpoint, { body }: Worst, text: Text): object =>
  body?.(text) ?? (filled(endpoint.body, text, { left: USUAL }) as object)

/** A value of this schema whose texts are as long as they may be, as long as there is room. */
function filled(schema: z.ZodType, text: Text, room: { left: number }): unknown {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape)
    return Object.fromEntries(fields.map(([name, field]) => [name, filled(field, text, room)]))
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return filled(schema.def.innerType as z.ZodType, text, room)
  if (schema instanceof z.ZodPipe) return filled(schema.def.in as z.ZodType, text, room)
  if (schema instanceof z.ZodArray) {
    const list: unknown[] = []
    for (let before = -1; room.left > 0 && before !== room.left && list.length < 10_000;) {
      before = room.left
      list.push(filled(schema.element as z.ZodType, text, room))
    }
    return list
  }
  const most = schema instanceof z.ZodString ? Math.min(longest(schema), room.left) : 0
  const long = text(most)
  if (most > 0 && schema.safeParse(long).success) {
    room.left -= most
    return long
  }
  return safely(schema)
}

/** A short value, where one is found. */
function safely(schema: z.ZodType): unknown {
  try {
    return fitting(schema)
  } catch {
    return null
  }
}
