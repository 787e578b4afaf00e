// Makes a sentence shorter by leaving out what its grammar can miss: asides, tags, tails. Adds no word.
// Knows nothing of how long a text should be; in doubt the sentence stays as it is.

import { hasFinite, isFiniteAt } from '#dutch/text/finite-verbs.ts'
import { isStem } from '#dutch/text/verb-forms.ts'
import { capitalise } from '#dutch/text/capitals.ts'
import { wordsOf } from '#dutch/text/words.ts'
import { quoteSpans } from './quotes.ts'

/** A sentence under this many characters is short enough for every network's title. */
const SHORT_CHARACTERS = 90
const LEAST_WORDS = 4

/** What a tail may begin with when the sentence can do without it; a condition (mits, tenzij, als) never goes. */
const TAIL =
  /^(?:die|dat|waar(?:van|in|op|door|mee|bij|voor|over|aan|onder|na|uit|tegen|naast)?|omdat|zodat|doordat|terwijl|wat|onder wie|waaronder|volgens|net als|zoals|inclusief|incl\.|plaatselijk|meestal|vooral|met name|zo (?:blijkt|staat|is|zegt|meldt)|(?:meldt|melden|blijkt|staat|bleek|laat)|zegt (?:hij|ze|zij)|vertelt (?:hij|ze|zij)|vindt (?:hij|ze|zij)|aldus|which|who|where|because|while|according to|including|with) /iu
/** A relative clause that says who is meant keeps its comma out; behind one it only adds. */
const RELATIVE = /^(?:die|dat|waar\p{L}*|who|which) /iu
/** Words that open a clause which is not the main one. */
const SUBORDINATE =
  /^(?:als|wie|wanneer|omdat|hoewel|terwijl|nadat|voordat|toen|zodra|doordat|indien|mits|tenzij|sinds|hoe|of|dat|wat|zolang|nu|stel|if|when|because|although|while|since|until)(?!\p{L})/iu
const LEADS = /^(?:maar|en|want|ook|but|and) /iu

/** The sentence without 'Maar', 'En', 'Want' or 'Ook' in front, where the rest keeps its order; else the same. */
export function withoutLead(sentence: string): string {
  const quote = /^["'‘“„]/u.exec(sentence)?.[0] ?? ''
  const bare = sentence.slice(quote.length)
  const lead = LEADS.exec(bare)?.[0]
  if (lead === undefined) return sentence
  const rest = bare.slice(lead.length)
  const words = wordsOf(rest)
  if (words.length < LEAST_WORDS || /^(?:dat|nee|ja|wel|niet|toch|als|toen|hoe|of|zo|al|dan|ook)(?!\p{L})/iu.test(rest))
    return sentence
  // 'Ook kunt u': without 'ook' it would be a question; 'Maar wie', 'Maar de': the order stays.
  const asks = /\?["'”’)]*$/u.test(rest) || isOrder(words)
  if (isFiniteAt(words, 0) && !/^(?:want|but) $/iu.test(lead) && (/^(?:ook|and) $/iu.test(lead) || !asks))
    return sentence
  return quote + capitalise(rest)
}

const isOrder = (words: readonly string[]) => !/t$|en$/u.test(words[0] ?? '')

/** The sentence without what it can miss, as long as it is longer than `enough`; the same when nothing can go. */
export function shortened(sentence: string, enough = SHORT_CHARACTERS): string {
  let text = withoutBrackets(sentence)
  if (quoteSpans(text).length > 0) return text
  for (const without of [withoutAside, withoutTail, withoutTail]) if (text.length > enough) text = without(text)
  return text
}

/** 'Wolters (Financiën)', 'ca. 2.400 fietsers (zie kaart)': bracketed words go, brackets with an amount stay. */
function withoutBrackets(text: string): string {
  if (!text.includes('(')) return text
  const rest = text
    .replace(/\s?\((?![^()]*€)[^()]{1,90}\)(?=[\s.,;:!?]|$)/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
  return wordsOf(rest).length >= LEAST_WORDS && /^\S/u.test(rest) ? rest : text
}

/** 'Samir Haddouch uit Tricht, vader van twee scholieren, vindt': what stands between the commas goes. */
function withoutAside(text: string): string {
  const [, head = '', aside = '', rest = ''] = /^([^,:;]{4,80}), ([^,:;]{4,110}), (.{8,})$/u.exec(text) ?? []
  const headWords = wordsOf(head)
  const asideWords = wordsOf(aside)
  const waits = hasFinite(headWords.slice(1)) || isStem(headWords[0] ?? '') || !isFiniteAt(wordsOf(rest), 0)
  // An enumeration has commas too: 'Tabak, drank, ...'.
  const adds = RELATIVE.test(aside) || (asideWords.length > 1 && !hasFinite(asideWords))
  return adds && !waits ? `${head} ${rest}` : text
}

function withoutTail(text: string): string {
  const end = /[.!?]["'”’)]*$/u.exec(text)?.[0] ?? ''
  if (!end.startsWith('.')) return text
  const body = text.slice(0, text.length - end.length)
  for (let comma = body.lastIndexOf(', '); comma > 0; comma = body.lastIndexOf(', ', comma - 1)) {
    const head = body.slice(0, comma)
    const tail = body.slice(comma + 2)
    if (tail.length > 200) break
    if (!TAIL.test(tail)) continue
    // What follows the tail's own commas must belong to it, or a part of the main clause would go too.
    if (/, (?:maar|en|want|dan|dus) /u.test(`, ${tail}`.slice(2))) return text
    if (RELATIVE.test(tail) && tail.includes(', ')) continue
    // 'wat ze verbieden, wat ze toestaan en waar ze van dromen' is one list.
    if (/^(?:wat|waar|hoe) /u.test(tail) && / (?:wat|waar|hoe) /u.test(head)) return text
    return isWhole(head) ? head + end : text
  }
  return text
}

/** True when the words are a main clause that waits for nothing. */
function isWhole(head: string): boolean {
  const words = wordsOf(head)
  if (words.length < LEAST_WORDS || !hasFinite(words)) return false
  if (SUBORDINATE.test(head)) return /, (?:dan )?\p{L}+/u.test(head)
  // 'Het gaat zo slecht, dat': the tail is what the head announced.
  return !/ (?:zo|zoveel|zodanig) |(?:^| )(?:zo|even|zowel|niet alleen|hetzij|de vraag|het feit|de|het|een|van|in|op|met|voor|en|of|als|te|om|die|dat)$/iu.test(
    head,
  )
}
