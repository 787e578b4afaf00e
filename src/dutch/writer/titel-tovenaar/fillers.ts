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
  het hele artikel over dit onderwerp lees{t} {je} op onze site
  het hele artikel over dit onderwerp staat nu op onze website
  het hele artikel over dit onderwerp is nu te lezen op onze site
  op onze website staat het hele artikel over dit onderwerp voor {je} klaar
  wie meer wil weten over dit onderwerp, leest het hele artikel op onze site
  wie meer wil weten over dit onderwerp, vindt het hele artikel nu op onze site
  wie meer wil weten over dit onderwerp, kan het hele artikel nu op onze site nalezen
  wie er meer over wil weten, kan het hele artikel over dit onderwerp op onze site nalezen
  het hele artikel over dit onderwerp staat nu op onze site, en {je} kunt het daar helemaal lezen`)

/** Of each kind, what may stand before a title (each with its colon) and behind it. */
const WORDS = {
  article: {
    before: lines('Nu op onze site | Nu online | Uitgelicht | Lees hier | Nu te lezen | Lees het hele verhaal'),
    behind: [...ARTICLE, ...lines('lees het hele verhaal | lees hier het hele verhaal')],
  },
  grave: {
    before: lines('Nu op onze site | Nu online | Lees hier | Nu te lezen | Lees het artikel | Op onze site'),
    behind: ARTICLE,
  },
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
    before: lines('In brief | Now online | New | On the site | To read now | The story'),
    behind: lines(`
      read on | read more | the full story | read it here | read the full story | read the article here
      read the full article here | here is the full story to read | read the full story on our website
      the full article is on our website now | this article tells you what it is all about
      read the full article on our website for the details
      this is what it is about, and the full article is on our website
      the full article is on our website now, and this is where you can read all of it`),
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
export function fillersFor({
  tone,
  language,
  address,
  recipe,
}: Pick<Material, 'tone' | 'language' | 'address' | 'recipe'>): Filler[] {
  const words = WORDS[language === 'en' ? 'english' : tone === 'ernstig' ? 'grave' : recipe ? 'recipe' : 'article']
  const before = words.before.map((line) => `${line}: `)
  const behind = words.behind.map((line) =>
    line.replaceAll('{t}', address === 'u' ? 't' : '').replaceAll('{je}', address),
  )
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
