// The files that a user takes along of their articles: each as Markdown and as a page, with its pictures, and the pictures that stand
// in none. Knows nothing of where they go.
import type { ExportFormat } from '#contract/articles/export.ts'
import { fileNameOf, uniqueNames } from '#contract/file-names.ts'
import { titleOf } from '#contract/pictures/download-name.ts'
import { formatWords } from '#contract/pictures/formats.ts'
import type { ZipFile } from '../files/zip.ts'
import type { Site } from '../http/site.ts'
import { createDocuments } from './documents.ts'
import { exportedFiles, makingWith, type ArticleToPack } from './export-files.ts'
import { picturesBeside, picturesToHold } from './export-pictures.ts'
import { campaignOf } from './exchange-store.ts'
import { allArticlesOf, storedOf } from './export-store.ts'
import { exported, type StatementOf } from './wire.ts'

type ExportSite = Pick<Site, 'db' | 'files' | 'studio' | 'texts' | 'uploads'>

/** For whom, and until when it is wanted. */
interface Asker {
  userId: number
  signal: AbortSignal
}

/**
 * @param onArticle is called for each file of an article that is begun.
 * @param stated what an article says of AI.
 */
export async function* ownArticleFiles(
  site: ExportSite,
  asker: Asker,
  onArticle: () => Promise<void>,
  stated: StatementOf,
): AsyncGenerator<ZipFile, void, undefined> {
  const documents = createDocuments()
  const along = new Set<string>()
  try {
    const making = makingWith(documents, site.texts)
    for (const [format, folder] of [
      ['md', 'artikelen/markdown'],
      ['html', 'artikelen/html'],
    ] as const) {
      const articles = given(site, asker, format, onArticle, along, stated)
      for await (const file of exportedFiles(articles, format, making, asker))
        yield { ...file, name: `${folder}/${file.name}` }
    }
    yield* otherPictures(site, asker, along)
  } finally {
    await documents.close()
  }
}

/** @param along gets the names of the pictures that lie beside an article. */
async function* given(
  site: ExportSite,
  asker: Asker,
  format: ExportFormat,
  onArticle: () => Promise<void>,
  along: Set<string>,
  stated: StatementOf,
): AsyncGenerator<ArticleToPack> {
  for await (const row of allArticlesOf(site.db, asker.userId)) {
    await onArticle()
    if (format === 'md') {
      const beside = await picturesBeside(site, row)
      for (const name of Object.keys(beside.names)) along.add(name)
      yield {
        ...exported(row, await stated(row)),
        beside,
        campaign: await campaignOf(site.db, row.id),
      }
    } else {
      yield {
        ...exported(row, await stated(row)),
        held: async (make) => {
          const pictures = await picturesToHold(site, row, 'html', asker)
          try {
            return await make(await pictures.read())
          } finally {
            await pictures.release()
          }
        },
      }
    }
  }
}

async function* otherPictures(
  { db, files }: ExportSite,
  { userId }: Asker,
  along: ReadonlySet<string>,
): AsyncGenerator<ZipFile> {
  const unique = uniqueNames()
  for (const { name, fileName, createdAt, files: sizes } of await storedOf(db, userId)) {
    const [whole] = sizes
    if (whole === undefined || along.has(name) || (await files.writtenAt(name)) === undefined) continue
    const file = unique(fileNameOf(titleOf(fileName), 'afbeelding'), formatWords[whole.format].extension)
    const open = async () => (await files.read(name)).body
    yield { name: `afbeeldingen/artikelen/${file}`, bytes: whole.bytes, at: createdAt, open }
  }
}
