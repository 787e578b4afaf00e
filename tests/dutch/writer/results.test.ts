// What holds for every result of the writer, whatever is typed: tried on a few thousand odd subjects.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { characterCount } from '#contract/text.ts'
import { composeFacebookTitles } from '#dutch/writer/facebook.ts'
import { composeLinkInBioCaptions } from '#dutch/writer/link-in-bio.ts'
import { composePinterestTitles } from '#dutch/writer/pinterest.ts'
import { splitSentences } from '#dutch/writer/sentences.ts'
import { readSubject, type Subject } from '#dutch/writer/subject.ts'
import { descriptions, oddTitles, ordinaryTitles, seriousTitles } from './odd-subjects.ts'

const writers = {
  facebook: composeFacebookTitles,
  pinterest: composePinterestTitles,
  'link in bio': composeLinkInBioCaptions,
}
type Tool = keyof typeof writers

interface Made {
  tool: Tool
  subject: Subject
  seed: number
  texts: string[]
  keywords: readonly string[]
}

function make(titles: readonly string[], seeds: readonly number[]): Made[] {
  const tools = Object.keys(writers) as Tool[]
  return titles.flatMap((title) =>
    descriptions.flatMap((description, at) => {
      // Ten thousand characters take milliseconds: a part of the titles is enough.
      if ((description?.length ?? 0) > 2_000 && titles.indexOf(title) % 6 !== at % 6) return []
      const seed = (seeds[at % seeds.length] ?? 0) + at
      const subject = description === undefined ? { title } : { title, description }
      const { keywords } = readSubject(subject)
      return tools.map((tool) => ({ tool, subject, seed, keywords, texts: writers[tool](subject, seed) }))
    }),
  )
}

const ordinary = make(ordinaryTitles, [1, 7_000, -3])
const serious = make(seriousTitles, [2, 99, 0.5])
const odd = make(oddTitles, [3, Number.NaN, Number.MAX_SAFE_INTEGER])
const all = [...ordinary, ...serious, ...odd]

function eachText(made: readonly Made[], check: (text: string, from: Made) => boolean) {
  const wrong = made.flatMap((from) =>
    from.texts
      .filter((text) => !check(text, from))
      .map((text) => ({
        text,
        title: from.subject.title.slice(0, 60),
        description: from.subject.description?.slice(0, 60),
        tool: from.tool,
        seed: from.seed,
      })),
  )
  assert.deepEqual(wrong.slice(0, 8), [], `${wrong.length} results`)
}

const input = ({ subject }: Made) => `${subject.title} ${subject.description ?? ''}`

test('the table is a few thousand calls', () => assert.ok(all.length > 3_000, String(all.length)))

test('every call gives five results, all different', () => {
  const short = all.filter(
    ({ texts }) => texts.length !== 5 || new Set(texts.map((text) => text.toLowerCase())).size !== 5,
  )
  assert.deepEqual(short.slice(0, 5), [], `${short.length} calls`)
})

test('a caption has 200 to 300 characters, also without a description', () => {
  eachText(
    all.filter(({ tool }) => tool === 'link in bio'),
    (text) => characterCount(text) >= 200 && characterCount(text) <= 300,
  )
})

test('a caption has 200 to 300 units however a counter counts an emoji', () => {
  const segmenter = new Intl.Segmenter('nl')
  eachText(
    ordinary.filter(({ tool }) => tool === 'link in bio'),
    (text) => text.length <= 300 && [...segmenter.segment(text)].length >= 200,
  )
})

test('a title has 20 to 100 characters', () => {
  eachText(
    all.filter(({ tool }) => tool !== 'link in bio'),
    (text) => characterCount(text) >= 20 && characterCount(text) <= 100,
  )
})

test('a title for an ordinary subject has at least 40 characters on Facebook and 30 on Pinterest', () => {
  eachText(
    [...ordinary, ...serious].filter(({ tool }) => tool === 'facebook'),
    (text) => characterCount(text) >= 40,
  )
  eachText(
    [...ordinary, ...serious].filter(({ tool }) => tool === 'pinterest'),
    (text) => characterCount(text) >= 30,
  )
})

test('a keyword of the title stands within the first 60 characters', () => {
  eachText([...ordinary, ...serious], (text, { keywords }) => {
    const opening = [...text.toLowerCase()].slice(0, 60).join('')
    return keywords.length === 0 || keywords.some((keyword) => opening.includes(keyword))
  })
})

test('a caption mentions the link in bio once', () => {
  eachText(
    all.filter(({ tool }) => tool === 'link in bio'),
    (text) => text.split('link in bio').length === 2,
  )
})

