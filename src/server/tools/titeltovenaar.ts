// TitelTovenaar: titles of one line. What a language model is asked, and what the built-in writer does.
import { TITLE_LENGTH, titelTovenaar } from '#contract/tools/titeltovenaar.ts'
import { composed, defineTool } from './define.ts'
import { titelTovenaarExamples } from './examples/titeltovenaar.ts'
import { KEYWORDS_WITHIN } from './house-rules.ts'
import { lengthRule, tokensFor } from './lengths.ts'
import { amountRule, angleRule, asksFor } from './result-list.ts'
import { writePrompt } from './write-prompt.ts'

export const titelTovenaarTool = defineTool(titelTovenaar, {
  prompt: ({ subject, context, amount }, manner, article) =>
    writePrompt({
      task: [
        'Je bent eindredacteur van een Nederlandse redactie en bedenkt koppen voor een artikel.',
        'De lezer ziet alleen de kop, in een zoekresultaat of een nieuwsbrief, en moet daaruit weten waar het over gaat.',
        amountRule('titels', amount),
        angleRule(article.tone),
        lengthRule('Elke titel', TITLE_LENGTH, true),
        `Zet het onderwerp in de eerste ${KEYWORDS_WITHIN} tekens en schrijf één zin per titel, zonder punt aan het eind.`,
        'Een kop vertelt het nieuws of stelt een vraag die het artikel beantwoordt, en belooft niets wat de bron niet waarmaakt. Geen emoji en geen hashtags.',
      ],
      request: 'Bedenk de titels bij dit onderwerp.',
      fields: { Onderwerp: subject, Context: context },
      examples: titelTovenaarExamples,
      manner,
      article,
    }),
  sampling: ({ amount }) => ({ temperature: 0.9, outputTokens: tokensFor(asksFor(amount) * TITLE_LENGTH.max) }),
  about: ({ subject, context }) => ({ title: subject, description: context }),
  async loadCompose() {
    const { composeTitelTovenaarTitles } = await import('#dutch/writer/titel-tovenaar/titel-tovenaar.ts')
    return (input, seed, taste, article) =>
      composed('titles', composeTitelTovenaarTitles({ ...input, ...article }, seed, taste))
  },
  list: {
    field: 'titles',
    element: titelTovenaar.output.shape.titles.element,
    length: TITLE_LENGTH,
    amount: ({ amount }) => amount,
  },
})
