// The endpoints that enlarge a photograph, and tell how fast this server does that.
import type { FastifyInstance } from 'fastify'
import { rm } from 'node:fs/promises'
import { picturePath, readPace, upscaleImage } from '#contract/pictures/endpoints.ts'
import type { ReceivedFile } from '../http/receive.ts'
import { serve } from '../http/serve.ts'
import { serveUpload } from '../http/serve-upload.ts'
import type { Site } from '../http/site.ts'
import { limitPerUser } from '../http/waiting.ts'
import { keepTogether } from './keep-together.ts'
import { tellingTurn } from './telling-turn.ts'

/** What one person may have enlarged in ten minutes: each takes seconds of all cores, and a batch of thumbnails has twelve. */
export const UPSCALES_PER_TEN_MINUTES = 60

/** @param limited false lets everyone do as much as they like: only for load tests on a closed machine. */
export function upscaleRoutes(app: FastifyInstance, site: Site, limited: boolean): void {
  const { studio, uploads } = site
  const count = limitPerUser(limited, {
    points: UPSCALES_PER_TEN_MINUTES,
    seconds: 10 * 60,
    what: 'Je hebt nu veel afbeeldingen laten vergroten.',
  })

  serveUpload(app, site, upscaleImage, async ({ user, files, body: { longSide }, signal, tell }) => {
    const [{ path, name: fileName }] = files as [ReceivedFile]
    count(user.id)
    const gone = signal()
    const out = await uploads.newPath()
    const keeping = keepTogether(site, user)
    try {
      const { done, focus, animated, width, height, credit } = await studio.upscale(
        { path, out, longSide },
        {
          userId: user.id,
          signal: gone,
          onFound: (found) => tell({ found }),
          ...tellingTurn(tell),
          onProgress: (progress) => tell({ progress }),
        },
      )
      gone.throwIfAborted()
      const picture = await keeping.keep({ path: out, fileName, format: 'png', width, height, credit, tool: 'upscale' })
      gone.throwIfAborted()
      return { enhancedImage: picturePath(picture.name), picture, done, focus, animated }
    } catch (error) {
      // Nobody would ever ask for it.
      await keeping.undo()
      throw error
    } finally {
      await rm(out, { force: true })
    }
  })

  serve(app, site, readPace, async () => studio.pace())
}
