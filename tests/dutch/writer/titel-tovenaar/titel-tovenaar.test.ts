// What holds for every set of TitelTovenaar, whatever is typed: tried on a few thousand odd subjects.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AMOUNTS, LONGEST_SUBJECT, TITLE_LENGTH } from '#contract/tools/titeltovenaar.ts'
import { characterCount } from '#contract/text.ts'
import { addressOf } from '#dutch/writer/language.ts'
import { splitSentences } from '#dutch/writer/sentences.ts'
import { noTaste, readSubject, type Taste } from '#dutch/writer/subject.ts'
import { composeTitelTovenaarTitles, TITLE_CHARACTERS } from '#dutch/writer/titel-tovenaar/titel-tovenaar.ts'
import { descriptions, oddTitles, ordinaryTitles, seriousTitles } from '../odd-subjects.ts'

/** Subjects as people type them in this tool, of every kind and of every length that is difficult. */
const typedSubjects: readonly string[] = [
  'Zonnepanelen: terugverdienen of wachten?',
  'Wim de Bie overleden',
  'Is een warmtepomp iets voor jou?',
  'Mogen kinderen op schooldagen gamen?',
  'Interview met schrijver Arthur Japin',
  'Ik stopte een maand met sociale media',
  'De terugkeer van de wolf',
  'Solliciteren na je vijftigste',
  'Beyoncé',
  'Opinie: geef de binnenstad terug aan de bewoners',
  '“We moeten leren leven met minder water”, zegt hoogleraar',
  'Tweede Kamer stemt in met hogere belasting op vliegtickets voor korte vluchten binnen Europa',
  'Is het nog verantwoord om zonnepanelen te kopen nu de salderingsregeling stopt en de prijzen dalen?',
  'Hoe een kleine bakker uit Deventer met een bezorgdienst op de fiets de coronacrisis overleefde en nu drie winkels heeft',
  'Rechter verbiedt bouw van datacenter in Zeewolde na jarenlange strijd tussen gemeente, provincie en omwonenden over stroom en landbouwgrond',
]
/** One subject of every length from one character up. */
const everyLength = Array.from({ length: LONGEST_SUBJECT }, (_, at) =>
  'Wonen in een oud huis aan de rand van het dorp waar de tijd stil lijkt te staan en iedereen elkaar kent, met uitzicht over de weilanden tot aan de dijk langs de rivier'
    .slice(0, at + 1)
    .trim(),
)
const tastes: readonly Taste[] = [noTaste, { address: 'je', banned: [] }, { address: 'u', banned: [] }]

interface Made {
  subject: string
  context: string
  taste: Taste
  seed: number
  amount: number
  titles: string[]
}

function make(subjects: readonly string[], seeds: readonly number[]): Made[] {
  return subjects.flatMap((typed, at) => {
    const subject = [...typed].slice(0, LONGEST_SUBJECT).join('')
    return descriptions.flatMap((description, place) => {
      const context = description ?? ''
      // Ten thousand characters take milliseconds: a part of the subjects is enough.
      if (context.length > 2_000 && at % 6 !== place % 6) return []
      const seed = (seeds[place % seeds.length] ?? 0) + at
      const taste = tastes[(at + place) % tastes.length] ?? noTaste
      const amount = AMOUNTS.min + ((at * 2 + place) % (AMOUNTS.max - AMOUNTS.min + 1))
      const titles = composeTitelTovenaarTitles({ subject, context, amount }, seed, taste)
      return [{ subject, context, taste, seed, amount, titles }]
    })
  })
}

const ordinary = make(
  [...ordinaryTitles, ...typedSubjects.filter((subject) => !subject.startsWith('Wim'))],
  [1, 7_000, -3],
)
const serious = make([...seriousTitles, 'Wim de Bie overleden'], [2, 99, 0.5])
const odd = make(
  [...oddTitles, ...everyLength.filter((_, at) => at % 5 === 0)],
  [3, Number.NaN, Number.MAX_SAFE_INTEGER],
)
const all = [...ordinary, ...serious, ...odd]

function eachTitle(made: readonly Made[], check: (title: string, from: Made) => boolean) {
  const wrong = made.flatMap((from) =>
    from.titles
      .filter((title) => !check(title, from))
      .map((title) => ({ title, subject: from.subject, context: from.context.slice(0, 60), seed: from.seed })),
  )
  assert.deepEqual(wrong.slice(0, 8), [], `${wrong.length} titles`)
}

