// Neutral words that do a job, for titles that must have an exact length: where to read on. They promise nothing of what stands
// there, and no two of one set are the same. Data and a count; knows nothing of facts.
import { characterCount } from '../../characters.ts'
import { overlap, stemsOf } from '../likeness.ts'
import type { Material } from '../material.ts'

const lines = (list: string): string[] =>
  list
    .trim()
    .split(/\s*[|\n]\s*/u)
    .filter((line) => line !== '')

/** Behind the title: told by itself, so it may follow a dash or a question. `{je}` is the reader, `{t}` the ending of its verb. */
const ARTICLE = lines(`
  lees meer | lees verder | lees het artikel | lees hier verder | lees het hele artikel | lees er hier meer over
  lees hier het hele artikel | lees het artikel op onze site | lees het hele artikel op onze site
  in dit artikel lees{t} {je} er meer over | het hele artikel lees{t} {je} op onze site
  het volledige artikel lees{t} {je} op onze site | het volledige artikel lees{t} {je} nu op onze website
  op onze website staat het hele artikel voor {je} klaar | wie meer wil weten, leest het hele artikel op onze site
  wie er meer over wil weten, leest het hele artikel op onze site
  wie er meer over wil weten, kan het hele artikel nu op onze site lezen
  wie er meer over wil weten, vindt het hele artikel nu op onze website
  op onze website staat het hele artikel voor wie er meer over wil weten
  het hele artikel staat op onze site, voor wie er meer over zou willen weten
  wie er nog wat meer over wil weten, kan het hele artikel nu op onze site lezen
  het hele artikel staat op onze site, voor wie er nog wat meer over zou willen weten
  het hele artikel is nu te lezen op onze site, voor wie er nog wat meer over zou willen weten`)

/**
 * Before the title, with a colon: where it is, never an order, which readers put behind the news. They begin in five ways, for no
 * two of a set begin alike.
 */
const BEFORE = lines(`
  Nu online | Nu te lezen | Nu op onze site | Nu op onze website | Nu online te lezen | Nu online op onze site
  Nu op onze site te lezen | Nu te lezen op onze site | Nu online op onze website | Nu te lezen op onze website
  Nu in zijn geheel te lezen | Het hele artikel, nu online | Nu in zijn geheel op onze site | Nu online te lezen op onze site
  Het hele artikel, nu op onze site | Nu online te lezen op onze website | Nu in zijn geheel te lezen op onze site
  Het hele artikel, nu te lezen op onze site`)
/** The same under a grave title: nothing is announced. */
const CALM = lines(`
  Op onze site | Nu te lezen | Nu online | Nu op onze site | Te lezen op onze site | Op onze site te lezen | Nu op onze website te lezen
  Het hele artikel op onze site | Te lezen op onze website | Nu te lezen op onze website | Het artikel, nu op onze site
  Het hele artikel, nu op onze site | In zijn geheel op onze site | Het artikel, nu te lezen op onze site
  In zijn geheel te lezen op onze site`)

/** Of each kind, what may stand before a title (each with its colon) and behind it. */
const WORDS = {
  article: {
    before: BEFORE,
    behind: [...ARTICLE, ...lines('lees het hele verhaal | lees hier het hele verhaal')],
  },
  grave: { before: CALM, behind: ARTICLE },
  recipe: {
    before: lines('Recept | Uit de keuken | Om zelf te maken | Nu op onze site | Nu online | Recept van de redactie'),
    behind: lines(`
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
    before: lines(
      'New | Now online | The story | Read it here | Now on our site | New on our website | The full story',
    ),
    behind: lines(`
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
    twice: /(?:site|online|lezen|lees|recept)/iu.test(head) && /site|(?<!\p{L})nu(?!\p{L})/u.test(tail),
  })
  return [
    ...behind.map((line) => filler('', line)),
    ...before.map((line) => filler(line, '')),
    // Two parts that say the same word would say it twice.
    ...before.flatMap((line) =>
      behind.filter((other) => overlap(stemsOf(line), stemsOf(other)) === 0).map((other) => filler(line, other)),
    ),
  ]
}
