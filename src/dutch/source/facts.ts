// Makes the sentences of an article into facts: whole, with their speaker, and in a form that stands by itself where that is
// certain. Knows nothing of which of them are best.

import { hasMainVerb, isFiniteAt } from '#dutch/text/finite-verbs.ts'
import { wordsOf } from '#dutch/text/words.ts'
import { capitalise } from '#dutch/text/capitals.ts'
import { withoutEmoji } from '#dutch/text/clean-text.ts'
import { BackReferences } from './back-references.ts'
import type { Fact } from './fact.ts'
import { hangsOnBefore } from './hanging.ts'
import type { Line } from './lines.ts'
import { kindsOf, type Kind } from './kinds.ts'
import { namedIn, SAYS, speakerOf, speaksOfOthers, type Person } from './people.ts'
import { piecesOf, type Piece, type QuoteSpan } from './quotes.ts'
import { shortened, withoutLead } from './shorten.ts'

/** A sentence that can be told, before it is ranked. */
export type Told = Omit<Fact, 'score' | 'kinds'> & { kinds: Set<Kind> }

/** In words: the least that can be told at all, and the least that stands alone. */
const FEWEST_WORDS = 2
const LEAST_WORDS = 4
const LONGEST_CHARACTERS = 420
/** In words: more before a surname are not what its bearer is. */
const LONGEST_HEAD = 5
/** Text that speaks to a machine instead of to a reader. */
const TO_MACHINE =
  /(?:negeer|vergeet|sla) (?:nu )?(?:alles|alle|de|je|jouw|al(?: je| de)?|bovenstaande|eerdere|vorige|voorgaande)(?: \p{L}+){0,2} ?(?:instructies?|opdrachten?|regels|prompts?|aanwijzingen|hierboven|hiervoor|wat hierboven)|^negeer alles|(?:ignore|disregard|forget) (?:all |any |the |your )*(?:previous|prior|above|earlier|instructions)|system ?prompt|(?:je|jij|u) bent (?:nu |voortaan )?een? ?(?:ai|taalmodel|chatbot|assistent)|^(?:je|jij|u) bent (?:nu|voortaan) een \p{L}+[.!]$|you are (?:now )?(?:an? )?(?:ai|chatgpt|assistant|language model)|als (?:een )?(?:ai|taalmodel)[ -]|as an ai|(?:schrijf|antwoord|reageer|zeg) (?:nu |voortaan |in plaats daarvan )?(?:alleen|uitsluitend|enkel) (?:maar )?(?:nog )?["'‘“]?\p{L}/iu
const PAGE_TALK =
  /cookies?(?!\p{L})|javascript|nieuwsbrief|privacyverklaring|volg ons op|klik (?:hier|op deze)|lees (?:ook|verder|meer)(?::| over)|newsletter|subscribe/iu

/** The facts of an article's lines, in order. `known` holds the words that title and description give. */
export function factsIn(
  lines: readonly Line[],
  people: ReadonlyMap<string, Person>,
  known: ReadonlySet<string>,
  english: boolean,
): Told[] {
  const facts: Told[] = []
  const seen = new Set<string>()
  let before: { subject: Person | null } | null = null
  const references = new BackReferences(people)
  let index = 0
  let item: number | null = null
  let heading: string | null = null
  for (const [paragraph, line] of lines.entries()) {
    // A heading stands above one paragraph, or above a list.
    if (line.kind === 'prose' && (item !== null || before !== null)) heading = null
    // What is to be bought is a list of its own, above the steps.
    const step: number = /[.!?…:]['"’”]?$/u.test(line.text) ? (item ?? -1) + 1 : -1
    item = line.kind === 'item' ? step : null
    if (line.kind === 'heading') {
      before = null
      heading = line.text
      continue
    }
    let ordered = false
    for (const [sentence, piece] of piecesOf(line.text).entries()) {
      // What leans on such a sentence goes with it.
      ordered = TO_MACHINE.test(piece.text) || (ordered && hangsOnBefore(piece.text))
      if (ordered) continue
      const fact = factOf(piece, line, { people, known, english, before: before?.subject ?? null })
      before = { subject: subjectOf(piece.text, people) }
      index++
      const key = fact?.text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') ?? ''
      if (fact && !seen.has(key)) {
        seen.add(key)
        const needs = references.neededBy(fact.text)
        facts.push({ ...fact, index: index - 1, paragraph, sentence, item, heading, needs })
      }
      references.read(piece.text)
    }
  }
  return facts
}

interface Around {
  people: ReadonlyMap<string, Person>
  known: ReadonlySet<string>
  english: boolean
  /** Who was the only subject of the sentence before. */
  before: Person | null
}

/** What of a fact its own sentence tells; null for what cannot be told. */
function factOf(piece: Piece, line: Line, around: Around) {
  let text = withoutEmoji(piece.text).replace(/^[-–—•*]\s+/u, '')
  if (!/[.!?…]["'”’»)]*$/u.test(text) || text.length > LONGEST_CHARACTERS || PAGE_TALK.test(text)) return null
  if (!/^["'‘“„(]*[\p{Lu}\p{N}€'’]/u.test(text)) return null
  const count = wordsOf(text).length
  if (count < FEWEST_WORDS || !/\p{L}{3}/u.test(text)) return null
  const running = text
  const whole = count >= LEAST_WORDS && (around.english || hasMainVerb(text))
  const { span, inside } = piece
  const speaker = span ? speakerOf(line.text, span, around.people) : null
  const quote =
    span && isSpoken(line.text, inside, span) ? { words: quotedWords(line.text, piece, span), speaker } : null
  text = fullyNamed(replacedPronoun(withoutLead(text), around), around.people)
  if (span && quote)
    text = inside
      ? attributed(text, speaker, around.english, isWritten(line.text, span))
      : text.replace(SAYS_PRONOUN, (all, lead: string) => (speaker === null ? all : lead + speaker))
  const short = span ? text : shortened(text)
  const kinds = kindsOf(text)
  if (quote) kinds.add('quote')
  const selfContained =
    whole && !hangsOnBefore(short, around.known) && !(inside && quote && speaker === null) && !leavesOpen(text)
  return { text: capitalise(text), short: capitalise(short), running, kinds, quote, selfContained }
}

/** An opening half: 'Hij zei het zo:' or a quote cut by dots. */
const leavesOpen = (text: string) => /:["'”’]?$|(?:…|\.\.\.)["'”’]?$/u.test(text) || SAYS_PRONOUN.test(text)

/** A quotation of words somebody said, not a title or a single word in marks. */
function isSpoken(paragraph: string, inside: boolean, { start, end }: QuoteSpan): boolean {
  const words = paragraph.slice(start + 1, end - 1)
  return (
    wordsOf(words).length >= LEAST_WORDS &&
    (inside || /[.!?,…]$/u.test(words) || SAYS.test(paragraph.slice(end, end + 40)))
  )
}

/** What of a quotation stands in one sentence. */
function quotedWords(paragraph: string, { start, text, inside }: Piece, span: QuoteSpan): string {
  if (inside) return text.replace(/^["'‘“„«]|["'’”»]$/gu, '').trim()
  const words = paragraph.slice(Math.max(start, span.start + 1), Math.min(start + text.length, span.end - 1))
  return words.replace(/,$/u, '').trim()
}

/** A letter, a diary, a report: its words were not spoken. */
function isWritten(paragraph: string, { start, end }: QuoteSpan): boolean {
  const around = `${paragraph.slice(Math.max(0, start - 150), start)} ${paragraph.slice(end, end + 20)}`
  return /(?<!\p{L})(?:schreef|schrijft|noteerde|(?:rapport|dagboek|kasboek|brief|mail) van|wrote)(?!\p{L})/u.test(
    around,
  )
}

/** `'Wij zijn opgelucht.'` becomes `'Wij zijn opgelucht', zegt voorzitter Ronald Koster.` when the speaker is certain. */
function attributed(text: string, speaker: string | null, english: boolean, written: boolean): string {
  if (speaker === null || !/[.!?…]["'’”»]{1,2}$/u.test(text)) return text
  const words = text.replace(/(?<![.…])\.(["'’”]?["'’”»])$/u, english ? ',$1' : '$1')
  const verb = written ? 'schreef' : /\?["'’”»]$/u.test(text) ? 'vraagt' : 'zegt'
  return english ? `${words} said ${speaker}.` : `${words}, ${verb} ${speaker}.`
}

/** `', zegt hij`: told with who that is, when it is certain. */
const SAYS_PRONOUN = /(["'’”],? \p{Ll}+ )(?:hij|ze|zij|he|she)(?!\p{L})/u

/** The person that a sentence begins with and that is the only one in it. */
function subjectOf(text: string, people: ReadonlyMap<string, Person>): Person | null {
  const [person, other] = namedIn(text, people)
  if (!person || other || speaksOfOthers(text, person)) return null
  const head = text.slice(0, text.toLowerCase().indexOf(person.surname.toLowerCase()))
  const behind = /(?<!\p{L})(?:van|met|bij|volgens|voor|door|aan|over|en|of|with|by|for) /iu.test(head)
  return wordsOf(head).length <= LONGEST_HEAD && !behind ? person : null
}

const HE = /^(Hij|Zij|Ze|He|She) (\p{L}+)/u

/** 'Hij zakte in elkaar' with the full name, when the sentence before is about that one person only. */
function replacedPronoun(text: string, { before, people }: Around): string {
  const match = HE.exec(text)
  const [, pronoun = '', verb = ''] = match ?? []
  if (!match || !before || namedIn(text, people).length > 0) return text
  // 'Zij kregen' are several.
  if (/^(?:Zij|Ze)$/u.test(pronoun) && verb.endsWith('n') && !/^(?:kan|kon|begon|won|verzon)$/u.test(verb)) return text
  return capitalise(before.titled) + text.slice(pronoun.length)
}

/** 'Wolters raadt aan' and ', zegt Holtmaat' with the full name and what the person is, once known. */
function fullyNamed(text: string, people: ReadonlyMap<string, Person>): string {
  const start =
    /^((?:Van|De|Den|Ter|Ten|El|Van der|Van den|Van de) )?\p{Lu}[\p{L}’'-]+(?=,| (?!\p{Lu}))/u.exec(text)?.[0] ?? ''
  const person = people.get(start)
  let result = text
  if (person && person.surname === start && !text.includes(person.name)) {
    const words = wordsOf(text.slice(start.length))
    if (isFiniteAt(words, 0) || isFiniteAt(words, 1) || text[start.length] === ',')
      result = capitalise(person.titled) + text.slice(start.length)
  }
  return result.replace(
    /(["'’”],? (?:zegt|zei|aldus|vertelt|vertelde|said|says) )((?:[Vv]an (?:der |den |de )?|[Dd]e |[Tt]er )?\p{Lu}[\p{L}-]+)(?=[.,])/u,
    (whole, lead: string, surname: string) => {
      const speaker = people.get(surname.slice(0, 1).toUpperCase() + surname.slice(1))
      return speaker && !text.includes(speaker.name) ? lead + speaker.titled : whole
    },
  )
}
