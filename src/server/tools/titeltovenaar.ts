// TitelTovenaar: titles of one line. What a language model is asked, and what the built-in writer does.
import { TITLE_LENGTH, titelTovenaar } from '#contract/tools/titeltovenaar.ts'
import { composed, defineTool } from './define.ts'
import { KEYWORDS_WITHIN } from './house-rules.ts'
import { amountRule, keepFitting, lengthRule } from './result-list.ts'
import { writePrompt } from './write-prompt.ts'

export const titelTovenaarTool = defineTool(titelTovenaar, {
  prompt: ({ subject, context, amount }, manner) =>
    writePrompt({
      task: [
        'Je bent eindredacteur van een Nederlandse redactie en bedenkt koppen voor een artikel.',
        'De lezer ziet alleen de kop, in een zoekresultaat of een nieuwsbrief, en moet daaruit weten waar het over gaat.',
        `${amountRule('titels', amount)} ${lengthRule('Elke titel', TITLE_LENGTH)}`,
        `Zet het onderwerp in de eerste ${KEYWORDS_WITHIN} tekens en schrijf één zin per titel, zonder punt aan het eind.`,
        'Maak ze echt verschillend: een vraag, een tegenstelling, wat de lezer eraan heeft, de kern van de zaak. Wek nieuwsgierigheid, maar beloof niets wat de context niet waarmaakt. Geen emoji en geen hashtags.',
      ],
      request: 'Bedenk de titels bij dit onderwerp.',
      fields: { Onderwerp: subject, Context: context },
      manner,
    }),
  async loadCompose() {
    const { composeTitelTovenaarTitles } = await import('#dutch/writer/titel-tovenaar/titel-tovenaar.ts')
    return (input, seed, taste, article) =>
      composed('titles', composeTitelTovenaarTitles({ ...input, ...article }, seed, taste))
  },
  keep: keepFitting('titles', titelTovenaar.output.shape.titles, ({ amount }: { amount: number }) => amount),
  wishes: ({ titles }, { amount }) =>
    titles.length < amount ? [`Er waren ${amount} titels gevraagd die aan alle eisen voldoen.`] : [],
})
