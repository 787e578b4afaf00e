// Turns a text that says 'u' into one that says 'je'. Quotes and links stay. A sentence stays whole where its verb cannot
// be told, nor whether 'u' behind it is its subject ('Daar vindt u meer') or what something is done to ('De bank belt
// u').
import { stemOfForm } from '#dutch/text/verb-forms.ts'
import { wordMap, wordSet } from '#dutch/text/word-lists.ts'
import { CONJUNCTIONS as LINKS, DETERMINERS, PREPOSITIONS } from '#dutch/text/words/function-words.ts'
import { hasFinite } from './finite-verbs.ts'
import {
  applyEdits,
  clauseOf,
  CONJUNCTIONS,
  type Edit,
  isSubjectPlace,
  neighbour,
  type Passage,
  readPassage,
  type Word,
} from './passage.ts'
import { put } from './to-polite.ts'
import { isGrammatical, isPluralNoun, NOUN_TOO } from './word-kinds.ts'
import { BARE_NOUNS } from './words/adverbs.ts'
import { DONE_BY_YOU, DONE_TO_YOU, GIVEN_TO_YOU } from './words/ambiguous-verbs.ts'

export type Place = 'inverted' | 'object' | 'unsure'

/** Verbs of 'u' alone: the one behind or before them is their subject. */
export const YOURS = wordMap('bent:ben hebt:heb kunt:kun wilt:wil zult:zul')
const SUBJECT_PRONOUNS = wordSet('ik hij zij ze we wij men het iemand niemand iedereen er wie jullie')
/** Open a noun group that is the subject when it stands first: 'de gemeente helpt u'. */
const GROUP_OPENERS = new Set([...DETERMINERS, 'ook', 'zelfs', 'alleen', 'vooral'])
const TIMES = wordSet(`
  dag week weken maand maanden jaar jaren keer ochtend middag avond nacht uur weekend moment kwartaal zomer winter lente herfst maandag dinsdag
  woensdag donderdag vrijdag zaterdag zondag manier wijze`)
/** What a thing may do to somebody: 'Wat houdt u tegen?' */
const MOVING = wordSet(`
  helpt houdt brengt raakt drijft motiveert inspireert verbaast stoort scheelt kost interesseert is was bezielt ontbreekt`)
/** Things do this to people: 'de cursus kost u niets'. */
const NEVER_YOURS = /^(?:kost|kostte|scheelt|bevalt|verbaast|ontgaat|spijt|lukt)$/
/** How many words of a long sentence are read back. */
const REACH = 60

/** Whether 'u' behind the verb at `verb` is its subject. */
export function placeOf(passage: Passage, verb: number): Place {
  const { words } = passage
  if (NEVER_YOURS.test(words[verb]?.lower ?? '')) return 'object'
  const from = mainClauseStart(words, verb)
  const first = words[from]
  if (!first) return 'unsure'
  const joined = /^(?:en|of|maar|dus|want)$/.test(first.lower)
  if (joined && from === verb - 1) return first.opens ? 'unsure' : goesOnWith(passage, from - 1)
  const group = words.slice(joined ? from + 1 : from, verb)
  const [opener] = group
  const end = group.at(-1)
  if (!opener || !end) return 'inverted'
  if (/^(?:hoe|waar\p{L}*|wanneer|waarom|hoeveel)$/u.test(opener.lower)) return 'inverted'
  if (/^(?:wat|wie|welke?)$/.test(opener.lower)) return askedPlace(words, verb, opener, end)
  if (PREPOSITIONS.has(opener.lower) || TIMES.has(end.lower)) return 'inverted'
  if (SUBJECT_PRONOUNS.has(opener.lower) && (group.length === 1 || opener.lower !== 'het')) return 'object'
  if (/^(?:dit|dat|deze|die)$/.test(opener.lower)) return byVerb(words, verb)
  if (CONJUNCTIONS.has(opener.lower)) return 'unsure'
  // 'Vragen stelt u': a plural is no subject of this verb.
  if (group.length === 1 && isPlural(opener.lower)) return 'inverted'
  const adverb = isGrammatical(opener.lower) && (group.length === 1 || !GROUP_OPENERS.has(opener.lower))
  return adverb ? 'inverted' : byVerb(words, verb)
}

