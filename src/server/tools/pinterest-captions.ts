// Pinterest: titles for a pin. What a language model is asked, and what the built-in writer does.
import { PINTEREST_TITLE_LENGTH, pinterestCaptions } from '#contract/tools/pinterest-captions.ts'
import { composed, defineTool } from './define.ts'
import { pinterestExamples } from './examples/pinterest.ts'
import { KEYWORDS_WITHIN } from './house-rules.ts'
import { lengthRule, tokensFor } from './lengths.ts'
import { amountRule, angleRule, asksFor } from './result-list.ts'
import { writePrompt } from './write-prompt.ts'

export const pinterestCaptionsTool = defineTool(pinterestCaptions, {
  prompt: ({ title, description }, manner, article) =>
    writePrompt({
      task: [
        'Je bent redacteur van een Nederlandse redactie en je schrijft titels voor pins op Pinterest.',
        'De lezer zoekt daar gericht naar ideeën en uitleg om te bewaren. Een pin wordt gevonden op de woorden in de titel, en dat kan nog jaren later zijn.',
        amountRule('titels'),
        angleRule(article.tone),
        lengthRule('Elke titel', PINTEREST_TITLE_LENGTH),
        `Begin met de woorden waarop iemand zoekt: de trefwoorden staan in de eerste ${KEYWORDS_WITHIN} tekens.`,
        'Schrijf zo dat een titel ook over een jaar nog klopt: geen ‘vandaag’ of ‘deze week’, tenzij het onderwerp daarom draait.',
        `Geen hashtags. ${article.tone === 'licht' ? 'Hoogstens in één titel een passende emoji.' : 'Geen emoji.'}`,
      ],
      request: 'Schrijf de titels voor een pin bij dit artikel.',
      fields: { Titel: title, Omschrijving: description },
      examples: pinterestExamples,
      manner,
      article,
    }),
  sampling: () => ({ temperature: 0.8, outputTokens: tokensFor(asksFor() * PINTEREST_TITLE_LENGTH.max) }),
  about: ({ title, description = null }) => ({ title, description }),
  async loadCompose() {
    const { composePinterestTitles } = await import('#dutch/writer/pinterest.ts')
    return ({ title, description = null }, seed, taste, article) =>
      composed('titles', composePinterestTitles({ title, description, ...article }, seed, taste))
  },
  list: { field: 'titles', element: pinterestCaptions.output.shape.titles.element, length: PINTEREST_TITLE_LENGTH },
})
