// 'Tekst schrijver' -> 'tekstschrijver'. Compounds from a list, and first parts that are no word by themselves.
import { isSureFinite } from '#dutch/text/finite-verbs.ts'
import { isStem } from '#dutch/text/verb-forms.ts'
import { FUNCTION_WORDS, PREPOSITIONS, SUBORDINATORS } from '#dutch/text/words/function-words.ts'
import { phraseMap, wordSet } from '#dutch/text/word-lists.ts'
import { COMPOUNDS, joined } from './compounds.ts'
import { likeCase } from './written-form.ts'
import { FINITE_VERBS } from './grammar-words.ts'
import { phraseAt, type Reading, type Word } from './reading.ts'
import { hitOn, type Hit, type Rule } from './rule.ts'

/** With the s or e that joins them to another word, these are nothing without it. */
const BOUND = wordSet(`
  personeels verzekerings opleidings ontwikkelings verenigings trainings ervarings regerings verkiezings vergunnings verwarmings verlichtings
  beveiligings reinigings voedings openings sluitings samenwerkings bevolkings betalings leverings arbeids bedrijfs verkeers zonne verjaardags kinder
  gezins gezelschaps gebruiks voorjaars najaars nieuwjaars oorlogs vredes geloofs handels onderzoeks beleids bestuurs raads aandachts stads`)
/** With one of these near it, what looks like a compound can be a receiver and a gift. */
const GIVES = wordSet(`
  bied biedt bieden bood boden geef geeft geven gaf gaven verleen verleent verlenen lever levert leveren stuur stuurt sturen leer leert leren`)
const OPENS_SUBORDINATE = /^(?:dat|omdat|doordat|zodat|voordat|nadat|totdat|als|toen|terwijl|hoewel|wanneer|tenzij)$/
const BOUND_ENDING = /.{3}(?:heids|iteits|schaps)$/
const JOINED_PHRASES = phraseMap(`
  lange termijn planning > langetermijnplanning; lange termijn doelen > langetermijndoelen; lange termijn visie > langetermijnvisie;
  korte termijn planning > kortetermijnplanning; korte termijn doelen > kortetermijndoelen; korte termijn geheugen > kortetermijngeheugen;
  lange afstand loper > langeafstandsloper; lange afstand lopers > langeafstandslopers; lange afstand vlucht > langeafstandsvlucht;
  rode wijn glas > rodewijnglas; rode wijn saus > rodewijnsaus; witte wijn glas > wittewijnglas; witte wijn saus > wittewijnsaus;
  vrije tijds besteding > vrijetijdsbesteding; hoge snelheids trein > hogesnelheidstrein; hoge snelheids lijn > hogesnelheidslijn;
  derde wereld landen > derdewereldlanden; eerste hulp post > eerstehulppost`)

export const splitCompounds: Rule = {
  severity: 'fout',
  label: 'Los geschreven samenstelling',
  explanation: 'Een samenstelling schrijf je als één woord: tekstschrijver, keukentafel, klantenservice.',
  find: (reading) => reading.words.flatMap((word, index) => look(reading, word, index) ?? []),
}

function look({ text, words }: Reading, word: Word, index: number): Hit | null {
  const phrase = JOINED_PHRASES.get(phraseAt(words, index, 3))
  if (phrase !== undefined) return hit(text, word, words[index + 2] ?? word, phrase)
  const second = words[index + 1]
  if (!second?.joined || (second.text !== second.lower && /\p{Ll}/u.test(word.text + second.text))) return null
  const known = isVerb(words, index + 1) ? undefined : COMPOUNDS.get(`${word.lower} ${second.lower}`)
  if (known) return known.loose && endsPhrase(words, index) ? null : hit(text, word, second, known.joined)
  const isBound = /^.[^\p{Lu}]*$/u.test(word.text) && (BOUND.has(word.lower) || BOUND_ENDING.test(word.lower))
  return isBound && isHead(second) ? hit(text, word, second, joined(word.lower, second.lower)) : null
}

function hit(text: string, first: Word, last: Word, right: string): Hit {
  const written = text.slice(first.start, last.end)
  const fix = likeCase(written, right)
  return hitOn(first, `‘${written}’ is één woord: ‘${fix}’.`, fix, last)
}

/** 'In de keuken tafels', 'we bieden klanten service': the first part closes a phrase of its own. */
function endsPhrase(words: readonly Word[], index: number): boolean {
  if (words.slice(Math.max(0, index - 4), index + 4).some(({ lower }) => GIVES.has(lower))) return true
  const [before, earlier] = [words[index - 1], words[index - 2]]
  if (!before || !words[index]?.joined) return false
  return PREPOSITIONS.has(before.lower) || (before.joined && earlier !== undefined && PREPOSITIONS.has(earlier.lower))
}

/** 'Met de trein reis je', unless its clause has a verb before it or behind: 'heb je voor de trein reis je kaartje al'. */
function isVerb(words: readonly Word[], index: number): boolean {
  if (!/ (?:ik|jij|je)$/.test(phraseAt(words, index, 2)) || !isStem(words[index]?.lower ?? '')) return false
  const near = words.slice(Math.max(0, index - 12), index)
  const opens = near.findLastIndex(({ opensClause }) => opensClause)
  return !near.slice(Math.max(0, opens)).some(({ lower }) => isSureFinite(lower) || OPENS_SUBORDINATE.test(lower))
}

function isHead({ lower }: Word): boolean {
  const isFunctionWord = [FUNCTION_WORDS, FINITE_VERBS, SUBORDINATORS].some((words) => words.has(lower))
  return /^\p{Ll}{3,}$/u.test(lower) && !isFunctionWord && !/^(?:enz|etc|hen)$/.test(lower)
}
