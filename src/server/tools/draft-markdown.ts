// The Markdown of an article that was written by its outline: its sections found, told apart and put in order. Knows no model and
// judges no sentence.
import { gap } from '#contract/writing/gaps.ts'
import type { Outline, OutlineSection } from '#contract/writing/outline.ts'

/** One part of a draft: what stands under a heading, or above the first. */
export interface DraftPart {
  /** As it is written there, without its marks; null above the first heading. */
  heading: string | null
  /** Which section of the outline it is, from 0; null for what has none. */
  section: number | null
  body: string
}

const FENCE = /^```(?:markdown|md)?[^\S\n]*\n([\s\S]*?)\n?```$/u
const HEADING = /^#{1,6}[^\S\n]+(.+?)[^\S\n]*#*$/u
/** Models also write a heading as a line in bold. */
const BOLD = /^(?:\*\*|__)(.+?)(?:\*\*|__):?$/u

/** An answer without a fence around it and without the title of the article above it. */
export function bareDraft(text: string, title: string): string {
  const whole = text.trim()
  const inside = FENCE.exec(whole)?.[1]?.trim() ?? whole
  const [first = '', ...rest] = inside.split('\n')
  const named = HEADING.exec(first)?.[1] ?? BOLD.exec(first)?.[1]
  const isTitle = /^#\s/u.test(first) || (named !== undefined && same(named, title))
  return isTitle && rest.some((line) => line.trim() !== '') ? rest.join('\n').trim() : inside
}

/** The parts of a draft in the order in which they stand. A line that says a heading of the outline is that heading. */
export function partsOf(text: string, { sections }: Outline): DraftPart[] {
  const parts: DraftPart[] = [{ heading: null, section: null, body: '' }]
  const found = new Set<number>()
  for (const line of text.split('\n')) {
    const marked = HEADING.exec(line.trim())?.[1] ?? BOLD.exec(line.trim())?.[1]
    const said = marked ?? line.trim()
    const section = sections.findIndex(({ heading }, at) => !found.has(at) && same(heading, numberless(said, heading)))
    const last = parts.at(-1) as DraftPart
    if (section !== -1) {
      found.add(section)
      parts.push({ heading: sections[section]?.heading ?? said, section, body: '' })
    } else if (HEADING.test(line.trim())) parts.push({ heading: said, section: null, body: '' })
    else last.body += `${line}\n`
  }
  return parts.map((part) => ({ ...part, body: part.body.replace(/\n{3,}/gu, '\n\n').trim() }))
}

/** Models number the headings of a numbered outline. */
const numberless = (said: string, heading: string) =>
  /^\d/u.test(heading) ? said : said.replace(/^\d{1,2}[.)]\s+/u, '')

const same = (one: string, other: string) => plain(one) === plain(other)
const plain = (text: string) => (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')

/** What is wrong with the headings of a draft, in Dutch for a model, by their numbers in the outline. */
export function headingFaults(text: string, outline: Outline): string[] {
  const parts = partsOf(text, outline)
  const found = parts.flatMap(({ section }) => section ?? [])
  const missing = outline.sections.flatMap((_, at) => (found.includes(at) ? [] : [at + 1]))
  const ordered = found.every((section, at) => at === 0 || section > (found[at - 1] ?? 0))
  const strange = parts.some(({ heading, section }) => heading !== null && section === null)
  return [
    ...(missing.length > 0
      ? [
          `Van de opzet ontbreekt kop ${missing.join(', ')}. Neem elke kop letterlijk over, op een eigen regel met ## ervoor.`,
        ]
      : []),
    ...(ordered ? [] : ['De koppen staan niet in de volgorde van de opzet.']),
    ...(strange ? ['Er staat een kop in die niet in de opzet staat. Gebruik alleen de koppen van de opzet.'] : []),
  ]
}

/** A draft with every heading of the outline in its order; what was not written is left open. */
export function inOrder(text: string, outline: Outline): string {
  const parts = partsOf(text, outline)
  /** Under another heading than those of the outline: it goes on with what stands above it. */
  const bodies = new Map<number | null, string[]>()
  let under: number | null = null
  for (const { heading, section, body } of parts) {
    if (section !== null) under = section
    const own = section === null && heading !== null ? `### ${heading}\n\n${body}` : body
    bodies.set(under, [...(bodies.get(under) ?? []), own.trim()])
  }
  const bodyOf = (section: number | null) => (bodies.get(section) ?? []).filter((part) => part !== '').join('\n\n')
  const sections = outline.sections.map((section, at) => sectionText(section, bodyOf(at)))
  return [bodyOf(null), ...sections].filter((part) => part !== '').join('\n\n')
}

/** A section with its heading; without a body its points are left open, or what its heading says. */
export function sectionText({ heading, points }: OutlineSection, body: string): string {
  const open = points.length > 0 ? points.map(gap) : [gap(heading)]
  return [`## ${heading}`, ...(body === '' ? open : [body])].join('\n\n')
}
