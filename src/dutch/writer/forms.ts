// The same sentences in other lengths: without what their grammar can miss. For titles that must have an exact length.
import { shortened } from '../source/shorten.ts'
import { AUXILIARIES, hasMainVerb, isFiniteAt } from '../text/finite-verbs.ts'
import { splitSentences } from '../text/sentences.ts'
import { isInfinitive, isParticiple, isStem } from '../text/verb-forms.ts'
import { wordsOf } from '../text/words.ts'
import type { Candidate } from './choice.ts'
import { sentence } from './endings.ts'

/** In characters: a longer text is not shortened to fit a title. */
export const LONG = 150
/** In characters: a sentence is shortened down to this. */
const SHORTEST = 40
/** In words: less is no sentence. */
const LEAST_WORDS = 4

/** When it was or will be, where nothing in front of it or behind it belongs to it, and no other day stands against it. */
const WHEN =
  /(?<=(?:is|zijn|was|waren|wordt|worden|heeft|hebben|mag|mogen|kan|kunnen|moet|moeten|gaat|gaan|komt|komen|\p{L}{3,}(?:t|de|den|te|ten)))(?<!(?:dag|week|weekend|morgen|vandaag)(?!\p{L}).*) (?:(?:maan|dins|woens|donder|vrij|zater|zon)dag(?:ochtend|middag|avond|nacht)?|deze week|inmiddels|overigens|bovendien)(?= \p{L})(?! (?:tot|en|om|van|voor|rond|tussen|vanaf|na|of) )(?!.*(?:dag|week|weekend|morgen|vandaag)(?!\p{L}))/u
/** A date right behind the verb, which the sentence is true without. */
const DATE =
  /(?<=(?:is|zijn|heeft|hebben|wordt|worden|kan|kunnen|mag|mogen|moet|moeten|gaat|gaan)) (?:per|op|sinds|vanaf|tot en met) (?:\p{Ll}+dag )?\d{1,2} \p{Ll}+(?: \d{4})?(?= \p{L})(?! (?:tot|en|of) )/u
/** The same of a night that has two days. */
const NIGHT = / in de nacht van \p{Ll}+dag op \p{Ll}+dag(?= \p{L})/u
/** How old somebody is, and how many were for and against. */
const AGE = /(?:(?:[Dd]e|[Ee]en) \d{1,3}-jarige (?=\p{Lu})|(?<=(?:[Dd]e|[Ee]en|[Hh]et) )\d{1,3}-jarige (?=\p{Ll}))/u
const VOTES = / met \d+ tegen \d+ stemmen/u
/** What is added behind a comma. */
const ADDED =
  /, (?:van|met|tot|in|op|bij|zonder|na|tegen|plus|onder|aan|voor|langs|tussen|rond|ongeveer|bijvoorbeeld|bijv\.|meestal|vooral|gemiddeld|aanvang|soms|vaak|ook) [^,;:?]*(?=\.?$)/u
/** Words that open a clause of their own, behind which an 'en' may belong to that. */
const INSIDE =
  /(?<!\p{L})(?:die|dat|wie|wat|waar\p{L}*|om|of|als|omdat|zodat|terwijl|toen|hoe|nadat|voordat|tussen|zowel)(?!\p{L})/iu
const MISSABLE: readonly ((text: string) => string)[] = [
  (text) => [WHEN, NIGHT, DATE, VOTES, AGE].reduce((said, part) => said.replace(part, ''), text),
  (text) => text.replace(WHEN, '').replace(NIGHT, ''),
  (text) => text.replace(/; [^.;:?]+(?=\.?$)/u, ''),
  (text) => text.replace(/, (?:en|want) (?:[^,.;:?]|[.,](?=\d))+(?=\.?$)/u, ''),
  (text) => text.replace(ADDED, ''),
  (text) => text.replace(/,? (?:nadat|zodat|waardoor|waarna) [^,;:?]+(?=\.?$)/u, ''),
  firstOfTwo,
  (text) => shortened(text, SHORTEST),
]

/** 'De brug gaat dicht en blijft dat tot maart' up to its 'en', where what follows has a verb of its own. */
function firstOfTwo(text: string): string {
  const at = text.lastIndexOf(' en ')
  const [head, rest] = [text.slice(0, at), wordsOf(text.slice(at + 4))]
  const verb = rest.findIndex((_, index) => isFiniteAt(rest, index))
  const own = verb !== -1 && verb < 4 && !isInfinitive(rest[verb] ?? '') && !isParticiple(rest[verb] ?? '')
  // Half of an order may be dangerous: 'Breng het water aan de kook en laat het drie minuten koken'.
  const order = isStem(wordsOf(head)[0] ?? '')
  return at > 0 && own && !order && !head.includes(',') && !INSIDE.test(head) ? head : text
}

/** A sentence in its own length first, then shorter; each form once. */
export function formsOf(text: string): string[] {
  const forms = [text]
  for (const miss of MISSABLE)
    for (const form of forms.slice()) {
      const shorter = miss(form).replace(/,$/u, '')
      if (shorter !== form && isWhole(shorter) && !form.startsWith(`${shorter.replace(/\.$/u, '')}, dat `))
        forms.push(shorter)
    }
  return [...new Set(forms)]
}

/** Whether a shortened sentence still says something: it has a verb, and more behind it. */
function isWhole(text: string): boolean {
  const words = wordsOf(text)
  return hasMainVerb(text) && !AUXILIARIES.has(words.at(-1) ?? '') && words.length >= LEAST_WORDS && !text.includes(':')
}

/** Candidates with their sentences in all lengths; what stands at their head stays as it is. */
export function inAllLengths(candidates: readonly Candidate[]): Candidate[] {
  // The same facts stand in many texts.
  const made = new Map<string, readonly string[]>()
  const forms = (text: string): readonly string[] => {
    const known = made.get(text) ?? formsOf(text)
    made.set(text, known)
    return known
  }
  return candidates.flatMap((one) => {
    const { text, behind = text } = one
    const kept = text.slice(0, text.lastIndexOf(behind))
    return lengthsOf(behind, forms)
      .filter((form) => form.length >= behind.length * SHORTEST_SHARE)
      .map((form, at) => ({ ...one, text: kept + form, score: one.score - Math.min(at, 1) * SHORTENED }))
  })
}
/** What a text loses that is not in its whole length, and the share of that below which it says something else. */
const SHORTENED = 1
const SHORTEST_SHARE = 0.5

/** A text with its sentences in all their lengths, by `forms` of one. */
function lengthsOf(text: string, forms: (sentence: string) => readonly string[]): string[] {
  return splitSentences(text)
    .map(forms)
    .reduce<string[]>((made, ways) => made.flatMap((before) => ways.map((form) => joined(before, form))), [''])
}

const joined = (before: string, text: string) => (before === '' ? text : `${sentence(before)} ${text}`)
