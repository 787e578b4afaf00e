// Shorts: the text of a voice-over. What a language model is asked, and what the built-in writer does.
import { characterCount } from '#contract/text.ts'
import { SCRIPT_LENGTH, scriptLanguageLabels, shortsText } from '#contract/tools/shorts-text.ts'
import { defineTool, type About, type Article, type ArticleRead } from './define.ts'
import { scriptExamples } from './examples/script.ts'
import { countWords, tokensFor } from './lengths.ts'
import { writePrompt } from './write-prompt.ts'

/** Spoken words of a script: about a minute, and 750 to 850 characters of Dutch. */
const SPOKEN_WORDS = { min: 130, max: 145 } as const

/** With fewer words than this to write from, a script of the recommended length would have to be padded. */
const CARRIES_A_SCRIPT = 120

function carriesScript({ title, description }: About, { source }: Article): boolean {
  return countWords([title, description, source].filter(Boolean).join(' ')) >= CARRIES_A_SCRIPT
}

/** How the script ends, by what the article asks for. */
function closeRule({ tone, helpline }: ArticleRead): string {
  if (helpline !== null) return `Het slot is sober, en de laatste zin is: ‘${helpline}’`
  if (tone === 'licht') return 'Het slot is iets wat de kijker kan doen, of een vraag die uit het verhaal volgt.'
  return 'Het slot zegt wat er nu gebeurt of wat nog niet bekend is, en vraagt de kijker niets.'
}

export const shortsTextTool = defineTool(shortsText, {
  prompt: ({ title, description = null, language }, manner, article) =>
    writePrompt({
      task: [
        'Je schrijft voor een Nederlandse redactie de tekst van een voice-over bij een staande video van minder dan een minuut.',
        'De kijker hoort de tekst één keer, op een telefoon: korte zinnen, gewone woorden, spreektaal. Schrijf getallen zo dat je ze kunt voorlezen.',
        carriesScript({ title, description }, article)
          ? `Het script heeft ${SPOKEN_WORDS.min} tot ${SPOKEN_WORDS.max} gesproken woorden en telt ${SCRIPT_LENGTH.min} tot ${SCRIPT_LENGTH.max} tekens, spaties meegeteld.`
          : `Een vol script heeft ${SPOKEN_WORDS.min} tot ${SPOKEN_WORDS.max} gesproken woorden en telt ${SCRIPT_LENGTH.min} tot ${SCRIPT_LENGTH.max} tekens. Zoveel staat er niet in de bron: houd op waar zij ophoudt, en schrijf nooit meer dan ${SCRIPT_LENGTH.max} tekens.`,
        'De eerste zin noemt het onderwerp en is al een feit. Daarna komt het verhaal in de volgorde waarin je het zou vertellen.',
        closeRule(article),
        'Verdeel de tekst in twee of drie alinea’s met een witregel ertussen. Schrijf alleen wat er gezegd wordt: geen regieaanwijzingen, kopjes, tijdcodes, emoji of hashtags.',
        `De taal van het script is ${scriptLanguageLabels[language]}.`,
      ],
      request: 'Schrijf het script bij dit onderwerp.',
      fields: { Titel: title, Omschrijving: description },
      examples: scriptExamples,
      manner,
      article,
      language,
    }),
  sampling: () => ({ temperature: 0.7, outputTokens: tokensFor(SCRIPT_LENGTH.max) }),
  about: ({ title, description = null }) => ({ title, description }),
  async loadCompose() {
    const { composeScript } = await import('#dutch/writer/script/script.ts')
    return ({ title, description = null, language }, seed, taste, article) =>
      composeScript({ title, description, language, ...article }, seed, taste)
  },
  wishes({ text }, { title, description = null }, article) {
    const length = characterCount(text)
    const { min, max } = SCRIPT_LENGTH
    const short = length < min && carriesScript({ title, description }, article)
    if (!short && length <= max) return []
    return [
      `Het script telde ${length} tekens en ${countWords(text)} woorden; het moeten ${min} tot ${max} tekens zijn, dus ${SPOKEN_WORDS.min} tot ${SPOKEN_WORDS.max} woorden.`,
    ]
  },
  language: ({ language }) => language,
})
