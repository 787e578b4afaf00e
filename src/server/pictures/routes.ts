// The endpoints of kept pictures: to see one, to save it, to remove it. For their owner only.
import type { FastifyInstance } from 'fastify'
import { readPicture, removePicture } from '#contract/pictures/endpoints.ts'
import { serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { removeNow } from './files.ts'
import { pictureReply } from './reply.ts'
import { deletePicture, findPicture } from './store.ts'

export function pictureRoutes(app: FastifyInstance, site: Site): void {
  const { db, clock } = site
  serve(app, site, readPicture, async ({ user, params, query }) => {
    const picture = await findPicture(db, user.id, params.name, clock())
    return pictureReply(site, picture, { asDownload: query.download !== undefined })
  })
  serve(app, site, removePicture, async ({ user, params }) => {
    await deletePicture(db, user.id, params.name)
    await removeNow(site, [params.name])
    return {}
  })
}
