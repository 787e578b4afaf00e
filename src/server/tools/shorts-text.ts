// Shorts: the text of a voice-over. What a language model is asked, and what the built-in writer does.
import { characterCount } from '#contract/text.ts'
import { SCRIPT_LENGTH, scriptLanguageLabels, shortsText } from '#contract/tools/shorts-text.ts'
import { defineTool } from './define.ts'
import { lengthRule } from './result-list.ts'
import { writePrompt } from './write-prompt.ts'

export const shortsTextTool = defineTool(shortsText, {
  prompt: ({ title, description, language }, manner) =>
    writePrompt({
      task: [
        'Je schrijft voor een Nederlandse redactie de tekst van een voice-over bij een staande video van minder dan een minuut.',
        'De kijker hoort de tekst één keer, op een telefoon: korte zinnen, gewone woorden, spreektaal.',
        lengthRule('Het script', SCRIPT_LENGTH),
        'De eerste zin noemt het onderwerp en houdt de kijker vast. Daarna komt het verhaal, en het slot is een vraag of een uitnodiging om te reageren; bij leed is het slot sober.',
        'Verdeel de tekst in twee of drie alinea’s met een witregel ertussen. Schrijf alleen wat er gezegd wordt: geen regieaanwijzingen, kopjes, tijdcodes, emoji of hashtags.',
        `De taal van het script is ${scriptLanguageLabels[language]}.`,
      ],
      request: 'Schrijf het script bij dit onderwerp.',
      fields: { Titel: title, Omschrijving: description },
      manner,
      language,
    }),
  async loadCompose() {
    const { composeScript } = await import('#dutch/writer/script/script.ts')
    return ({ title, description = null, language }, seed, taste, article) =>
      composeScript({ title, description, language, ...article }, seed, taste)
  },
  wishes({ text }) {
    const length = characterCount(text)
    const { min, max } = SCRIPT_LENGTH
    return length < min || length > max
      ? [`Het script telde ${length} tekens; het moeten er ${min} tot ${max} zijn.`]
      : []
  },
  language: ({ language }) => language,
})
