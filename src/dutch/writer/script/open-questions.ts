// What a listener would still ask: the kinds of facts that a source lacks, as questions for the editor.
import type { Material } from '../material.ts'

const AMOUNT = /(?:€|\beuro\b|\bgratis\b|\bcent\b|\bfree\b|£|\$)/iu
const PLACE = /(?<!\p{L})(?:in|op|bij|te|naar|uit|langs|at|from) (?:de |het |the )?\p{Lu}/u
const WHO =
  /(?<!\p{L})(?:gemeente|politie|provincie|ministerie|kabinet|vereniging|stichting|bedrijf|school|museum|\p{Lu}\p{L}+ (?:van|de|\p{Lu}))/u

/** Each with the kind of fact and with the words that answer it. */
const QUESTIONS = [
  { nl: 'Vanaf wanneer?', en: 'From when?', kind: 'date', words: null },
  { nl: 'Wat kost het?', en: 'What does it cost?', kind: null, words: AMOUNT },
  { nl: 'Waar is het?', en: 'Where is it?', kind: 'place', words: PLACE },
  { nl: 'Wie zit erachter?', en: 'Who is behind it?', kind: 'name', words: WHO },
  { nl: 'Waarom?', en: 'Why?', kind: 'cause', words: null },
] as const

/** At most three questions, in the language of the material; none for grave subjects, where asking on is the editor's own. */
export function openQuestions({ place, language, tone, title }: Material): string[] {
  const answers = (text: string, words: RegExp | null) => words?.test(text) === true
  const open = QUESTIONS.filter(
    ({ kind, words }) =>
      !answers(title, words) &&
      !place.some(({ fact, short }) => (kind !== null && fact.kinds.has(kind)) || answers(short, words)),
  )
  return tone === 'ernstig' ? [] : open.slice(0, 3).map((question) => question[language])
}
