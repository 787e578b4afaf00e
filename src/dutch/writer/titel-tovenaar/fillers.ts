// Neutral words that do a job, for titles that must have an exact length: what it is, and where to read on. They promise nothing of what stands
// there, and no two of one set are the same. Data and a count; knows nothing of facts.
import { characterCount } from '../../characters.ts'
import { phraseList } from '../../text/word-lists.ts'
import { calledBy } from '../endings.ts'
import { overlap, stemsOf } from '../likeness.ts'
import type { Material } from '../material.ts'
import { sectionOf } from './section.ts'

/** Behind the title: told by itself, so it may follow a dash or a question. `{je}` is the reader, `{t}` the ending of its verb. */
const ARTICLE = phraseList(`
  lees meer | lees verder | lees het artikel | lees hier verder | lees het hele artikel | lees hier het hele artikel
  lees het artikel op onze site | lees het hele artikel op onze site | het hele artikel lees{t} {je} op onze site
  het volledige artikel lees{t} {je} op onze site | het volledige artikel lees{t} {je} nu op onze website
  op onze website staat het hele artikel voor {je} klaar | wie er meer over wil weten, leest het hele artikel op onze site
  wie er meer over wil weten, vindt het hele artikel nu op onze website
  wie er meer over zou willen weten, vindt het hele artikel nu op onze website
  het hele artikel staat op onze site, voor wie er nog wat meer over zou willen weten
  het hele artikel is nu te lezen op onze site, voor wie er nog wat meer over zou willen weten`)

const around = (before: string, behind: readonly string[] = ARTICLE) => ({ before: phraseList(before), behind })
/** Before a title: where it is, or a kicker where that stands behind. Readers took hardly a title that says it twice, or at length. */
const WORDS = {
  article: around(`
    Nu online | Nu te lezen | Nu op onze site | Nu op onze website | Nu te lezen op onze website | Nieuw | Uitgelicht | Nieuw op onze site`),
  vacancy: around('Vacature | Nieuwe vacature | Uitgelicht | Nieuw | Nieuw op onze site | Nu op onze site'),
  calm: around('Bericht | Op onze site | Te lezen op onze site'),
  recipe: around(
    'Recept | Uit de keuken | Zelf maken | Nu online | Nu op onze site',
    phraseList(`
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
  ),
  english: around(
    'New | The story | From our newsroom | On our site | Now online | Now on our site | New on our website',
    phraseList(`
      read on | read more | the full story | read it here | read the full story | read the article here
      read the full article here | read the full story on our website | the full article is on our website now
      the full article can be read on our website | the full article is on our website, to read in your own time
      the full article is on our website, for anybody who wants to know more
      the full article is on our website now, for anybody who would like to know more`),
  ),
}

const FORMS = { artikel: 'article', recept: 'recipe', vacature: 'vacancy', verhaal: 'article' } as const

export interface Filler {
  before: string
  /** Without what joins it to the title. */
  behind: string
  /** Characters of both, without what joins them, and without a section: that says something. */
  count: number
  /** Of both sides: whether the one before says where it can be read (1), or both do (2). */
  twice: 0 | 1 | 2
}

/** All fillers: words on one side of a title, and on both. */
export function fillersFor(material: Material): Filler[] {
  const { title, tone, calm, language, address, form, place } = material
  // Of a title alone nobody knows, but for what somebody says, or what the reader can do.
  const first = place.find(({ summary }) => !summary)?.fact.text ?? (NO_NEWS.test(title) ? title : 'vandaag')
  const words = WORDS[language === 'en' ? 'english' : calm ? 'calm' : FORMS[form]]
  const kickers = TODAY.test(first) || tone !== 'ernstig' ? ['Nieuws', 'Nieuwsbericht'] : ['Achtergrond', 'Uitgelicht']
  const addressed = (line: string) =>
    calledBy(line, form)
      .replaceAll('{t}', address === 'u' ? 't' : '')
      .replaceAll('{je}', address)
  const may = words.before.filter((line) => !calm || !/^N[eo]w/u.test(line))
  const section = sectionOf(material)
  const empty = section === null ? [] : ['Uitgelicht', 'Bericht']
  const said = [...(section === null ? [] : [section]), ...(words === WORDS.calm ? kickers : []), ...may]
  // Some kickers say nothing where a section says what it is.
  const before = said.filter((line) => !empty.includes(line)).map((line) => `${line}: `)
  const behind = words.behind.map(addressed)
  const filler = (head: string, tail: string): Filler => ({
    before: head,
    behind: tail,
    count: characterCount(head === `${section}: ` ? tail : head + tail),
    twice: tail === '' ? 0 : isAgain(head, tail) ? 2 : WHERE.test(head) ? 1 : 0,
  })
  return ['', ...before].flatMap((head) => ['', ...behind].map((tail) => filler(head, tail))).slice(1)
}
/** An interview, a life that was told, or help for the reader. */
const NO_NEWS = /['‘“"]|^in memoriam|: wat |(?<!\p{L})(?:je|jouw|u|uw)(?!\p{L})/iu
/** 'Nu op onze website: … – lees het artikel op onze site'. */
const isAgain = (head: string, tail: string): boolean =>
  (SITE.test(head) && SITE.test(tail)) || overlap(stemsOf(head), stemsOf(tail)) > 0
/** News begins with a day, an interview or an account of another year does not. */
const TODAY =
  /^(?!.*(?<!\d)(?:1\d{3}|20[01]\d)(?!\d)).*(?:dag|vandaag|vannacht|nacht van)(?:ochtend|middag|avond|nacht)?(?!\p{L})/iu
/** Where it can be read. */
const WHERE = /site|online|lezen|recept/iu
const SITE = /site/iu
