// What an article is to be written from and to, while it is prepared: title, sources, length, wish and outline. Pure.
import { z } from 'zod'
import { articleLengths, type ArticleLength } from '#contract/writing/article-length.ts'
import { characterCount } from '#contract/text.ts'
import { gap } from '#contract/writing/gaps.ts'
import { OUTLINE_LIMITS, outline, type OutlineSection } from '#contract/writing/outline.ts'
import { SOURCE_LIMITS, writingSource, type WritingSource } from '#contract/writing/sources.ts'

export interface Plan {
  title: string
  sources: WritingSource[]
  /** What stands in the field of sources and is none yet: the beginning of one, or an idea. */
  typed: string
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
  typed: '',
  length: 'normaal',
  instruction: '',
  sections: [],
  linkId: null,
}

/** Whether there is nothing in it that anybody would miss. */
export const isEmptyPlan = ({ title, sources, typed, instruction, sections }: Plan) =>
  [title, typed, instruction].every((text) => text.trim() === '') && sources.length === 0 && sections.length === 0

/** As it is kept: an outline that is being edited may have empty headings. */
export const planSchema = z.object({
  title: z.string(),
  sources: z.array(writingSource).max(SOURCE_LIMITS.sources),
  // Plans of before have none.
  typed: z.string().default(''),
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

/** What an article answers, for who has no more than an idea: as its sections, with what is to be found out for each. */
const newsQuestions: readonly OutlineSection[] = [
  { heading: 'Wat er aan de hand is', points: ['wat er gebeurt of verandert', 'wie erbij betrokken zijn'] },
  { heading: 'Waarom nu', points: ['de aanleiding', 'wat eraan voorafging'] },
  { heading: 'Wat het betekent', points: ['voor wie het gevolgen heeft', 'wat zij ervan vinden'] },
  { heading: 'Hoe het verder gaat', points: ['de volgende stap, en wanneer'] },
]

/** An outline of an idea in a few lines, without any help: a section for each line; of a single line the questions of the news. */
export function outlineOfIdea(idea: string): OutlineSection[] {
  return isOutline(idea) ? linesIn(idea).map((heading) => ({ heading, points: [] })) : [...newsQuestions]
}

/** Whether an idea is an outline already: some lines, each as short as a heading. What is longer is a text. */
export function isOutline(idea: string): boolean {
  const lines = linesIn(idea)
  return (
    lines.length > 1 &&
    lines.length <= OUTLINE_LIMITS.sections &&
    lines.every((line) => characterCount(line) <= OUTLINE_LIMITS.heading)
  )
}

/** Its lines without the marks of a list, and without a dot at their end. */
const linesIn = (idea: string) =>
  idea
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/u, '')
        .replace(/(?<!\.)\.\s*$/u, '')
        .trim(),
    )
    .filter((line) => line !== '')

/** The text that an article begins with by this outline: its headings, and below them as open places what is to be told. */
export const openText = (sections: readonly OutlineSection[]) =>
  cleanSections(sections)
    .flatMap(({ heading, points }) => [`## ${heading}`, ...(points.length > 0 ? points : [heading]).map(gap)])
    .join('\n\n')

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
