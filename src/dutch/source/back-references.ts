// Finds what a sentence takes for granted because the article told it before: 'het kasboek', 'de uitkomst', 'Wolters'. Who
// tells the sentence without that must have named it. Knows no grammar but that of a noun behind its article.

import { isFiniteAt } from '#dutch/text/finite-verbs.ts'
import { isInfinitive } from '#dutch/text/verb-forms.ts'
import { FUNCTION_WORDS, NAME_PARTICLES } from '#dutch/text/words/function-words.ts'
import { wordSet } from '#dutch/text/word-lists.ts'
import { stemOfWord } from '#dutch/text/words.ts'
import type { Person } from './people.ts'

/** Words and marks. */
export const TOKEN = /[\p{L}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu
const DEFINITE = new Set(['de', 'het', 'the'])
/** Who or what everybody knows without being told which: there is one of them, or one for everybody, or wherever one lives. */
export const KNOWN = wordSet(`
  politie gemeente brandweer provincie rijk kabinet regering overheid fiscus gemeenteraad raad college burgemeester wethouder minister
  staat land stad dorp natuur zon wind regen winter zomer lente herfst najaar voorjaar weekend week maand jaar dag dagen avond nacht
  ochtend middag dingen mensen huisarts dokter arts tijd weg wereld markt buurt lucht grond water uur moment kerk school politiek straat
  vakantie spits randen kant keer manier plek plaats beste meeste eerste laatste hele oever rand begin einde kans council police town city
  government evening morning night day month year summer mill train sun rechter rechtbank justitie om knmi rivm belastingdienst bank banken
  leverancier leveranciers apotheek apotheker internet zomervakantie toekomst snelweg zee strand bos bergen duinen prijzen rente huur trein
  bus auto fiets tv oven koelkast keuken tuin balkon huis deur licht helft rest bond bonden vakbond vakbonden oppositie coalitie waterschap
  ziekenhuis was haren lijf bed geld verkeer spoor werk leven moeite aow eu woning woz hemel vogels pollen mens kinderen ouders
  nederlanders consument werkgever werknemer wet btw hypotheekrente inflatie`)
/** What nobody knows who was not told of it, even where the article never names it otherwise. */
const NEVER_KNOWN = wordSet(`
  uitkomst opbrengst bedrag werk werkzaamheden partijen plan voorstel besluit oproep uitslag rekening onderhandelingen
  renovatie verbouwing procedure aanvraag melding medewerker beleid verschil schrift ander andere rest`)
/** They say which one is meant behind the noun itself: 'de opbrengst van de loterij'. */
const SAYS_WHICH = /^(?:van|die|dat|waar\p{L}*|tussen|uit|of|that|which|who)$/u
/** In words: a noun phrase behind its article has no more. */
const LONGEST_PHRASE = 4
const LEAST_NOUN = 3
/** What a compound has in front of the noun that stands for it later: 'fietsbrug', 'de brug'. */
const LEAST_FRONT = 3

/** Reads sentences in the order of the article, and remembers what they named. */
export class BackReferences {
  /** Stems of nouns, to whether they came in as something new. */
  readonly #nouns = new Map<string, boolean>()
  /** Words that may be compounds, lower case. */
  readonly #words = new Set<string>()
  /** Names as they stand by themselves, to whether somebody was introduced by a longer one. */
  readonly #names = new Map<string, boolean>()
  readonly #people: ReadonlyMap<string, Person>

  constructor(people: ReadonlyMap<string, Person>) {
    this.#people = people
  }

  /** What a sentence (as it will be told) takes from the ones read so far, in its own words, lower case but for names. */
  neededBy(sentence: string): string[] {
    const tokens = sentence.match(TOKEN) ?? []
    const needed = definiteNouns(tokens)
      .map(({ word }) => word)
      .filter((word) => NEVER_KNOWN.has(word) || (!KNOWN.has(word) && this.#pointsBack(word)))
    return [...new Set([...needed, ...this.#shortNames(sentence, tokens)])]
  }

  /** Remembers what a sentence (as it stands in the article) names. */
  read(sentence: string): void {
    const tokens = sentence.match(TOKEN) ?? []
    // How many words behind 'de' a noun may still be the one that it belongs to.
    let behind = 0
    for (const word of tokens) {
      if (DEFINITE.has(word.toLowerCase())) behind = LONGEST_PHRASE
      else if (!/^\p{Ll}/u.test(word) || FUNCTION_WORDS.has(word)) behind = 0
      else {
        const stem = stemOfWord(word)
        if (!this.#nouns.has(stem)) this.#nouns.set(stem, behind === 0)
        this.#words.add(word)
        behind = Math.max(0, behind - 1)
      }
    }
    for (const [at, token] of tokens.entries()) {
      // 'het koor' may stand for the 'Kamerkoor'.
      if (isCapital(token)) this.#words.add(token.toLowerCase())
      if (!isName(tokens, at) || this.#names.has(token)) continue
      // 'zijn vrouw Dinie': who she is stands before her name.
      const apposed = /^\p{Ll}{3,}/u.test(tokens[at - 1] ?? '') && !FUNCTION_WORDS.has(tokens[at - 1] ?? '')
      this.#names.set(token, isPart(tokens, at) || (apposed && !isFiniteAt(lower(tokens), at - 1)))
    }
  }

  #pointsBack(word: string): boolean {
    const known = this.#nouns.get(stemOfWord(word))
    if (known !== undefined) return known
    return [...this.#words].some((other) => other.length >= word.length + LEAST_FRONT && other.endsWith(word))
  }

  #shortNames(sentence: string, tokens: readonly string[]): string[] {
    return tokens.filter((token, at) => {
      const person = this.#people.get(token)
      if (person !== undefined) return !sentence.includes(person.name)
      return !isPart(tokens, at) && this.#names.get(token) === true && isCapital(token)
    })
  }
}

const lower = (tokens: readonly string[]) => tokens.map((token) => token.toLowerCase())

const isCapital = (token: string | undefined) =>
  token !== undefined && /^\p{Lu}[\p{Ll}’'-]/u.test(token) && !FUNCTION_WORDS.has(token.toLowerCase())

/** Part of a longer name: 'Jacqueline van Dorp'. */
const isPart = (tokens: readonly string[], at: number) =>
  isCapital(tokens[at - 1]) ||
  isCapital(tokens[at + 1]) ||
  NAME_PARTICLES.has(tokens[at - 1] ?? '') ||
  (NAME_PARTICLES.has(tokens[at + 1] ?? '') && isCapital(tokens[at + 2] ?? tokens[at + 3]))

/** A word with a capital that no sentence begins with. */
const isName = (tokens: readonly string[], at: number) =>
  isCapital(tokens[at]) && at > 0 && !/^[.!?:"'‘“]$/u.test(tokens[at - 1] ?? '')

/** The nouns behind 'de' and 'het' that nothing behind them tells more of, with the places of their articles and their own. */
export function definiteNouns(tokens: readonly string[]): { word: string; at: number; end: number }[] {
  const words = lower(tokens)
  const fits = (at: number) => {
    const token = tokens[at] ?? ''
    return /^\p{Ll}/u.test(token) && !FUNCTION_WORDS.has(token) && !isFiniteAt(words, at)
  }
  return words.flatMap((article, at) => {
    if (!DEFINITE.has(article)) return []
    let end = at + 1
    // 'Bij vorst kan het werk uitlopen': the infinitive is no part of it.
    while (end <= at + LONGEST_PHRASE && fits(end) && !(end > at + 1 && isInfinitive(words[end] ?? ''))) end++
    const word = tokens[end - 1] ?? ''
    const next = tokens[end] ?? ''
    const told = SAYS_WHICH.test(next) || isCapital(next)
    return end === at + 1 || word.length < LEAST_NOUN || told ? [] : [{ word, at, end }]
  })
}
