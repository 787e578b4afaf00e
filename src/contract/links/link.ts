// An inspiration link as browser and server exchange it, the words of its status, and what a form about it must hold.
import { z } from 'zod'
import { textField } from '../text.ts'

/** Specification, section 4. */
export const linkStatuses = ['Open', 'Opgepakt', 'Klaar'] as const
export const linkStatus = z.enum(linkStatuses, { error: 'Kies Open, Opgepakt of Klaar.' })
export type LinkStatus = z.infer<typeof linkStatus>

/** Lengths in characters; a browser's address bar gives up near the same length. */
export const LINK_LIMITS = { titleLeast: 3, title: 300, url: 2_000, notes: 5_000 } as const

/** How long a deleted link can be brought back, in days. */
export const BIN_DAYS = 30

export const link = z.object({
  id: z.number().int(),
  title: z.string(),
  url: z.string(),
  notes: z.string().nullable(),
  createdAt: z.iso.datetime(),
  status: linkStatus,
  /** The user who has it; null when it is free. */
  claimedBy: z.number().int().nullable(),
  claimedByName: z.string().nullable(),
  claimedAt: z.iso.datetime().nullable(),
  additionalNotes: z.string().nullable(),
  /** Goes back with an edit: who edits an older one is told. */
  version: z.number().int(),
  /** Whether there is a picture of its page. */
  hasImage: z.boolean(),
  /** Only of a link in the bin. */
  deletedAt: z.iso.datetime().optional(),
})
export type Link = z.infer<typeof link>

/**
 * A link as lists have it: of its notes only how they begin. Without a version: an edit begins with the link itself, or
 * it would save the notes cut.
 */
export const linkEntry = link.omit({ version: true })
export type LinkEntry = z.infer<typeof linkEntry>

const NO_URL = 'Voer een geldige URL in.'

/** Another scheme than the web's could run a script (javascript:) when someone opens the link. */
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

/** Null and empty both mean none. Left out it stays undefined: in an edit that is 'as it was'. */
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
  /** The version that was edited; without it whatever is there now. */
  version: z.number().int().nullish(),
})
export type EditedLink = z.output<typeof editedLink>
