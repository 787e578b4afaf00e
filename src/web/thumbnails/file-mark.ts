// What tells a file that was chosen from others: who chooses it again has the same photograph, and pays for it once. Shows
// nothing.
import { z } from 'zod'

export const fileMark = z.object({
  name: z.string(),
  size: z.number(),
  lastModified: z.number(),
  /** By which name this server has it with an article: then it can be fetched again. */
  stored: z.string().optional(),
})
export type FileMark = z.infer<typeof fileMark>

const origins = new WeakMap<FileMark, string>()

/** Remembers of a file under which name this server has it. */
export function rememberStored(file: File, stored: string): void {
  origins.set(file, stored)
}

export function markOf(file: FileMark): FileMark {
  const { name, size, lastModified, stored = origins.get(file) } = file
  return { name, size, lastModified, ...(stored !== undefined && { stored }) }
}

export const isSameFile = (one: FileMark, other: FileMark): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
