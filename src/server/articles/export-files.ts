// Makes the files of exports: one article in one format, or many with their campaigns for a ZIP. The heavy work is done by
// child processes; knows no addresses and no database.
import { exportWords, type ExportFormat } from '#contract/articles/export.ts'
import { picturesNamed } from '#contract/articles/picture-mentions.ts'
import { fileNameOf, stampOf, uniqueNames } from '#contract/file-names.ts'
import { Problem, type ProblemCode } from '#contract/problems.ts'
import { zipFileOf, type ZipFile } from '../files/zip.ts'
import type { Texts } from '../workshop/text-work.ts'
import type { DocumentAsker, Documents } from './documents.ts'
import type { ExportedArticle, ExportedPicture } from './export-article.ts'
import { campaignExport, campaignExtension, type CampaignTexts } from './export-campaign.ts'
import { markdownExport } from './export-markdown.ts'
import type { PicturesBeside } from './export-pictures.ts'
import { findUndescribed } from './text-work.ts'

/** The name of the file that holds this article: `De brug 2026-03-12 1403.md`, in Dutch time. */
export const exportName = (title: string, format: ExportFormat, now: Date) =>
  `${fileNameOf(title)} ${stampOf(now)}.${exportWords[format].extension}`

/** The name of a ZIP with one article and its pictures: `De brug Markdown 2026-03-12 1403.zip`. */
export const packedName = (title: string, format: ExportFormat, now: Date) =>
  `${fileNameOf(title)} ${exportWords[format].label} ${stampOf(now)}.zip`

/** Whether pictures lie beside a file of this format: it can hold none, and says which they are. */
export const hasPicturesBeside = (format: ExportFormat) => format === 'md' || format === 'wp'

/** An article as it is written with its pictures beside it. */
export const besidePictures = <Article extends ExportedArticle>(
  article: Article,
  format: ExportFormat,
  { content, names }: PicturesBeside,
): Article => (format === 'md' ? { ...article, content } : { ...article, pictureFiles: names })

/** What to do with a text for WordPress that has pictures beside it. */
export const WORDPRESS_WORDS = `Zo zet je dit artikel in WordPress:

1. Upload de bestanden uit de map ‘afbeeldingen’ in de mediabibliotheek.
2. Plak de blokken uit het bestand ‘.wordpress.txt’ in de code-editor.
3. Kies in elk leeg afbeeldingsblok het bestand uit de mediabibliotheek. Welk bestand het is, staat in de lijstweergave bij het blok.
4. Controleer daarna de omschrijving: WordPress kan die vervangen door wat in de mediabibliotheek staat. De credit staat onder de afbeelding.
`

/** The name of a ZIP with articles: `artikelen Markdown 2026-03-12 1403.zip`, in Dutch time. */
export const zipName = (format: ExportFormat, now: Date) => `artikelen ${exportWords[format].label} ${stampOf(now)}.zip`

export interface ArticleToPack extends ExportedArticle {
  /** The texts of its campaign, when those go along. */
  campaign?: readonly CampaignTexts[]
  /** Its stored pictures, as they lie beside it where the format holds none. */
  beside?: PicturesBeside
  /** Calls `make` with those that the format holds itself, when their turn has come. */
  held?: (make: (pictures: ExportedPicture[]) => Promise<Uint8Array>) => Promise<Uint8Array>
}

/** An article that is to be made into a file, with its pictures. */
export type ArticleToMake = ExportedArticle & Pick<ArticleToPack, 'held'>

/** What makes the files of articles. */
export interface Making {
  /** A file of an article, with its pictures. */
  export: (article: ArticleToMake, format: ExportFormat, asker: DocumentAsker) => Promise<Uint8Array>
  /** The pictures of a text that have no description; none of a text that cannot be read now. */
  undescribed: (content: string, asker: Pick<DocumentAsker, 'userId' | 'signal'>) => Promise<{ number: number }[]>
}

