// What the tools that write an article from sources share: the sources and the outline as fields of a prompt, what may be said at
// all, and what of a request the history keeps. Knows no single tool.
import type { Outline } from '#contract/writing/outline.ts'
import type { WritingSource } from '#contract/writing/sources.ts'
import type { About } from './define.ts'

/** Each source under a name of its own, its title apart: a title is no part of what it tells. */
export function sourceFields(sources: readonly WritingSource[]): Record<string, string> {
  return Object.fromEntries(
    sources.flatMap(({ title, text }, at) => [
      [`Bron ${at + 1}, titel`, title],
      [`Bron ${at + 1}`, text],
    ]),
  )
}

/** The outline as numbered headings, each with its points. */
export function outlineField({ sections }: Outline): string {
  return sections
    .map(({ heading, points }, at) => [`${at + 1}. ${heading}`, ...points.map((point) => `   - ${point}`)].join('\n'))
    .join('\n')
}

/** Stricter than for a caption: what stands in an article is taken for true, so general knowledge stays out of it too. */
export const writingRules = [
  'Feiten over personen, cijfers en gebeurtenissen alleen uit de bronnen, de velden ‘Bron 1’, ‘Bron 2’ enzovoort. De titel en de opzet zeggen waar het over moet gaan, en bewijzen niets. Ook algemeen bekende feiten blijven weg als geen bron ze noemt.',
  'Verzin geen feiten, namen, cijfers, citaten, ervaringen of beloftes, en beweer niet meer dan de bronnen waarmaken. Een citaat staat er woord voor woord, met wie het zegt. Spreken bronnen elkaar tegen, zeg dan wie wat zegt.',
  'Doe geen medische, juridische of financiële toezeggingen.',
]

/** What a model does where the outline asks for more than there is. */
export const gapRule =
  'Vraagt de opzet iets wat in geen bron staat, zet dan op die plaats [nog in te vullen: wat er ontbreekt], letterlijk zo, met rechte haken. Vul zo’n plaats nooit zelf in, en laat haar niet weg.'

export const markdownRule =
  'Schrijf Markdown: ## voor elke kop, een witregel tussen alinea’s, verder gewone zinnen. Een opsomming alleen waar de bron er een heeft. Geen titel boven het geheel, geen vet, geen links, geen codeblok om het antwoord.'

/** What an article is about, by its title and all its sources. */
export function aboutSources({ title, sources }: { title: string; sources: readonly WritingSource[] }): About {
  return { title, description: null, sources: sources.flatMap((source) => [source.title, source.text]) }
}

/** Outline and instruction are the user's own: a figure that stands there was not made up by the model. */
export function aboutDraft(input: {
  title: string
  sources: readonly WritingSource[]
  outline: Outline
  instruction?: string | null | undefined
}): About {
  const { sources = [], ...about } = aboutSources(input)
  return { ...about, sources: [...sources, outlineField(input.outline), input.instruction ?? ''].filter(Boolean) }
}

/** The sources beside the rest, as one text, and of each in its place how long its part of that is, in UTF-16 units. */
export function rememberedSources({ sources }: { sources: readonly WritingSource[] }): Record<string, unknown> {
  return {
    sources: sources.map(({ title, url, text }) => ({ title, url, length: text.length })),
    source: sources.map(({ text }) => text).join('\n\n'),
  }
}
