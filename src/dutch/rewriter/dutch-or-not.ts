// Tells whether a text is Dutch, by its script and its function words. Unsure is Dutch: a rule that finds no Dutch word
// changes nothing anyway. Knows no rewriting rule.

import { isEnglish } from '../writer/language.ts'

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

const DUTCH = words(`
  de het een van en niet ook dat dit deze die voor met zijn op aan je jij u uw er maar om hij ze zij wij we naar bij nog wel
  wordt worden werd heeft hebben had kan kunnen moet als dan uit over tot door mijn ons onze hun haar geen te is was waren
  ik in of zo want omdat veel meer al alle alles iedereen mensen jullie jouw mij zich daar hier waar wat wie hoe`)
const OTHERS = [
  words(
    `der die das und ist nicht ein eine einen mit für auf den dem sich auch werden wird haben ich sie wir von zu im am bei aus nach oder aber wie sind`,
  ),
  words(
    `le la les et est des une un pour dans que qui sur avec pas nous vous il elle du au ce cette sont par plus mais ou je tu`,
  ),
  words(`el los las y es una un por para con que del se no en lo su más como pero sus al son ha muy este esta`),
  words(`il la le e di che un una per con non del della dei sono è nel più anche come ma si gli`),
  words(`o a os as e de do da que um uma para com não em no na por mais como mas ao são se dos das`),
  words(`och att det en som på är av för med den till inte har de ett om var jag men så från vi kan`),
  words(`og i det at en den til er som på de med for ikke der var et af har vi kan han om`),
]
/** Fewer words than this say nothing by their share of function words. */
const JUDGED_WORDS = 12
/** Running Dutch holds about one function word in two; one in twenty is a list at most. */
const LEAST_SHARE = 0.04
/** So many function words are no coincidence. */
const SHOWN_WORDS = 3
const READ_WORDS = 1_500

function wordsIn(text: string): string[] {
  const plain = text.replace(/<[^<>]*>/g, ' ').toLowerCase()
  return (plain.match(/(?<![\p{L}])[\p{L}]+(?:['’][\p{L}]+)*/gu) ?? []).slice(0, READ_WORDS)
}

function count(found: readonly string[], list: ReadonlySet<string>): number {
  return found.reduce((sum, word) => sum + (list.has(word) ? 1 : 0), 0)
}

/** True unless a text is written in another script or language. */
export function isDutch(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters > 0 && latin < letters / 2) return false
  const found = wordsIn(text)
  const dutch = count(found, DUTCH)
  if (isEnglish(text) && found.length > 2) return false
  if (OTHERS.some((other) => count(found, other) > dutch + 1)) return false
  return found.length < JUDGED_WORDS || dutch >= found.length * LEAST_SHARE
}

/** True when the words of a text show that it is Dutch; a short line seldom does. */
export function showsDutch(text: string): boolean {
  return count(wordsIn(text), DUTCH) >= SHOWN_WORDS && isDutch(text)
}
