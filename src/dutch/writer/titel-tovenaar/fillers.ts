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

const ANY: Words = {
  before: ['In het kort: ', 'Nu online: ', 'Te lezen: ', 'Uitgelicht: ', 'Op de site: ', 'Voor wie meer wil weten: '],
  behind: [
    'lees meer',
    'lees verder',
    'lees het hier',
    'lees het artikel',
    'lees hier verder',
    'lees hoe het zit',
    'lees het hele stuk',
    'lees het hele verhaal',
    'lees er hier meer over',
    'lees hier hoe het zit',
    'lees het hele artikel',
    'lees hier het hele verhaal',
    'lees hier het hele artikel',
    'in dit artikel lees{t} {je} meer',
    'lees het hele artikel op de site',
    'in dit artikel lees{t} {je} hoe het zit',
    'in dit artikel lees{t} {je} er meer over',
    'het hele verhaal lees{t} {je} in dit artikel',
    'in dit artikel lees{t} {je} precies hoe het zit',
    'het hele verhaal lees{t} {je} in het artikel op de site',
    'in het artikel op de site lees{t} {je} precies hoe het zit',
    'het hele artikel staat nu op de site en is daar te lezen',
    'het hele artikel over dit onderwerp staat op de site en is daar te lezen',
    'wie meer wil weten over dit onderwerp, leest het hele artikel op de site',
    'wie meer wil weten over dit onderwerp, vindt het hele artikel nu op de site',
    'wie meer wil weten over dit onderwerp, kan het hele artikel nu op de site nalezen',
    'wie er meer over wil weten, kan het hele artikel over dit onderwerp op de site nalezen',
    'het hele artikel over dit onderwerp staat nu op de site, en {je} kunt het daar helemaal lezen',
  ],
}

const KITCHEN: Words = {
  before: ['In het kort: ', 'Nu online: ', 'Te lezen: ', 'Uit de keuken: ', 'Op de site: ', 'Voor wie wil koken: '],
  behind: [
    'het recept',
    'lees het recept',
    'het hele recept',
    'lees hier het recept',
    'lees het hele recept',
    'het recept staat hier',
    'lees hier het hele recept',
    'het hele recept staat hier',
    'het hele recept lees{t} {je} hier',
    'het hele recept lees{t} {je} op de site',
    'het hele recept lees{t} {je} in dit artikel',
    'lees het hele recept, met alle hoeveelheden erbij',
    'het hele recept, van begin tot eind, lees{t} {je} op de site',
    'het hele recept, van het begin tot het eind, staat in dit artikel, klaar om te maken',
    'wie het zelf wil maken, vindt het hele recept in dit artikel op de site',
    'wie het zelf wil maken, vindt het hele recept van begin tot eind op de site',
    'wie dit zelf wil maken, vindt het hele recept van begin tot eind in dit artikel',
    'het hele recept, van het begin tot het eind, lees{t} {je} in dit artikel',
  ],
}

const GRAVE: Words = {
  before: ['In het kort: ', 'Nu online: ', 'Te lezen: ', 'Op de site: ', 'Nu te lezen: ', 'Voor wie meer wil weten: '],
  behind: [
    'lees meer',
    'lees verder',
    'lees het artikel',
    'lees hier verder',
    'lees hier het artikel',
    'lees het hele artikel',
    'lees er hier meer over',
    'lees hier het hele artikel',
    'lees het hele artikel op de site',
    'in dit artikel lees{t} {je} er meer over',
    'het hele artikel is op de site te lezen',
    'het hele artikel lees{t} {je} hier, op de site',
    'meer over het onderwerp lees{t} {je} in dit artikel',
    'het hele artikel over dit onderwerp lees{t} {je} op de site',
    'het hele artikel over dit onderwerp staat nu op de site',
    'het hele artikel over dit onderwerp staat op de site en is daar te lezen',
    'wie hier meer over wil weten, leest het hele artikel op de site',
    'wie meer wil weten over dit onderwerp, kan het hele artikel nu op de site nalezen',
    'wie er meer over wil weten, kan het hele artikel over dit onderwerp op de site nalezen',
    'wie meer wil weten over dit onderwerp, vindt het hele artikel nu op de site',
    'het hele artikel over dit onderwerp staat op de site, en {je} {kunt} het daar nu helemaal lezen',
  ],
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
    line
      .replaceAll('{t}', address === 'u' ? 't' : '')
      .replaceAll('{je}', address)
      .replaceAll('{kunt}', 'kunt'),
  )
  const filler = (before: string, behind: string): Filler => ({
    before,
    behind,
    count: characterCount(before + behind),
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
