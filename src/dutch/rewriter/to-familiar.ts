// Turns a text that says 'u' into one that says 'je'. Quotes and links stay. A sentence whose verb cannot be told stays whole.
import { wordMap } from '#dutch/text/word-lists.ts'
import { CONJUNCTIONS as LINKS, PREPOSITIONS } from '#dutch/text/words/function-words.ts'
import { applyEdits, clauseOf, isSubjectPlace, neighbour, readPassage } from './passage.ts'
import type { Edit, Passage, Word } from './passage.ts'
import { placeOf, YOURS } from './subject-behind-verb.ts'
import { put } from './to-polite.ts'
import { stemOfForm } from '#dutch/text/verb-forms.ts'

const PLAIN = wordMap('uw:je uwe:jouwe uzelf:jezelf alstublieft:alsjeblieft uwentwil:jouwentwil')
const PERSON =
  /(?:medewerker|collega|arts|adviseur|persoon|man|vrouw|iemand|mensen|expert|specialist|ambtenaar|chauffeur|monteur|notaris|advocaat|verpleegkundige|consulent|organisatie|bedrijf|partij|instantie)$/

/** `text` with its reader addressed as 'je'. */
export function toFamiliar(text: string): string {
  const passage = readPassage(text)
  const { words } = passage
  const edits: { edit: Edit; sentence: number }[] = []
  const unsure = new Set<number>()
  for (const [at, word] of words.entries()) {
    if (word.sheltered || isLetter(passage, at)) continue
    const plain = PLAIN.get(word.lower)
    if (plain !== undefined) edits.push({ edit: put(word, plain), sentence: word.sentence })
    if (word.lower !== 'u') continue
    const made = editsFor(passage, at, word)
    if (made === null) unsure.add(word.sentence)
    else for (const edit of made) edits.push({ edit, sentence: word.sentence })
  }
  const sure = edits.filter(({ sentence }) => !unsure.has(sentence)).map(({ edit }) => edit)
  return sure.length === 0 ? text : applyEdits(text, sure)
}

/** '20.00 u', 'de letter u', 'K.U. Leuven', 'U-bocht': no reader is meant. */
function isLetter({ text, words }: Passage, at: number): boolean {
  const word = words[at]
  if (word?.lower !== 'u') return false
  const before = words[at - 1]
  return (
    /[.-]$/.test(word.gap) ||
    (word.text === 'U' && !word.opens && text.charAt(word.end) === ')') ||
    /^[-.]\p{L}/u.test(text.slice(word.end, word.end + 2)) ||
    (before !== undefined &&
      ((/\d$/.test(before.text) && word.gap === ' ') || before.lower === 'letter' || before.lower === 'klinker'))
  )
}

/** The edits for one 'u', or null when its sentence had better stay as it is. */
function editsFor(passage: Passage, at: number, word: Word): Edit[] | null {
  const { words } = passage
  const before = neighbour(words, at, -1)
  const next = neighbour(words, at, 1)
  const { from, clause } = clauseOf(words, at)
  const form = before && !before.sheltered ? before.lower : ''
  const stem = YOURS.get(form) ?? (form === 'heeft' ? 'heb' : stemOfForm(form))
  if (before && stem !== undefined && isVerbPlace(words, at - 1)) {
    const place = YOURS.has(form) ? 'inverted' : placeOf(passage, at - 1)
    if (place === 'unsure') return null
    if (place === 'inverted') {
      const reflexives = reflexivesOf(words, at)
      if (isPoliteCommand(passage, at - 1)) return politeCommand(passage, at, reflexives)
      return [put(before, stem), put(word, 'je'), ...reflexives]
    }
    return [put(word, 'je')]
  }
  if (before && PREPOSITIONS.has(before.lower) && !LINKS.has(before.lower))
    return [put(word, stressed(passage, at) ? 'jou' : 'je')]
  // 'Wij vragen u zich te melden': it is the reader who does.
  if (!isSubjectPlace(words, at))
    return [put(word, 'je'), ...(next?.lower === 'zich' && !next.sheltered ? [put(next, 'je')] : [])]
  // 'u heeft' is 'je hebt', also further on: 'als u een vraag heeft'. 'De arts die u heeft geholpen' has another subject.
  const antecedent = words[from]?.lower === 'die' ? (words[from - 1]?.lower ?? '') : ''
  const has = PERSON.test(antecedent)
    ? undefined
    : clause.find((other, index) => index > at - from && other.lower === 'heeft' && !other.sheltered)
  const is = next?.lower === 'is' && at === from ? next : undefined
  return [
    put(word, 'je'),
    ...(has ? [put(has, 'hebt')] : []),
    ...(is ? [put(is, 'bent')] : []),
    ...reflexivesOf(words, at),
  ]
}

