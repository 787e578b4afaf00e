// The history of the user who asks. Another user's generations are not there (404).
import { z } from 'zod'
import { del, entityIdText, get, idParams, nothing, post, put } from '../endpoint.ts'
import { toolNames } from '../tools/registry.ts'
import { searchQuery } from '../paging.ts'
import { generation } from './generation.ts'

/** How long a deleted generation can still be brought back, in minutes. */
export const UNDO_MINUTES = 60

export const listGenerations = get('/api/history', {
  access: 'user',
  query: z.object({
    /** In input and results, without regard to capitals. */
    search: searchQuery,
    tool: z.enum(toolNames).optional(),
    favourite: z.enum(['true', 'false']).optional(),
    /** The last id of the page before: the list goes back in time from there. */
    before: entityIdText.optional(),
  }),
  output: z.object({
    generations: z.array(generation),
    /** Whether there are older ones. */
    more: z.boolean(),
  }),
})

export const markGeneration = put('/api/history/:id', {
  access: 'user',
  params: idParams,
  body: z.object({ favourite: z.boolean() }),
  output: nothing,
})

/** Takes its learned examples along, and what was written about it; the thumbs stay for the figures. */
export const deleteGeneration = del('/api/history/:id', { access: 'user', params: idParams, output: nothing })

/** Undoes a deletion of less than `UNDO_MINUTES` ago. */
export const restoreGeneration = post('/api/history/:id/restore', { access: 'user', params: idParams, output: nothing })
