// The subject domains: registers that share their general sentences. Types and the map only.
import type { Register } from '../words/register-entry.ts'

export const domains = [
  'serious',
  'news',
  'food',
  'garden',
  'travel',
  'home',
  'style',
  'family',
  'animals',
  'tech',
  'money',
  'sport',
  'culture',
  'work',
  'health',
  'season',
  'howto',
  'product',
  'general',
] as const

export type Domain = (typeof domains)[number]

const shared: Partial<Record<Register, Domain>> = {
  recipe: 'food',
  meals: 'food',
  tastes: 'food',
  outdoors: 'travel',
  exercise: 'health',
  wellbeing: 'health',
}

export function domainOf(register: Register): Domain {
  return shared[register] ?? (register as Domain)
}

/** A sentence that is true of every article in its domain. */
export interface GeneralSentence {
  /** Whole: a capital, an end mark, no name, no figure, no claim about the article itself. */
  text: string
  /** What it says, in one or two words: no text holds two sentences of one idea. */
  idea: string
}

export type GeneralSentences = Readonly<Record<Domain, readonly GeneralSentence[]>>
