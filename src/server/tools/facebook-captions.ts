// Facebook: titles above a shared article. What a language model is asked, and what the built-in writer does.
import { FACEBOOK_TITLE_LENGTH, facebookCaptions } from '#contract/tools/facebook-captions.ts'
import { composed, defineTool } from './define.ts'
import { facebookExamples } from './examples/facebook.ts'
import { KEYWORDS_WITHIN } from './house-rules.ts'
import { lengthRule, tokensFor } from './lengths.ts'
import { amountRule, angleRule, asksFor } from './result-list.ts'
import { writePrompt } from './write-prompt.ts'

export const facebookCaptionsTool = defineTool(facebookCaptions, {
  prompt: ({ title, description }, manner, article) =>
    writePrompt({
      task: [
        'Je bent socialmediaredacteur van een Nederlandse redactie. Je schrijft titels voor een Facebookbericht dat naar een artikel leidt.',
        'De lezer scrolt door een tijdlijn met vrienden en familie, op een telefoon, en beslist in een seconde of het de moeite waard is.',
        amountRule('titels'),
        angleRule(article.tone),
        lengthRule('Elke titel', FACEBOOK_TITLE_LENGTH),
        `Zet de belangrijkste trefwoorden van het onderwerp in de eerste ${KEYWORDS_WITHIN} tekens.`,
        'Een titel zegt al iets, ook voor wie niet doorklikt. Herhaal de kop niet, en beloof niets wat het artikel niet geeft.',
        ...(article.tone === 'licht' ? ['Hoogstens één passende emoji per titel, en niet in elke titel.'] : []),
      ],
      request: 'Schrijf de titels voor het Facebookbericht over dit artikel.',
      fields: { Titel: title, Omschrijving: description },
      examples: facebookExamples,
      manner,
      article,
    }),
  sampling: () => ({ temperature: 0.9, outputTokens: tokensFor(asksFor() * FACEBOOK_TITLE_LENGTH.max) }),
  about: ({ title, description = null }) => ({ title, description }),
  async loadCompose() {
    const { composeFacebookTitles } = await import('#dutch/writer/facebook.ts')
    return ({ title, description = null }, seed, taste, article) =>
      composed('titles', composeFacebookTitles({ title, description, ...article }, seed, taste))
  },
  list: { field: 'titles', element: facebookCaptions.output.shape.titles.element, length: FACEBOOK_TITLE_LENGTH },
})
