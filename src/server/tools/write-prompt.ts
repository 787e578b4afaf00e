// Puts a prompt together: the tool's task, the rules of the house, the user's style, and all the user's text in one fence.
// Knows no tool.
import type { Language, Manner, Prompt } from './define.ts'
import { fence, fenceOrder } from './fence.ts'
import { addressRule, houseRules, languageRule, plainTextRule } from './house-rules.ts'

interface Parts {
  /** Dutch lines on what to write: for whom, how much, how long. Nothing of the user's stands in them. */
  task: readonly string[]
  /** The request in one sentence. */
  request: string
  /** The user's text by its Dutch name; empty ones are left out. */
  fields: Record<string, string | null | undefined>
  manner: Manner
  /** What the user wants done, in their own words, and how far that may go. */
  order?: { text: string; scope: string }
  /** What the text looks like; left out: plain, without Markdown and links. */
  layoutRule?: string
  language?: Language
  /**
   * How readers are addressed. 'je' or 'u': so, whatever the style says. Left out: as the style says, else 'je'. Null: as
   * the style says, else as the text does.
   */
  address?: 'je' | 'u' | null
}

export function writePrompt(parts: Parts): Prompt {
  const { task, request, fields, manner, order, layoutRule = plainTextRule, language = 'nl', address } = parts
  const { style, examples } = manner
  const given = fence({ ...fields, ...styleFields(style), ...exampleFields(examples) })
  const wish = order && fenceOrder(order.text, order.scope)
  const spoken = address ?? style?.address ?? (address === null ? null : 'je')
  return {
    system: [
      ...task,
      languageRule(language),
      ...(language === 'nl' && spoken !== null ? [addressRule(spoken)] : []),
      ...houseRules,
      layoutRule,
      ...styleRules(style),
      ...(examples.length > 0 ? [exampleRule] : []),
      given.rule,
      ...(wish ? [wish.rule] : []),
    ].join('\n'),
    user: [request, ...(wish ? [wish.block] : []), given.block].join('\n'),
  }
}

const exampleRule =
  'Onder ‘Gewaardeerd’ staan eerdere teksten die deze gebruiker goed vond. Sluit aan bij hun toon en opbouw; neem hun onderwerp en woorden niet over.'

/** The texts of the profile go inside the fence, as data like all of the user's: the rules only refer to them by name. */
function styleFields(style: Manner['style']): Record<string, string> {
  if (style === null) return {}
  return {
    'Stijl, doelgroep': style.audience,
    'Stijl, toon': style.tone,
    'Stijl, gewenste woorden': style.wordsToUse.join('; '),
    'Stijl, verboden woorden': style.bannedWords.join('; '),
    ...numbered('Stijl, voorbeeldtekst', style.sampleTexts),
  }
}

function styleRules(style: Manner['style']): string[] {
  if (style === null) return []
  const { audience, tone, wordsToUse, bannedWords, sampleTexts } = style
  return [
    ...(audience ? ['Schrijf voor de lezers die onder ‘Stijl, doelgroep’ staan.'] : []),
    ...(tone ? ['Schrijf in de toon die onder ‘Stijl, toon’ staat.'] : []),
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

const exampleFields = (examples: readonly string[]) => numbered('Gewaardeerd', examples)

const numbered = (name: string, texts: readonly string[]) =>
  Object.fromEntries(texts.map((text, index) => [`${name} ${index + 1}`, text]))
