// The endpoints of kept pictures: to see one, to save it, to remove it. For their owner only.
import type { FastifyInstance } from 'fastify'
import { readPicture, removePicture } from '#contract/pictures/endpoints.ts'
import { describeFailure } from '../db/failures.ts'
import { serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { pictureReply } from './reply.ts'
import { deletePicture, findPicture } from './store.ts'

export function pictureRoutes(app: FastifyInstance, site: Site): void {
  const { db, files, clock } = site
  serve(app, site, readPicture, async ({ user, params, query }) => {
    const picture = await findPicture(db, user.id, params.name, clock())
    return pictureReply(site, picture, { asDownload: query.download !== undefined })
  })
  serve(app, site, removePicture, async ({ user, params }) => {
    await deletePicture(db, user.id, params.name)
    // A file that cannot be removed now is found by the job that looks for files without a row.
    await files.remove(params.name).catch((error: unknown) => {
      app.log.warn({ failure: describeFailure(error) }, 'Het bestand van een afbeelding kon niet worden verwijderd.')
    })
    return {}
  })
}
