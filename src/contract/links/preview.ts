// Previews: title, description and picture of a web page, fetched before it is added as a link; whether the board already
// has the page; and the pictures of links.
import { z } from 'zod'
import { del, entityIdText, file, get, idParams, nothing, post } from '../endpoint.ts'
import { MOST_URLS } from './address-key.ts'
import { LINK_LIMITS, linkStatus } from './link.ts'

const address = z.string({ error: 'Voer een geldige URL in.' }).max(LINK_LIMITS.url, 'Deze URL is te lang.')

/** A link on the board to the same page (address-key.ts). */
export const duplicate = z.object({
  id: z.number().int(),
  title: z.string(),
  status: linkStatus,
  /** Whether it is in the bin, from which it can be restored. */
  deleted: z.boolean(),
})
export type Duplicate = z.infer<typeof duplicate>

export const linkPreview = z.object({
  /** The address as it was requested. */
  url: z.string(),
  title: z.string().nullable(),
  description: z.string().nullable(),
  imageUrl: z.string().nullable(),
  /** Why there is no title, in Dutch for people: nothing could be fetched, or the page has none. */
  problem: z.string().nullable(),
  /** Links to the requested address, or to the one it redirects to; those in the bin last. */
  duplicates: z.array(duplicate),
  /** Whether the same page occurs earlier in the request; it is then not fetched again. */
  repeated: z.boolean(),
})
export type LinkPreview = z.infer<typeof linkPreview>

/** Previews in the order of `urls`. Fails with tooManyTries when the user has had too many pages fetched lately. */
export const previewLinks = post('/api/inspiratie-links/preview', {
  access: 'admin',
  body: z.object({
    urls: z
      .array(address, { error: 'Geef de URL’s die je wilt ophalen.' })
      .min(1, 'Geef minstens één URL.')
      .max(MOST_URLS, `Haal hoogstens ${MOST_URLS} URL’s tegelijk op.`),
  }),
  output: z.array(linkPreview),
})

/** The picture in a preview, fetched by the server: the browser never connects to other sites. */
export const previewPicture = get('/api/inspiratie-links/preview/picture', {
  access: 'admin',
  query: z.object({ url: address }),
  output: file,
})

/** The links to one page; nothing is fetched. `except` leaves out the link that is being edited. */
export const linkDuplicates = get('/api/inspiratie-links/duplicates', {
  access: 'admin',
  query: z.object({ url: address, except: entityIdText.optional() }),
  output: z.array(duplicate),
})

/** Fetches a picture and stores it with the link, replacing an earlier one. */
export const keepLinkImage = post('/api/inspiratie-links/:id/image', {
  access: 'admin',
  params: idParams,
  body: z.object({ imageUrl: address }),
  output: nothing,
})

/** The stored picture; 404 for a link without one, or in the bin. */
export const linkImage = get('/api/inspiratie-links/:id/image', { access: 'user', params: idParams, output: file })

export const dropLinkImage = del('/api/inspiratie-links/:id/image', {
  access: 'admin',
  params: idParams,
  output: nothing,
})
