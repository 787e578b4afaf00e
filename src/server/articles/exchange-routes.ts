// The endpoints by which articles leave and come in: as a file in some format, many in a ZIP, and read from a document.
import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { exportArticle, exportArticles, importArticle } from '#contract/articles/endpoints.ts'
import { newArticle } from '#contract/articles/article.ts'
import { exportWords } from '#contract/articles/export.ts'
import { labelledTexts } from '#contract/campaigns/labelled-texts.ts'
import { Problem } from '#contract/problems.ts'
import { change } from '../change/change.ts'
import { serve } from '../http/serve.ts'
import { serveUpload } from '../http/serve-upload.ts'
import type { Site } from '../http/site.ts'
import { limitPerUser } from '../http/waiting.ts'
import { createDocuments, type Documents } from './documents.ts'
import type { ExportedArticle } from './export-article.ts'
import { exportedFiles, exportName, zipName, type ArticleToPack } from './export-files.ts'
import { zipOf } from './export-zip.ts'
import { partsOf } from './exchange-store.ts'
import { checkedOf, toWire } from './wire.ts'
import { insertArticle, presentOf, readArticle, type ArticleRow, type Reader } from './store.ts'

/** What one person may have made and read in ten minutes: each may take seconds of a core. */
export const DOCUMENTS_PER_TEN_MINUTES = 60

/** @param limited false lets everyone do as much as they like: only for load tests on a closed machine. */
export function exchangeRoutes(
  app: FastifyInstance,
  site: Site,
  limited: boolean,
  documents: Documents = createDocuments(undefined, (reason) =>
    app.log.warn({ reason }, 'Een document kon niet worden gemaakt of gelezen.'),
  ),
): void {
  const { db, clock } = site
  const count = limitPerUser(limited, {
    points: DOCUMENTS_PER_TEN_MINUTES,
    seconds: 10 * 60,
    what: 'Je hebt nu veel documenten gemaakt of geïmporteerd.',
  })
  app.addHook('onClose', () => documents.close())

  serve(app, site, exportArticle, async ({ user, params, query: { format }, signal }) => {
    count(user.id)
    const article = exported(await readArticle(db, user, params.id))
    const body = await documents.export(article, format, signal())
    return { mediaType: exportWords[format].mediaType, body, fileName: exportName(article.title, format, clock()) }
  })

  serve(app, site, exportArticles, async ({ user, body: { ids, format, campaign }, signal }) => {
    count(user.id)
    const found = await presentOf(db, user, ids)
    if (found.length === 0) throw new Problem('notFound', { message: 'Deze artikelen bestaan niet meer.' })
    const gone = signal()
    const body = zipOf((left) =>
      exportedFiles(packed(user, found, campaign), format, documents, AbortSignal.any([gone, left])),
    )
    return { mediaType: 'application/zip', body, fileName: zipName(clock()) }
  })

  /** One after the other: a ZIP of two hundred articles never holds more than a few. */
  async function* packed(user: Reader, ids: readonly number[], campaign: boolean): AsyncGenerator<ArticleToPack> {
    for (const id of ids) {
      const row = await readArticle(db, user, id).catch((error: unknown) => {
        if (error instanceof Problem && error.code === 'notFound') return undefined
        throw error
      })
      if (row === undefined) continue
      // An administrator reads everybody's article; its campaign is its writer's alone.
      const parts = campaign && row.userId === user.id ? await partsOf(db, id) : []
      yield { ...exported(row), ...(parts.length > 0 && { campaign: labelledTexts(parts) }) }
    }
  }

  serveUpload(app, site, importArticle, async ({ user, files, signal }) => {
    count(user.id)
    const [file] = files
    if (file === undefined) throw new Problem('malformedRequest')
    const bytes = new Uint8Array(await readFile(file.path))
    const { left, slug, ...read } = await documents.import({ bytes, name: file.name }, signal())
    const { data, error } = newArticle.safeParse({ ...read, seoData: { slug } })
    if (error) throw new Problem('documentEmpty', { cause: error })
    return change(site, user, async (tx, deed) => ({ ...toWire(await insertArticle(tx, deed, data), user), left }))
  })
}

/** An article as it stands now, for an export. */
function exported(row: ArticleRow): ExportedArticle {
  const { title, content, seoTitle, seoDescription, seoKeywords, seoData, state, updatedAt } = row
  return {
    title,
    content,
    seoTitle,
    seoDescription,
    seoKeywords,
    slug: seoData?.slug ?? '',
    checked: checkedOf(row),
    changedSinceCheck: state === 'opnieuw',
    updatedAt: updatedAt.toISOString(),
  }
}
