// The history of the user who asks. Another user's generations are answered with 404.
import { z } from 'zod'
import { del, entityIdText, get, idParams, nothing, post, put } from '../endpoint.ts'
import { toolNames } from '../tools/registry.ts'
import { pageQueryOf, searchQuery } from '../paging.ts'
import { generation, HISTORY_PAGE } from './generation.ts'

/** How long a deleted generation can still be restored, in minutes. */
export const UNDO_MINUTES = 60

/** Newest first, in pages. */
export const listGenerations = get('/api/history', {
  access: 'user',
  query: z.object({
    /** Searches input and results, ignoring case. */
    search: searchQuery,
    tool: z.enum(toolNames).optional(),
    favourite: z.enum(['true', 'false']).optional(),
    /** Only what was written for this article. */
    articleId: entityIdText.optional(),
    /** Only this generation; none when it was deleted. */
    id: entityIdText.optional(),
    ...pageQueryOf(HISTORY_PAGE),
  }),
  output: z.array(generation),
})

/** The article that a generation was written from; 404 for one without. */
export const readGenerationSource = get('/api/history/:id/source', {
  access: 'user',
  params: idParams,
  output: z.object({ source: z.string() }),
})

export const markGeneration = put('/api/history/:id', {
  access: 'user',
  params: idParams,
  body: z.object({ favourite: z.boolean() }),
  output: nothing,
})

/**
 * Hides it at once. When it can no longer be restored it is removed, with the examples learned from it and the comments
 * on it; the ratings stay for the figures.
 */
export const deleteGeneration = del('/api/history/:id', { access: 'user', params: idParams, output: nothing })

/** Undoes a deletion of less than `UNDO_MINUTES` ago. */
export const restoreGeneration = post('/api/history/:id/restore', { access: 'user', params: idParams, output: nothing })
