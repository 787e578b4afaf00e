// The endpoints of articles: those of the specification (section 7), and what a writer needs beside them. Another user's
// article is answered with 404; administrators read all, and change none but their own.
import { z } from 'zod'
import { del, entityId, entityIdText, file, get, idParams, nothing, post, put } from '../endpoint.ts'
import { pageQuery, pageQueryOf, PAGE_SIZE, searchQuery } from '../paging.ts'
import { article, articleCard, articleHead, articleStates, editedArticle, newArticle, plainArticle } from './article.ts'
import { exportFormats } from './export.ts'
import { newVersionName, versionEntry, VERSIONS_PAGE, versionText } from './version.ts'
import { MOST_BLOCKS } from '../writing/blocks.ts'

/** Room for a million characters of the longest kind, escaped in JSON. */
const ARTICLE_BYTES = 8 * 1024 * 1024
const ARTICLE_VALUES = 6 * MOST_BLOCKS + 2_000

/** The keys by which a list can be sorted (specification, section 9). */
export const articleSorts = ['createdAt', 'title', 'wordCount'] as const
export type ArticleSort = (typeof articleSorts)[number]

const exportFormat = z.enum(exportFormats, { error: 'Kies Markdown, HTML, Word, platte tekst of WordPress.' })

const flag = z.enum(['true', 'false']).optional()

export const articleQuery = {
  /** Searches title and text for any part of a word, ignoring case and accents. */
  q: searchQuery,
  sort: z.enum(articleSorts).optional(),
  /** Left out: newest first by date, else ascending. */
  order: z.enum(['asc', 'desc']).optional(),
  /** The `nextCursor` of the page before. */
  cursor: z.string().max(1_000).optional(),
  state: z.enum(articleStates).optional(),
  /** `true`: only what is in the bin. */
  bin: flag,
  /** `true`: of all users; for administrators only. */
  everyone: flag,
  /** How many cards; a page of the screen by default. */
  size: z.coerce.number().int().min(1).max(100).default(PAGE_SIZE),
}

/** The fields that make a request one for cards; those of a plain list are `limit` and `after`. */
export const cardFields = ['q', 'sort', 'order', 'cursor', 'state', 'bin', 'everyone'] as const

export const articleCards = z.object({ articles: z.array(articleCard), nextCursor: z.string().nullable() })

/**
 * With one of `cardFields` a page of cards; without, the specification's list of whole articles, newest first, in pages as
 * long lists have them (contract/paging.ts).
 */
export const listArticles = get('/api/articles', {
  access: 'user',
  query: z.object({ ...articleQuery, ...pageQuery }),
  output: z.union([articleCards, z.array(plainArticle)]),
})

/** How many articles there are of each kind, each counted no further than `COUNTED_UP_TO` + 1. */
export const countArticles = get('/api/articles/counts', {
  access: 'user',
  query: z.object({ everyone: flag }),
  output: z.object({
    all: z.int(),
    concept: z.int(),
    nagekeken: z.int(),
    opnieuw: z.int(),
    bin: z.int(),
  }),
})
export type ArticleCounts = z.infer<(typeof countArticles)['output']>

/** One's own articles with this keyphrase, `except` left out: two texts about one thing compete for the same searchers. */
export const sameKeyphrase = get('/api/articles/keyphrase', {
  access: 'user',
  query: z.object({ keyphrase: searchQuery, except: entityIdText.optional() }),
  output: z.array(z.object({ id: z.int(), title: z.string() })),
})

export const readArticle = get('/api/articles/:id', { access: 'user', params: idParams, output: article })

/** What tells whether an article has changed since it was read, without its text; 404 once it is gone. */
export const readArticleHead = get('/api/articles/:id/head', {
  access: 'user',
  params: idParams,
  output: articleHead,
})

/** @throws tooManyArticles. */
export const addArticle = post('/api/articles', {
  access: 'user',
  body: newArticle,
  output: article,
  status: 201,
  bodyBytes: 2 * ARTICLE_BYTES,
  bodyValues: ARTICLE_VALUES,
})

export const saveArticle = put('/api/articles/:id', {
  access: 'user',
  params: idParams,
  body: editedArticle,
  output: article,
  bodyBytes: ARTICLE_BYTES,
  bodyValues: ARTICLE_VALUES,
})

