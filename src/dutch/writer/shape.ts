// Tells what kind of phrase a title is, so that a frame can be put behind it without breaking its grammar.
// Knows nothing of registers or of the frames themselves. Unsure is 'phrase'.

import { splitSentences } from './sentences.ts'
import { FINITE_VERBS } from './words/verbs.ts'
import { FUNCTION_WORDS, NAME_PARTICLES } from './words/function-words.ts'

/**
 * question: ends in '?'. call: ends in '!'. composed: has a colon or several sentences. list: '10 tips voor ...'.
 * how: 'Hoe je ...', 'Zo maak je ...'. statement: has a finite verb. name: two to four words with capitals.
 * quote: words of someone between quotation marks, nothing else. none: there is no usable title. phrase: anything else.
 */
export type Shape =
  'question' | 'call' | 'composed' | 'list' | 'how' | 'statement' | 'name' | 'quote' | 'phrase' | 'none'

const LIST =
  /^(?:de |het |onze |mijn |deze )?(?:\d{1,3}|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|vijftien|twintig)(?:x| x|×)? (?:\S+ ){0,3}?(?:tips|redenen|manieren|fouten|recepten|ideeën|dingen|feiten|vragen|stappen|trucs|trucjes|boeken|films|series|plekken|plekjes|plaatsen|restaurants|hotels|cadeaus|oefeningen|voorbeelden|weetjes|lessen|regels|stranden|steden|dorpen|planten|bloemen|kruiden|gerechten|soepen|salades|taarten|hapjes|apps|podcasts|albums|musea|uitjes|wandelingen|routes|vakanties|bestemmingen|eilanden|campings|adviezen|adresjes|signalen|misverstanden|mythes|gewoontes|kleuren|trends|producten|spelletjes|knutsels|citaten|quotes|momenten|namen)(?![\p{L}-])/iu

const HOW = /^(?:hoe|zo|waarom|wat|wanneer|welke|welk|waar|wie|waarmee|waaraan)\s/iu

/** A piece that is named for what it is ('Interview met ...'): asking what you know of it makes no sense. */
const PIECE =
  /^(?:het |een )?(?:interview|recensie|reportage|portret|column|essay|opinie|podcast|fotoserie|in gesprek)(?: |$)/iu

/** True for the title of an interview, a review and the like. */
export function isPiece(title: string): boolean {
  return PIECE.test(title)
}

/** Somebody's words and nothing else: “Ik had nooit gedacht dat ik zou winnen”. */
const QUOTE = /^(?:"[^"]+"|[“„][^“”„"]+”|['‘](?![snt] )[^'‘]+['’])$/u

/** The shape of a cleaned title or head. */
export function shapeOf(title: string): Shape {
  if (/\?["'”’)]*$/.test(title)) return 'question'
  if (/[!…]["'”’)]*$/.test(title)) return 'call'
  if (QUOTE.test(title) && title.includes(' ')) return 'quote'
  if (/:\s/.test(title) || splitSentences(title).length > 1) return 'composed'
  if (LIST.test(title)) return 'list'
  if (HOW.test(title)) return 'how'
  const words = title.split(' ')
  const lower = words.map((word) => word.toLowerCase().replace(/[^\p{L}'’]/gu, ''))
  // A verb that opens a title is an imperative or a noun ('Koken voor vrienden'); both take the frames of a phrase.
  if (lower.slice(1).some((word) => FINITE_VERBS.has(word) && !isInfinitiveUse(word, lower))) return 'statement'
  if (words.length <= 4 && words.every((word, at) => /^\p{Lu}/u.test(word) || (at > 0 && NAME_PARTICLES.has(word)))) {
    if (words.length > 1 && words.filter((word) => /^\p{Lu}/u.test(word)).length > 1) return 'name'
  }
  return PIECE.test(title) ? 'name' : 'phrase'
}

/** The shape of what stands behind the colon of a composed title ('Moestuin: 10 tips'), when frames exist for it. */
export function innerShape(title: string): Shape | undefined {
  const [, behind] = /^[^:]+: ([^:]+)$/u.exec(title) ?? []
  if (behind === undefined) return undefined
  const shape = shapeOf(behind)
  return shape === 'list' || shape === 'how' ? shape : undefined
}

/**
 * A form in -en is also the infinitive ('Huis kopen in 2026', 'Tijd om te eten'). It counts as finite only behind a
 * plural ('Kinderen lezen minder'); an auxiliary always does.
 */
function isInfinitiveUse(word: string, words: string[]): boolean {
  if (!word.endsWith('en') || FUNCTION_WORDS.has(word)) return false
  const before = words[words.lastIndexOf(word) - 1] ?? ''
  return FUNCTION_WORDS.has(before) || before === 'samen' || !/(?:en|[^i]s)$/.test(before)
}
