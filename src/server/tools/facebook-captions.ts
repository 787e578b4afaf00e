// Facebook: titles above a shared article. What a language model is asked, and what the built-in writer does.
import { RESULTS_MIN } from '#contract/tools/result-list.ts'
import { FACEBOOK_TITLE_LENGTH, facebookCaptions } from '#contract/tools/facebook-captions.ts'
import { composeFacebookTitles } from '#server/writer/facebook.ts'
import { defineTool } from './define.ts'
import { fence } from './fence.ts'
import { houseRules, KEYWORDS_WITHIN } from './house-rules.ts'
import { keepFitting, lengthRule, RESULTS_ASKED } from './result-list.ts'

const list = facebookCaptions.output.shape.titles

export const facebookCaptionsTool = defineTool(facebookCaptions, {
  prompt({ title, description }) {
    const { rule, block } = fence({ Titel: title, Omschrijving: description })
    return {
      system: [
        'Je bent socialmediaredacteur van een Nederlandse redactie. Je schrijft titels voor een Facebookbericht dat naar een artikel leidt.',
        'De lezer scrolt door een tijdlijn met vrienden en familie, op een telefoon, en beslist in een seconde of het de moeite waard is.',
        `Schrijf ${RESULTS_ASKED} titels; de redactie kiest er ${RESULTS_MIN}. ${lengthRule('Elke titel', FACEBOOK_TITLE_LENGTH)}`,
        `Zet de belangrijkste trefwoorden van het onderwerp in de eerste ${KEYWORDS_WITHIN} tekens.`,
        'Maak ze echt verschillend: een vraag, een tegenstelling, wat de lezer eraan heeft, de kern van het nieuws, een uitnodiging om te reageren. Wek nieuwsgierigheid, maar beloof niets wat het artikel niet geeft.',
        'Hoogstens één passende emoji per titel, en niet in elke titel.',
        ...houseRules,
        rule,
      ].join('\n'),
      user: `Schrijf de titels voor het Facebookbericht over dit artikel.\n${block}`,
    }
  },
  compose: ({ title, description = null }, seed) => ({ titles: composeFacebookTitles({ title, description }, seed) }),
  keep: keepFitting('titles', list),
})