/** A form like 'start' or 'werk' behind an article is a noun. */
function isVerbPlace(words: readonly Word[], verb: number): boolean {
  const before = neighbour(words, verb, -1)
  return (
    !before ||
    !/^(?:de|het|een|geen|mijn|uw|onze|deze|te|per)$/.test(before.lower) ||
    YOURS.has(words[verb]?.lower ?? '')
  )
}

/** 'Vult u het formulier in.': asks politely, and is a command in a text that says 'je'. */
function isPoliteCommand(passage: Passage, verb: number): boolean {
  const { words, text, sentences } = passage
  const word = words[verb]
  if (
    !word?.opens ||
    YOURS.has(word.lower) ||
    /^(?:heeft|wordt|moet|mag|zit|weet|krijgt|woont|gaat|komt|twijfelt|denkt|vindt|ziet)$/.test(word.lower)
  )
    return false
  const span = sentences[word.sentence]
  const sentence = span ? text.slice(span.start, span.end) : ''
  // 'Vergeet u niet om' asks nothing and nobody forgets himself, whatever follows.
  if (word.lower === 'vergeet' && words[verb + 2]?.lower === 'niet') return !/\?["'”’)]*$/.test(sentence)
  if (!/[.!]["'”’)]*$/.test(sentence) || sentence.includes(',')) return false
  // 'Laat u verrassen' has itself as object; 'Zet u de tas neer' has not.
  const next = words[verb + 2]?.lower ?? ''
  return stemOfForm(word.lower) !== word.lower || /^(?:de|het|een|uw|ons|dit|dat|deze|die|zich)$/.test(next)
}

/** The command without its 'u': 'Neemt u contact op' becomes 'Neem contact op', 'Meldt u zich aan' 'Meld je aan'. */
function politeCommand({ words, text }: Passage, at: number, reflexives: readonly Edit[]): Edit[] {
  const verb = words[at - 1]
  const you = words[at]
  const stem = verb ? stemOfForm(verb.lower) : undefined
  if (!verb || !you || stem === undefined) return []
  const space = text.charAt(you.end) === ' ' ? 1 : 0
  return [put(verb, stem), { start: you.start, end: you.end + space, text: '' }, ...reflexives]
}

/** 'zich' in the clause of a subject 'u' is the reader's own. */
function reflexivesOf(words: readonly Word[], at: number): Edit[] {
  const { from, clause } = clauseOf(words, at)
  return clause
    .filter((word, index) => index > at - from && word.lower === 'zich' && !word.sheltered)
    .map((word) => put(word, 'je'))
}

/** Ends its clause behind 'van', 'aan' or 'voor', or is compared: then the full form. */
function stressed({ words, text }: Passage, at: number): boolean {
  const word = words[at]
  if (!word) return false
  const behind = text.slice(word.end, word.end + 2)
  return (
    /^(?:van|aan|voor|als|zoals|dan)$/.test(words[at - 1]?.lower ?? '') &&
    (/^(?:[.,!?;:)]|$)/.test(behind) || words[at + 1]?.lower === 'als')
  )
}
