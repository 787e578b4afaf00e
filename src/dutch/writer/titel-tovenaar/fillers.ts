// Neutral words that do a job, for titles that must have an exact length: where to read on, what is told. They promise nothing
// of what stands there, and no two of one set are the same. Data and a count; knows nothing of facts.
import { characterCount } from '../../characters.ts'
import { overlap, stemsOf } from '../likeness.ts'
import type { Tone } from '../../source/tone.ts'

interface Words {
  /** Before the title; each ends in a colon. */
  before: readonly string[]
  /** Behind the title: told by itself, so it may follow a colon, a dash or a question. `{je}` is the reader. */
  behind: readonly string[]
}

const LONG = [
  'het hele artikel over dit onderwerp lees{t} {je} op onze site',
  'het hele artikel over dit onderwerp staat nu op onze website',
  'wie meer wil weten over dit onderwerp, leest het hele artikel op onze site',
  'wie meer wil weten over dit onderwerp, vindt het hele artikel nu op onze site',
  'wie meer wil weten over dit onderwerp, kan het hele artikel nu op onze site nalezen',
  'wie er meer over wil weten, kan het hele artikel over dit onderwerp op onze site nalezen',
  'het hele artikel over dit onderwerp staat nu op onze site, en {je} kunt het daar helemaal lezen',
]

const ARTICLE = [
  'lees meer',
  'lees verder',
  'lees het artikel',
  'lees hier verder',
  'lees het hele artikel',
  'lees er hier meer over',
  'lees hier het hele artikel',
  'lees het artikel op onze site',
  'lees het hele artikel op onze site',
  'in dit artikel lees{t} {je} er meer over',
  'het hele artikel lees{t} {je} op onze site',
  'het volledige artikel lees{t} {je} op onze site',
  'het volledige artikel lees{t} {je} nu op onze website',
]

const ANY: Words = {
  before: [
    'Nu op onze site: ',
    'Nu online: ',
    'Uitgelicht: ',
    'Lees hier: ',
    'Nu te lezen: ',
    'Lees het hele verhaal: ',
  ],
  behind: [...ARTICLE, 'lees het hele verhaal', 'lees hier het hele verhaal', ...LONG],
}

const KITCHEN: Words = {
  before: [
    'Recept: ',
    'Uit de keuken: ',
    'Om zelf te maken: ',
    'Nu op onze site: ',
    'Nu online: ',
    'Recept van de redactie: ',
  ],
  behind: [
    'het recept',
    'lees het recept',
    'het hele recept',
    'lees hier hoe het moet',
    'lees op onze site hoe het moet',
    'op onze site staat precies hoe het moet',
    'op onze site staat hoe het moet, met alle hoeveelheden',
    'lees hier het recept',
    'lees het hele recept',
    'lees hier het hele recept',
    'het hele recept lees{t} {je} hier',
    'het recept staat nu op onze site',
    'het hele recept staat op onze site',
    'het hele recept vind{t} {je} op onze site',
    'lees het hele recept, met alle hoeveelheden',
    'het hele recept vind{t} {je} nu op onze website',
    'het hele recept, met alle hoeveelheden, staat op onze site',
    'het hele recept, met alle hoeveelheden, vind{t} {je} op onze site',
    'wie het zelf wil maken, vindt het hele recept met alle hoeveelheden op onze site',
  ],
}

const GRAVE: Words = {
  before: ['Nu op onze site: ', 'Nu online: ', 'Lees hier: ', 'Nu te lezen: ', 'Lees het artikel: ', 'Op onze site: '],
  behind: [...ARTICLE, ...LONG],
}

const ENGLISH: Words = {
  before: ['In brief: ', 'Now online: ', 'New: ', 'On the site: ', 'To read now: ', 'The story: '],
  behind: [
    'read on',
    'read more',
    'the full story',
    'read it here',
    'read the full story',
    'read the article here',
    'read the full article here',
    'here is the full story to read',
    'read the full story on our website',
    'the full article is on our website now',
    'this article tells you what it is all about',
    'read the full article on our website for the details',
    'this is what it is about, and the full article is on our website',
    'the full article is on our website now, and this is where you can read all of it',
  ],
}

export interface Filler {
  before: string
  /** Without what joins it to the title. */
  behind: string
  /** Characters of both, without what joins them. */
  count: number
  /** Both say where or when it can be read. */
  twice: boolean
}

/** What fillers are chosen by; a material has it all. */
export interface FillerWish {
  tone: Tone
  language: 'nl' | 'en'
  /** How readers are spoken to. */
  address: 'je' | 'u'
  recipe: boolean
}

/** All fillers that fit, those of one part first and the shortest first. */
export function fillersFor({ tone, language, address, recipe }: FillerWish): Filler[] {
  const words = language === 'en' ? ENGLISH : tone === 'ernstig' ? GRAVE : recipe ? KITCHEN : ANY
  const spoken = words.behind.map((line) =>
    line.replaceAll('{t}', address === 'u' ? 't' : '').replaceAll('{je}', address),
  )
  const filler = (before: string, behind: string): Filler => ({
    before,
    behind,
    count: characterCount(before + behind),
    twice: /(?:site|online|lezen|lees|recept)/iu.test(before) && /site|(?<!\p{L})nu(?!\p{L})/u.test(behind),
  })
  return [
    ...spoken.map((line) => filler('', line)),
    ...words.before.map((line) => filler(line, '')),
    // Two parts that say the same word would say it twice.
    ...words.before.flatMap((line) =>
      spoken.filter((other) => overlap(stemsOf(line), stemsOf(other)) === 0).map((other) => filler(line, other)),
    ),
  ]
}
