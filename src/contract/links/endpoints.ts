// The calls about inspiration links (specification, section 7), and what it leaves open: the bin, and many at once.
import { z } from 'zod'
import { del, entityId, get, idParams, nothing, post, put } from '../endpoint.ts'
import { pageQuery, searchQuery } from '../paging.ts'
import { editedLink, link, linkEntry, linkStatus, newLink } from './link.ts'
import { linkSteps } from './steps.ts'

const flag = z.enum(['true', 'false']).optional()

/** Newest first, in pages. */
export const listLinks = get('/api/inspiratie-links', {
  access: 'user',
  query: z.object({
    status: linkStatus.optional(),
    /** In title, address and notes, without regard to capitals. */
    search: searchQuery,
    /** Only what the asker claimed. */
    mine: flag,
    /** What was deleted instead of what is there; for administrators. */
    bin: flag,
    ...pageQuery,
  }),
  output: z.array(linkEntry),
})

/** What is in the bin is read by administrators only, when they ask for it. */
export const readLink = get('/api/inspiratie-links/:id', {
  access: 'user',
  params: idParams,
  query: z.object({ bin: flag }),
  output: link,
})

export const addLink = post('/api/inspiratie-links', { access: 'admin', body: newLink, output: link, status: 201 })

/** May set any status. */
export const saveLink = put('/api/inspiratie-links/:id', {
  access: 'admin',
  params: idParams,
  body: editedLink,
  output: link,
})

/** Into the bin. */
export const deleteLink = del('/api/inspiratie-links/:id', { access: 'admin', params: idParams, output: nothing })

/** Out of the bin, as it was. */
export const restoreLink = post('/api/inspiratie-links/:id/restore', {
  access: 'admin',
  params: idParams,
  output: link,
})

export const claimLink = post('/api/inspiratie-links/:id/claim', { access: 'user', params: idParams, output: link })

export const releaseLink = post('/api/inspiratie-links/:id/unclaim', { access: 'user', params: idParams, output: link })

/** To Open is for administrators only. */
export const advanceLink = post('/api/inspiratie-links/:id/status', {
  access: 'user',
  params: idParams,
  body: z.object({ status: linkStatus }),
  output: link,
})

/** What can be done with many at once; the last two, and Open, are for administrators. */
export const bulkActions = [...linkSteps, 'delete', 'restore'] as const
export type BulkAction = (typeof bulkActions)[number]

/** Most links in one call. */
export const BULK_LIMIT = 200

/** The same rules as one by one: what cannot be done is told, and does not stop the rest. */
export const changeLinks = post('/api/inspiratie-links/bulk', {
  access: 'user',
  body: z.object({
    ids: z
      .array(entityId)
      .min(1, 'Kies minstens één link.')
      .max(BULK_LIMIT, `Kies hoogstens ${BULK_LIMIT} links.`)
      .transform((ids) => [...new Set(ids)]),
    action: z.enum(bulkActions, { error: 'Deze actie bestaat niet.' }),
  }),
  output: z.object({
    /** In the order of `ids`; `message` says why it was not done. */
    results: z.array(z.object({ id: z.number().int(), done: z.boolean(), message: z.string().optional() })),
  }),
})
