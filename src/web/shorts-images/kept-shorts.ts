// What is kept in the browser of the Shorts that were made: the server has them for a day. Files cannot be kept.
import { z } from 'zod'
import { combineImages } from '#contract/shorts-images/endpoints.ts'
import type { CreationState, Short } from './creation.ts'

const keptShorts = z.array(z.object({ number: z.number().int(), made: combineImages.output }))

/** What was kept, without Shorts that have had their time; none for what an older version kept. */
export function keptShortsIn(stored: unknown, now: Date): Pick<Short, 'number' | 'made'>[] {
  const { data = [] } = keptShorts.safeParse(stored)
  return data.filter(({ made }) => made.result.expiresAt === null || new Date(made.result.expiresAt) > now)
}

export const toKeep = ({ shorts }: CreationState): Pick<Short, 'number' | 'made'>[] =>
  shorts.flatMap(({ number, made }) => (made === null ? [] : [{ number, made }]))