/** Moves it to the bin, from which it is removed for good after `ARTICLE_BIN_DAYS`. */
export const deleteArticle = del('/api/articles/:id', { access: 'user', params: idParams, output: nothing })

/** Takes it out of the bin, unchanged. One of the house becomes that of the administrator who does. */
export const undeleteArticle = post('/api/articles/:id/undelete', {
  access: 'user',
  params: idParams,
  output: article,
})

/** Makes an article of the house (`userId` null) that of the administrator who asks, with all that belongs to it. 403 once somebody has it. */
export const takeOverArticle = post('/api/articles/:id/take-over', {
  access: 'admin',
  params: idParams,
  output: article,
})

const versionParams = z.object({ id: entityIdText, n: entityIdText })

/** The closed versions, newest first, in pages: the last twenty and all that were named, checked or shown to somebody outside. */
export const listVersions = get('/api/articles/:id/versions', {
  access: 'user',
  params: idParams,
  query: z.object(pageQueryOf(VERSIONS_PAGE)),
  output: z.array(versionEntry),
})

export const readVersion = get('/api/articles/:id/versions/:n', {
  access: 'user',
  params: versionParams,
  output: versionText,
})

/** Closes the text as it is now under a name; a version that is closed already gets the name. */
export const nameVersion = post('/api/articles/:id/versions', {
  access: 'user',
  params: idParams,
  body: newVersionName,
  output: versionEntry,
  status: 201,
})

/** Puts the text of a version back as the newest, after the present one was closed. */
export const restoreVersion = post('/api/articles/:id/versions/:n/restore', {
  access: 'user',
  params: versionParams,
  body: z.object({ version: z.int().nullish() }).nullish(),
  output: article,
})

/**
 * Measures the text as it is saved (metrics.ts), and keeps that with it; for the owner and administrators. It saves no version:
 * `metricsVersion` becomes the `textVersion` that was measured. @throws tooManyTries when somebody has too much measured.
 */
export const measureArticle = post('/api/articles/:id/metrics', {
  access: 'user',
  params: idParams,
  output: article,
})

/**
 * One article as a file. Administrators export everyone's. Of a format that holds no pictures itself a text with stored ones comes as a
 * ZIP, with those beside it; with `only` as the text alone.
 */
export const exportArticle = get('/api/articles/:id/export', {
  access: 'user',
  params: idParams,
  query: z.object({ format: exportFormat, only: z.literal('text').optional() }),
  output: file,
})

/** Most articles in one ZIP. */
export const MOST_EXPORTED = 200

/** Several articles in a ZIP, with `campaign` the texts of their campaigns too. Those that are not there are left out. */
export const exportArticles = post('/api/articles/export', {
  access: 'user',
  body: z.object({
    ids: z
      .array(entityId, { error: 'Kies de artikelen die je wilt exporteren.' })
      .min(1, 'Kies minstens één artikel.')
      .max(MOST_EXPORTED, `Exporteer hoogstens ${MOST_EXPORTED} artikelen tegelijk.`)
      .transform((ids) => [...new Set(ids)]),
    format: exportFormat,
    campaign: z.boolean().default(false),
  }),
  output: file,
})

const MEGABYTE = 1024 * 1024

/** Largest document that is read, in bytes: a text, and a Word document or ZIP with its pictures. */
export const IMPORT_BYTES = { text: 10 * MEGABYTE, packed: 60 * MEGABYTE } as const

/**
 * Makes an article of a document: Markdown, alone or in a ZIP with its pictures, Word or HTML. Pictures that are in it are stored. `left`
 * says in Dutch what of it could not come along. @throws tooManyArticles; then nothing of it is kept.
 */
export const importArticle = post('/api/articles/import', {
  access: 'user',
  upload: {
    field: 'file',
    kinds: ['zip', 'text'],
    bytesPerFile: IMPORT_BYTES.packed,
    most: 1,
    words: {
      wrongKind: (name) =>
        `‘${name}’ is geen document om te importeren. Kies Markdown, Word (.docx), HTML of een ZIP met Markdown.`,
    },
  },
  output: article.extend({ left: z.array(z.string()) }),
  status: 201,
})

/** A picture that an article shows by its address, fetched by the server: the browser never connects to other sites. */
export const articlePicture = get('/api/articles/picture', {
  access: 'user',
  query: z.object({ url: z.string().max(2_000, 'Dit adres is te lang.') }),
  output: file,
})
