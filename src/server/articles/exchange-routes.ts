// The endpoints by which articles leave and come in: as a file in some format, many in a ZIP, and read from a document.
import type { FastifyInstance } from 'fastify'
import { exportArticle, exportArticles, importArticle, IMPORT_BYTES } from '#contract/articles/endpoints.ts'
import { newArticle } from '#contract/articles/article.ts'
import { exportWords, type ExportFormat } from '#contract/articles/export.ts'
import type { FileReply } from '#contract/endpoint.ts'
import { fileNameOf } from '#contract/file-names.ts'
import { Problem } from '#contract/problems.ts'
import { zipFileOf, zipLength, zipOf } from '../files/zip.ts'
import { serve } from '../http/serve.ts'
import { serveUpload } from '../http/serve-upload.ts'
import type { Site } from '../http/site.ts'
import { limitPerUser } from '../http/waiting.ts'
import { createTurns, inTurn } from '../workshop/turns.ts'
import { settleOnClose, type ProcessorBudget } from '../workshop/spending.ts'
import { createDocuments, type DocumentAsker, type Documents } from './documents.ts'
import {
  besidePictures,
  exportedFiles,
  exportName,
  hasPicturesBeside,
  makingWith,
  packedName,
  WORDPRESS_WORDS,
  zipName,
  type ArticleToMake,
  type ArticleToPack,
} from './export-files.ts'
import { picturesBeside, picturesToHold, type FileBeside } from './export-pictures.ts'
import { stillPictures, unreadPictures } from './import-left.ts'
import { withStored } from './import-stored.ts'
import { campaignOf } from './exchange-store.ts'
import type { Saving } from './save.ts'
import { exported, toWire, type StatementOf } from './wire.ts'
import { presentOf, readArticle, type ArticleRow, type Reader } from './store.ts'

/** What one person may have made and read in ten minutes: each may take seconds of a core. */
export const DOCUMENTS_PER_TEN_MINUTES = 60

/**
 * How many documents with all their pictures are held in memory at once: one may have 60 MB. Turns go round between users. Any number
 * may wait: who waits holds nothing yet, and half of a ZIP that is on its way cannot be told to come back.
 */
const HELD_AT_ONCE = 2
const HELD_OF_ONE = 1

/**
 * @param limited false lets everyone do as much as they like: only for load tests on a closed machine.
 * @param saving all ways in which a text is kept.
 * @param stated what an article says of AI.
 * @param budget what one person may spend on documents and pictures.
 */
