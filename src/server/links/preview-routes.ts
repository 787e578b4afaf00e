// The endpoints that look at a link's page: previews of pasted links, duplicates on the board, the picture of a link.
import type { FastifyInstance } from 'fastify'
import { addressKey } from '#contract/links/address-key.ts'
import {
  dropLinkImage,
  keepLinkImage,
  linkDuplicates,
  linkImage,
  previewLinks,
  previewPicture,
  type LinkPreview,
} from '#contract/links/preview.ts'
import { Problem } from '#contract/problems.ts'
import { change } from '../change/change.ts'
import { serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { limitPerUser } from '../http/waiting.ts'
import { duplicatesOf } from './duplicate-store.ts'
import { dropImage, imageOf, isLinkPresent, keepImage } from './image-store.ts'
import type { SafeFetch } from '../fetch/safe-fetch.ts'
import { inLanes } from '../fetch/slots.ts'

/** Most pages that one request fetches at once: other requests need some of the process's `MOST_AT_ONCE` too. */
const MOST_AT_ONCE_PER_REQUEST = 4

/** What one person may have fetched in ten minutes: pages, and pictures (each is shown first and then kept). */
export const PAGES_PER_TEN_MINUTES = 200
export const PICTURES_PER_TEN_MINUTES = 400

const TEN_MINUTES_S = 10 * 60
const DAY_S = 24 * 60 * 60

/** @param limited false lets everyone fetch as much as they like: only for load tests on a closed machine. */
export function linkPreviewRoutes(app: FastifyInstance, site: Site, fetching: SafeFetch, limited: boolean): void {
  const { db } = site
  const perTenMinutes = { seconds: TEN_MINUTES_S, what: 'Je hebt nu veel links opgehaald.' }
  const countPages = limitPerUser(limited, { points: PAGES_PER_TEN_MINUTES, ...perTenMinutes })
  const countPictures = limitPerUser(limited, { points: PICTURES_PER_TEN_MINUTES, ...perTenMinutes })

  serve(app, site, previewLinks, async ({ body: { urls }, user, signal }) => {
    const left = signal()
    const keys = urls.map(addressKey)
    const isRepeated = (at: number) => keys.indexOf(keys[at] ?? '') < at
    countPages(user.id, new Set(keys).size)
    const looked = await inLanes([...urls.keys()], MOST_AT_ONCE_PER_REQUEST, async (at) =>
      isRepeated(at) ? notFetched : look(fetching, urls[at] ?? '', left),
    )
    const endKeys = looked.map(({ endUrl }, at) => (endUrl === null ? keys[at] : addressKey(endUrl)) ?? '')
    const onBoard = await duplicatesOf(db, [...keys, ...endKeys])
    return urls.map((url, at): LinkPreview => {
      const { endUrl: _, ...preview } = looked[at] ?? notFetched
      const both = [...new Set([keys[at] ?? '', endKeys[at] ?? ''])]
      return { url, ...preview, duplicates: both.flatMap(onBoard), repeated: isRepeated(at) }
    })
  })

  serve(app, site, linkDuplicates, async ({ query: { url, except } }) => {
    const key = addressKey(url)
    return (await duplicatesOf(db, [key], except))(key)
  })

  serve(app, site, previewPicture, async ({ query: { url }, user, signal }) => {
    countPictures(user.id, 1)
    const picture = await fetching.picture(url, signal())
    // The browser loads this as the source of an image, and shows none when it fails. Nobody reads the reason, so every
    // failure is a plain 404.
    if ('problem' in picture) throw new Problem('notFound', { message: picture.problem })
    return { mediaType: picture.mediaType, body: picture.bytes, keepSeconds: TEN_MINUTES_S }
  })

  serve(app, site, keepLinkImage, async ({ params: { id }, body: { imageUrl }, user, signal }) => {
    if (!(await isLinkPresent(db, id))) throw new Problem('notFound')
    countPictures(user.id, 1)
    const picture = await fetching.picture(imageUrl, signal())
    if ('problem' in picture)
      throw new Problem('invalidInput', { message: picture.problem, errors: { imageUrl: picture.problem } })
    return change(site, user, async (tx, deed) => {
      if (!(await keepImage(tx, id, picture))) throw new Problem('notFound')
      deed.tell({ topic: 'links', id })
      return {}
    })
  })

  serve(app, site, linkImage, async ({ params: { id } }) => {
    const image = await imageOf(db, id)
    if (image === undefined) throw new Problem('notFound')
    return { mediaType: image.mediaType, body: image.bytes, keepSeconds: DAY_S }
  })

  serve(app, site, dropLinkImage, ({ params: { id }, user }) =>
    change(site, user, async (tx, deed) => {
      if (!(await dropImage(tx, id))) throw new Problem('notFound')
      deed.tell({ topic: 'links', id })
      return {}
    }),
  )
}

type Look = Pick<LinkPreview, 'title' | 'description' | 'imageUrl' | 'problem'> & { endUrl: string | null }

const notFetched: Look = { title: null, description: null, imageUrl: null, problem: null, endUrl: null }

async function look(fetching: SafeFetch, url: string, signal: AbortSignal): Promise<Look> {
  const page = await fetching.page(url, signal)
  if ('problem' in page) return { ...notFetched, problem: page.problem }
  const { readPage } = await import('./page-preview.ts')
  const head = await readPage(page)
  return { ...head, problem: head.title === null ? 'De pagina noemt geen titel.' : null, endUrl: page.url }
}