const typedIn = ({ subject, context }: Pick<Made, 'subject' | 'context'>) => `${subject} ${context}`.normalize('NFC')
/** A title without what the user typed in it: our own words. */
function ours(title: string, { subject, context }: Made): string {
  const { title: read, own } = readSubject({ title: subject, description: context })
  const parts = [read, ...own.map(({ text }) => text.replace(/\.$/, ''))].filter((part) => part !== '')
  return parts.reduce((rest, part) => rest.replace(new RegExp(RegExp.escape(part), 'iu'), ' '), title)
}

test('the table is a few thousand sets', () => assert.ok(all.length > 2_500, String(all.length)))

test('the lengths are those of the contract', () => assert.deepEqual(TITLE_CHARACTERS, TITLE_LENGTH))

test('every set holds exactly as many titles as asked for, all different', () => {
  const short = all.filter(
    ({ titles, amount }) =>
      titles.length !== amount || new Set(titles.map((title) => title.toLowerCase())).size !== amount,
  )
  assert.deepEqual(short.slice(0, 5), [], `${short.length} sets`)
})

test('a subject of any length from one to a hundred and fifty characters gets its five titles', () => {
  for (const subject of everyLength) {
    const titles = composeTitelTovenaarTitles({ subject, context: 'x', amount: 5 }, subject.length, noTaste)
    assert.equal(new Set(titles).size, 5, subject)
    for (const title of titles) assert.ok(characterCount(title) >= 90 && characterCount(title) <= 100, title)
  }
})

test('a title has 90 to 100 characters, however a counter counts an emoji', () => {
  eachTitle(all, (title) => characterCount(title) >= 90 && title.length <= 100 && title === title.trim())
})

test('no figure appears that the user did not type', () => {
  eachTitle(all, (title, from) => (title.match(/\d+/g) ?? []).every((figure) => typedIn(from).includes(figure)))
})

test('no half characters, line breaks, double spaces or invisible characters', () => {
  eachTitle(
    all,
    (title) =>
      title.isWellFormed() && !/\p{Cc}|  |[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\u00AD]/u.test(title),
  )
})

test('marks never clash', () => {
  eachTitle(
    [...ordinary, ...serious],
    (title) => !/[?!.]:|::|\?\?|!!|\.\.|,,|[?!]\.|\.[?!,]| [,.;:?!]|‘‘|’’|: –|[.:,]$/.test(title),
  )
})

test('no title has two colons in one sentence unless the user typed one', () => {
  eachTitle(
    ordinary.filter((from) => !/:/.test(typedIn(from))),
    (title) => splitSentences(title).every((sentence) => sentence.split(':').length <= 2),
  )
})

test('a subject that is a question gets no second one', () => {
  eachTitle(
    ordinary.filter(({ subject, context }) => subject.endsWith('?') && !context.includes('?')),
    (title) => title.split('?').length <= 2,
  )
})

test('quotes and brackets come in pairs', () => {
  eachTitle(
    [...ordinary, ...serious],
    (title) =>
      title.split('“').length === title.split('”').length &&
      title.split('(').length === title.split(')').length &&
      title.split('"').length % 2 === 1,
  )
})

test('a keyword of the subject stands within the first 60 characters', () => {
  eachTitle([...ordinary, ...serious], (title, { subject, context }) => {
    const { keywords } = readSubject({ title: subject, description: context })
    const opening = [...title.toLowerCase()].slice(0, 60).join('')
    return keywords.length === 0 || keywords.some((keyword) => opening.includes(keyword))
  })
})

test('je and u never meet in one title', () => {
  eachTitle([...ordinary, ...serious], (title) => addressOf(title) !== 'both')
})

test('whoever asks for u gets no je of ours, and whoever asks for je no u', () => {
  eachTitle(
    [...ordinary, ...serious].filter(({ taste }) => taste.address !== null),
    (title, from) => {
      const found = addressOf(ours(title, from))
      return found === 'none' || found === from.taste.address || addressOf(from.subject) !== 'none'
    },
  )
})

test('a subject that says je gets nobody addressed beside it when u is asked for', () => {
  eachTitle(
    ordinary.filter(({ subject, taste }) => taste.address === 'u' && addressOf(subject) === 'je'),
    (title, from) => addressOf(ours(title, from)) === 'none',
  )
})

test('a serious subject gets no emoji, no exclamation mark, no question and no cheerful word of ours', () => {
  eachTitle(
    serious,
    (title, from) =>
      !/\p{Emoji_Presentation}|\uFE0F|!/u.test(title) &&
      !/\?|ontdek|leuk|lekker|gezellig|plezier|feest|genieten|tip\b|boeiend|zo [a-z]+ je/iu.test(ours(title, from)),
  )
})

