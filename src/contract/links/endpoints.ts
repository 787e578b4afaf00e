// The endpoints of inspiration links: those of the specification (section 7), and besides them the bin and bulk actions.
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
    /** Searches title, address and notes, ignoring case and accents. */
    search: searchQuery,
    /** `true`: only links that the user who asks has claimed. */
    mine: flag,
    /** `true`: the deleted links instead of the others; for administrators only. */
    bin: flag,
    ...pageQuery,
  }),
  output: z.array(linkEntry),
})

/** With `bin` a deleted link is read, for administrators only; without it a deleted link is answered with 404. */
export const readLink = get('/api/inspiratie-links/:id', {
  access: 'user',
  params: idParams,
  query: z.object({ bin: flag }),
  output: link,
})

export const addLink = post('/api/inspiratie-links', { access: 'admin', body: newLink, output: link, status: 201 })

/** An administrator may set any status here, whatever steps.ts allows. */
export const saveLink = put('/api/inspiratie-links/:id', {
  access: 'admin',
  params: idParams,
  body: editedLink,
  output: link,
})

/** Moves the link to the bin. */
export const deleteLink = del('/api/inspiratie-links/:id', { access: 'admin', params: idParams, output: nothing })

/** Takes the link out of the bin, unchanged. */
export const restoreLink = post('/api/inspiratie-links/:id/restore', {
  access: 'admin',
  params: idParams,
  output: link,
})

export const claimLink = post('/api/inspiratie-links/:id/claim', { access: 'user', params: idParams, output: link })

export const releaseLink = post('/api/inspiratie-links/:id/unclaim', { access: 'user', params: idParams, output: link })

/** Takes the step to a status (steps.ts). The step to Open is for administrators only. */
export const advanceLink = post('/api/inspiratie-links/:id/status', {
  access: 'user',
  params: idParams,
  body: z.object({ status: linkStatus }),
  output: link,
})

/** What can be done with many links at once. `Open`, `delete` and `restore` are for administrators only. */
export const bulkActions = [...linkSteps, 'delete', 'restore'] as const
export type BulkAction = (typeof bulkActions)[number]

/** Most links in one request. */
export const BULK_LIMIT = 200

/** By the same rules as for a single link. A link for which the action is refused does not stop the others. */
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
    /** One result per link, in the order of `ids`; `message` says why the action was refused. */
    results: z.array(z.object({ id: z.number().int(), done: z.boolean(), message: z.string().optional() })),
  }),
})
