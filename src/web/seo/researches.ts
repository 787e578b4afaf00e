// Two researches of yoastseo as it has them, without the copies and searches that make them slow in a long text. Dutch needs
// neither. Knows no assessment.
import matching from 'yoastseo/build/languageProcessing/helpers/match/findKeywordFormsInString.js'
import type researcherModule from 'yoastseo/build/languageProcessing/languages/nl/Researcher.js'
import type paperModule from 'yoastseo/build/values/Paper.js'

type Paper = InstanceType<typeof paperModule.default>
type Researcher = InstanceType<typeof researcherModule.default>

interface Paragraph {
  sentences: { text: string }[]
  sourceCodeLocation: { startOffset: number; endOffset: number }
  innerText(): string
}

const formsOf = (researcher: Researcher) =>
  researcher.getResearch('morphology') as Parameters<typeof matching.findTopicFormsInString>[0]

/** As yoastseo has it, which first copies the researcher with the whole article, for languages that keep hyphens together. */
function keywordCountInSlug(paper: Paper, researcher: Researcher) {
  const forms = formsOf(researcher)
  const words = paper.getSlug().replaceAll('-', ' ')
  const { percentWordMatches } = matching.findTopicFormsInString(forms, words, false, 'nl_NL', false)
  return { keyphraseLength: forms.keyphraseForms.length, percentWordMatches }
}

/** As yoastseo has it, which looks up the parent of every paragraph in the whole text, for captions of WordPress. */
function findKeywordInFirstParagraph(_paper: Paper, researcher: Researcher) {
  const [introduction] = researcher.getResearch('getParagraphs') as Paragraph[]
  const forms = formsOf(researcher)
  const has = (text: string) =>
    matching.findTopicFormsInString(forms, text, true, 'nl_NL', false).percentWordMatches === 100
  const foundInOneSentence = introduction?.sentences.some(({ text }) => has(text)) ?? false
  return {
    foundInOneSentence,
    foundInParagraph: foundInOneSentence || (introduction !== undefined && has(introduction.innerText())),
    introduction,
  }
}

export const researches = { keywordCountInSlug, findKeywordInFirstParagraph }
