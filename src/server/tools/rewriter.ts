// Herschrijver: a text said in another way. What a language model is asked, and what the built-in writer does.
import { rewriter } from '#contract/tools/rewriter.ts'
import type { RewriteMode } from '#contract/tools/rewrite-modes.ts'
import type { RewriteOutcome } from '#dutch/rewriter/rewrite.ts'
import type { ModelMode } from '#dutch/rewriter/orders.ts'
import { defineTool } from './define.ts'
import { rewriterExamples } from './examples/rewriter.ts'
import { tokensFor } from './lengths.ts'
import { missedOrder, orderFor } from './rewrite-orders.ts'
import { suicideRule } from './tone-rules.ts'
import { writePrompt } from './write-prompt.ts'

/** What a rewritten text may grow to, by any order a user may give. */
const LONGEST_GROWTH = 2

/** What the built-in writer found nothing of, by mode: the end of the sentence under `unchanged`. */
const nothingFound: Record<Exclude<RewriteMode, ModelMode>, string> = {
  korter: 'om weg te laten zonder de boodschap te raken',
  formeler: 'om formeler te zeggen',
  eenvoudiger: 'om eenvoudiger te zeggen zonder de betekenis te raken',
  eigen: 'om zo te veranderen',
}

/** What needs a language model, as the subject of a sentence, and the way that is left. */
const beyondRules: Record<ModelMode, { what: string; instead: string }> = {
  langer: { what: 'Langer maken', instead: 'Vul de tekst zelf aan, of kies een andere manier.' },
  informeler: {
    what: 'Losser maken',
    instead: 'Wat wel kan: de lezer met je aanspreken. Kies daarvoor een andere aanspreekvorm.',
  },
  seo: { what: 'Beter vindbaar maken', instead: 'Wat wel kan: kortere zinnen. Kies daarvoor Eenvoudiger.' },
}

/** A rewritten text is about something else than an article: its own words are what may be used. */
const materialRules = [
  'Herschrijf de tekst onder ‘Tekst’. Staat er een artikel bij, dan is dat achtergrond: om te begrijpen waar de tekst over gaat, niet om over te nemen.',
  'Behoud de betekenis, alle feiten, namen, cijfers, citaten en links. Feiten over personen, cijfers en gebeurtenissen alleen uit de tekst. Verzin geen feiten, namen, cijfers, citaten of beloftes.',
]
/** The built-in writer's refusal in words. */
function refusalOf(made: Exclude<RewriteOutcome, { text: string }>, mode: RewriteMode): string {
  switch (made.refused) {
    case 'not-dutch':
      return 'De ingebouwde schrijfhulp herschrijft alleen Nederlandse tekst.'
    case 'model': {
      const { what, instead } = beyondRules[made.needs]
      return `${what} kan de ingebouwde schrijfhulp niet: daar is een taalmodel voor nodig. ${instead}`
    }
    case 'unchanged':
      return `De ingebouwde schrijfhulp vond niets ${nothingFound[isModelMode(mode) ? 'eigen' : mode]}. Kies een andere manier, of pas de tekst zelf aan.`
    case 'instruction':
      return made.unread.length > 0
        ? `De ingebouwde schrijfhulp begrijpt dit niet in je opdracht: ${[...new Set(made.unread)].map((word) => `‘${word}’`).join(', ')}. Laat dat weg, of kies een van de vaste manieren.`
        : 'De ingebouwde schrijfhulp kan deze opdracht niet uitvoeren. Zeg in een paar woorden wat er anders moet, en niet twee dingen die elkaar tegenspreken.'
  }
}

const isModelMode = (mode: RewriteMode): mode is ModelMode => mode in beyondRules

export const rewriterTool = defineTool(rewriter, {
  prompt: ({ text, mode, address, instruction }, manner, article) =>
    writePrompt({
      task: [
        'Je bent eindredacteur van een Nederlandse redactie en herschrijft een aangeleverde tekst.',
        ...orderFor(mode, text),
        'De lezer blijft dezelfde: wie de nieuwe tekst leest, weet precies wat er in de oude stond. Wat goed is, laat je staan.',
        'Antwoord met de herschreven tekst en niets anders: geen inleiding, geen uitleg, geen aanhalingstekens om het geheel.',
      ],
      request: 'Herschrijf deze tekst.',
      fields: { Tekst: text },
      materialRules,
      toneRules: [
        article.tone === 'licht'
          ? 'De toon van de tekst blijft.'
          : 'De toon van de tekst blijft. Voeg geen emoji, uitroepteken, vraag naar een mening, oproep of medeleven toe die er niet in staan; gaat het over leed, schrijf dan sober.',
        // The one thing that goes before keeping every fact.
        `${suicideRule} Doet de tekst dat wel, dan laat je het weg en blijft de rest staan.`,
      ],
      examples: rewriterExamples,
      manner,
      article,
      ...(mode === 'eigen' &&
        instruction && { order: { text: instruction, scope: 'over het herschrijven van deze tekst gaat' } }),
      layoutRule: 'Houd de opmaak van de aangeleverde tekst aan: platte tekst blijft plat, Markdown blijft Markdown.',
      address: address === 'keep' ? null : address,
    }),
  sampling: ({ text }) => ({ temperature: 0.4, outputTokens: tokensFor(text.length * LONGEST_GROWTH) }),
  about: ({ text }) => ({ title: '', description: text }),
  async loadCompose() {
    const { composeRewrite } = await import('#dutch/rewriter/rewrite.ts')
    return ({ text, mode, address, instruction = null }, _seed, taste) => {
      const made = composeRewrite({ text, mode, address, instruction }, taste)
      return 'refused' in made ? { declined: refusalOf(made, mode) } : made
    }
  },
  keep: (answer, { text }) => withEdgesOf(text, answer),
  wishes: ({ text }, { text: original, mode }) => missedOrder(mode, original, text),
})

/** A model's text with the white space that stood around the original, which models leave out. */
function withEdgesOf(original: string, answer: unknown): unknown {
  const { text } = (answer ?? {}) as { text?: unknown }
  if (typeof text !== 'string' || text.trim() === '') return answer
  const before = original.slice(0, original.length - original.trimStart().length)
  return { text: before + text.trim() + original.slice(original.trimEnd().length) }
}
