// The endpoint that packs thumbnails in a ZIP while it is sent. Nothing of them is kept.
import type { FastifyInstance } from 'fastify'
import { createZip } from '#contract/thumbnails/endpoints.ts'
import { zipLength, zipOf } from '../files/zip.ts'
import { serveUpload } from '../http/serve-upload.ts'
import type { Site } from '../http/site.ts'
import { limitPerUser } from '../http/waiting.ts'
import { holdOpen, type HeldFile } from './held-files.ts'
import { entryNames, zipName } from './names.ts'

/** What one person may have packed in ten minutes: each may take sixty megabytes of disk for as long as it is sent. */
export const ZIPS_PER_TEN_MINUTES = 60

/** @param limited false lets everyone do as much as they like: only for load tests on a closed machine. */
export function thumbnailRoutes(app: FastifyInstance, site: Site, limited: boolean): void {
  const { clock } = site
  const count = limitPerUser(limited, {
    points: ZIPS_PER_TEN_MINUTES,
    seconds: 10 * 60,
    what: 'Je hebt nu veel ZIP-bestanden gemaakt.',
  })
  serveUpload(app, site, createZip, async ({ user, files, reply }) => {
    count(user.id)
    const at = clock()
    const names = entryNames(files)
    const held = await holdOpen(files, reply.raw)
    const parts = held.map(({ bytes, open }: HeldFile, place) => ({ name: names[place] ?? '', bytes, at, open }))
    return { mediaType: 'application/zip', body: zipOf(parts), length: zipLength(parts), fileName: zipName(at) }
  })
}
