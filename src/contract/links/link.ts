// An inspiration link as browser and server exchange it, its statuses, and the fields by which it is added and changed.
import { z } from 'zod'
import { textField } from '../text.ts'

/** The statuses of a link (specification, section 4). */
export const linkStatuses = ['Open', 'Opgepakt', 'Klaar'] as const
export const linkStatus = z.enum(linkStatuses, { error: 'Kies Open, Opgepakt of Klaar.' })
export type LinkStatus = z.infer<typeof linkStatus>

/** Lengths in characters, of `url` in UTF-16 units: longer addresses do not work in all browsers and servers. */
export const LINK_LIMITS = { titleLeast: 3, title: 300, url: 2_000, notes: 5_000 } as const

/** How long a deleted link can be restored, in days. */
export const BIN_DAYS = 30

export const link = z.object({
  id: z.number().int(),
  title: z.string(),
  url: z.string(),
  notes: z.string().nullable(),
  createdAt: z.iso.datetime(),
  status: linkStatus,
  /** The id of the user who claimed it; null when nobody did. */
  claimedBy: z.number().int().nullable(),
  claimedByName: z.string().nullable(),
  claimedAt: z.iso.datetime().nullable(),
  additionalNotes: z.string().nullable(),
  /** Sent back with an edit: an edit of an older version fails with changedMeanwhile. */
  version: z.number().int(),
  /** The article that whoever claimed it writes about it; null without one. Only they and administrators can open it. */
  articleId: z.number().int().nullable(),
  /** Whether a picture is stored with it. */
  hasImage: z.boolean(),
  /** Only present for a link in the bin. */
  deletedAt: z.iso.datetime().optional(),
})
export type Link = z.infer<typeof link>

/**
 * A link in a list: only with the beginning of its notes. It has no version, so that an edit cannot start from it: that
 * would save the shortened notes.
 */
export const linkEntry = link.omit({ version: true })
export type LinkEntry = z.infer<typeof linkEntry>

const NO_URL = 'Voer een geldige URL in.'

/** A web address. Schemes other than http and https are refused: `javascript:` would run a script when it is opened. */
export const webAddress = z
  .string({ error: NO_URL })
  .trim()
  .max(LINK_LIMITS.url, NO_URL)
  .regex(/^https?:\/\/[^\s/?#\\]\S*$/i, NO_URL)
  .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), NO_URL)
  .pipe(z.url({ protocol: /^https?$/, hostname: /./, error: NO_URL }))

const title = textField({
  min: LINK_LIMITS.titleLeast,
  max: LINK_LIMITS.title,
  tooShort: 'Titel moet minimaal 3 tekens bevatten.',
})

/** Null and empty text both become null. Left out it stays undefined, which in an edit means unchanged. */
const optionalText = textField({ max: LINK_LIMITS.notes })
  .nullish()
  .transform((text) => (text === undefined ? undefined : text || null))

const fields = { title, url: webAddress, notes: optionalText, additionalNotes: optionalText }

export const newLink = z.object({
  ...fields,
  status: linkStatus.nullish().transform((status) => status ?? 'Open'),
})
export type NewLink = z.output<typeof newLink>

export const editedLink = z.object({
  ...fields,
  status: linkStatus.nullish().transform((status) => status ?? undefined),
  /** The version that was edited: fails with changedMeanwhile when there is a newer one. Left out: no check. */
  version: z.number().int().nullish(),
})
export type EditedLink = z.output<typeof editedLink>
