// Tells whether a sentence needs the one before it to be understood: 'Ze traint ...', 'Dat is ...', '... daarna ...'.
// Knows nothing of titles or captions. Unsure leans: then another sentence is used.

import { LEANING_OPENERS } from './words/function-words.ts'
import { FINITE_VERBS } from './words/verbs.ts'

/** 'Volgens hem', 'Bij haar', 'Met die korting': the opening points back behind its preposition. */
const POINTS_BACK =
  /^(?:met|voor|van|door|bij|volgens|over|na|aan|in|op|onder|tegen|tijdens|sinds|zonder|naast) (?:hem|haar|hen|hun|die|dat|dit|deze|zijn|daarvan)(?!\p{L})/iu
/** Adverbs that count from something told before. */
const COUNTS_FROM =
  /(?<!\p{L})(?:daar(?:na|voor|door|mee|om|van|in|bij|over|op)|hier(?:door|mee|bij)|vervolgens|bovendien|ook|toch|dus|immers|namelijk|echter|wel)(?!\p{L})/iu
/** 'Hoe ze worden verdeeld, is een politieke keuze': its first clause is about what was named before. */
const CLAUSE_POINTS_BACK =
  /^(?:hoe|waarom|wanneer|of|wat|waar|als|omdat|sinds|terwijl|toen|voordat|nadat|zodra|hoewel) (?:ze|zij|hij|dat|dit|die|deze|hun|haar)(?!\p{L})/iu
/** 'dan' behind a verb is 'in that case'; behind a comparative or 'anders' it compares. */
const IN_THAT_CASE = /^\p{L}+(?: \p{L}+){0,4} dan (?!\p{L}*(?:nu|ooit|eerder|vorig))/iu
const COMPARES = /(?:\p{L}{2}er|meer|minder|anders) dan /iu
const WEATHER = new Set([
  'regent',
  'regende',
  'sneeuwt',
  'sneeuwde',
  'vriest',
  'vroor',
  'waait',
  'waaide',
  'stormt',
  'onweert',
  'onweerde',
  'hagelt',
])
const FRAGMENT_WORDS = 6

/** True when a sentence leans on the one before; the first of a description has only the title to lean on. */
export function leansOnBefore(sentence: string, first: boolean): boolean {
  const words = sentence.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
  const [opener = '', second = ''] = words
  if (LEANING_OPENERS.has(opener) || POINTS_BACK.test(sentence)) return true
  if (opener === 'het' && !WEATHER.has(second) && FINITE_VERBS.has(second)) return true
  // 'Met rijst en tomaat.', 'Klaar in drie kwartier.': no sentence, only a piece of one.
  if (opener === 'met' && words.length <= FRAGMENT_WORDS && !words.some((word) => FINITE_VERBS.has(word))) return true
  if (first) return false
  return (
    COUNTS_FROM.test(sentence) ||
    CLAUSE_POINTS_BACK.test(sentence) ||
    (IN_THAT_CASE.test(sentence) && !COMPARES.test(sentence))
  )
}

/** A word for something that the text itself does not name. */
const STANDS_FOR =
  /(?<!\p{L})(?:er|er(?:aan|achter|bij|boven|door|in|langs|mee|na|naar|naast|om|onder|op|over|tegen|tussen(?:in)?|uit|van|voor)|hem|haar|hij|ze|zij|hen|hun|daar\p{L}*|hier\p{L}*|dit|deze)(?!\p{L})/iu
/** 'van zijn werk': whose is not told. Elsewhere 'zijn' is mostly the verb. */
const WHOSE = /(?<!\p{L})(?:aan|bij|door|in|met|na|naar|op|over|tot|uit|van|voor) zijn \p{L}/iu

/** True when a text needs a title before it: it holds a word for something that it does not name. */
export function needsTitle(text: string): boolean {
  return STANDS_FOR.test(text) || WHOSE.test(text)
}
