// What of a style profile and of earlier texts goes into a prompt: their words as fields for the fence, and rules that refer to
// those fields by name. Knows no tool.
import type { Manner } from './define.ts'

/** The texts of the profile and the earlier texts, by their Dutch name: they are data, like all of the user's. */
export function mannerFields({ style, examples, disliked }: Manner): Record<string, string> {
  return {
    ...(style && {
      'Stijl, doelgroep': style.audience,
      'Stijl, toon': style.tone,
      'Stijl, gewenste woorden': style.wordsToUse.join('; '),
      'Stijl, verboden woorden': style.bannedWords.join('; '),
      ...numbered('Stijl, voorbeeldtekst', style.sampleTexts),
    }),
    ...numbered('Gewaardeerd', examples),
    ...numbered('Afgekeurd', disliked),
  }
}

/** Dutch lines for a system prompt; none of the user's words stand in them. */
export function mannerRules({ style, examples, disliked }: Manner): string[] {
  return [
    ...(style ? styleRules(style) : []),
    ...(examples.length > 0
      ? [
          'Onder ‘Gewaardeerd’ staan eerdere teksten die deze gebruiker goed vond. Sluit aan bij hun toon en opbouw; neem hun onderwerp en woorden niet over.',
        ]
      : []),
    ...(disliked.length > 0
      ? [
          'Onder ‘Afgekeurd’ staan eerdere teksten die deze gebruiker niet wilde. Schrijf anders: vermijd hun opbouw, hun toon en hun wendingen.',
        ]
      : []),
  ]
}

function styleRules({ audience, tone, wordsToUse, bannedWords, sampleTexts }: NonNullable<Manner['style']>): string[] {
  return [
    ...(audience ? ['Schrijf voor de lezers die onder ‘Stijl, doelgroep’ staan.'] : []),
    ...(tone ? ['Schrijf in de toon die onder ‘Stijl, toon’ staat, zover de toon hierboven dat toelaat.'] : []),
    ...(wordsToUse.length > 0
      ? ['Gebruik de woorden onder ‘Stijl, gewenste woorden’ waar ze passen, en nooit met geweld.']
      : []),
    ...(bannedWords.length > 0
      ? [
          'Gebruik nooit een woord dat onder ‘Stijl, verboden woorden’ staat, ook niet als het in de aangeleverde tekst staat: kies een ander woord.',
        ]
      : []),
    ...(sampleTexts.length > 0
      ? ['De teksten onder ‘Stijl, voorbeeldtekst’ laten horen hoe deze redactie klinkt. Neem hun inhoud niet over.']
      : []),
  ]
}

const numbered = (name: string, texts: readonly string[]) =>
  Object.fromEntries(texts.map((text, index) => [`${name} ${index + 1}`, text]))
