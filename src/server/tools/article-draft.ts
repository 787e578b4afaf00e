// Artikel: eerste versie. What a language model is asked, and what the built-in writer does.
import { articleDraft } from '#contract/tools/article-draft.ts'
import { articleMeasures, type ArticleLength } from '#contract/writing/article-length.ts'
import { defineTool, type ArticleRead } from './define.ts'
import { bareDraft, headingFaults, inOrder } from './draft-markdown.ts'
import { articleDraftExamples } from './examples/article-draft.ts'
import { withGaps } from './invented-gaps.ts'
import { tokensFor } from './lengths.ts'
import { writePrompt } from './write-prompt.ts'
import {
  aboutDraft,
  gapRule,
  markdownRule,
  outlineField,
  rememberedSources,
  sourceFields,
  writingRules,
} from './writing-parts.ts'

/** Characters of a word with the space behind it, on the long side: room for an article that runs over. */
const CHARACTERS_PER_WORD = 9

/** What a draft or a section of that length may take, in tokens. */
export const draftTokens = (length: ArticleLength) => tokensFor(articleMeasures[length].words.max * CHARACTERS_PER_WORD)

/** The lines of a prompt that say how an article is written, whatever part of it. */
export const craftRules = [
  'Schrijf alinea’s van twee tot vier zinnen, het belangrijkste vooraan. Zinnen van hoogstens twintig woorden, actief. Elke alinea is te begrijpen zonder de bronnen ernaast.',
  'Vertel elk feit één keer, in je eigen woorden; woord voor woord alleen wat iemand zegt. Noem een persoon de eerste keer met naam en functie, daarna met de achternaam.',
  gapRule,
]

/** How an article about suicide ends. */
export const helplineRule = ({ helpline }: ArticleRead) =>
  helpline === null ? [] : [`De laatste alinea van het artikel is alleen deze zin: ‘${helpline}’`]

export const articleDraftTool = defineTool(articleDraft, {
  prompt: ({ title, outline, sources, length, instruction }, manner, article) => {
    const { words } = articleMeasures[length]
    return writePrompt({
      task: [
        'Je bent redacteur van een Nederlandse redactie en schrijft een artikel uit de bronnen die een schrijver heeft verzameld, volgens zijn opzet.',
        `Het artikel telt ongeveer ${words.min} tot ${words.max} woorden. Dragen de bronnen dat niet, dan wordt het korter: vul niets aan.`,
        'Begin met een inleiding van één alinea, zonder kop: het nieuws, voor wie het ertoe doet en wanneer. De lezer weet daarna of hij verder wil lezen.',
        'Daarna komen de onderdelen van de opzet: elke kop letterlijk, op een eigen regel met ## ervoor, in de volgorde van de opzet. Geen kop erbij, geen kop weg. Onder elke kop de punten van dat onderdeel.',
        ...craftRules,
        ...helplineRule(article),
        'Geen slotalinea die herhaalt wat er stond. Antwoord met het artikel en niets anders.',
      ],
      request: 'Schrijf dit artikel.',
      fields: { ...sourceFields(sources), Titel: title, Opzet: outlineField(outline) },
      materialRules: writingRules,
      examples: articleDraftExamples,
      manner,
      article,
      ...(instruction && { order: { text: instruction, scope: 'over het schrijven van dit artikel gaat' } }),
      layoutRule: markdownRule,
    })
  },
  sampling: ({ length }) => ({ temperature: 0.5, outputTokens: draftTokens(length) }),
  about: aboutDraft,
  async loadCompose() {
    const { composeDraft } = await import('./arranger/compose-draft.ts')
    return composeDraft
  },
  keep: (answer, { title }) => {
    const { text } = (answer ?? {}) as { text?: unknown }
    return typeof text === 'string' ? { text: bareDraft(text, title) } : answer
  },
  wishes: ({ text }, { outline }) => headingFaults(text, outline),
  mend({ text }, { outline }, invented) {
    const right = headingFaults(text, outline).length === 0 && isMarked(text, outline)
    return { text: withGaps(right ? text : inOrder(text, outline), invented) }
  },
  remembers: rememberedSources,
})

/** Whether every heading of the outline stands there as one of the second level. */
function isMarked(text: string, { sections }: { sections: readonly { heading: string }[] }): boolean {
  const lines = new Set(text.split('\n').map((line) => line.trim()))
  return sections.every(({ heading }) => lines.has(`## ${heading}`))
}