function isPlural(word: string): boolean {
  return (NOUN_TOO.has(word) && word.endsWith('en')) || /(?:ingen|heden|turen|jes|aten|iën|chten)$/.test(word)
}

/** 'Wat neemt u mee?' asks what the reader does, 'Wat helpt u?' what is done; 'Wie neemt u mee?' may ask either. */
function askedPlace(words: readonly Word[], verb: number, opener: Word, end: Word): Place {
  const form = words[verb]?.lower ?? ''
  if (opener.lower === 'wat') return MOVING.has(form) ? 'object' : 'inverted'
  if (opener !== end && isPluralNoun(end.lower)) return 'inverted'
  return DONE_BY_YOU.has(form) ? 'inverted' : 'unsure'
}

/** Where the clause of a verb begins; 'Met een glimlach en een paar woorden komt u' begins before 'en'. */
function mainClauseStart(words: readonly Word[], verb: number): number {
  let { from } = clauseOf(words, verb)
  while (from > 0 && from < verb && words[from]?.opens === false && words[from]?.lower !== 'dan') {
    const before = clauseOf(words, from - 1)
    const [first] = before.clause
    const hangs = first?.opens === false && CONJUNCTIONS.has(first.lower) && !/^(?:en|of)$/.test(first.lower)
    if (hangs || hasFinite(before.clause)) break
    from = before.from
  }
  return from
}

/** Behind a noun group only the verb itself tells who does it. */
function byVerb(words: readonly Word[], verb: number): Place {
  const form = words[verb]?.lower ?? ''
  if (DONE_BY_YOU.has(form)) return 'inverted'
  if (GIVEN_TO_YOU.has(form)) return hasObjectBehind(words, verb + 1) ? 'object' : 'unsure'
  if (DONE_TO_YOU.has(form)) return 'object'
  return 'unsure'
}

/** 'De bank stuurt u een brief' has its object behind 'u'; in 'Dit formulier stuurt u terug' it may stand first. */
function hasObjectBehind(words: readonly Word[], you: number): boolean {
  const { from, clause } = clauseOf(words, you)
  const next = words[you + 1]
  if (next && (BARE_NOUNS.has(next.lower) || /^(?:wat|dat|hoe|of|waar|welke|waarom)$/.test(next.lower))) return true
  return clause.slice(you - from + 1).some(({ lower }, index) => {
    const before = clause[you - from + index]?.lower ?? ''
    return DETERMINERS.has(lower) && !PREPOSITIONS.has(before)
  })
}

/** 'Dan belt u en krijgt u ...' goes on with 'u'; 'De bank belt u en helpt u' with the bank. */
function goesOnWith(passage: Passage, at: number): Place {
  const { words } = passage
  const sentence = words[at + 1]?.sentence
  // A clause without 'u' between the two, as a relative one, changes nothing.
  for (let last = at; last >= 0 && last > at - REACH && words[last]?.sentence === sentence;) {
    const { from, clause } = clauseOf(words, last)
    const you = clause.findIndex((word) => word.lower === 'u')
    if (stemOfForm(clause[you - 1]?.lower ?? '') !== undefined) return placeOf(passage, from + you - 1)
    if (you >= 0) return isSubjectPlace(words, from + you) ? 'inverted' : 'object'
    last = from - 1
  }
  return 'unsure'
}

const PLAIN = wordMap('uw:je uwe:jouwe uzelf:jezelf alstublieft:alsjeblieft uwentwil:jouwentwil')
const PERSON =
  /(?:medewerker|collega|arts|adviseur|persoon|man|vrouw|iemand|mensen|expert|specialist|ambtenaar|chauffeur|monteur|notaris|advocaat|verpleegkundige|consulent|organisatie|bedrijf|partij|instantie)$/

/** `text` with its reader addressed as 'je'. */
export function toFamiliar(text: string): string {
  const passage = readPassage(text)
  const { words } = passage
  const made = words.map((word, at) => {
    if (word.sheltered || isLetter(passage, at)) return []
    const plain = PLAIN.get(word.lower)
    if (plain !== undefined) return [put(word, plain)]
    return word.lower === 'u' ? editsFor(passage, at, word) : []
  })
  const unsure = new Set(words.filter((_, at) => made[at] === null).map(({ sentence }) => sentence))
  return applyEdits(
    text,
    made.flatMap((edits, at) => (unsure.has(words[at]?.sentence ?? 0) ? [] : (edits ?? []))),
  )
}