export function exchangeRoutes(
  app: FastifyInstance,
  site: Site,
  limited: boolean,
  saving: Saving,
  stated: StatementOf,
  budget: ProcessorBudget,
  documents: Documents = createDocuments(
    undefined,
    (reason) => app.log.warn({ reason }, 'Een document kon niet worden gemaakt of gelezen.'),
    budget,
  ),
): void {
  const { db, clock } = site
  const count = limitPerUser(limited, {
    points: DOCUMENTS_PER_TEN_MINUTES,
    seconds: 10 * 60,
    what: 'Je hebt nu veel documenten gemaakt of geïmporteerd.',
  })
  /** Of what holds a document with all its pictures in memory, and waits for no other pictures. */
  const turns = createTurns(HELD_AT_ONCE, Infinity, HELD_OF_ONE)
  app.addHook('onClose', () => documents.close())

  serve(app, site, exportArticle, async ({ user, params, query: { format, only }, signal }) => {
    count(user.id)
    const asker = { userId: user.id, signal: signal() }
    const row = await readArticle(db, user, params.id)
    const article = exported(row, await stated(row))
    const beside = only === undefined && hasPicturesBeside(format) ? await picturesBeside(site, row) : undefined
    if (beside !== undefined && beside.files.length > 0) {
      const body = await documents.export(besidePictures(article, format, beside), format, asker)
      return packedReply(article.title, format, body, beside.files)
    }
    const body = await making.export({ ...article, ...holding(row, format, asker) }, format, asker)
    return { mediaType: exportWords[format].mediaType, body, fileName: exportName(article.title, format, clock()) }
  })

  /** How the pictures are held that are in a file of this format. */
  const holding = (row: ArticleRow, format: ExportFormat, asker: DocumentAsker): Pick<ArticleToMake, 'held'> => ({
    ...((format === 'html' || format === 'docx') && {
      held: async (make) => {
        const pictures = await picturesToHold(site, row, format, asker)
        if (pictures.count === 0) return make([])
        try {
          return await inTurn(turns, asker, async () => make(await pictures.read()))
        } finally {
          await pictures.release()
        }
      },
    }),
  })

  const making = makingWith(documents, site.texts)

  /** One article with its pictures beside it. */
  function packedReply(
    title: string,
    format: ExportFormat,
    text: Uint8Array,
    beside: readonly FileBeside[],
  ): FileReply {
    const now = clock()
    const files = [
      zipFileOf(`${fileNameOf(title)}.${exportWords[format].extension}`, text, now),
      ...(format === 'wp' ? [zipFileOf('Lees mij.txt', Buffer.from(WORDPRESS_WORDS), now)] : []),
      ...beside.map(({ path, ...picture }) => ({ ...picture, name: path })),
    ]
    return {
      mediaType: 'application/zip',
      body: zipOf(files),
      length: zipLength(files),
      fileName: packedName(title, format, now),
    }
  }

  serve(app, site, exportArticles, async ({ user, body: { ids, format, campaign }, signal, reply }) => {
    count(user.id)
    const found = await presentOf(db, user, ids)
    if (found.length === 0) throw new Problem('notFound', { message: 'Deze artikelen bestaan niet meer.' })
    // For all of them before the first: half of a ZIP that is on its way cannot be told to come back.
    const price = found.reduce((sum, { bytes }) => sum + documents.price(bytes), 0)
    const spending = await budget.reserve(user.id, price)
    settleOnClose(reply.raw, spending)
    const asker = { userId: user.id, signal: signal(), spending }
    const body = zipOf(exportedFiles(given(user, found, { campaign, format }, asker), format, making, asker))
    return { mediaType: 'application/zip', body, fileName: zipName(format, clock()) }
  })

  /** One after the other: a ZIP of two hundred articles never holds more than a few. */
  async function* given(
    user: Reader,
    found: readonly { id: number }[],
    { campaign, format }: { campaign: boolean; format: ExportFormat },
    asker: DocumentAsker,
  ): AsyncGenerator<ArticleToPack> {
    for (const { id } of found) {
      const row = await readArticle(db, user, id).catch((error: unknown) => {
        if (error instanceof Problem && error.code === 'notFound') return undefined
        throw error
      })
      if (row === undefined) continue
      // An administrator reads everybody's article; its campaign is its writer's alone.
      const texts = campaign && row.userId === user.id ? await campaignOf(db, id) : []
      const pictures = { ...holding(row, format, asker), beside: await picturesBeside(site, row) }
      yield {
        ...exported(row, await stated(row)),
        ...pictures,
        ...(texts.length > 0 && { campaign: texts }),
      }
    }
  }

  serveUpload(app, site, importArticle, async ({ user, files, signal }) => {
    count(user.id)
    const [file] = files
    if (file === undefined) throw new Problem('malformedRequest')
    if (file.kind === 'text' && file.bytes > IMPORT_BYTES.text) throw new Problem('documentTooLarge')
    const gone = signal()
    const asker = { userId: user.id, signal: gone }
    const { path, name } = file
    const { left, slug, pictures, addsCredits, ...read } = await documents.import({ path, name }, asker)
    const imported = { content: read.content, pictures, addsCredits }
    return withStored(site, user, imported, gone, async ({ content, unread, stills }) => {
      const { data, error } = newArticle.safeParse({ ...read, content, originalContent: content, seoData: { slug } })
      if (error) throw new Problem('documentEmpty', { cause: error })
      return {
        ...toWire(await saving.add(user, data), user),
        left: [...left, ...unreadPictures(unread), ...stillPictures(stills)],
      }
    })
  })
}
