// Artikel: onderdeel. What a language model is asked, and what the built-in writer does.
import { articleSection } from '#contract/tools/article-section.ts'
import { articleMeasures } from '#contract/writing/article-length.ts'
import type { Outline, OutlineSection } from '#contract/writing/outline.ts'
import { craftRules, draftTokens, helplineRule } from './article-draft.ts'
import { defineTool } from './define.ts'
import { bareDraft, partsOf, sectionText } from './draft-markdown.ts'
import { articleSectionExamples } from './examples/article-section.ts'
import { withGaps } from './invented-gaps.ts'
import { writePrompt } from './write-prompt.ts'
import {
  aboutDraft,
  markdownRule,
  outlineField,
  rememberedSources,
  sourceFields,
  writingRules,
} from './writing-parts.ts'

/** A section of an article of that length, in words: the whole by its sections, and half of that at least. */
function wordsOf({ length, outline }: { length: keyof typeof articleMeasures; outline: Outline }) {
  const { words } = articleMeasures[length]
  const share = (count: number) => Math.round(count / (outline.sections.length + 1) / 10) * 10
  return { min: Math.max(40, share(words.min)), max: Math.max(90, share(words.max)) }
}

const sectionOf = ({ outline, section }: { outline: Outline; section: number }): OutlineSection =>
  outline.sections[section] ?? { heading: '', points: [] }

export const articleSectionTool = defineTool(articleSection, {
  prompt: (input, manner, article) => {
    const { title, outline, sources, section, before, after, instruction } = input
    const words = wordsOf(input)
    const { heading, points } = sectionOf(input)
    const isLast = section === outline.sections.length - 1
    return writePrompt({
      task: [
        'Je bent redacteur van een Nederlandse redactie en schrijft één onderdeel van een artikel opnieuw, uit de bronnen die een schrijver heeft verzameld. De rest van het artikel staat er al, en de lezer leest het in één keer.',
        `Schrijf alleen het onderdeel dat onder ‘Dit onderdeel’ staat, nummer ${section + 1} van de opzet: eerst zijn kop, letterlijk, op een eigen regel met ## ervoor, dan ongeveer ${words.min} tot ${words.max} woorden, minder als de bronnen niet meer dragen.`,
        'Wat onder ‘Ervoor’ en ‘Erna’ staat is al geschreven: sluit erop aan en herhaal er niets van. Geen andere kop, geen inleiding, geen slot.',
        ...craftRules,
        ...(isLast ? helplineRule(article) : []),
        'Antwoord met het onderdeel en niets anders.',
      ],
      request: 'Schrijf dit onderdeel.',
      fields: {
        ...sourceFields(sources),
        Titel: title,
        Opzet: outlineField(outline),
        'Dit onderdeel': [heading, ...points.map((point) => `- ${point}`)].join('\n'),
        Ervoor: before,
        Erna: after,
      },
      materialRules: writingRules,
      examples: articleSectionExamples,
      manner,
      article,
      ...(instruction && { order: { text: instruction, scope: 'over het schrijven van dit onderdeel gaat' } }),
      layoutRule: markdownRule,
    })
  },
  sampling: ({ length }) => ({ temperature: 0.6, outputTokens: draftTokens(length) }),
  // What stands there and around it was written, or at least read, by the user.
  about: (input) => {
    const { sources = [], ...about } = aboutDraft(input)
    return {
      ...about,
      sources: [...sources, input.before ?? '', input.after ?? '', input.present ?? ''].filter(Boolean),
    }
  },
  async loadCompose() {
    const { composeSection } = await import('./arranger/compose-section.ts')
    return composeSection
  },
  keep: (answer, { title }) => {
    const { text } = (answer ?? {}) as { text?: unknown }
    return typeof text === 'string' ? { text: bareDraft(text, title) } : answer
  },
  wishes: ({ text }, input) => {
    const others = partsOf(text, input.outline).filter(
      ({ heading, section }) => heading !== null && section !== input.section,
    )
    return others.length > 0 ? [`Schrijf alleen onderdeel ${input.section + 1}, zonder andere koppen.`] : []
  },
  mend: ({ text }, input, invented) => ({ text: withGaps(ownPart(text, input), invented) }),
  remembers: ({ before: _before, after: _after, present: _present, ...input }) => ({
    ...rememberedSources(input),
    before: undefined,
    after: undefined,
    present: undefined,
  }),
})

/** The section itself under its heading; other sections that a model wrote along are left out. */
function ownPart(text: string, input: { outline: Outline; section: number }): string {
  const wanted = sectionOf(input)
  const parts = partsOf(text, { sections: [wanted] })
  const others = new Set(input.outline.sections.map(({ heading }) => heading.toLowerCase()))
  const own = parts.find(({ section }) => section === 0)
  const behind = own === undefined ? parts : parts.slice(parts.indexOf(own))
  const end = behind.findIndex(({ heading }, at) => at > 0 && heading !== null && others.has(heading.toLowerCase()))
  const kept = behind.slice(0, end === -1 ? behind.length : end)
  const body = kept
    .map(({ heading, body: said }, at) =>
      heading === null || (own !== undefined && at === 0) ? said : `### ${heading}\n\n${said}`,
    )
    .join('\n\n')
    .trim()
  return sectionText(wanted, body)
}
