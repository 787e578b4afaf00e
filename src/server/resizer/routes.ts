// The endpoints of the image resizer.
import type { FastifyInstance } from 'fastify'
import { fileNameOf } from '#contract/file-names.ts'
import { titleOf } from '#contract/pictures/download-name.ts'
import { formatWords } from '#contract/pictures/formats.ts'
import type { Enhanced } from '#contract/resizer/enhanced-image.ts'
import { enhanceAgain, enhanceImages, zipEnhanced } from '#contract/resizer/endpoints.ts'
import { inLanes } from '../fetch/slots.ts'
import { asProblem, logProblem } from '../http/problems.ts'
import { serve } from '../http/serve.ts'
import { serveLines } from '../http/serve-lines.ts'
import { serveUpload } from '../http/serve-upload.ts'
import type { Site } from '../http/site.ts'
import { limitPerUser } from '../http/waiting.ts'
import { toWire } from '../pictures/keep.ts'
import { withPicture } from '../pictures/local.ts'
import { putAway } from '../pictures/put-away.ts'
import { findPicture } from '../pictures/store.ts'
import { tellingTurn } from '../pictures/telling-turn.ts'
import { allThere, zipReply } from '../pictures/zip.ts'
import { enhance } from './enhance.ts'
import { inOrder, replyOf, type Failed } from './rules.ts'

/** What one person may have made in ten minutes: each takes up to a second of a core. */
export const PICTURES_PER_TEN_MINUTES = 300

/** How many of one request are handed to the workshop at once: the others of it wait here, and leave its queue to others. */
const AT_ONCE = 2

/** @param limited false lets everyone do as much as they like: only for load tests on a closed machine. */
export function resizerRoutes(app: FastifyInstance, site: Site, limited: boolean): void {
  const { db, files, clock } = site
  const count = limitPerUser(limited, {
    points: PICTURES_PER_TEN_MINUTES,
    seconds: 10 * 60,
    what: 'Je hebt nu veel afbeeldingen laten verwerken.',
  })

  serveUpload(app, site, enhanceImages, async ({ user, files: sent, refused, body, signal, tell, request }) => {
    count(user.id, sent.length)
    const gone = signal()
    let done = 0
    const waiting = { signal: gone, ...tellingTurn(tell) }
    const batch = [...inOrder(sent, refused).entries()]
    const outcomes = await inLanes(batch, AT_ONCE, async ([at, file]): Promise<Enhanced | Failed> => {
      if ('problem' in file) return { fileName: file.name, problem: file.problem }
      try {
        const source = { path: file.path, fileName: file.name }
        return await enhance(site, user, source, { ...body, number: body.number + at }, waiting)
      } catch (error) {
        const problem = asProblem(error as Error)
        logProblem(request, error, problem)
        return { fileName: file.name, problem }
      } finally {
        done += 1
        tell({ progress: { done, total: sent.length, secondsLeft: null } })
      }
    })
    // Nobody would hear of those that were made.
    if (gone.aborted) await putAway(site, user.id, outcomes.flatMap(namesIn))
    return replyOf(outcomes)
  })

  serveLines(app, site, enhanceAgain, async ({ user, body: { name, ...wish }, signal, emit }) => {
    count(user.id)
    const row = await findPicture(db, user.id, name, clock())
    const image = await withPicture(site, name, (path) => {
      const source = { path, fileName: row.fileName, kept: toWire(row) }
      return enhance(site, user, source, wish, { signal: signal(), ...tellingTurn(emit) })
    })
    return replyOf([image])
  })

  serve(app, site, zipEnhanced, async ({ user, body: { fileList } }) => {
    const rows = await allThere(
      site,
      user.id,
      fileList.map(({ filename }) => filename),
    )
    const parts = rows.map(({ name, fileName, format, bytes }, at) => ({
      title: fileNameOf(fileList[at]?.name ?? titleOf(fileName), 'afbeelding'),
      extension: formatWords[format].extension,
      bytes,
      open: async () => (await files.read(name)).body,
    }))
    return zipReply('afbeeldingen', parts, clock())
  })
}

const namesIn = (outcome: Enhanced | Failed) =>
  'problem' in outcome ? [] : [outcome.original.name, outcome.enhanced.name]
