// Picks from a description the sentences that can be quoted in a result as they stand.
// Knows nothing of frames or lengths of results.

import { capitalise, unshout } from './capitals.ts'
import { cleanLines, DESCRIPTION_READ_CHARACTERS, withoutEmoji } from './clean-text.ts'
import { characterCount } from '#dutch/characters.ts'
import { isEnglish } from './language.ts'
import { isBalanced } from './pairs.ts'
import { splitSentences } from './sentences.ts'
import { leansOnBefore } from './leaning.ts'
import { CONJUNCTIONS, FUNCTION_WORDS } from './words/function-words.ts'
import { FINITE_VERBS } from './words/verbs.ts'

export interface OwnSentence {
  /** With a capital and an end mark. */
  text: string
  /** Place in the description; neighbours may be quoted together. */
  place: number
  /** Refers to the sentence before it, so it may only follow that one. */
  leans: boolean
}

/** Beyond this a sentence fills a caption of 300 characters alone. */
const LONGEST_CHARACTERS = 230
const MOST_SENTENCES = 24

/** Words that make what they open, or stand in, no main clause of its own. */
const JOINING: ReadonlySet<string> = new Set([...CONJUNCTIONS, 'wie', 'wat', 'waar', 'die', 'dat', 'zowel', 'niet'])

const LIST_MARK = /^\s*(?:[-*•·–—▪◦‣●○►▶➤✓✔☑→>]|\d{1,2}[.)](?=\s)|[a-z]\)|#{1,6}\s)/u
const UNQUOTABLE = /https?:|www\.|\S@\S|(?<!\S)[@#]\S|[<>|\\{}`^~_]|\b[\w-]+\.(?:nl|com|be|org|net|eu)\b/iu
const OWN_CALL =
  /link in (?:de |onze |mijn )?bio|klik (?:hier|op)|lees (?:verder|meer|hier|het hele)|swipe|volg (?:ons|mij)/iu

/** The content words of a text, lower case, each once: what two texts must share to say the same. */
export function contentWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? []
  return new Set(words.filter((word) => !FUNCTION_WORDS.has(word)))
}

/** True when `sentence` adds nothing to `title`. */
export function repeatsTitle(sentence: string, title: string): boolean {
  const told = contentWords(title)
  const words = [...contentWords(sentence)]
  const fresh = words.filter((word) => !told.has(word))
  return (
    fresh.length === 0 || (fresh.length <= 1 && words.length >= 4 && words.length - fresh.length >= told.size * 0.8)
  )
}

/** The quotable sentences of a description (`before`: sentences that stood in the title), at most 24. */
export function ownSentences(description: string, title: string, before: readonly string[] = []): OwnSentence[] {
  const found: OwnSentence[] = []
  const seen = new Set<string>()
  let place = 0
  for (const sentence of [...before, ...paragraphs(description).flatMap(splitSentences)].slice(0, MOST_SENTENCES * 4)) {
    place++
    const text = quotable(sentence, description)
    const key = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
    if (text === '' || seen.has(key) || repeatsTitle(text, title)) continue
    seen.add(key)
    found.push({ text, place, leans: leansOnBefore(text, place === 1) })
    if (found.length === MOST_SENTENCES) break
  }
  return found
}

