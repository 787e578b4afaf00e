// An inspiration link as browser and server exchange it, and the words of its status.
import { z } from 'zod'

/** Specification, section 4. */
export const linkStatuses = ['Open', 'Opgepakt', 'Klaar'] as const
export const linkStatus = z.enum(linkStatuses)
export type LinkStatus = z.infer<typeof linkStatus>
