// Which assessments of yoastseo judge an article, and by which limits. Knows neither article nor words.
// What is left out or set otherwise for Dutch news, and why: docs/decisions/0031.
import assessorModule from 'yoastseo/build/scoring/assessors/assessor.js'
import type researcherModule from 'yoastseo/build/languageProcessing/languages/nl/Researcher.js'
import paragraphs from 'yoastseo/build/scoring/assessments/readability/ParagraphTooLongAssessment.js'
import passive from 'yoastseo/build/scoring/assessments/readability/PassiveVoiceAssessment.js'
import beginnings from 'yoastseo/build/scoring/assessments/readability/SentenceBeginningsAssessment.js'
import sentences from 'yoastseo/build/scoring/assessments/readability/SentenceLengthInTextAssessment.js'
import distribution from 'yoastseo/build/scoring/assessments/readability/SubheadingDistributionTooLongAssessment.js'
import presence from 'yoastseo/build/scoring/assessments/readability/TextPresenceAssessment.js'
import functionWords from 'yoastseo/build/scoring/assessments/seo/FunctionWordsInKeyphraseAssessment.js'
import introduction from 'yoastseo/build/scoring/assessments/seo/IntroductionKeywordAssessment.js'
import imageKeyphrase from 'yoastseo/build/scoring/assessments/seo/KeyphraseInImageTextAssessment.js'
import title from 'yoastseo/build/scoring/assessments/seo/KeyphraseInSEOTitleAssessment.js'
import keyphraseLength from 'yoastseo/build/scoring/assessments/seo/KeyphraseLengthAssessment.js'
import density from 'yoastseo/build/scoring/assessments/seo/KeywordDensityAssessment.js'
import descriptionKeyphrase from 'yoastseo/build/scoring/assessments/seo/MetaDescriptionKeywordAssessment.js'
import descriptionLength from 'yoastseo/build/scoring/assessments/seo/MetaDescriptionLengthAssessment.js'
import links from 'yoastseo/build/scoring/assessments/seo/OutboundLinksAssessment.js'
import titleWidth from 'yoastseo/build/scoring/assessments/seo/PageTitleWidthAssessment.js'
import singleH1 from 'yoastseo/build/scoring/assessments/seo/SingleH1Assessment.js'
import subheadings from 'yoastseo/build/scoring/assessments/seo/SubHeadingsKeywordAssessment.js'
import competingLinks from 'yoastseo/build/scoring/assessments/seo/TextCompetingLinksAssessment.js'
import textLength from 'yoastseo/build/scoring/assessments/seo/TextLengthAssessment.js'
import slug from 'yoastseo/build/scoring/assessments/seo/UrlKeywordAssessment.js'
import { DESCRIPTION_LENGTH, LIMITS } from './limits.ts'

type Assessor = InstanceType<typeof assessorModule.default>
type Researcher = InstanceType<typeof researcherModule.default>

/** What yoastseo judges by a keyphrase: without one each of them scores as badly as can be. */
const withKeyphrase = () => [
  new introduction.default(),
  new keyphraseLength.default(),
  new density.default(),
  new descriptionKeyphrase.default(),
  new subheadings.default(),
  new competingLinks.default(),
  new imageKeyphrase.default(),
  new title.default({ scores: { okay: 9 } }),
  new slug.default(),
  new functionWords.default(),
]

const withoutKeyphrase = () => [
  new descriptionLength.default({
    recommendedMaximumLength: DESCRIPTION_LENGTH.least - 1,
    maximumLength: DESCRIPTION_LENGTH.most,
  }),
  new textLength.default({
    recommendedMinimum: LIMITS.textWords,
    slightlyBelowMinimum: LIMITS.shortTextWords,
    belowMinimum: LIMITS.shortTextWords,
    veryFarBelowMinimum: LIMITS.shortTextWords / 2,
    scores: { belowMinimum: 3, farBelowMinimum: 3, veryFarBelowMinimum: 1 },
  }),
  new links.default({ scores: { noLinks: 6 } }),
  new titleWidth.default({ scores: { widthTooShort: 9 } }, true),
  new singleH1.default(),
]

const ofReading = () => [
  new distribution.default(),
  new paragraphs.default({
    parameters: {
      recommendedLength: LIMITS.paragraphWords,
      maximumRecommendedLength: LIMITS.longParagraphWords,
    },
  }),
  new sentences.default({ recommendedLength: LIMITS.sentenceWords }),
  new passive.default(),
  new presence.default(),
  new beginnings.default(),
]

/** One assessor for each group of findings. */
export function makeAssessors(
  researcher: Researcher,
  hasKeyphrase: boolean,
): { seo: Assessor; leesbaarheid: Assessor } {
  const make = (assessments: ReturnType<typeof ofReading>) => {
    const assessor = new assessorModule.default(researcher)
    for (const assessment of assessments) assessor.addAssessment(assessment.identifier, assessment)
    return assessor
  }
  return {
    seo: make(hasKeyphrase ? [...withKeyphrase(), ...withoutKeyphrase()] : withoutKeyphrase()),
    leesbaarheid: make(ofReading()),
  }
}
