// An article as browser and server exchange it: the fields that are sent, the whole of it, and its card in a list.
import { z } from 'zod'
import { characterCount } from '../characters.ts'
import { entityId } from '../endpoint.ts'
import { seoData, seoFields } from '../seo/fields.ts'
import { textField } from '../text.ts'
import { machineBlocks } from '../writing/blocks.ts'

/** Lengths in characters. The least ones are those of the specification, section 9; beyond `content` the answer is 413. */
export const ARTICLE_LIMITS = { titleLeast: 3, title: 300, contentLeast: 10, content: 1_000_000 } as const

/**
 * How many articles somebody without a desk has at most, those in the bin included: whatever of all of them is done at once, as when their
 * account goes, takes 0.1 ms for each on the embedded database, while everybody waits.
 */
export const MOST_ARTICLES = 5_000

/** How long a deleted article can be brought back, in days. */
export const ARTICLE_BIN_DAYS = 30

/** Words that are read in a minute (specification, section 9). */
const WORDS_PER_MINUTE = 225

/** Minutes it takes to read so many words, rounded up; 0 for none. */
export const readingMinutes = (words: number) => Math.ceil(words / WORDS_PER_MINUTE)

/** The message for an article that is too long; the problem is bodyTooLarge. */
export const ARTICLE_TOO_LONG = 'Een artikel telt hoogstens 1.000.000 tekens.'

/**
 * Whether `content` or the text it was made from is longer than an article may be. Not a rule of the schema, because the
 * answer is 413 and not 400.
 */
export const isTooLong = (text: string | null | undefined) =>
  // A code point has at most two UTF-16 units: what is shorter than the limit in those need not be counted.
  typeof text === 'string' && text.length > ARTICLE_LIMITS.content && characterCount(text) > ARTICLE_LIMITS.content

/** What is said of a title or a text that is too short (specification, section 5). */
export const ARTICLE_TOO_SHORT = {
  title: 'Titel moet minimaal 3 tekens bevatten',
  content: 'Content moet minimaal 10 tekens bevatten',
} as const

const title = textField({
  min: ARTICLE_LIMITS.titleLeast,
  max: ARTICLE_LIMITS.title,
  tooShort: ARTICLE_TOO_SHORT.title,
  oneLine: true,
})

/** Markdown, kept byte for byte: never trimmed. */
const content = z
  .string({ error: ARTICLE_TOO_SHORT.content })
  .refine(
    (text) =>
      characterCount(text.slice(0, 1_000).trim()) >= ARTICLE_LIMITS.contentLeast ||
      characterCount(text.trim()) >= ARTICLE_LIMITS.contentLeast,
    ARTICLE_TOO_SHORT.content,
  )

/** A source that an article is written from: where its text stands in `originalContent`, in UTF-16 units. */
export const articleSource = z.object({
  title: textField({ max: ARTICLE_LIMITS.title }),
  url: z.string().max(2_000).nullable(),
  from: z.int().nonnegative(),
  to: z.int().nonnegative(),
})
export type ArticleSource = z.infer<typeof articleSource>

const sources = z.array(articleSource).max(10, 'Een artikel heeft hoogstens 10 bronnen.')

/** What somebody may send beside title and content. Left out is unchanged. */
const besides = {
  ...seoFields,
  /** Which blocks a language model or the built-in writer wrote. Left out: the server finds them back by their text. */
  blocks: machineBlocks.optional(),
  sources: sources.optional(),
}

export const newArticle = z.object({
  title,
  content,
  originalContent: z
    .string()
    .nullish()
    .transform((text) => text ?? null),
  ...besides,
  /** The claimed inspiration link that it is written about. */
  linkId: entityId.nullish(),
  /** Made by the client: the same article sent twice with one key, because the first answer was lost, is added once. */
  key: z.string().min(8).max(64).nullish(),
})
export type NewArticle = z.output<typeof newArticle>

export const editedArticle = z.object({
  title,
  content,
  /** The version that was edited: fails with changedMeanwhile when there is a newer one. Left out: no check. */
  version: z.int().nullish(),
  ...besides,
  /** Closes the text that is saved as a version of the history, as Ctrl+S does. */
  close: z.boolean().optional(),
  /** Closes the text that this one takes the place of, and why. */
  closeBefore: z.enum(['save', 'import', 'ai']).optional(),
})
export type EditedArticle = z.output<typeof editedArticle>

/** concept: never checked. nagekeken: checked, and its text has not changed since. opnieuw: changed after it was checked. */
export const articleStates = ['concept', 'nagekeken', 'opnieuw'] as const
export type ArticleState = (typeof articleStates)[number]

/** Who checked which version, and when. `byName` stays when that user is gone. */
export const checkMark = z.object({ version: z.int(), byName: z.string(), at: z.iso.datetime() })
export type CheckMark = z.infer<typeof checkMark>

const shared = {
  id: z.int(),
  /** Null: the house's, since its owner is gone. Administrators read it, and may take it over. */
  userId: z.int().nullable(),
  title: z.string(),
  wordCount: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Raised with each save: the number of the text in its history, and what an edit is held against. */
  version: z.int(),
  state: z.enum(articleStates),
  checked: checkMark.nullable(),
  /** How many `[nog in te vullen: …]` are open. */
  gaps: z.int(),
  /** Only present in the bin. */
  deletedAt: z.iso.datetime().optional(),
}

export const article = z.object({
  ...shared,
  content: z.string(),
  originalContent: z.string().nullable(),
  /** JSON: `articleMetrics` (metrics.ts). */
  metrics: z.string().nullable(),
  /** The version whose text the metrics are of: its `textVersion` then. */
  metricsVersion: z.int().nullable(),
  /** The version at which title or text last changed. */
  textVersion: z.int(),
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
  seoKeywords: z.string().nullable(),
  seoScore: z.int().nullable(),
  seoData: seoData.nullable(),
  blocks: machineBlocks,
  sources: z.array(articleSource),
  linkId: z.int().nullable(),
  /** Whose it is: only for an administrator who reads somebody else's. */
  ownerName: z.string().optional(),
})
export type Article = z.infer<typeof article>

/** What of an article says whether the tools would be given something else by now. */
export const articleHead = article.pick({
  id: true,
  title: true,
  version: true,
  textVersion: true,
  seoDescription: true,
})
export type ArticleHead = z.infer<typeof articleHead>

/** An article in a list: the beginning of its readable text instead of the whole. */
export const articleCard = z.object({
  ...shared,
  excerpt: z.string(),
  ownerName: z.string().optional(),
  /** Something of it waits for somebody's word before it goes out; left out when nothing does. */
  isHeld: z.literal(true).optional(),
})
export type ArticleCard = z.infer<typeof articleCard>

/** What a program that asks without a query gets of each (specification, section 7), and what lies at hand besides. */
export const plainArticle = z.object({ ...shared, content: z.string() })