test('no sentence stands twice in one result', () => {
  eachText(all, (text) => {
    // A hashtag is no sentence, though it may be the title's own word.
    const sentences = splitSentences(text.replace(/(?: #\p{L}+)+$/u, ''))
      .map((sentence) => sentence.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
      .filter((sentence) => sentence !== '')
    return new Set(sentences).size === sentences.length
  })
})

test('no figure appears that the user did not type', () => {
  eachText(all, (text, from) => {
    const typed = input(from).normalize('NFC')
    return (text.match(/\d+/g) ?? []).every((figure) => typed.includes(figure))
  })
})

test('no leftovers of code, double spaces or clashing marks', () => {
  eachText(
    [...ordinary, ...serious],
    (text) =>
      !/undefined|null|NaN|\[object|%|  |\n|\t|^\s|\s$|[?!.]:|::|\?\?|!!|\.\.|,,|[?!]\.|\.[?!,]| [,.;:?!]|‘‘|’’/.test(
        text,
      ),
  )
  eachText(odd, (text) => !/\[object|  |\n|\t|^\s|\s$/.test(text))
})

test('no result has two colons in one sentence unless the user typed one', () => {
  eachText(
    ordinary.filter((from) => !/:/.test(input(from))),
    (text) => splitSentences(text).every((sentence) => sentence.split(':').length <= 2),
  )
})

test('no half characters and no invisible or control characters', () => {
  eachText(
    all,
    (text) => text.isWellFormed() && !/\p{Cc}|[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\u00AD]/u.test(text),
  )
})

test('a serious subject gets no emoji, no exclamation mark and no cheerful word', () => {
  eachText(
    serious,
    (text) =>
      !/\p{Emoji_Presentation}|\uFE0F|!/u.test(text) &&
      !/ontdek|\btip\b|leestip|bewaar|deel deze|benieuwd|wow|leuk|lekker|gezellig|niet missen|dit wil je|tag iemand/i.test(
        text,
      ),
  )
})

test('a serious description makes the subject serious', () => {
  const quiet = make(['Herinneringen aan opa'], [5]).filter(({ subject }) =>
    subject.description?.startsWith('Zij overleed'),
  )
  eachText(quiet, (text) => !/\p{Emoji_Presentation}|!|leestip|bewaar/iu.test(text))
})

test('je and u never meet in one result', () => {
  eachText(
    [...ordinary, ...serious],
    (text) =>
      !(
        /(?<![\p{L}\p{N}])(?:u|uw)(?![\p{L}\p{N}])/iu.test(text) &&
        /(?<!\p{L})(?:je|jij|jou|jouw)(?!\p{L})/iu.test(text)
      ),
  )
})

test('nothing is claimed that may be untrue', () => {
  eachText(
    all,
    (text, from) =>
      !/wist je dat|experts?|wetenschap|bewezen|gegarandeerd|ongelooflijk|schokkend|niemand vertelt|geheim|alles over/i.test(
        text,
      ) || /experts?|bewezen|geheim/i.test(input(from)),
  )
})

test('a title is never called de, het or een, and no verb has to agree with it', () => {
  eachText(
    ordinary.filter(({ subject }) => subject.title === 'Moestuin op het balkon' && !subject.description),
    (text) => !/(?:de|het|een) ‘?Moestuin|balkon’? (?:is|zijn|was)/i.test(text),
  )
})

test('quotes and brackets come in pairs', () => {
  eachText(
    [...ordinary, ...serious],
    (text) =>
      text.split('“').length === text.split('”').length &&
      text.split('(').length === text.split(')').length &&
      text.split('"').length % 2 === 1,
  )
})

test('a result never ends in the middle of a word of a long title', () => {
  const words = new Set(
    oddTitles
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu),
  )
  const [long] = oddTitles.filter((title) => title.startsWith('Gemeente Utrecht presenteert'))
  eachText(
    odd.filter(({ subject, tool }) => subject.title === long && !subject.description && tool !== 'link in bio'),
    (text) => {
      const head = text.split(/[:.–?]/)[0] ?? ''
      return (
        head
          .toLowerCase()
          .match(/\p{L}+/gu)
          ?.every((word) => words.has(word)) === true && !/ (?:de|het|een|van|voor|in|en|met|te|nieuwe)$/.test(head)
      )
    },
  )
})

test('the same seed gives the same results, another seed nearly always others', () => {
  let same = 0
  for (const title of ordinaryTitles) {
    for (const compose of Object.values(writers)) {
      assert.deepEqual(compose({ title }, 12), compose({ title }, 12))
      if (JSON.stringify(compose({ title }, 12)) === JSON.stringify(compose({ title }, 13))) same++
    }
  }
  assert.ok(same <= 2, `${same} calls gave the same set for two seeds`)
})

test('a call stays short, also for ten thousand characters of anything', () => {
  const heavy = [
    '(',
    '"',
    "'a ",
    'a. ',
    'a, ',
    '#a ',
    '🎉',
    'A ',
    'woord ',
    '\u200d',
    '! ',
    '- a\n',
    '5️⃣',
    '<',
    'é',
  ].map((part) => part.repeat(Math.ceil(10_000 / part.length)))
  const slow: string[] = []
  for (const text of heavy) {
    for (const [tool, compose] of Object.entries(writers)) {
      compose({ title: text, description: text }, 1)
      const times = [2, 3, 4].map((seed) => {
        // Processor time: a busy machine makes nothing slow here.
        const start = process.cpuUsage()
        compose({ title: text, description: text }, seed)
        const { user, system } = process.cpuUsage(start)
        return (user + system) / 1_000
      })
      if (Math.min(...times) > 50)
        slow.push(`${tool} ${JSON.stringify(text.slice(0, 6))} ${Math.min(...times).toFixed(0)} ms`)
    }
  }
  assert.deepEqual(slow, [])
})
