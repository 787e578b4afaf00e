// Tells whether a text is Dutch. Unsure is Dutch: a rule that finds no Dutch word changes nothing anyway.

import { languageOf } from '#dutch/source/language.ts'

/** True unless a text is written in another script or language. */
export function isDutch(text: string): boolean {
  const language = languageOf(text.replace(/<[^<>]*>/g, ' '))
  return language === 'nl' || language === null
}

/** True when the words of a text show that it is Dutch; a short line seldom does. */
export function showsDutch(text: string): boolean {
  return languageOf(text) === 'nl'
}
