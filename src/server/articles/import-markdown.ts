// Reads a Markdown file: its text byte for byte, below the fields and the title that export-markdown.ts puts above it. Fields that
// other programs write are read too.
import { titleHeading } from './export-markdown.ts'
import { readFrontMatter } from './front-matter.ts'
import type { ReadFile } from './import-result.ts'

/** By which names each field is known. */
const names = {
  title: ['title', 'titel'],
  seoTitle: ['seo_title', 'seotitle', 'seo-title'],
  seoDescription: ['description', 'omschrijving', 'seo_description', 'summary', 'excerpt'],
  seoKeywords: ['keywords', 'trefwoorden', 'tags'],
  slug: ['slug'],
} as const

const CHECKED = 'nagekeken'
const OF_AI = 'ai'

const BLANK_LINES = /^(?:[ \t]*(?:\r\n|\r|\n))+/

export function readMarkdownFile(text: string): ReadFile {
  const front = readFrontMatter(text)
  const said = (known: readonly string[]) => known.map((name) => front?.fields.get(name)).find(Boolean) ?? ''
  const title = said(names.title)
  const read = Object.values(names).flat() as string[]
  const unknown = (front?.names ?? []).filter(
    (name) => !read.includes(name.toLowerCase()) && name !== CHECKED && name !== OF_AI,
  )
  const above = `\n${titleHeading(title)}\n\n`
  const rest = text.slice(front?.to ?? 0)
  // As an export writes it: what stands below that is the text, byte for byte.
  const titled = title !== '' && rest.startsWith(above)
  return {
    content: titled ? rest.slice(above.length) : front === undefined ? text : rest.replace(BLANK_LINES, ''),
    titled,
    title,
    seoTitle: said(names.seoTitle),
    seoDescription: said(names.seoDescription),
    seoKeywords: said(names.seoKeywords),
    slug: said(names.slug),
    left: [
      ...(unknown.length === 0
        ? []
        : [`Velden boven de tekst die Kopij niet kent: ${unknown.slice(0, 20).join(', ')}.`]),
      ...(front?.names.includes(CHECKED)
        ? ['Dat de tekst was nagekeken: dat geldt alleen voor het artikel waar die van is.']
        : []),
      ...(front?.names.includes(OF_AI)
        ? ['Welke delen door AI zijn geschreven: dat weet alleen het artikel waar de tekst van is.']
        : []),
    ],
  }
}
