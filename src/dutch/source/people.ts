// Finds who is named in an article and who speaks a quotation. Knows nothing of what is said.

import { capitalise } from '#dutch/text/capitals.ts'
import { CONJUNCTIONS, DETERMINERS, PREPOSITIONS } from '#dutch/text/words/function-words.ts'
import type { QuoteSpan } from './quotes.ts'

/** A person by their full name, with what they are: 'wethouder Geke Wolters'. */
export interface Person {
  name: string
  surname: string
  /** Role and name; the name alone where no role stands before it. */
  titled: string
}

const PARTICLE = "(?:van|de|den|der|el|ter|ten|te|’t|'t|al|von|di|da|la|le)"
/** Bounded: of letters with an apostrophe between each, every one would begin a name that runs to the end. */
const CAPITAL = "\\p{Lu}[\\p{L}’'-]{0,40}"
const INITIALS = '(?:\\p{Lu}\\p{Ll}?\\.)+'
const NAME = `(?:${INITIALS}|${CAPITAL})(?: ${INITIALS})?(?: ${PARTICLE}){0,3} ${CAPITAL}(?: ${CAPITAL})?`
const DEGREE = '(?:(?:mr|dr|drs|ir|ing|prof|ds)\\. ?)*'
/** What people do, by the ends of the words for it; a list of all professions would never be whole. */
const ROLE_END = '(?:eur|ist|iste|aar|ler|lster|ster|ger|ter|der|ner|ker|per|ser|ver|zer|ier|loog|iater|peut)'
const ROLE_WORD = `
  aanvoerder agent alderman apotheker arts auteur bakker beheerder bestuurder boer boswachter broer burgemeester buurman
  buurvrouw captain chauffeur coach collega conservator councillor deskundige directeur director directrice docent doelman
  dokter dominee ecoloog eigenaar gids hoogleraar houder huisarts initiatiefnemer invaller jeugdarts kok kunstenaar leerling
  lid manager mayor meester miller minister moeder monteur officier oma oom opa pastoor planner predikant priester
  projectleider psycholoog rechercheur schrijver secretaris specialist spits spokesman spokeswoman student tandarts tante
  trainer vader verpleegkundige voorzitter wetenschapper wethouder woordvoerder zanger zangeres zus`
  .trim()
  .replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`)
  .replaceAll(/\s+/gu, '|')
const ROLE = `(?:(?:(?!\\p{L}*(?:meter|liter|water|later|winter|zomer|onder|zonder|ander|weer|keer|over|achter|daar|waar|naar|klaar|jaar|maar|paar)\\b)[\\p{L}\\p{N}][\\p{L}-]*${ROLE_END}|(?:[\\p{L}\\p{N}][\\p{L}\\p{N}-]*)??(?:${ROLE_WORD}))(?: (?:Nederlands|Engels|werkplaats|Wonen|van dienst|Frans|Duits))? )`
const VERB =
  '(?:zegt|zei|zeggen|aldus|vertelt|vertelde|schrijft|schreef|vindt|vond|denkt|dacht|vroeg|vraagt|reageert|reageerde|bromt|mompelt|mompelde|merkt|merkte|stelt|stelde|benadrukt|benadrukte|erkent|erkende|geeft|gaf|hield|houdt|lacht|riep|roept|luidt|legt|legde|waarschuwt|waarschuwde|verzucht|herinnert|verklaart|verklaarde|adviseert|concludeert|said|says|told|called|explained|added|asked)'

const FULL = new RegExp(
  `(?<![\\p{L}\\p{N}.-])(${ROLE})?${DEGREE}(${NAME})(?=[\\s,.:;()'’"”]|$)( ?\\(\\d{1,3}\\)|, \\d{1,3} jaar| uit \\p{Lu})?`,
  'gu',
)
const SPOKEN = new RegExp(`(?<!\\p{L})${VERB} (?:de |het )?(?:[\\p{Ll}-]+ ){0,4}${DEGREE}$`, 'u')
const SPEAKS = new RegExp(`^(?: \\(\\d{1,3}\\))?,? ${VERB}(?!\\p{L})`, 'u')

/** May stand with a capital in front of a name: 'Bij Ferdi', 'Mevrouw Boertien' keeps hers. */
const OPENS = new Set([...PREPOSITIONS, ...CONJUNCTIONS, ...DETERMINERS])

const NAMES = new RegExp(`(?<![\\p{L}\\p{N}.-])${NAME}`, 'gu')
/** What a person is stands in the words right before the name. */
const ROLE_CHARACTERS = 45

/** The full names of a text, with role and age: looked for around names only, since a role alone is dear to look for. */
function fullNames(text: string): RegExpExecArray[] {
  return [...text.matchAll(NAMES)].flatMap(({ index }) => {
    const before = text.slice(Math.max(0, index - ROLE_CHARACTERS), index)
    FULL.lastIndex = index - (/(?:\S+ ){0,3}$/u.exec(before)?.[0].length ?? 0)
    const match = FULL.exec(text.slice(0, index + 120))
    return match ? [match] : []
  })
}

/** The people of an article by surname and by full name; a surname that two of them share names nobody. */
export function peopleIn(text: string): Map<string, Person> {
  const people = new Map<string, Person>()
  const shared = new Set<string>()
  const speaking = speakersIn(text)
  for (const match of fullNames(text)) {
    const [whole, role = '', rawName = '', age = ''] = match
    const before = text.slice(Math.max(0, match.index - 60), match.index)
    const after = text.slice(match.index + whole.length, match.index + whole.length + 20)
    const isPerson = role !== '' || age !== '' || SPOKEN.test(before) || SPEAKS.test(after)
    if (!isPerson && !speaking.has(surnameOf(rawName.trim()))) continue
    const first = /^\S+/u.exec(rawName)?.[0] ?? ''
    // 'Bij Ferdi (52)': the preposition is no name.
    const plain = OPENS.has(first.toLowerCase()) && !/^(?:Van|De|Den|Ter|Ten|El)$/u.test(first)
    const name = (plain ? rawName.slice(first.length) : rawName).trim()
    if (people.has(name)) continue
    const surname = surnameOf(name)
    const other = people.get(surname)
    if (other && other.name !== name) shared.add(surname)
    const opens = before.trim() === '' || /[.!?:\n]["'”’]?\s*$/u.test(before)
    const what = opens ? role.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()) : role
    const titled = (what + name).replace(/^(?:Mevrouw|Meneer|Mej\.) /u, (word) => word.toLowerCase())
    const person = { name, surname, titled }
    people.set(name, person)
    people.set(surname, person)
  }
  for (const surname of [...shared, ...firmsIn(text, people)]) people.delete(surname)
  return people
}

const BORNE = new RegExp(`(?<![\\p{L}-])(${CAPITAL}) (?=(${CAPITAL}))`, 'gu')

/** Surnames that something else bears too ('Kuiper Koeltechniek'): by themselves they may mean either. */
function firmsIn(text: string, people: ReadonlyMap<string, Person>): string[] {
  const first = new Set([...people.values()].map(({ name }) => name.split(' ')[0]))
  const borne = [...text.matchAll(BORNE)]
  const names = new Set(borne.filter(([, , next]) => !first.has(next)).map(([, name]) => name))
  return [...people.values()].map(({ surname }) => surname).filter((name) => names.has(name.split(' ').at(-1)))
}

const SPEAKING = new RegExp(
  `(?<![\\p{L}-])(?:${VERB} ((?:${PARTICLE} ){0,2}${CAPITAL})(?=[ .,:;])|((?:${CAPITAL.replace('{0,', '{1,')})) ${VERB}(?!\\p{L}))`,
  'gu',
)

/** The surnames that a text has speak: whoever bears one of them in full is a person. */
const speakersIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(SPEAKING)].map(([, behind, before]) => capitalise(behind ?? before ?? '')))

