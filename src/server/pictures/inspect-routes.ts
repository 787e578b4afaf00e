// The endpoint that says what a picture is about, before anything is made of it.
import type { FastifyInstance } from 'fastify'
import { inspectPicture } from '#contract/pictures/endpoints.ts'
import type { ReceivedFile } from '../http/receive.ts'
import { serveUpload } from '../http/serve-upload.ts'
import type { Site } from '../http/site.ts'
import { limitPerUser } from '../http/waiting.ts'

/** What one person may have looked at in ten minutes: each takes a tenth of a second of a core. */
export const INSPECTIONS_PER_TEN_MINUTES = 600

/** @param limited false lets everyone do as much as they like: only for load tests on a closed machine. */
export function inspectRoutes(app: FastifyInstance, site: Site, limited: boolean): void {
  const count = limitPerUser(limited, {
    points: INSPECTIONS_PER_TEN_MINUTES,
    seconds: 10 * 60,
    what: 'Je hebt nu veel afbeeldingen laten bekijken.',
  })
  serveUpload(app, site, inspectPicture, async ({ user, files, signal }) => {
    const [{ path }] = files as [ReceivedFile]
    count(user.id)
    return site.studio.inspect({ path }, { userId: user.id, signal: signal() })
  })
}
