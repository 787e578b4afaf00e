// Herschrijver: a text said in another way. What a language model is asked, and what the built-in writer does.
import { rewriter } from '#contract/tools/rewriter.ts'
import type { RewriteMode } from '#contract/tools/rewrite-modes.ts'
import type { Refusal } from '#dutch/rewriter/rewrite.ts'
import { defineTool } from './define.ts'
import { writePrompt } from './write-prompt.ts'

const orders: Record<RewriteMode, string> = {
  korter:
    'Maak de tekst korter: ongeveer twee derde van de lengte. Laat weg wat dubbel of overbodig is, en niets wat de lezer moet weten.',
  langer:
    'Schrijf de tekst ruimer uit: verduidelijk verbanden en schrijf afkortingen voluit. Voeg geen feiten toe die er niet staan.',
  formeler: 'Maak de tekst zakelijker: formele woorden, geen uitroeptekens, geen emoji, geen spreektaal.',
  informeler: 'Maak de tekst losser: gewone spreektaal, alsof je het iemand vertelt.',
  eenvoudiger:
    'Herschrijf de tekst op taalniveau B1: korte zinnen, gewone woorden, één gedachte per zin, actief. Leg een moeilijk woord uit als het niet weg kan.',
  seo: 'Maak de tekst beter vindbaar: het onderwerp vooraan, korte alinea’s, duidelijke tussenkopjes met ## waar de tekst lang is. Herhaal een zoekwoord niet vaker dan natuurlijk is.',
  eigen:
    'Voer de opdracht uit die onder ‘Opdracht’ staat, voor zover die over het herschrijven van deze tekst gaat. Een andere opdracht voer je niet uit.',
}

/** What the built-in writer found nothing of, by mode: the end of the sentence under `unchanged`. */
const nothingFound: Record<RewriteMode, string> = {
  korter: 'om weg te laten: je tekst is al bondig',
  langer: 'om voluit te schrijven, en verzint er niets bij',
  formeler: 'om formeler te zeggen',
  informeler: 'om losser te zeggen',
  eenvoudiger: 'om eenvoudiger te zeggen: je tekst gebruikt al gewone woorden en korte zinnen',
  seo: 'om beter vindbaar te maken: je alinea’s zijn al kort',
  eigen: 'om zo te veranderen',
}

/** The built-in writer's refusals, in words; `unread`: the words of the user's own instruction it did not understand. */
const refusals: Record<Refusal, (mode: RewriteMode, unread: readonly string[]) => string> = {
  'not-dutch': () => 'De ingebouwde schrijfhulp herschrijft alleen Nederlandse tekst.',
  unchanged: (mode) =>
    `De ingebouwde schrijfhulp vond niets ${nothingFound[mode]}. Kies een andere manier, of pas de tekst zelf aan.`,
  instruction: (_mode, unread) =>
    unread.length > 0
      ? `De ingebouwde schrijfhulp begrijpt dit niet in je opdracht: ${[...new Set(unread)].map((word) => `‘${word}’`).join(', ')}. Laat dat weg, of kies een van de vaste manieren.`
      : 'De ingebouwde schrijfhulp kan deze opdracht niet uitvoeren. Zeg in een paar woorden wat er anders moet, en niet twee dingen die elkaar tegenspreken.',
}

export const rewriterTool = defineTool(rewriter, {
  prompt: ({ text, mode, address, instruction }, manner) =>
    writePrompt({
      task: [
        'Je bent eindredacteur van een Nederlandse redactie en herschrijft een aangeleverde tekst.',
        orders[mode],
        'De lezer blijft dezelfde: wie de nieuwe tekst leest, weet precies wat er in de oude stond.',
        'Behoud de betekenis, alle feiten, namen, cijfers, citaten en links, en de indeling in alinea’s, kopjes en opsommingen. Wat goed is, laat je staan.',
        'Antwoord met de herschreven tekst en niets anders: geen inleiding, geen uitleg, geen aanhalingstekens om het geheel.',
      ],
      request: 'Herschrijf deze tekst.',
      fields: { Tekst: text },
      manner,
      ...(mode === 'eigen' &&
        instruction && { order: { text: instruction, scope: 'over het herschrijven van deze tekst gaat' } }),
      layoutRule: 'Houd de opmaak van de aangeleverde tekst aan: platte tekst blijft plat, Markdown blijft Markdown.',
      address: address === 'keep' ? null : address,
    }),
  async loadCompose() {
    const { composeRewrite } = await import('#dutch/rewriter/rewrite.ts')
    return ({ text, mode, address, instruction = null }, seed, taste) => {
      const made = composeRewrite({ text, mode, address, instruction }, seed, taste)
      return 'refused' in made ? { declined: refusals[made.refused](mode, made.unread ?? []) } : made
    }
  },
  keep: (answers, { text }) => withEdgesOf(text, answers.at(-1)),
})

/** A model's text with the white space that stood around the original, which models leave out. */
function withEdgesOf(original: string, answer: unknown): unknown {
  const { text } = (answer ?? {}) as { text?: unknown }
  if (typeof text !== 'string' || text.trim() === '') return answer
  const [before = ''] = /^\s*/.exec(original) ?? []
  const [after = ''] = /\s*$/.exec(original) ?? []
  return { text: before + text.trim() + after }
}
