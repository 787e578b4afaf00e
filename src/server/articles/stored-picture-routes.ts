// The endpoints of the pictures that are stored with articles: to send one, to see it, and to take over one that was pasted.
import type { FastifyInstance } from 'fastify'
import { readStoredPicture, storePicture as sendPicture, takePicture } from '#contract/articles/picture-endpoints.ts'
import { Problem } from '#contract/problems.ts'
import { serve } from '../http/serve.ts'
import { serveUpload } from '../http/serve-upload.ts'
import type { Site } from '../http/site.ts'
import { limitPerUser } from '../http/waiting.ts'
import { pictureReply } from '../pictures/reply.ts'
import { tellingTurn } from '../pictures/telling-turn.ts'
import { findStored } from './picture-store.ts'
import { copyPicture, storePicture, toWire } from './store-picture.ts'

/** What one person may send in ten minutes: each takes up to a second of a core. */
export const STORED_PER_TEN_MINUTES = 300

/** @param limited false lets everyone send as much as they like: only for load tests on a closed machine. */
export function storedPictureRoutes(app: FastifyInstance, site: Site, limited: boolean): void {
  const { db } = site
  const count = limitPerUser(limited, {
    points: STORED_PER_TEN_MINUTES,
    seconds: 10 * 60,
    what: 'Je hebt nu veel afbeeldingen geplaatst.',
  })

  serveUpload(app, site, sendPicture, async ({ user, files: [file], signal, tell }) => {
    count(user.id)
    if (file === undefined) throw new Problem('malformedRequest')
    const { row, notes } = await storePicture(
      site,
      user,
      { path: file.path, fileName: file.name },
      {
        signal: signal(),
        ...tellingTurn(tell),
        onProgress: ({ done, total }) => tell({ progress: { done, total, secondsLeft: null } }),
      },
    )
    return { ...toWire(row), notes }
  })

  serve(app, site, readStoredPicture, async ({ user, params: { name }, query: { w } }) => {
    const { fileName, files } = await findStored(db, user, name)
    // They stand from wide to narrow, the whole one first.
    const file = w === undefined ? files[0] : files.find(({ width }) => width <= w)
    if (file === undefined) throw new Problem('pictureGone')
    return pictureReply(site, { name: file.name, fileName, format: file.format, expiresAt: null })
  })

  serve(app, site, takePicture, async ({ user, params: { name }, signal }) => {
    const row = await findStored(db, user, name)
    if (row.userId === user.id) return toWire(row)
    count(user.id)
    return toWire(await copyPicture(site, user, row, signal()))
  })
}
