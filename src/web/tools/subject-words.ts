// Which words of a title stand in a text, and where. Pure; knows no network and no score.

import { firstSentence } from './text-marks.ts'

/** Words that name no subject. */
const functionWords = new Set(
  (
    'aan al alle alles als altijd ben bent bij dan dat de deze die dit door dus een en er ga gaat geen haar had heb hebt ' +
    'heeft hem het hier hij hoe hun ik in is je jij jou jouw jullie kan kun kunt maar mag me meer met mij mijn moet na naar ' +
    'niet nog nu of om ons onze ook op over per te ten tot toch u uit uw van veel voor waar waarom want was wat we wel welke ' +
    'werd wie wij wil word worden wordt ze zelf zich zij zijn zo zonder zou'
  ).split(' '),
)

const wordsIn = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

const carryingIn = (text: string) => wordsIn(text).filter((word) => !functionWords.has(word))

/** Whether a word of `title` stands in the first characters of `text`. Function words count only when it has no others. */
export function namesWithin(characters: number, text: string, title: string): boolean {
  const carrying = carryingIn(title)
  const wanted = carrying.length > 0 ? carrying : wordsIn(title)
  const opening = wordsIn([...text].slice(0, characters).join(''))
  return wanted.some((word) => opening.some((other) => sameStem(word, other)))
}

/** 'fietsen' and 'fiets' are the same subject; shorter words have to be the same. */
function sameStem(one: string, other: string): boolean {
  const STEM = 5
  return one === other || (one.length >= STEM && other.length >= STEM && one.slice(0, STEM) === other.slice(0, STEM))
}

/** Words that only tell where the article is to be read: 'Nu op onze site', 'Lees het hele artikel', 'Via de link in bio'. */
const readingOn = new Set(
  (
    'artikel bericht bio gelezen hele hier klaar leest lees lezen link nieuw onderwerp online site staat uitgelicht ' +
    'verder verhaal via volledige website weten'
  ).split(' '),
)

/** The words of `text` that carry, stand in no form in `title`, and tell more than where to read on. */
function addedTo(title: string, text: string): Set<string> {
  const of = wordsIn(title)
  const added = carryingIn(text).filter((word) => !readingOn.has(word) && !of.some((other) => sameStem(word, other)))
  return new Set(added)
}

/** Whether `text` tells nothing that the title does not: the title itself, or with words around it that say where to read on. */
export const addsNothing = (title: string, text: string) => addedTo(title, text).size === 0

/** Fewer new words say the title over again. */
const FEWEST_NEW = 3

/** Fewer words of a title are no part of it that says something. */
const FEWEST_OF_TITLE = 3

/**
 * Whether `text` begins otherwise than with the title or a first sentence that is the first part of it, also behind a label ('Op onze
 * site:'), and has some words that carry and do not stand in it.
 */
export function beginsAnew(title: string, text: string): boolean {
  const of = wordsIn(title)
  const repeats = [text, withoutLabel(text)].some((said) => {
    const all = wordsIn(said)
    const first = wordsIn(firstSentence(said))
    const isPart = first.length >= FEWEST_OF_TITLE && first.every((word, at) => word === of[at])
    return isPart || (of.length > 0 && of.every((word, at) => word === all[at]))
  })
  return !repeats && addedTo(title, text).size >= FEWEST_NEW
}

/** `text` without the heading before a colon that only names its subject: 'Trein: de eerste bus gaat om 05.12 uur'. */
export const withoutLabel = (text: string) => text.replace(/^[^:.?!‘“"\n]{2,60}: (?![‘“"])/u, '')
