// The endpoint that tells what a picture is about. Keeps nothing of it.
import type { FastifyInstance } from 'fastify'
import { lookAt } from '#contract/pictures/endpoints.ts'
import type { ReceivedFile } from '../http/receive.ts'
import { serveUpload } from '../http/serve-upload.ts'
import type { Site } from '../http/site.ts'
import { limitPerUser } from '../http/waiting.ts'

/** What one person may have looked at in ten minutes: each takes a tenth of a second of one core, and a batch has twelve. */
export const LOOKS_PER_TEN_MINUTES = 300

/** @param limited false lets everyone do as much as they like: only for load tests on a closed machine. */
export function lookRoutes(app: FastifyInstance, site: Site, limited: boolean): void {
  const count = limitPerUser(limited, {
    points: LOOKS_PER_TEN_MINUTES,
    seconds: 10 * 60,
    what: 'Je hebt nu veel afbeeldingen laten bekijken.',
  })
  serveUpload(app, site, lookAt, async ({ user, files, signal }) => {
    const [{ path }] = files as [ReceivedFile]
    count(user.id)
    const { focus } = await site.studio.inspect({ path }, { userId: user.id, signal: signal() })
    return { focus }
  })
}
