// Pinterest: titles for a pin. What a language model is asked, and what the built-in writer does.
import { PINTEREST_TITLE_LENGTH, pinterestCaptions } from '#contract/tools/pinterest-captions.ts'
import { composed, defineTool } from './define.ts'
import { KEYWORDS_WITHIN } from './house-rules.ts'
import { amountRule, keepFitting, lengthRule } from './result-list.ts'
import { writePrompt } from './write-prompt.ts'

export const pinterestCaptionsTool = defineTool(pinterestCaptions, {
  prompt: ({ title, description }, manner) =>
    writePrompt({
      task: [
        'Je bent redacteur van een Nederlandse redactie en je schrijft titels voor pins op Pinterest.',
        'De lezer zoekt daar gericht naar ideeën en uitleg om te bewaren. Een pin wordt gevonden op de woorden in de titel, en dat kan nog jaren later zijn.',
        `${amountRule('titels')} ${lengthRule('Elke titel', PINTEREST_TITLE_LENGTH)}`,
        `Begin met de woorden waarop iemand zoekt: de trefwoorden staan in de eerste ${KEYWORDS_WITHIN} tekens.`,
        'Maak ze echt verschillend van invalshoek en woordkeus. Schrijf zo dat een titel ook over een jaar nog klopt: geen "vandaag" of "deze week", tenzij het onderwerp daarom draait.',
        'Geen hashtags. Hoogstens in één titel een passende emoji.',
      ],
      request: 'Schrijf de titels voor een pin bij dit artikel.',
      fields: { Titel: title, Omschrijving: description },
      manner,
    }),
  async loadCompose() {
    const { composePinterestTitles } = await import('#dutch/writer/pinterest.ts')
    return ({ title, description = null }, seed, taste, article) =>
      composed('titles', composePinterestTitles({ title, description, ...article }, seed, taste))
  },
  keep: keepFitting('titles', pinterestCaptions.output.shape.titles),
})
