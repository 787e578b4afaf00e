// An article laid before the assessments of yoastseo, and what these found out about it. Knows no words for it.
// Loaded by the worker only: it weighs some 200 kB.
import type assessorModule from 'yoastseo/build/scoring/assessors/assessor.js'
import researcherModule from 'yoastseo/build/languageProcessing/languages/nl/Researcher.js'
import paperModule from 'yoastseo/build/values/Paper.js'
import { sentencesOf } from '#contract/seo/sentences.ts'
import { blocksOf, type ArticleBlock } from './article-blocks.ts'
import { makeAssessors } from './assessors.ts'
import type { TextPlace } from './finding.ts'
import { researches } from './researches.ts'
import { stemOf } from './stems.ts'

export interface AnalysisInput {
  title: string
  markdown: string
  /** '': the title. */
  seoTitle: string
  seoDescription: string
  /** '': what the title makes of itself. */
  slug: string
  keyphrase: string
  synonyms: readonly string[]
  /** Of what Google shows as title, in pixels. */
  titleWidth: number
}

type Assessor = InstanceType<typeof assessorModule.default>

interface Located {
  startOffset: number
  endOffset: number
}
interface Sentence {
  getFirstToken(): { sourceCodeRange: Located } | undefined
  getLastToken(): { sourceCodeRange: Located } | undefined
}

/** What the researches that are asked for give, as far as it is used. */
interface Researches {
  findKeywordInFirstParagraph: { introduction?: { sourceCodeLocation: Located } }
  keyphraseLength: { keyphraseLength: number }
  getKeyphraseCount: { count: number }
  metaDescriptionKeyword: number
  matchKeywordInSubheadings: { count: number; matches: number }
  getAnchorsWithKeyphrase: { anchorsWithKeyphrase: { sourceCodeLocation: Located }[] }
  altTagCount: { noAlt: number; withAltKeyword: number; withAltNonKeyword: number }
  wordCountInText: { count: number }
  findKeyphraseInSEOTitle: { position: number; exactMatchFound: boolean; allWordsFound: boolean }
  getPassiveVoiceResult: { total: number; passives: string[] }
  getSentenceBeginnings: { word: string; count: number; sentences: Sentence[] }[]
}

export interface Outcome {
  id: string
  group: 'seo' | 'leesbaarheid'
  score: number
  /** Where the assessment points in the text. */
  places: readonly TextPlace[]
}

export interface Reading {
  input: AnalysisInput
  blocks: readonly ArticleBlock[]
  /** False without one, and with one of signs only. */
  hasKeyphrase: boolean
  outcomes: readonly Outcome[]
  research<Name extends keyof Researches>(name: Name): Researches[Name]
  /** Where a piece of the analysed HTML stands in the text; null when nobody reads it. */
  placeOf(from: number, to: number): TextPlace | null
  /** The same for a sentence that was found by its letters. */
  placesOf(sentences: readonly string[]): TextPlace[]
  placeOfSentences(sentences: readonly Sentence[]): TextPlace | null
}

/** Sentences as we cut them: yoastseo joins 'Kom mee.’ Hij kwam.' and cuts 'ca. 6 cm'. Untrimmed they join to the text. */
function sentencesIn(text: string, trimmed = true): string[] {
  const spans = sentencesOf(text)
  if (trimmed) return spans.map(({ from, to }) => text.slice(from, to))
  return spans.map(({ to }, at) =>
    text.slice(at === 0 ? 0 : spans[at - 1]?.to, at === spans.length - 1 ? undefined : to),
  )
}

/** What was worked out of a paper: assessments ask for the same again and again. */
const workedOut = new WeakMap<object, Map<string, unknown>>()

class Researcher extends researcherModule.default {
  override getResearch(name: string): unknown {
    const known = workedOut.get(this.paper) ?? new Map<string, unknown>()
    workedOut.set(this.paper, known)
    if (!known.has(name)) known.set(name, super.getResearch(name))
    return known.get(name)
  }
}

/**
 * A keyphrase as yoastseo can look for it. In quotation marks it is sought word for word, and a sign that means something in a
 * regular expression, as in "dr. Denker", would then break the one it is made into.
 */
function asked(keyphrase: string): string {
  const trimmed = keyphrase.trim().replaceAll(',', ' ')
  return /^["“”„].*["“”„]$/.test(trimmed) ? trimmed.replace(/[.*+?^${}()|[\]\\]/g, ' ').replace(/\s+/g, ' ') : trimmed
}

/** Of a longer text the beginning is analysed: the time it takes grows faster than the text. A book has as many characters. */
const MOST_CHARACTERS = 200_000

function beginningOf(markdown: string): string {
  if (markdown.length <= MOST_CHARACTERS) return markdown
  const end = markdown.lastIndexOf('\n\n', MOST_CHARACTERS)
  return markdown.slice(0, end > 0 ? end : MOST_CHARACTERS)
}

/** Lets all assessments judge the article; takes some 0.2 ms a word. */
export function read(input: AnalysisInput): Reading {
  const { blocks, html } = blocksOf(beginningOf(input.markdown))
  const paper = new paperModule.default(html, {
    keyword: asked(input.keyphrase),
    synonyms: input.synonyms.map(asked).join(','),
    title: input.seoTitle || input.title,
    titleWidth: input.titleWidth,
    description: input.seoDescription,
    slug: input.slug,
    locale: 'nl_NL',
  })
  const researcher = new Researcher(paper)
  researcher.addHelper('getStemmer', () => stemOf)
  researcher.addHelper('memoizedTokenizer', sentencesIn)
  for (const [name, research] of Object.entries(researches)) researcher.addResearch(name, research)
  const hasKeyphrase = paper.hasKeyword()

  const placeOf = (from: number, to: number): TextPlace | null => {
    const block = blocks.findIndex(({ htmlFrom, htmlTo }) => htmlFrom <= from && from < htmlTo)
    const span = blocks[block]?.inText(from, to)
    return span ? { block, ...span } : null
  }
  function placesOf(sentences: readonly string[]): TextPlace[] {
    let behind = 0
    return sentences.flatMap((sentence) => {
      const from = html.indexOf(sentence, behind)
      if (from === -1) return []
      behind = from + sentence.length
      return placeOf(from, behind) ?? []
    })
  }
  function marksOf(result: ReturnType<Assessor['getValidResults']>[number]): TextPlace[] {
    return result.getMarks().flatMap((mark) => {
      const [from, to] = [mark.getPositionStart(), mark.getPositionEnd()]
      return from === undefined || to === undefined ? [] : (placeOf(from, to) ?? [])
    })
  }
  const outcomes = Object.entries(makeAssessors(researcher, hasKeyphrase)).flatMap(([group, assessor]) => {
    // Makes the tree that the researches need.
    assessor.assess(paper)
    return assessor.getValidResults().map((result) => ({
      id: result.getIdentifier(),
      group: group as Outcome['group'],
      score: result.getScore(),
      places: marksOf(result),
    }))
  })
  return {
    input,
    blocks,
    hasKeyphrase,
    outcomes,
    research: (name) => researcher.getResearch(name) as Researches[typeof name],
    placeOf,
    placesOf,
    placeOfSentences(sentences) {
      const from = sentences[0]?.getFirstToken()?.sourceCodeRange.startOffset
      const to = sentences.at(-1)?.getLastToken()?.sourceCodeRange.endOffset
      return from === undefined || to === undefined ? null : placeOf(from, to)
    },
  }
}
