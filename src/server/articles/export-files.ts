// Makes the files of exports: one article in one format, or many with their campaigns for a ZIP. The heavy work is done by
// workers; knows no addresses and no database.
import { exportWords, type ExportFormat } from '#contract/articles/export.ts'
import { fileNameOf, stampOf, uniqueNames } from '#contract/file-names.ts'
import { Problem } from '#contract/problems.ts'
import type { Documents } from './documents.ts'
import type { ExportedArticle } from './export-article.ts'
import { campaignExport, campaignExtension, type CampaignTexts } from './export-campaign.ts'
import { markdownExport } from './export-markdown.ts'
import type { PackedFile } from './export-zip.ts'

/** The name of the file that holds this article: `De brug 2026-03-12 1403.md`, in Dutch time. */
export const exportName = (title: string, format: ExportFormat, now: Date) =>
  `${fileNameOf(title)} ${stampOf(now)}.${exportWords[format].extension}`

/** The name of a ZIP with articles: `artikelen 2026-03-12 1403.zip`, in Dutch time. */
export const zipName = (now: Date) => `artikelen ${stampOf(now)}.zip`

export interface ArticleToPack extends ExportedArticle {
  /** The texts of its campaign, when those go along. */
  campaign?: readonly CampaignTexts[]
}

/**
 * The files of a ZIP: each article in this format, and its campaign beside it. Articles are asked for one at a time. One that is
 * too large for the format comes as Markdown, and a file says so.
 * @throws the reason of `signal`.
 */
export async function* exportedFiles(
  articles: AsyncIterable<ArticleToPack>,
  format: ExportFormat,
  documents: Pick<Documents, 'export'>,
  signal: AbortSignal,
): AsyncGenerator<PackedFile, void, undefined> {
  const unique = uniqueNames()
  const tooLarge: string[] = []
  for await (const { campaign = [], ...article } of articles) {
    const name = fileNameOf(article.title)
    const at = new Date(article.updatedAt)
    const made = await documents.export(article, format, signal).catch((error: unknown) => {
      if (error instanceof Problem && error.code === 'exportTooLarge') return undefined
      throw error
    })
    if (made === undefined) tooLarge.push(article.title)
    const as = made === undefined ? 'md' : format
    const bytes = made ?? Buffer.from(markdownExport(article))
    yield { name: unique(name, exportWords[as].extension), bytes, at }
    const texts = campaignExport(article.title, campaign, format)
    if (texts !== undefined)
      yield { name: unique(`${name} - campagne`, campaignExtension(format)), bytes: Buffer.from(texts), at }
  }
  if (tooLarge.length > 0) {
    const words = [
      `Deze artikelen zijn te groot voor ${exportWords[format].label} en staan erbij als Markdown:`,
      ...tooLarge,
    ]
    yield { name: unique('Lees mij', 'txt'), bytes: Buffer.from(`${words.join('\n- ')}\n`), at: new Date() }
  }
}
