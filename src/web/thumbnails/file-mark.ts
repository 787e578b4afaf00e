// What tells a file that was chosen from others: who chooses it again has the same photograph, and pays for it once. Pure.
import { z } from 'zod'

export const fileMark = z.object({ name: z.string(), size: z.number(), lastModified: z.number() })
export type FileMark = z.infer<typeof fileMark>

export const markOf = ({ name, size, lastModified }: FileMark): FileMark => ({ name, size, lastModified })

export const isSameFile = (one: FileMark, other: FileMark): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
