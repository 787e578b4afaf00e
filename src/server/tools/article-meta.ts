// SEO-teksten. What a language model is asked, and what the built-in writer does.
import { articleMeta, META_AMOUNTS, META_LENGTH } from '#contract/tools/article-meta.ts'
import { characterCount } from '#contract/text.ts'
import { defineTool } from './define.ts'
import { articleMetaExamples } from './examples/article-meta.ts'
import { withoutInvented } from './invented-gaps.ts'
import { tokensFor, wordsIn } from './lengths.ts'
import { writePrompt } from './write-prompt.ts'

const { titles, descriptions, keywords, hashtags } = META_AMOUNTS

/** In characters: a shorter title or description leaves room unused that a search engine gives. */
const LEAST = { title: 35, description: 110 } as const

/** Characters of the whole answer, on the long side. */
const ANSWER_CHARACTERS = 1_500

export const articleMetaTool = defineTool(articleMeta, {
  prompt: ({ title }, manner, article) =>
    writePrompt({
      task: [
        'Je bent eindredacteur van een Nederlandse redactie en schrijft bij een artikel de teksten waarmee lezers het vinden: in een zoekmachine en op een netwerk.',
        `Schrijf ${titles} titels (‘titles’) voor een zoekresultaat, elk van ${LEAST.title} tot ${META_LENGTH.title} tekens, dat zijn hoogstens zo’n ${wordsIn(META_LENGTH.title)} woorden. Het onderwerp staat vooraan, in de woorden waarop iemand zoekt. Geen punt aan het eind, geen naam van een site erachter.`,
        `Schrijf ${descriptions} omschrijvingen (‘descriptions’), elk van ${LEAST.description} tot ${META_LENGTH.description} tekens, dat zijn hoogstens zo’n ${wordsIn(META_LENGTH.description)} woorden: een of twee hele zinnen die zeggen wat de lezer in het artikel vindt. Wat langer is, vervalt.`,
        `Geef ${keywords.min} tot ${keywords.max} trefwoorden (‘keywords’): zelfstandige naamwoorden, namen en korte woordgroepen waarop iemand zou zoeken, het belangrijkste eerst, in kleine letters behalve namen.`,
        `Geef ${hashtags.min} tot ${hashtags.max} hashtags (‘hashtags’), elk één woord met # ervoor, zonder spaties of leestekens, alleen van het onderwerp en van plaatsen die ertoe doen.`,
        'De teksten verschillen van elkaar, beloven niets wat het artikel niet waarmaakt en zijn geen reclame.',
      ],
      request: 'Schrijf deze teksten bij het artikel.',
      fields: { Titel: title },
      examples: articleMetaExamples,
      manner,
      article,
      layoutRule:
        'Schrijf platte tekst: geen Markdown, geen emoji, geen nummering, geen aanhalingstekens om het geheel en geen links.',
    }),
  sampling: () => ({ temperature: 0.7, outputTokens: tokensFor(ANSWER_CHARACTERS) }),
  about: ({ title }) => ({ title, description: null }),
  async loadCompose() {
    const { composeMeta } = await import('./arranger/compose-meta.ts')
    return composeMeta
  },
  keep: (answer) => {
    const fields = (answer ?? {}) as Record<string, unknown>
    return {
      titles: fitting(
        lines(fields.titles),
        (text) => articleMeta.output.shape.titles.element.safeParse(text).success,
      ).slice(0, titles),
      descriptions: fitting(
        lines(fields.descriptions),
        (text) => articleMeta.output.shape.descriptions.element.safeParse(text).success,
      ).slice(0, descriptions),
      keywords: fitting(
        lines(fields.keywords).map((word) => word.replace(/^#/u, '')),
        (text) => articleMeta.output.shape.keywords.element.safeParse(text).success,
      ).slice(0, keywords.max),
      hashtags: fitting(
        lines(fields.hashtags).map((tag) => `#${tag.replace(/^#+/u, '').replace(/[^\p{L}\p{M}\p{N}_]/gu, '')}`),
        (text) => articleMeta.output.shape.hashtags.element.safeParse(text).success,
      ).slice(0, hashtags.max),
    }
  },
  wishes: (output) => [
    ...short('titels', output.titles, titles, `van hoogstens ${META_LENGTH.title} tekens`),
    ...tooLong(output.titles),
    ...short('omschrijvingen', output.descriptions, descriptions, `van hoogstens ${META_LENGTH.description} tekens`),
    ...short('trefwoorden', output.keywords, keywords.min, 'van een of een paar woorden'),
    ...short('hashtags', output.hashtags, hashtags.min, 'zonder spaties'),
  ],
  mend: (output, _input, invented) => ({
    titles: withoutInvented(output.titles, invented),
    descriptions: withoutInvented(output.descriptions, invented),
    keywords: withoutInvented(output.keywords, invented),
    hashtags: output.hashtags,
  }),
})

/** The texts of a list without white space around them, also where a model gave one line for all. */
function lines(value: unknown): string[] {
  const list = typeof value === 'string' ? value.split(/[,\n]/u) : Array.isArray(value) ? value : []
  return list.filter((text) => typeof text === 'string').map((text) => text.replace(/\s+/gu, ' ').trim())
}

/** What the contract takes, each once. */
function fitting(texts: readonly string[], fits: (text: string) => boolean): string[] {
  const seen = new Set<string>()
  return texts.filter((text) => {
    const isNew = !seen.has(text.toLowerCase())
    seen.add(text.toLowerCase())
    return isNew && fits(text)
  })
}

const short = (what: string, texts: readonly string[], wanted: number, which: string): string[] =>
  texts.length < wanted
    ? [`Er bleven ${texts.length} ${what} over; het moeten er ${wanted} zijn, ${which} en elk anders.`]
    : []

function tooLong(texts: readonly string[]): string[] {
  return texts.flatMap((text, at) => {
    const count = characterCount(text)
    return count > META_LENGTH.title
      ? [
          `Titel ${at + 1} telt ${count} tekens: schrap zo’n ${wordsIn(count - META_LENGTH.title)} woorden, tot hoogstens ${META_LENGTH.title} tekens.`,
        ]
      : []
  })
}
