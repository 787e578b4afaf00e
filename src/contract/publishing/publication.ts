// An article on a website: what is asked, where it stands, and what differs when somebody changed it there. Knows no kind of website.
import { z } from 'zod'
import { entityId } from '../endpoint.ts'
import { textField } from '../text.ts'
import { overruleWhy } from '../reviews/review.ts'
import { momentOf } from './moment.ts'
import { siteKinds } from './site.ts'

/** The excerpt: what Ghost takes. In characters. */
export const LONGEST_EXCERPT = 300
export const MOST_TAGS = 20
/** Of one tag, in characters. */
export const LONGEST_TAG = 100

const NO_MOMENT = 'Kies concept, nu of een geldig moment.'

const when = z
  .string({ error: NO_MOMENT })
  .max(40, NO_MOMENT)
  .refine((text) => text === 'draft' || text === 'now' || momentOf(text) !== undefined, NO_MOMENT)

/** Each name once, whatever its capitals. */
const tags = z
  .array(
    textField({ min: 1, max: LONGEST_TAG, oneLine: true }).refine(
      (tag) => !tag.includes(','),
      'Een tag heeft geen komma.',
    ),
  )
  .max(MOST_TAGS, `Geef hoogstens ${MOST_TAGS} tags.`)
  .transform((all) => all.filter((tag, at) => all.findIndex((one) => one.toLowerCase() === tag.toLowerCase()) === at))

/** How many returns are overruled at once. */
const MOST_OVERRULED = 1_000

/** `seen` of who was told that it was deleted there. */
export const SEEN_GONE = 'gone'

export const publishInput = z.object({
  siteId: entityId,
  /** `draft`, `now`, or a moment (moment.ts). */
  when,
  /** Left out: as it stands there, and for an article that is new there its SEO description. */
  excerpt: textField({ max: LONGEST_EXCERPT }).optional(),
  /** Left out: as they stand there. */
  tags: tags.optional(),
  /** Puts ours in the place of what somebody changed there, or makes it anew where it was deleted. */
  overwrite: z.boolean().optional(),
  /**
   * With `overwrite`: what a person saw there, as `changedThere` says it, or `SEEN_GONE`. When it is something else by now that is told
   * once more. Left out: whatever stands there.
   */
  seen: z.string().max(100, 'Dit is niet wat er van het verschil werd gezegd.').optional(),
  /** Of administrators: why it goes out although it was sent back and that was not answered. The record keeps it. */
  overrule: overruleWhy.optional(),
  /**
   * With `overrule`: the links of what they saw that was sent back. What was sent back since is told instead of overruled. Left out:
   * whatever was.
   */
  overruled: z.array(entityId).max(MOST_OVERRULED).optional(),
})
export type PublishInput = z.input<typeof publishInput>

/**
 * waiting: goes out as soon as its turn comes. planned: at its moment. sending: under way. sent: it stands there. failed: it was tried
 * and given up. changed: somebody changed it there. gone: somebody deleted it there. paused: the site refused our key. held: stands
 * still, with its moment, until somebody who may publish orders it again or takes it back. cancelled: taken back before it had ever
 * gone out.
 */
export const publicationStates = [
  'waiting',
  'planned',
  'sending',
  'sent',
  'failed',
  'changed',
  'gone',
  'paused',
  'held',
  'cancelled',
] as const
export type PublicationState = (typeof publicationStates)[number]

/** Those of which the order has not begun: it can be taken back. */
export const notBegun = ['waiting', 'planned', 'paused', 'held'] as const satisfies readonly PublicationState[]
export const isNotBegun = (state: PublicationState) => notBegun.some((one) => one === state)

/** Those of which an order is still to be carried out. */
export const isUnderWay = (state: PublicationState) => state === 'waiting' || state === 'sending'

export const publication = z.object({
  id: z.int(),
  siteId: z.int(),
  siteKind: z.enum(siteKinds),
  siteName: z.string(),
  state: z.enum(publicationStates),
  /** Why it failed, waits or is paused, or will not go out at its moment, in Dutch. */
  problem: z.string().nullable(),
  /** What of the article the site did not take, in Dutch, such as the SEO title. */
  notes: z.array(z.string()),
  /** When it is to go out; of one that is held, when it was to. */
  plannedFor: z.iso.datetime().nullable(),
  /**
   * The version of the article that is still to go out, when its text was saved, and whether the article reads otherwise by now. Null when
   * nothing is to go out.
   */
  ordered: z.object({ version: z.int(), savedAt: z.iso.datetime(), isChanged: z.boolean() }).nullable(),
  /** As it was asked last; null was left out. */
  excerpt: z.string().nullable(),
  tags: z.array(z.string()).nullable(),
  /** Whether it is asked as a draft. */
  draft: z.boolean(),
  /** Where it stands, once everybody may read it there. */
  address: z.string().nullable(),
  /** Where it is edited there. */
  editAddress: z.string().nullable(),
  /** Whether everybody may read it there, as far as we know. */
  isPublic: z.boolean(),
  /** The version of the article that stands there, and since when. */
  sentVersion: z.int().nullable(),
  sentAt: z.iso.datetime().nullable(),
})
export type Publication = z.infer<typeof publication>