test('a serious context makes a harmless subject quiet', () => {
  const context = 'Zij overleed vorige week na een lang ziekbed. De familie is verdrietig.'
  for (const subject of ['Herinneringen aan tante Riet', 'Thuiswerken', 'Onze buurvrouw'])
    for (let seed = 0; seed < 20; seed++)
      for (const title of composeTitelTovenaarTitles({ subject, context, amount: 5 }, seed, noTaste))
        assert.doesNotMatch(title, /[?!]|leuk|lekker|plezier|genieten/u)
})

test('news gets no exclamation mark, no reader and nothing to discover', () => {
  const news = ordinary.filter(
    ({ subject, context }) =>
      readSubject({ title: subject, description: context }).register === 'news' &&
      addressOf(typedIn({ subject, context })) === 'none',
  )
  assert.ok(news.length > 60, String(news.length))
  eachTitle(news, (title, from) => {
    const own = ours(title, from)
    return !/!|ontdek|leuk|lekker/iu.test(own) && addressOf(own) === 'none'
  })
})

test('nothing is claimed that may be untrue', () => {
  eachTitle(
    all,
    (title, from) =>
      !/wist je dat|experts?\b|bewezen|gegarandeerd|ongelooflijk|schokkend|niemand vertelt|geheim|nooit meer|alles wat je moet/i.test(
        ours(title, from),
      ),
  )
})

test('within one set no two titles end alike', () => {
  const ends = ({ titles }: Made) => titles.map((title) => title.split(/[:?.!–] /u).at(-1) ?? '')
  const alike = [...ordinary, ...serious].filter((made) => new Set(ends(made)).size < made.amount)
  assert.deepEqual(alike.slice(0, 3), [], `${alike.length} sets`)
})

test('without a usable context at least three of five titles go on in another way behind the subject', () => {
  const alike = [...ordinary, ...serious]
    // Of a longer subject only a beginning stands in a title.
    .filter(({ amount, context, subject }) => amount === 5 && context === '' && subject.length <= 86)
    .filter((made) => {
      const openers = made.titles.map((title) => /\p{L}+/u.exec(ours(title, made))?.[0].toLowerCase())
      return new Set(openers).size < 3
    })
  assert.deepEqual(
    alike.map(({ titles }) => titles),
    [],
  )
})

test('the same input and seed give the same titles, another seed nearly always others', () => {
  let same = 0
  for (const subject of [...ordinaryTitles, ...typedSubjects]) {
    const write = (seed: number) => composeTitelTovenaarTitles({ subject, context: 'Kort.', amount: 5 }, seed, noTaste)
    assert.deepEqual(write(12), write(12))
    if (JSON.stringify(write(12)) === JSON.stringify(write(13))) same++
  }
  assert.ok(same <= 2, `${same} subjects gave the same set for two seeds`)
})

test('banned words stand in no title but in the subject’s own words', () => {
  const taste: Taste = { address: null, banned: ['verhaal', 'feiten', 'op een rij', 'waarom', 'beginnen', 'moestuin'] }
  for (const subject of [...ordinaryTitles, ...seriousTitles]) {
    const titles = composeTitelTovenaarTitles(
      { subject, context: 'De feiten zijn bekend. Het is een verhaal.', amount: 5 },
      4,
      taste,
    )
    assert.equal(titles.length, 5, subject)
    for (const title of titles)
      assert.doesNotMatch(
        title.replace(new RegExp(RegExp.escape(subject), 'giu'), ''),
        subject.toLowerCase().includes('waarom') ? /verhaal|feiten|op een rij/iu : /verhaal|feiten|op een rij|waarom/iu,
      )
  }
})

test('banned words that leave nothing to say give fewer titles instead of a banned one', () => {
  const banned = [
    'de',
    'het',
    'een',
    'wat',
    'en',
    'hoe',
    'waar',
    'je',
    'van',
    'zo',
    'om',
    'voor',
    'met',
    'die',
    'in',
    'welke',
    'wie',
    'over',
    'er',
    'dit',
  ]
  const titles = composeTitelTovenaarTitles({ subject: 'Kaas', context: 'x', amount: 5 }, 1, { address: null, banned })
  assert.ok(titles.length < 5)
  for (const title of titles) assert.doesNotMatch(title, new RegExp(`\\b(?:${banned.join('|')})\\b`, 'iu'))
})
