// Reads a title and a description for an English script: only what is surely English is used as it stands.
// Knows nothing of hooks, closes or lengths.

import { bannedIn } from '#dutch/banned-words.ts'
import { characterCount } from '#dutch/characters.ts'
import { capitalise, isShouted, unshout } from '../capitals.ts'
import { cleanLine, cleanLines, DESCRIPTION_READ_CHARACTERS, withoutEmoji } from '../clean-text.ts'
import { domainOf } from '../general/domain.ts'
import type { OwnSentence } from '../own-sentences.ts'
import { isBalanced } from '../pairs.ts'
import { isPersonal, isSerious, wordsOf } from '../register.ts'
import { englishDomain, isEnglishGrave, isEnglishPersonal } from './english-domain.ts'
import type { HookShape } from './frames.ts'
import { isLatin, isReport, named, spokenTitle, type ScriptInput, type ScriptSubject } from './subject.ts'
import { splitSentences } from '../sentences.ts'
import { shapeOf } from '../shape.ts'
import { readSubject, type Taste } from '../subject.ts'
import { FUNCTION_WORDS } from '../words/function-words.ts'

/** English and no Dutch word, so that a sentence with two of them was written in English. */
const ENGLISH_ONLY = new Set(
  `the and to for with your how why you this that these those are from by it its our my his they their were not can
  will should when where which who about into than more most does did has have been i it's don't without every
  new make makes an a be but do if no one or out she he so some there them then up after before during while
  since until against between among through because only just also first last day days year years months people good life
  home world time again always never many much little
  him us whose next each other such own too very still them
  `
    .trim()
    .split(/\s+/),
)
/** Dutch function words that are English words as well. */
const SHARED = new Set(
  'in over of is was had me we want even door die per via al dan u as at he so been made a'.split(' '),
)
/** Spellings that English hardly has. */
const DUTCH_SPELLING = /ij|aa|uu|ieuw|eeuw|sch(?!ool|edul|olar|em)|lijk|heid\b|tje(?:s)?\b/iu
const LEANING =
  /^(?:he|she|it|they|this|that|these|those|his|her|their|its|them|so|but|and|or|also|then|therefore|however|there|because|instead|both|another|such)\b/i
const UNQUOTABLE = /https?:|www\.|\S@\S|(?<!\S)[@#]\S|[<>|\\{}`^~_]|\b[\w-]+\.(?:nl|com|be|org|net|eu|io|co)\b/iu
const OWN_CALL = /link in (?:the |our |my )?bio|click (?:here|on)|read (?:more|on)|swipe|follow (?:us|me)|subscribe/iu
const LIST_MARK = /^\s*(?:[-*•·–—▪◦>]|\d{1,2}[.)]\s|[a-z]\)|#{1,6}\s)/u

/** As for Dutch: longer than this a sentence is not said in one breath. */
const LONGEST_CHARACTERS = 230
const MOST_SENTENCES = 24

/** True when a text is English beyond doubt: English function words, no Dutch ones, no Dutch spelling. */
export function isSurelyEnglish(text: string, least: number): boolean {
  const words = wordsOf(text)
  const dutch = words.some((word) => FUNCTION_WORDS.has(word) && !SHARED.has(word) && !ENGLISH_ONLY.has(word))
  if (dutch || DUTCH_SPELLING.test(text) || !isLatin(text)) return false
  const english = words.filter((word) => ENGLISH_ONLY.has(word)).length
  return english >= least && english * 6 >= words.length
}

/** The sentences of a description that can be said in English as they stand, at most 24. */
export function englishSentencesOf(description: string): OwnSentence[] {
  // In a mixed description a sentence has to show its language; two English words may be a name ('The Voice').
  const throughout = isSurelyEnglish(cleanLine(description, DESCRIPTION_READ_CHARACTERS), 2)
  const found: OwnSentence[] = []
  const seen = new Set<string>()
  let place = 0
  const lines = cleanLines(description, DESCRIPTION_READ_CHARACTERS).split('\n')
  for (const sentence of lines.filter((line) => !LIST_MARK.test(line)).flatMap(splitSentences)) {
    place++
    const text = quotable(sentence, throughout)
    const key = wordsOf(text).join(' ')
    if (text === '' || seen.has(key)) continue
    seen.add(key)
    found.push({ text, place, leans: LEANING.test(text) })
    if (found.length === MOST_SENTENCES) break
  }
  return found
}

