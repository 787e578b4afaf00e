// What an export is made from, and what all formats share: the text without a title of its own, and who checked it. Makes none.
import { plainText } from '#contract/markdown/plain-text.ts'
import { readMarkdown } from '#contract/markdown/tree.ts'
import { storedAt } from '#contract/articles/stored-pictures.ts'
import type { Format } from '#contract/pictures/formats.ts'
import type { AiMark } from '#contract/reviews/ai-disclosure.ts'

/** A stored picture that an exported text has. */
export interface ExportedPicture {
  name: string
  /** In px. */
  width: number
  height: number
  /** For formats that hold pictures themselves; null when there is no room for it, or its file is gone. */
  data: { format: Format; bytes: Uint8Array } | null
}

/** An article as it is exported. Moments are ISO text, so that it can go to a child process and back. */
export interface ExportedArticle {
  title: string
  /** Markdown. */
  content: string
  seoTitle: string | null
  seoDescription: string | null
  /** Separated by commas. */
  seoKeywords: string | null
  /** The last part of its address; empty when there is none. */
  slug: string
  checked: { byName: string; at: string; version: number } | null
  /** Whether title or text changed since it was checked. */
  changedSinceCheck: boolean
  /** What it says of AI: to readers, null when nothing has to be said, and to machines. */
  statement: { line: string | null; mark: AiMark }
  updatedAt: string
  /** Those of its text that are stored with articles; others stand there by their address. */
  pictures?: readonly ExportedPicture[]
  /** The names of the files of stored pictures that lie beside it, by the names of those pictures. */
  pictureFiles?: Readonly<Record<string, string>>
}

/** A function that finds the picture at an address: null for a stored one that cannot go along, undefined for one of the web. */
export function picturesOf({
  pictures = [],
}: ExportedArticle): (address: string) => ExportedPicture | null | undefined {
  const byName = new Map(pictures.map((picture) => [picture.name, picture]))
  return (address) => {
    const stored = storedAt(address)
    return stored === undefined ? undefined : (byName.get(stored.name) ?? null)
  }
}

const dutchMoment = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** A moment as it is shown, in Dutch time: `12/03/2026 14:03`. */
export function momentText(iso: string): string {
  const parts = new Map(dutchMoment.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]))
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? ''
  return `${part('day')}/${part('month')}/${part('year')} ${part('hour')}:${part('minute')}`
}

/** The line that says who checked it; undefined when nobody did. */
export function checkedLine({ checked, changedSinceCheck }: ExportedArticle): string | undefined {
  if (checked === null) return undefined
  const since = changedSinceCheck ? ' Daarna is de tekst gewijzigd.' : ''
  return `Nagekeken door ${oneLine(checked.byName)} op ${momentText(checked.at)}.${since}`
}

/** What stands below the text: that AI helped to write it, and who checked it; undefined when there is nothing to say. */
export function closingLine(article: ExportedArticle): string | undefined {
  const lines = [article.statement.line, checkedLine(article)].filter((line) => line != null)
  return lines.length === 0 ? undefined : lines.join(' ')
}

/** On one line, as a title or a name has to be. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The text without a heading at its beginning that repeats the title: that stands above it already. */
export function textBelowTitle({ title, content }: ExportedArticle): string {
  const { blocks } = readMarkdown(content)
  const first = blocks.find(({ type }) => type !== 'frontmatter')
  if (first?.type !== 'heading' || first.depth !== 1) return content
  return oneLine(plainText(content.slice(first.from, first.to))) === oneLine(title) ? content.slice(first.to) : content
}