function surnameOf(name: string): string {
  const parts = name.split(' ')
  const at = parts.findIndex((part, index) => index > 0 && /^\p{Ll}|^['’]t$/u.test(part))
  const surname = at > 0 ? parts.slice(at).join(' ') : (parts.at(-1) ?? '')
  return capitalise(surname)
}

const AFTER = new RegExp(
  `^[,.]?\\s*${VERB}\\s+((?:de |het |een |the |a )?(?:[\\p{Ll}][\\p{L}-]* ){0,5}?)${DEGREE}(${NAME}|(?:${PARTICLE} ){0,2}\\p{Lu}[\\p{L}’'-]+)?(?=[\\s,.:;(]|$)`,
  'u',
)
/** Behind a quotation: the verb that says so, and the word behind it. */
export const SAYS = new RegExp(`^[,.]?\\s*${VERB}\\s+(\\p{L}+)`, 'u')
const OPENING_NAME = new RegExp(`^(${NAME})(?=[,:(]| \\(| ${VERB})`, 'u')

/** How far back of a quotation (UTF-16 units) its speaker may have been named; keeps a page of quotes cheap. */
const REACH = 1_200
/** A sentence that leads up to a quotation is no longer than this. */
const LEAD = 300

/** Who speaks a quotation of a paragraph, or null when that is not sure. `people` are those of the article. */
export function speakerOf(paragraph: string, span: QuoteSpan, people: ReadonlyMap<string, Person>): string | null {
  const [, what = '', name] = AFTER.exec(paragraph.slice(span.end, span.end + 120)) ?? []
  if (name !== undefined) return people.get(capitalise(name))?.titled ?? what.replace(/^(?:de|het|een) /u, '') + name
  // 'roept een man', 'vroeg mijn zwager': somebody, but who is not sure.
  const says = SAYS.exec(paragraph.slice(span.end, span.end + 60))?.[1]
  if (says !== undefined && !/^(?:hij|ze|zij|he|she)$/u.test(says)) return null
  const lead =
    /(?:^|[.!?]["'”’)]*\s)([^.!?]*(?:\p{Lu}\.[^.!?]*)*)$/u.exec(
      paragraph.slice(Math.max(0, span.start - LEAD), span.start),
    )?.[1] ?? ''
  if (/:\s*$/u.test(lead)) {
    const [person, other] = namedIn(lead, people)
    if (person) return other ? null : person.titled
    return OPENING_NAME.exec(lead)?.[1] ?? null
  }
  // An interview with one person: whole paragraphs in quotation marks are theirs.
  // 'zegt hij', or nothing at all: the only person that the paragraph has named so far.
  const heard =
    span.start === 0 ? people.values() : namedIn(paragraph.slice(Math.max(0, span.start - REACH), span.start), people)
  const [person, other] = new Set(heard)
  return person && !other ? person.titled : null
}

/** The people whose surname or full name stands in a text, each once. */
export function namedIn(text: string, people: ReadonlyMap<string, Person>): Person[] {
  const names = [...text.matchAll(/(?<![\p{L}-])\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}-]+)?/gu)]
  const found = names.flatMap(([name]) => people.get(name) ?? people.get(name.split(' ').at(-1) ?? '') ?? [])
  const longer = [...people.values()].filter(({ surname }) => / /u.test(surname) && text.includes(surname.slice(1)))
  return [...new Set([...found, ...longer])]
}

const SOMEBODY = new RegExp(
  `(?<![\\p{L}-])(?:[\\p{L}-]*(?:${ROLE_WORD}|man|vrouw|jongen|meisje|kind|kinderen|dochter|zoon|nicht|neef|buur|vriend|vriendin|partner|ouder|iemand|hond|kat)|[\\p{L}-]{3,}(?:eur|ist|aar|ier|loog|ster|iater))(?:en|s)?(?!\\p{L})`,
  'u',
)

/** True when a text may speak of anybody but `person`: another name, or a word for one. */
export function speaksOfOthers(text: string, person: Person): boolean {
  const names = [person.titled, capitalise(person.titled), person.name, person.surname]
  const rest = names.reduce((left, name) => left.replace(name, ''), text)
  if (SOMEBODY.test(rest)) return true
  // A capital behind a preposition is a place mostly; anywhere else it may be a name.
  return /(?<=\p{L},? |\) )(?<!(?:in|uit|op|bij|naar|te|tussen|van|en|langs|vanuit|rond|from|at|near) (?:de |het )?)\p{Lu}\p{Ll}/u.test(
    rest,
  )
}