/** '20.00 u', 'de letter u', 'K.U. Leuven', 'U-bocht': no reader is meant. */
function isLetter({ text, words }: Passage, at: number): boolean {
  const word = words[at]
  if (word?.lower !== 'u') return false
  const before = words[at - 1]?.lower ?? ''
  const isPart = /[.-]$/.test(word.gap) || /^[-.]\p{L}/u.test(text.slice(word.end, word.end + 2))
  const isSign = word.text === 'U' && !word.opens && text.charAt(word.end) === ')'
  return isPart || isSign || (/\d$/.test(before) && word.gap === ' ') || before === 'letter'
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
    if (place !== 'inverted') return place === 'unsure' ? null : [put(word, 'je')]
    const reflexives = reflexivesOf(words, at)
    if (!isPoliteCommand(passage, at - 1)) return [put(before, stem), put(word, 'je'), ...reflexives]
    // 'Neemt u contact op' becomes 'Neem contact op', 'Meldt u zich aan' 'Meld je aan'.
    const end = next?.gap.startsWith(' ') ? word.end + 1 : word.end
    return [put(before, stem), { start: word.start, end, text: '' }, ...reflexives]
  }
  if (before && PREPOSITIONS.has(before.lower) && !LINKS.has(before.lower))
    return [put(word, stressed(passage, at) ? 'jou' : 'je')]
  // 'Wij vragen u zich te melden': it is the reader who does.
  if (!isSubjectPlace(words, at))
    return [put(word, 'je'), ...(next?.lower === 'zich' && !next.sheltered ? [put(next, 'je')] : [])]
  // 'u heeft' is 'je hebt', also further on: 'als u een vraag heeft'. 'De arts die u heeft geholpen' has another subject.
  const antecedent = words[from]?.lower === 'die' ? (words[from - 1]?.lower ?? '') : ''
  const has = clause.find((other, index) => index > at - from && other.lower === 'heeft' && !other.sheltered)
  return [put(word, 'je'), ...(has && !PERSON.test(antecedent) ? [put(has, 'hebt')] : []), ...reflexivesOf(words, at)]
}

/** A form like 'start' or 'werk' behind an article is a noun. */
function isVerbPlace(words: readonly Word[], verb: number): boolean {
  const before = neighbour(words, verb, -1)?.lower ?? ''
  return !/^(?:de|het|een|geen|mijn|uw|onze|deze|te|per)$/.test(before) || YOURS.has(words[verb]?.lower ?? '')
}

const NEVER_ASKED = /^(?:heeft|wordt|moet|mag|zit|weet|krijgt|woont|gaat|komt|twijfelt|denkt|vindt|ziet)$/

/** 'Vult u het formulier in.': asks politely, and is a command in a text that says 'je'. */
function isPoliteCommand(passage: Passage, verb: number): boolean {
  const { words, text, sentences } = passage
  const word = words[verb]
  if (!word?.opens || YOURS.has(word.lower) || NEVER_ASKED.test(word.lower)) return false
  const span = sentences[word.sentence]
  const sentence = span ? text.slice(span.start, span.end) : ''
  // 'Vergeet u niet om' asks nothing and nobody forgets himself, whatever follows.
  if (word.lower === 'vergeet' && words[verb + 2]?.lower === 'niet') return !/\?["'”’)]*$/.test(sentence)
  if (!/[.!]["'”’)]*$/.test(sentence) || sentence.includes(',')) return false
  // 'Laat u verrassen' has itself as object; 'Zet u de tas neer' has not.
  const next = words[verb + 2]?.lower ?? ''
  return stemOfForm(word.lower) !== word.lower || /^(?:de|het|een|uw|ons|dit|dat|deze|die|zich)$/.test(next)
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
  const closes = /^(?:[.,!?;:)]|$)/.test(text.slice(words[at]?.end)) || words[at + 1]?.lower === 'als'
  return closes && /^(?:van|aan|voor|als|zoals|dan)$/.test(words[at - 1]?.lower ?? '')
}
