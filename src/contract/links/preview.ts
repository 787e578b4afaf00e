// What a link's page says of itself, fetched before the link is added, and whether the board has the page already.
import { z } from 'zod'
import { del, entityIdText, file, get, idParams, nothing, post } from '../endpoint.ts'
import { LONGEST_URL, MOST_URLS } from './address-key.ts'
import { linkStatus } from './link.ts'

const address = z.string({ error: 'Voer een geldige URL in.' }).max(LONGEST_URL, 'Deze URL is te lang.')

/** A link of the same page (address-key.ts). */
export const duplicate = z.object({
  id: z.number().int(),
  title: z.string(),
  status: linkStatus,
  /** In the bin, from where it can be restored. */
  deleted: z.boolean(),
})
export type Duplicate = z.infer<typeof duplicate>

export const linkPreview = z.object({
  /** As it was asked. */
  url: z.string(),
  title: z.string().nullable(),
  description: z.string().nullable(),
  imageUrl: z.string().nullable(),
  /** Why nothing was fetched, in words for people. */
  problem: z.string().nullable(),
  /** On the board, also by the address that the page turned out to have. Those in the bin last. */
  duplicates: z.array(duplicate),
  /** The same page was asked earlier in the same request; it is not fetched twice. */
  repeated: z.boolean(),
})
export type LinkPreview = z.infer<typeof linkPreview>

/** In the order asked. @problem tooManyTries beyond what one person may have fetched. */
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

/** A picture of a page that is not on the board yet, through the server: the browser itself asks nobody else. */
export const previewPicture = get('/api/inspiratie-links/preview/picture', {
  access: 'admin',
  query: z.object({ url: address }),
  output: file,
})

/** What the board has of one page; fetches nothing. `except`: the link that is being edited. */
export const linkDuplicates = get('/api/inspiratie-links/duplicates', {
  access: 'admin',
  query: z.object({ url: address, except: entityIdText.optional() }),
  output: z.array(duplicate),
})

/** Fetches a picture and keeps it with the link, in place of one that was there. */
export const keepLinkImage = post('/api/inspiratie-links/:id/image', {
  access: 'admin',
  params: idParams,
  body: z.object({ imageUrl: address }),
  output: nothing,
})

/** A link without a picture, or in the bin, has none to give (404). */
export const linkImage = get('/api/inspiratie-links/:id/image', { access: 'user', params: idParams, output: file })

export const dropLinkImage = del('/api/inspiratie-links/:id/image', {
  access: 'admin',
  params: idParams,
  output: nothing,
})