export const makingWith = (documents: Pick<Documents, 'export'>, texts: Pick<Texts, 'work'>): Making => ({
  export: ({ held, ...article }, format, asker) =>
    held === undefined
      ? documents.export(article, format, asker)
      : held((pictures) => documents.export({ ...article, pictures }, format, asker)),
  async undescribed(content, { userId, signal }) {
    // Most texts have none: that shows at once.
    if (!/!\[\s*\]/.test(content)) return []
    return texts.work(findUndescribed, content, { userId, signal }).catch((error: unknown) => {
      // Half of a ZIP is on its way: it is worth more than a line in it.
      if (error instanceof Problem && error.code === 'textsBusy') return []
      throw error
    })
  },
})

/**
 * The files of a ZIP: each article in this format, and its campaign beside it; with pictures beside it in a folder of its own. Articles
 * are asked for one at a time. One that is too large for the format, or for what its user may still spend, comes as Markdown. A file says
 * so, and which pictures have no description.
 * @throws the reason of the asker's signal.
 */
export async function* exportedFiles(
  articles: AsyncIterable<ArticleToPack>,
  format: ExportFormat,
  making: Making,
  asker: DocumentAsker,
): AsyncGenerator<ZipFile, void, undefined> {
  const unique = uniqueNames()
  const said: Said = { tooLarge: [], unpaid: [], undescribed: [], guide: false }
  for await (const { campaign = [], beside, ...article } of articles) {
    const name = fileNameOf(article.title)
    const at = new Date(article.updatedAt)
    const files = beside?.files ?? []
    const written = (as: ExportFormat) =>
      beside && hasPicturesBeside(as) ? besidePictures(article, as, beside) : article
    const made = await making.export(written(format), format, asker).catch((error: unknown) => {
      const list = error instanceof Problem ? asMarkdown[error.code] : undefined
      if (list === undefined) throw error
      said[list].push(article.title)
      return undefined
    })
    const undescribed = await making.undescribed(article.content, asker)
    if (undescribed.length > 0) said.undescribed.push(`${article.title}: ${picturesNamed(undescribed)} er geen`)
    const as = made === undefined ? 'md' : format
    const { extension } = exportWords[as]
    const bytes = made ?? Buffer.from(markdownExport(written(as)))
    const file = unique(name, extension)
    const folder = files.length > 0 && hasPicturesBeside(as) ? `${file.slice(0, -extension.length - 1)}/` : ''
    yield zipFileOf(folder + file, bytes, at)
    if (folder !== '') {
      said.guide ||= as === 'wp'
      for (const { path, ...picture } of files) yield { ...picture, name: folder + path }
    }
    const texts = campaignExport(article.title, campaign, format)
    if (texts !== undefined)
      yield zipFileOf(unique(`${name} - campagne`, campaignExtension(format)), Buffer.from(texts), at)
  }
  const words = readMeOf(said, format)
  if (words !== '') yield zipFileOf(unique('Lees mij', 'txt'), Buffer.from(words), new Date())
}

/** Why an article comes as Markdown after all: half of a ZIP that is on its way is worth more than none. */
const asMarkdown: Partial<Record<ProblemCode, 'tooLarge' | 'unpaid'>> = {
  exportTooLarge: 'tooLarge',
  tooManyTries: 'unpaid',
}

interface Said {
  tooLarge: string[]
  /** Those for which their user had no processor time left. */
  unpaid: string[]
  undescribed: string[]
  /** Whether there are pictures to bring into WordPress. */
  guide: boolean
}

function readMeOf({ tooLarge, unpaid, undescribed, guide }: Said, format: ExportFormat): string {
  const listed = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`${[title, ...lines].join('\n- ')}\n`]
  return [
    ...listed(`Deze artikelen zijn te groot voor ${exportWords[format].label} en staan erbij als Markdown:`, tooLarge),
    ...listed(
      `Voor ${exportWords[format].label} was er dit uur niet genoeg rekentijd over. Deze artikelen staan erbij als Markdown:`,
      unpaid,
    ),
    ...listed('Afbeeldingen zonder omschrijving, voor wie ze niet ziet:', undescribed),
    ...(guide ? [WORDPRESS_WORDS] : []),
  ].join('\n')
}