function quotable(sentence: string, isEnglish: boolean): string {
  const plain = withoutEmoji(sentence).replace(/([!?])[!?]+/g, (marks) => (marks.includes('?') ? '?' : '!'))
  if (!/^["'‘“«(]?[\p{L}\p{N}]/u.test(plain) || UNQUOTABLE.test(plain) || OWN_CALL.test(plain)) return ''
  if (/(?:\.\.|…|[:;,–—-])["'”’)]*$/u.test(plain) || !isBalanced(plain)) return ''
  if (!isEnglish && !isSurelyEnglish(plain, 2)) return ''
  const spelled = englishSpelling(plain)
  const whole = /[.!?]["'”’»)]*$/u.test(spelled) ? spelled : `${spelled}.`
  return plain.split(' ').length < 3 || characterCount(whole) > LONGEST_CHARACTERS ? '' : whole
}

/** Without capitals that shout; the pronoun keeps its own. */
function englishSpelling(text: string): string {
  if (!isShouted(text)) return capitalise(text)
  return capitalise(unshout(text, '').replace(/\bi\b/g, 'I'))
}

/** The subject of an English script. Every string is a subject. */
export function readEnglishScript(input: ScriptInput, taste: Taste): ScriptSubject {
  const title = spokenTitle(input.title, [/(?<=^I )❤️?(?= \p{L})/iu, 'love'])
  const description = input.description ?? ''
  const reading = readSubject({ title, description }, { address: null, banned: taste.banned })
  const plain = cleanLine(description, DESCRIPTION_READ_CHARACTERS)
  // Without a title of its own the subject is named by a sentence of the description, which may be Dutch.
  const bare = (/[\p{L}\p{N}]/u.test(title) ? withoutEmoji(reading.title) : '').replace(/^i\b|(?<= )i(?= )/g, 'I')
  const english = isSurelyEnglish(bare, 1)
  const found = domainOf(reading.register)
  const serious =
    found === 'serious' ||
    isSerious(bare) ||
    (english && isEnglishGrave(bare)) ||
    (isSurelyEnglish(plain, 2) && isEnglishGrave(plain))
  // A Dutch word of the title decides first; English words tell what no Dutch word did.
  const domain = serious ? 'serious' : ((english ? englishDomain(bare) : undefined) ?? found)
  const fits = (text: string) => bannedIn(text, taste.banned).length === 0
  const { name, shape } = named(bare, english ? englishShape(bare) : foreignShape(bare))
  const known = name !== '' && fits(name)
  const told = new Set(wordsOf(bare))
  return {
    name: known ? name : '',
    shape: known ? shape : 'none',
    domain,
    personal: serious && (isPersonal(`${bare} ${plain}`) || isEnglishPersonal(`${bare} ${plain}`)),
    own: englishSentencesOf(description)
      .map((sentence) => (serious ? { ...sentence, text: sentence.text.replaceAll('!', '.') } : sentence))
      .filter(({ text }) => fits(text) && wordsOf(text).some((word) => !told.has(word) && !ENGLISH_ONLY.has(word))),
    address: 'je',
    report: isReport(english ? englishShape(bare) : shapeOf(bare)),
    fits,
    reading,
  }
}

const LIST =
  /^(?:the |our |my )?(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)(?: best)? (?:\S+ ){0,2}?(?:tips|ways|reasons|ideas|things|facts|questions|steps|tricks|books|films|movies|series|places|recipes|mistakes|lessons|signs|myths|habits|gifts|exercises|walks|trips|stories|words|rules)(?!\p{L})/iu
const HOW = /^(?:how|why|what|when|where|who|which)\s/iu
const FINITE =
  /\s(?:is|are|was|were|has|have|will|can|could|should|must|wants?|wins?|won|loses?|lost|says?|said|makes?|made|gets?|got|goes|went|takes?|took|needs?|finds?|found|starts?|stops?|opens?|closes?|returns?|becomes?|became|falls?|fell|rises?|rose|shows?|leaves?|left|turns?)\s/iu

/** The shape of an English title; unsure is 'phrase'. */
function englishShape(title: string): HookShape {
  const shape = shapeOf(title)
  if (['question', 'call', 'quote', 'composed'].includes(shape)) return shape
  if (LIST.test(title)) return 'list'
  if (HOW.test(title)) return 'how'
  return FINITE.test(` ${title} `) ? 'statement' : 'phrase'
}

/** A title that is not surely English: names need no translation, all else is quoted. */
function foreignShape(title: string): HookShape {
  if (title === '') return 'none'
  return shapeOf(title) === 'name' && isLatin(title) && !DUTCH_SPELLING.test(title) ? 'name' : 'titled'
}
