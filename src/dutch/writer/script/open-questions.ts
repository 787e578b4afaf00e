// What a listener would still ask: the kinds of facts that a source lacks, as questions for the editor.
import { kindsOf } from '../../source/kinds.ts'
import type { Material } from '../material.ts'

const AMOUNT = /(?:€|\beuro\b|\bgratis\b|\bcent\b|\bfree\b|£|\$)/iu
const WHO =
  /(?<!\p{L})(?:gemeente|politie|provincie|ministerie|kabinet|vereniging|stichting|bedrijf|school|museum|\p{Lu}\p{L}+ (?:van|de|\p{Lu}))/u

/** At most three questions, in the language of the material; none for grave subjects, where asking on is the editor's own. */
export function openQuestions({ place, language, tone, title }: Material): string[] {
  const told = new Set([...kindsOf(title), ...place.flatMap(({ fact }) => [...fact.kinds])])
  const text = [title, ...place.map(({ short }) => short)].join(' ')
  const asked = [
    told.has('date') ? null : { nl: 'Vanaf wanneer?', en: 'From when?' },
    AMOUNT.test(text) ? null : { nl: 'Wat kost het?', en: 'What does it cost?' },
    told.has('place') ? null : { nl: 'Waar is het?', en: 'Where is it?' },
    told.has('name') || WHO.test(text) ? null : { nl: 'Wie zit erachter?', en: 'Who is behind it?' },
    told.has('cause') ? null : { nl: 'Waarom?', en: 'Why?' },
  ]
  return tone === 'ernstig' ? [] : asked.flatMap((question) => question?.[language] ?? []).slice(0, 3)
}
