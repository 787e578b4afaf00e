// Neutral words that do a job, for titles that must have an exact length: where to read on, what is told. They promise nothing
// of what stands there, and no two of one set are the same. Data and a count; knows nothing of facts.
import { characterCount } from '../../characters.ts'
import type { Tone } from '../../source/tone.ts'

interface Words {
  /** Before the title; each ends in a colon. */
  before: readonly string[]
  /** Behind the title: told by itself, so it may follow a colon, a dash or a question. `{je}` is the reader. */
  behind: readonly string[]
}

const ANY: Words = {
  before: ['Op de site: ', 'In het kort: ', 'Om te lezen: ', 'Het hele verhaal: ', 'Lees het hele artikel: ', 'Lees hier het hele artikel: '],
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
    'het hele artikel staat op de site, met alles wat erbij hoort',
    'lees het hele artikel op de site, met alles wat erover te melden is',
  ],
}

const KITCHEN: Words = {
  before: ['Recept: ', 'Uit de keuken: ', 'Het hele recept: ', 'Lees het hele recept: ', 'Lees hier het hele recept: '],
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
  ],
}

const GRAVE: Words = {
  before: ['Op de site: ', 'Het bericht: ', 'Om te lezen: ', 'Lees het hele bericht: ', 'Het bericht op de site: ', 'Lees hier het hele bericht: '],
  behind: [
    'het bericht',
    'lees het hier',
    'lees het bericht',
    'lees het verhaal',
    'lees hier het bericht',
    'lees het hele bericht',
    'lees hier het hele bericht',
    'lees het hele bericht op de site',
    'in dit bericht lees{t} {je} er meer over',
    'het hele bericht is op de site te lezen',
    'in dit bericht staat wat er tot nu toe bekend is',
    'het hele bericht lees{t} {je} op de site, met alle feiten',
    'wat er tot nu toe over bekend is, lees{t} {je} in dit bericht',
  ],
}

const ENGLISH: Words = {
  before: ['In brief: ', 'Read more: ', 'On the site: ', 'The full story: ', 'Read the article: ', 'Read the full story here: '],
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
  const spoken = words.behind.map((line) => line.replaceAll('{t}', address === 'u' ? 't' : '').replaceAll('{je}', address))
  const filler = (before: string, behind: string): Filler => ({ before, behind, count: characterCount(before + behind) })
  return [
    ...spoken.map((line) => filler('', line)),
    ...words.before.map((line) => filler(line, '')),
    ...words.before.flatMap((line) => spoken.map((other) => filler(line, other))),
  ]
}
