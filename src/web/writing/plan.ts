// What an article is to be written from and to, while it is prepared: title, sources, length, wish and outline. Pure.
import { z } from 'zod'
import { articleLengths, type ArticleLength } from '#contract/writing/article-length.ts'
import { OUTLINE_LIMITS, outline, type OutlineSection } from '#contract/writing/outline.ts'
import { SOURCE_LIMITS, writingSource, type WritingSource } from '#contract/writing/sources.ts'

export interface Plan {
  title: string
  sources: WritingSource[]
  length: ArticleLength
  /** What the user asks for in their own words. */
  instruction: string
  /** Empty until there is one. */
  sections: OutlineSection[]
  /** The claimed link that it is about. */
  linkId: number | null
}

export const emptyPlan: Plan = {
  title: '',
  sources: [],
  length: 'normaal',
  instruction: '',
  sections: [],
  linkId: null,
}

/** As it is kept: an outline that is being edited may have empty headings. */
export const planSchema = z.object({
  title: z.string(),
  sources: z.array(writingSource).max(SOURCE_LIMITS.sources),
  length: z.enum(articleLengths),
  instruction: z.string(),
  sections: z.array(z.object({ heading: z.string(), points: z.array(z.string()) })).max(OUTLINE_LIMITS.sections),
  linkId: z.number().int().nullable(),
})

/** The outline without what was left empty. */
export const cleanSections = (sections: readonly OutlineSection[]): OutlineSection[] =>
  sections
    .map(({ heading, points }) => ({
      heading: heading.trim(),
      points: points.map((point) => point.trim()).filter(Boolean),
    }))
    .filter(({ heading, points }) => heading !== '' || points.length > 0)
    .map((section) => ({ ...section, heading: section.heading || (section.points[0] ?? '') }))

/** Why nothing can be written from this outline yet, in Dutch; null: it can. */
export function outlineProblem(sections: readonly OutlineSection[]): string | null {
  const parsed = outline.safeParse({ sections: cleanSections(sections) })
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? 'De opzet klopt nog niet.')
}

/** How many characters the sources may still have together. */
export const roomLeft = (sources: readonly WritingSource[]) =>
  SOURCE_LIMITS.together - sources.reduce((sum, { text }) => sum + text.length, 0)

/** Moves a section one place; the same list where it cannot go further. */
export function moved<Item>(items: readonly Item[], from: number, by: 1 | -1): Item[] {
  const to = from + by
  const next = [...items]
  const [item] = next.splice(from, 1)
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  next.splice(to, 0, item)
  return next
}

/** The sources one after the other, as an article keeps them, and where each stands in that. */
export function joinedSources(sources: readonly WritingSource[]): {
  originalContent: string
  sources: { title: string; url: string | null; from: number; to: number }[]
} {
  let originalContent = ''
  const placed = sources.map(({ title, url, text }) => {
    if (originalContent !== '') originalContent += '\n\n'
    const from = originalContent.length
    originalContent += text
    return { title, url, from, to: originalContent.length }
  })
  return { originalContent, sources: placed }
}
