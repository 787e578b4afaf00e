// A copy of all that is kept about a user, as that user sees how it stands with it.
import { z } from 'zod'

/** How long a copy can be fetched, in days. */
export const EXPORT_DAYS = 7

/** How often one user may ask for a copy, per calendar day. */
export const EXPORTS_PER_DAY = 3

export const exportStates = ['none', 'making', 'ready', 'failed'] as const
export type ExportState = (typeof exportStates)[number]

const instant = z.iso.datetime()

export const ownExport = z.object({
  state: z.enum(exportStates),
  /** Where it can be fetched, by its owner alone; null as long as it is not ready. */
  url: z.string().nullable(),
  bytes: z.number().int().nullable(),
  madeAt: instant.nullable(),
  /** Until when it can be fetched. */
  expiresAt: instant.nullable(),
  /** While it is made: what is being gathered, and how much of all is done, in percent. */
  progress: z.object({ step: z.string(), percent: z.number().int() }).nullable(),
  /** How many more can be asked for today. */
  leftToday: z.number().int(),
})
export type OwnExport = z.infer<typeof ownExport>
