// Facebook: titles above a shared article. What a language model is asked, and what the built-in writer does.
import { FACEBOOK_TITLE_LENGTH, facebookCaptions } from '#contract/tools/facebook-captions.ts'
import { composed, defineTool } from './define.ts'
import { KEYWORDS_WITHIN } from './house-rules.ts'
import { amountRule, keepFitting, lengthRule } from './result-list.ts'
import { writePrompt } from './write-prompt.ts'

export const facebookCaptionsTool = defineTool(facebookCaptions, {
  prompt: ({ title, description }, manner) =>
    writePrompt({
      task: [
        'Je bent socialmediaredacteur van een Nederlandse redactie. Je schrijft titels voor een Facebookbericht dat naar een artikel leidt.',
        'De lezer scrolt door een tijdlijn met vrienden en familie, op een telefoon, en beslist in een seconde of het de moeite waard is.',
        `${amountRule('titels')} ${lengthRule('Elke titel', FACEBOOK_TITLE_LENGTH)}`,
        `Zet de belangrijkste trefwoorden van het onderwerp in de eerste ${KEYWORDS_WITHIN} tekens.`,
        'Maak ze echt verschillend: een vraag, een tegenstelling, wat de lezer eraan heeft, de kern van het nieuws, een uitnodiging om te reageren. Wek nieuwsgierigheid, maar beloof niets wat het artikel niet geeft.',
        'Hoogstens één passende emoji per titel, en niet in elke titel.',
      ],
      request: 'Schrijf de titels voor het Facebookbericht over dit artikel.',
      fields: { Titel: title, Omschrijving: description },
      manner,
    }),
  async loadCompose() {
    const { composeFacebookTitles } = await import('#dutch/writer/facebook.ts')
    return ({ title, description = null }, seed, taste, article) =>
      composed('titles', composeFacebookTitles({ title, description, ...article }, seed, taste))
  },
  keep: keepFitting('titles', facebookCaptions.output.shape.titles),
})
