// Makes a file of the texts of a campaign, to lie beside the article that they are about. Knows no formats of articles.
import type { ExportFormat } from '#contract/articles/export.ts'
import { oneLine } from './export-article.ts'
import { titleHeading } from './export-markdown.ts'

/** A part of a campaign with its texts, as they stand now. */
export interface CampaignTexts {
  label: string
  texts: readonly string[]
}

/** Markdown beside Markdown, plain text beside everything else. */
export const campaignExtension = (format: ExportFormat) => (format === 'md' ? 'md' : 'txt')

/** The texts below the names of their parts; undefined when there are none. */
export function campaignExport(
  title: string,
  parts: readonly CampaignTexts[],
  format: ExportFormat,
): string | undefined {
  const told = parts.filter(({ texts }) => texts.length > 0)
  if (told.length === 0) return undefined
  const inMarkdown = campaignExtension(format) === 'md'
  const about = `Campagne bij ‘${oneLine(title)}’`
  const blocks = told.flatMap(({ label, texts }) => [
    inMarkdown ? `## ${label}` : label,
    ...texts.map((text, at) => (texts.length > 1 ? `${at + 1}. ${text.replaceAll('\n', '\n   ')}` : text)),
  ])
  return `${[inMarkdown ? titleHeading(about) : about, ...blocks].join('\n\n')}\n`
}
