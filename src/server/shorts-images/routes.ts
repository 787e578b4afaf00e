// The endpoints of the Shorts Image Creator.
import type { FastifyInstance } from 'fastify'
import { readFile, rm } from 'node:fs/promises'
import { fileNameOf } from '#contract/file-names.ts'
import { downloadName, titleOf } from '#contract/pictures/download-name.ts'
import { formatWords } from '#contract/pictures/formats.ts'
import { Problem } from '#contract/problems.ts'
import {
  combineAgain,
  combineImages,
  downloadShort,
  readZip,
  shortsWords,
  zipShorts,
  type DownloadFormat,
} from '#contract/shorts-images/endpoints.ts'
import type { PublicUser } from '../accounts/tables.ts'
import { serve } from '../http/serve.ts'
import { serveLines } from '../http/serve-lines.ts'
import { serveUpload } from '../http/serve-upload.ts'
import type { Site } from '../http/site.ts'
import { limitPerUser } from '../http/waiting.ts'
import { toWire } from '../pictures/keep.ts'
import { withPicture } from '../pictures/local.ts'
import { pictureReply } from '../pictures/reply.ts'
import { findPicture } from '../pictures/store.ts'
import type { PictureRow } from '../pictures/tables.ts'
import { tellingTurn } from '../pictures/telling-turn.ts'
import { allThere, zipReply, type ToPack } from '../pictures/zip.ts'
import { combine, type Half } from './combine.ts'

/** What one person may have made in ten minutes, downloads in another format included: each takes up to a second of a core. */
export const SHORTS_PER_TEN_MINUTES = 200

/** Of a JPEG: no trace of it shows on a phone, at a third of the bytes of a PNG. */
const QUALITY = 92

const formats = { jpg: 'jpeg', png: 'png' } as const satisfies Record<DownloadFormat, string>

/** @param limited false lets everyone do as much as they like: only for load tests on a closed machine. */
export function shortsImageRoutes(app: FastifyInstance, site: Site, limited: boolean): void {
  const { db, files, clock } = site
  const count = limitPerUser(limited, {
    points: SHORTS_PER_TEN_MINUTES,
    seconds: 10 * 60,
    what: 'Je hebt nu veel afbeeldingen laten combineren.',
  })

  serveUpload(app, site, combineImages, async ({ user, files: sent, body: { focus, pair }, signal, tell }) => {
    count(user.id)
    const [top, bottom] = sent.map(({ path, name }, at): Half => ({ path, fileName: name, focus: focus[at] ?? null }))
    if (top === undefined || bottom === undefined)
      throw new Problem('invalidInput', { message: shortsWords.tooFew, errors: { images: shortsWords.tooFew } })
    return combine(site, user, [top, bottom], pair, { signal: signal(), ...tellingTurn(tell) })
  })

  serveLines(app, site, combineAgain, async ({ user, body: { parts, pair }, signal, emit }) => {
    count(user.id)
    const [upper, lower] = parts
    const half = async ({ name, focus }: typeof upper): Promise<Omit<Half, 'path'>> => {
      const row = await findPicture(db, user.id, name, clock())
      return { fileName: row.fileName, focus, kept: toWire(row) }
    }
    const [top, bottom] = [await half(upper), await half(lower)]
    return withPicture(site, upper.name, (above) =>
      withPicture(site, lower.name, (below) =>
        combine(
          site,
          user,
          [
            { ...top, path: above },
            { ...bottom, path: below },
          ],
          pair,
          { signal: signal(), ...tellingTurn(emit) },
        ),
      ),
    )
  })

  serve(app, site, downloadShort, async ({ user, params: { filename, format }, signal }) => {
    const row = await findPicture(db, user.id, filename, clock())
    if (row.format === formats[format]) return pictureReply(site, row, { asDownload: true })
    count(user.id)
    return {
      mediaType: formatWords[formats[format]].mediaType,
      body: await converted(user, row, format, signal()),
      fileName: downloadName(row.fileName, formats[format], clock()),
    }
  })

  serve(app, site, zipShorts, async ({ user, body: { filenames, format } }) => {
    await allThere(site, user.id, filenames)
    const query = new URLSearchParams({ files: filenames.join(','), format })
    return { success: true as const, zipUrl: `${readZip.path}?${query.toString()}` }
  })

  serve(app, site, readZip, async ({ user, query, signal }) => {
    const rows = await allThere(site, user.id, query.files)
    const gone = signal()
    const parts: ToPack[] = []
    for (const row of rows) parts.push(await packed(user, row, query.format, gone))
    return zipReply('shorts', parts, clock())
  })

  async function packed(user: PublicUser, row: PictureRow, format: DownloadFormat, gone: AbortSignal): Promise<ToPack> {
    const part = { title: fileNameOf(titleOf(row.fileName), 'short'), extension: format }
    if (row.format === formats[format])
      return { ...part, bytes: row.bytes, open: async () => (await files.read(row.name)).body }
    count(user.id)
    // Held until it is sent: the length of a ZIP is told before its first byte, and a JPEG of a Short has half a megabyte.
    const made = await converted(user, row, format, gone)
    return { ...part, bytes: made.length, open: () => only(made) }
  }

  async function converted({ id }: PublicUser, { name }: PictureRow, format: DownloadFormat, signal: AbortSignal) {
    const out = await site.uploads.newPath()
    try {
      await withPicture(site, name, (path) =>
        site.studio.convert({ path, out, format: formats[format], quality: QUALITY }, { userId: id, signal }),
      )
      return await readFile(out)
    } finally {
      await rm(out, { force: true })
    }
  }
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
