// What a listener would still ask: the kinds of facts that a source lacks, as questions for the editor.
import type { Material } from '../material.ts'

const AMOUNT = /(?:€|\beuro\b|\bgratis\b|\bcent\b|\bfree\b|£|\$)/iu
const PLACE = /(?<!\p{L})(?:in|op|bij|te|naar|uit|langs|at|from) (?:de |het |the )?\p{Lu}/u
const WHO =
  /(?<!\p{L})(?:gemeente|politie|provincie|ministerie|kabinet|vereniging|stichting|bedrijf|school|museum|\p{Lu}\p{L}+ (?:van|de|\p{Lu}))/u

/** At most three questions, in the language of the material; none for grave subjects, where asking on is the editor's own. */
export function openQuestions({ place, language, tone, title }: Material): string[] {
  if (tone === 'ernstig') return []
  const has = (kind: 'date' | 'place' | 'name' | 'cause' | 'contact' | 'action') =>
    place.some(({ fact }) => fact.kinds.has(kind))
  const told = (words: RegExp) => words.test(title) || place.some(({ short }) => words.test(short))
  const [when, cost, where, who, why] =
    language === 'en'
      ? ['From when?', 'What does it cost?', 'Where is it?', 'Who is behind it?', 'Why?']
      : ['Vanaf wanneer?', 'Wat kost het?', 'Waar is het?', 'Wie zit erachter?', 'Waarom?']
  return [
    ...(has('date') ? [] : [when]),
    ...(told(AMOUNT) ? [] : [cost]),
    ...(has('place') || told(PLACE) ? [] : [where]),
    ...(has('name') || told(WHO) ? [] : [who]),
    ...(has('cause') ? [] : [why]),
  ]
    .flatMap((question) => question ?? [])
    .slice(0, 3)
}
