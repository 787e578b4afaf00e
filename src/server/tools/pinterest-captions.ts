// Pinterest: titles for a pin. What a language model is asked, and what the built-in writer does.
import { RESULTS_MIN } from '#contract/tools/result-list.ts'
import { PINTEREST_TITLE_LENGTH, pinterestCaptions } from '#contract/tools/pinterest-captions.ts'
import { composePinterestTitles } from '#server/writer/pinterest.ts'
import { defineTool } from './define.ts'
import { fence } from './fence.ts'
import { houseRules, KEYWORDS_WITHIN } from './house-rules.ts'
import { keepFitting, lengthRule, RESULTS_ASKED } from './result-list.ts'

const list = pinterestCaptions.output.shape.titles

export const pinterestCaptionsTool = defineTool(pinterestCaptions, {
  prompt({ title, description }) {
    const { rule, block } = fence({ Titel: title, Omschrijving: description })
    return {
      system: [
        'Je bent redacteur van een Nederlandse redactie en je schrijft titels voor pins op Pinterest.',
        'De lezer zoekt daar gericht naar ideeën en uitleg om te bewaren. Een pin wordt gevonden op de woorden in de titel, en dat kan nog jaren later zijn.',
        `Schrijf ${RESULTS_ASKED} titels; de redactie kiest er ${RESULTS_MIN}. ${lengthRule('Elke titel', PINTEREST_TITLE_LENGTH)}`,
        `Begin met de woorden waarop iemand zoekt: de trefwoorden staan in de eerste ${KEYWORDS_WITHIN} tekens.`,
        'Maak ze echt verschillend van invalshoek en woordkeus. Schrijf zo dat een titel ook over een jaar nog klopt: geen "vandaag" of "deze week", tenzij het onderwerp daarom draait.',
        'Geen hashtags. Hoogstens in één titel een passende emoji.',
        ...houseRules,
        rule,
      ].join('\n'),
      user: `Schrijf de titels voor een pin bij dit artikel.\n${block}`,
    }
  },
  compose: ({ title, description = null }, seed) => ({ titles: composePinterestTitles({ title, description }, seed) }),
  keep: keepFitting('titles', list),
})