/** Lines without list items; a line that was only wrapped is joined to the one it continues. */
function paragraphs(description: string): string[] {
  const joined: string[] = []
  for (const line of cleanLines(description, DESCRIPTION_READ_CHARACTERS).split('\n')) {
    const text = line.trim()
    if (text === '') {
      joined.push('')
      continue
    }
    const last = joined.at(-1) ?? ''
    const continues =
      last !== '' && !LIST_MARK.test(text) && !/[.!?:…]["'”’)]*$/u.test(last) && /^[\p{Ll}\p{N}(]/u.test(text)
    if (continues) joined[joined.length - 1] = `${last} ${text}`
    else joined.push(text)
  }
  return joined.filter((text) => text !== '' && !LIST_MARK.test(text))
}

/** The sentence as it can be quoted, or '' when it cannot. */
function quotable(sentence: string, context: string): string {
  const plain = withoutEmoji(sentence)
    .replace(/(?:\s*#[\p{L}\p{N}_]+)+[\s.!]*$/u, '')
    .replace(/([!?])[!?]+/g, (marks) => (marks.includes('?') ? '?' : '!'))
    .replace(/ \.$/, '.')
    .trim()
  if (!/^["'‘“«(]?[\p{L}\p{N}]/u.test(plain) || UNQUOTABLE.test(plain) || OWN_CALL.test(plain)) return ''
  // An ellipsis marks a description that was cut off; a colon announces a list that is not quoted.
  if (/(?:\.\.|…|[:;,–—-])["'”’)]*$/u.test(plain) || !isBalanced(plain)) return ''
  // A short sentence holds no word that tells its language; the text around it does.
  if (isEnglish(plain) || isEnglish(context)) return ''
  if (plain.split(' ').length < 3 || contentWords(plain).size < 2) return ''
  const spelled = capitalise(unshout(plain, context === sentence ? '' : context))
  const whole = /[.!?]["'”’»)]*$/u.test(spelled) ? spelled : `${spelled}.`
  const text = characterCount(whole) > LONGEST_CHARACTERS ? mainClause(whole) : whole
  return characterCount(text) > LONGEST_CHARACTERS ? '' : text
}

/** What follows here explains or adds; a condition ('als', 'tenzij') or 'maar' would change what stands before it. */
const CLAUSE_END =
  /^(.{20,228}?)(?:; |, (?:want|dus|waardoor|waarbij|waarna|waarmee|terwijl|zodat|omdat|doordat|nadat|toen|sinds|zoals) | – )/u
/** A second main clause behind a comma: 'Courgettes hebben veel zon nodig, sla groeit ook in de schaduw.' */
const SECOND_CLAUSE = /^(.{20,228}?), (?:en )?((?:\p{L}+ ){1,3}\p{L}+)/u
/** Says whose words the sentence holds; without it a claim would become a fact. */
const ATTRIBUTION =
  /(?<!\p{L})(?:zegt|zeggen|zei|zeiden|aldus|volgens|vindt|vinden|denkt|denken|stelt|stellen|meldt|melden|schrijft|blijkt|vertelt|hoopt|verwacht)(?!\p{L})/iu

/** The first of two main clauses: both have their own subject and, right behind it, their own verb. */
function firstOfTwo(sentence: string): string | undefined {
  const [, first, second] = SECOND_CLAUSE.exec(sentence) ?? []
  if (first === undefined || second === undefined) return undefined
  const [opener = '', ...rest] = second.split(' ')
  const [head = '', ...tail] = first.toLowerCase().split(' ')
  const isVerb = (word: string) => FINITE_VERBS.has(word)
  const at = rest.findIndex(isVerb)
  const subject = [opener, ...rest.slice(0, Math.max(0, at))]
  const named = at >= 0 && !isVerb(opener) && subject.every((word) => !JOINING.has(word.toLowerCase()))
  return named && !JOINING.has(head) && tail.slice(0, 4).some(isVerb) ? first : undefined
}

/** The part of a sentence that says the same by itself, or the sentence as it is when there is none. */
export function mainClause(sentence: string): string {
  const cut = CLAUSE_END.exec(sentence)?.[1] ?? firstOfTwo(sentence)
  if (cut === undefined || !isBalanced(cut) || /[?!:]/.test(sentence)) return sentence
  const rest = sentence.slice(cut.length)
  // 'Niet alleen ...', 'zowel ... als': the sentence needs its second half.
  const incomplete =
    /(?<!\p{L})(?:alleen|zowel|enerzijds|hoe meer|zozeer|omdat|als|hoewel)(?!\p{L})/iu.test(cut) ||
    / – /.test(rest.slice(3))
  return incomplete || ATTRIBUTION.test(rest) || cut.split(' ').length < 4 ? sentence : `${cut}.`
}
