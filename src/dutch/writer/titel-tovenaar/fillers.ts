// Neutral words that do a job, for titles that must have an exact length: where to read on. They promise nothing of what stands
// there, and no two of one set are the same. Data and a count; knows nothing of facts.
import { characterCount } from '../../characters.ts'
import { phraseList } from '../../text/word-lists.ts'
import { overlap, stemsOf } from '../likeness.ts'
import type { Material } from '../material.ts'

/** Behind the title: told by itself, so it may follow a dash or a question. `{je}` is the reader, `{t}` the ending of its verb. */
const ARTICLE = phraseList(`
  lees meer | lees verder | lees het artikel | lees hier verder | lees het hele artikel | lees hier het hele artikel
  lees het artikel op onze site | lees het hele artikel op onze site | het hele artikel lees{t} {je} op onze site
  het volledige artikel lees{t} {je} op onze site | het volledige artikel lees{t} {je} nu op onze website
  op onze website staat het hele artikel voor {je} klaar | wie meer wil weten, leest het hele artikel op onze site
  wie er meer over wil weten, leest het hele artikel op onze site
  wie er meer over wil weten, vindt het hele artikel nu op onze website
  het hele artikel staat op onze site, voor wie er nog wat meer over zou willen weten
  het hele artikel is nu te lezen op onze site, voor wie er nog wat meer over zou willen weten`)

/** Before the title, with a colon: where it is, never an order. They begin in many ways, for no two of a set begin alike. */
const BEFORE = phraseList(`
  Nu online | Nu te lezen | Nu op onze site | Nieuw op onze site | Nu op onze website | Nu te lezen op onze site
  In een nieuw artikel op onze site | In een nieuw artikel, nu op onze site | Dit artikel lees{t} {je} nu op onze site | Het hele artikel lees{t} {je} op onze site
  In een nieuw artikel, te lezen op onze site | Het hele artikel lees{t} {je} nu op onze site
  Het volledige artikel lees{t} {je} op onze site | Het hele artikel lees{t} {je} nu op onze website
  Het volledige artikel lees{t} {je} nu op onze site | Het volledige artikel lees{t} {je} nu op onze website`)
/** The same under a grave title: nothing is announced. */
const CALM = phraseList(`
  Op onze site | Te lezen op onze site | Het hele artikel | Het artikel op onze site | Dit artikel lees{t} {je} op onze site
  Het hele artikel lees{t} {je} op onze site | Op onze website lees{t} {je} het hele artikel
  Het hele artikel lees{t} {je} op onze website | Het volledige artikel lees{t} {je} op onze site
  Op onze website lees{t} {je} het volledige artikel | Het volledige artikel lees{t} {je} op onze website`)

/** Of each kind, what may stand before a title (each with its colon) and behind it. */
const WORDS = {
  article: {
    before: BEFORE,
    behind: [...ARTICLE, ...phraseList('lees het hele verhaal | lees hier het hele verhaal')],
  },
  grave: { before: CALM, behind: ARTICLE },
  recipe: {
    before: phraseList(
      'Recept | Uit de keuken | Om zelf te maken | Nu op onze site | Nu online | Recept van de redactie',
    ),
    behind: phraseList(`
      het recept | lees het recept | het hele recept | lees hier hoe het moet | lees hier het recept | lees het hele recept
      lees hier het hele recept | lees op onze site hoe het moet | het hele recept lees{t} {je} hier
      het recept staat nu op onze site | het hele recept staat op onze site | het hele recept vind{t} {je} op onze site
      op onze site staat precies hoe het moet | lees het hele recept, met alle hoeveelheden
      het hele recept vind{t} {je} nu op onze website | op onze site staat hoe het moet, met alle hoeveelheden
      het hele recept, met alle hoeveelheden, staat op onze site
      het hele recept, met alle hoeveelheden, vind{t} {je} op onze site
      het hele recept, met alle hoeveelheden, staat nu op onze website
      op onze website staat het hele recept voor {je} klaar, met alle hoeveelheden
      wie het zelf wil maken, vindt het hele recept met alle hoeveelheden op onze site`),
  },
  english: {
    before: phraseList(
      'New | Now online | The story | Read it here | Now on our site | New on our website | The full story',
    ),
    behind: phraseList(`
      read on | read more | the full story | read it here | read the full story | read the article here
      read the full article here | here is the full story to read | read the full story on our website
      the full article is on our website now | the full article can be read on our website
      the full article is on our website, to read in your own time
      the full article is on our website, for anybody who wants to know more
      the full article is on our website now, for anybody who would like to know more`),
  },
} as const

export interface Filler {
  before: string
  /** Without what joins it to the title. */
  behind: string
  /** Characters of both, without what joins them. */
  count: number
  /** Both say where or when it can be read. */
  twice: boolean
}

/** All fillers that fit, those of one part first and the shortest first. */
export function fillersFor({ tone, language, address, recipe }: Material): Filler[] {
  const words = WORDS[language === 'en' ? 'english' : tone === 'ernstig' ? 'grave' : recipe ? 'recipe' : 'article']
  const addressed = (line: string) => line.replaceAll('{t}', address === 'u' ? 't' : '').replaceAll('{je}', address)
  const before = words.before.map((line) => `${addressed(line)}: `)
  const behind = words.behind.map(addressed)
  const filler = (head: string, tail: string): Filler => ({
    before: head,
    behind: tail,
    count: characterCount(head + tail),
    twice:
      overlap(stemsOf(head), stemsOf(tail)) > 0 ||
      (/site|online|lezen|lees|recept/iu.test(head) && /site|(?<!\p{L})nu(?!\p{L})/u.test(tail)),
  })
  return [
    ...behind.map((line) => filler('', line)),
    ...before.map((line) => filler(line, '')),
    ...before.flatMap((line) => behind.map((other) => filler(line, other))),
  ]
}
