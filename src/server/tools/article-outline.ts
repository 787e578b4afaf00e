// Artikel: opzet. What a language model is asked, and what the built-in writer does.
import { articleOutline } from '#contract/tools/article-outline.ts'
import { articleMeasures } from '#contract/writing/article-length.ts'
import { OUTLINE_LIMITS, type Outline, type OutlineSection } from '#contract/writing/outline.ts'
import { defineTool } from './define.ts'
import { articleOutlineExamples } from './examples/article-outline.ts'
import { withoutInvented } from './invented-gaps.ts'
import { tokensFor } from './lengths.ts'
import { writePrompt } from './write-prompt.ts'
import { aboutSources, rememberedSources, sourceFields, writingRules } from './writing-parts.ts'

/** Points that a section needs: fewer say little, more are an article already. */
const POINTS = { min: 2, max: 4 } as const

/** Characters of a section with its points, on the long side. */
const SECTION_CHARACTERS = 600

export const articleOutlineTool = defineTool(articleOutline, {
  prompt: ({ title, sources, length, instruction }, manner, article) => {
    const { sections, words } = articleMeasures[length]
    return writePrompt({
      task: [
        'Je bent eindredacteur van een Nederlandse redactie en maakt de opzet van een artikel uit de bronnen die een schrijver heeft verzameld.',
        `Het artikel telt straks ${words.min} tot ${words.max} woorden. Maak ${sections.min} tot ${sections.max} onderdelen, minder als de bronnen niet meer dragen. De inleiding is geen onderdeel: die schrijft de redactie uit het nieuws zelf.`,
        `Elk onderdeel heeft een kop (‘heading’) van drie tot acht woorden, zonder punt, die zegt wat eronder komt: een lezer die alleen de koppen leest, weet waar het over gaat. Geen ‘Inleiding’, ‘Achtergrond’ of ‘Conclusie’, en geen kop die de titel herhaalt.`,
        `Elk onderdeel heeft ${POINTS.min} tot ${POINTS.max} punten (‘points’): korte zinnen met wat er verteld moet worden, elk te beantwoorden uit de bronnen.`,
        'Zet het belangrijkste voor de lezer vooraan. Elk feit hoort bij één onderdeel; wat bronnen dubbel zeggen, noem je één keer.',
      ],
      request: 'Schrijf de opzet van dit artikel.',
      fields: { ...sourceFields(sources), Titel: title },
      materialRules: writingRules,
      examples: articleOutlineExamples,
      manner,
      article,
      ...(instruction && { order: { text: instruction, scope: 'over de opzet van dit artikel gaat' } }),
    })
  },
  sampling: ({ length }) => ({
    temperature: 0.5,
    outputTokens: tokensFor(articleMeasures[length].sections.max * SECTION_CHARACTERS),
  }),
  about: aboutSources,
  async loadCompose() {
    const { composeOutline } = await import('./arranger/compose-outline.ts')
    return composeOutline
  },
  keep: (answer) => plainOutline(answer),
  wishes: ({ sections }, { length }) => {
    const { max } = articleMeasures[length].sections
    return [
      ...(sections.length > max + 1
        ? [`De opzet telde ${sections.length} onderdelen; het zijn er hoogstens ${max}.`]
        : []),
      ...(sections.every(({ points }) => points.length === 0) ? ['De punten ontbreken.'] : []),
    ]
  },
  mend({ sections }, _input, invented) {
    // What the model made up would count as the user's own once the article is written by it.
    const kept = sections
      .filter(({ heading }) => invented(heading).length === 0)
      .map(({ heading, points }) => ({ heading, points: withoutInvented(points, invented) }))
    return kept.length > 0 ? { sections: kept } : undefined
  },
  remembers: rememberedSources,
})

/** An answer without the marks and numbers that models put before headings and points, and no longer than may be. */
function plainOutline(answer: unknown): unknown {
  const { sections } = (answer ?? {}) as { sections?: unknown }
  if (!Array.isArray(sections)) return answer
  const read = sections.flatMap((section): OutlineSection[] => {
    const { heading, points } = (section ?? {}) as { heading?: unknown; points?: unknown }
    const line = typeof heading === 'string' ? bare(heading, OUTLINE_LIMITS.heading).replace(/[.:]$/u, '') : ''
    const lines = (Array.isArray(points) ? points : []).filter((point) => typeof point === 'string')
    if (line === '') return []
    const told = lines.map((point) => bare(point, OUTLINE_LIMITS.point)).filter((point) => point !== '')
    return [{ heading: line, points: told.slice(0, OUTLINE_LIMITS.points) }]
  })
  return { sections: read.slice(0, OUTLINE_LIMITS.sections) } satisfies Outline
}

function bare(line: string, most: number): string {
  const text = line
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^(?:#{1,6}\s+|[-*•]\s+|\d{1,2}[.)]\s+)/u, '')
    .replaceAll('**', '')
  return [...text].slice(0, most).join('').trim()
}
