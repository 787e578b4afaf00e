// What holds for every voice-over script, whatever is typed, in both languages.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bannedIn } from '#contract/styles/banned-words.ts'
import { characterCount } from '#contract/text.ts'
import { SCRIPT_LENGTH, scriptLanguages, type ScriptLanguage } from '#contract/tools/shorts-text.ts'
import { createDice } from '#dutch/writer/random.ts'
import { ownWithin } from '#dutch/writer/script/own.ts'
import { composeScript } from '#dutch/writer/script/script.ts'
import { splitSentences } from '#dutch/writer/sentences.ts'
import { noTaste, readSubject, type Taste } from '#dutch/writer/subject.ts'
import { descriptions, oddTitles, ordinaryTitles, seriousTitles } from '../odd-subjects.ts'

interface Made {
  title: string
  description: string | null
  language: ScriptLanguage
  seed: number
  text: string
}

function make(titles: readonly string[], seed: number, taste: Taste = noTaste): Made[] {
  return titles.flatMap((title, at) =>
    descriptions.flatMap((typed, place) => {
      const description = typed ?? null
      // Ten thousand characters take milliseconds: a part of the titles is enough.
      if ((description?.length ?? 0) > 2_000 && at % 4 !== place % 4) return []
      return scriptLanguages.map((language) => {
        const input = { title, description, language }
        return { ...input, seed, text: composeScript(input, seed + place, taste) }
      })
    }),
  )
}

const ordinary = make(ordinaryTitles, 7)
const serious = make(seriousTitles, -3)
const odd = make(oddTitles, 0.5)
const all = [...ordinary, ...serious, ...odd]

function eachText(made: readonly Made[], holds: (text: string, from: Made) => boolean) {
  const wrong = made.filter((from) => !holds(from.text, from))
  const show = ({ title, description, language, text }: Made) => ({
    title: title.slice(0, 60),
    description: description?.slice(0, 60),
    language,
    text,
  })
  assert.deepEqual(wrong.slice(0, 5).map(show), [], `${wrong.length} scripts`)
}

const sentencesIn = (text: string) => text.split('\n\n').flatMap(splitSentences)
const hasLength = (text: string) =>
  characterCount(text) >= SCRIPT_LENGTH.min && characterCount(text) <= SCRIPT_LENGTH.max
const say = (title: string, description: string | null, language: ScriptLanguage, seed = 1, taste = noTaste) =>
  composeScript({ title, description, language }, seed, taste)
const seeds = Array.from({ length: 40 }, (_, seed) => seed)
const JE = /(?<!\p{L})(?:je|jij|jou|jouw|jezelf|jullie)(?!\p{L})/iu
const U = /(?<![\p{L}\p{N}])(?:u|uw|uzelf)(?![\p{L}\p{N}-])/iu

test('the table is a few thousand scripts', () => assert.ok(all.length > 3_000, String(all.length)))

test('a script has 750 to 850 characters, whatever is typed', () => eachText(all, hasLength))

test('a script has two or three paragraphs of plain spoken text', () => {
  eachText(all, (text) => {
    const paragraphs = text.split('\n\n')
    const plain = !/[#<>]|https?:|www\.|\p{Emoji_Presentation}|\uFE0F|[\p{Cc}--\n]|  | \n|\n |^\s|\s$|\n{3}/v.test(text)
    return plain && paragraphs.length >= 2 && paragraphs.length <= 3 && paragraphs.every((part) => !part.includes('\n'))
  })
})

test('no sentence stands twice in one script', () => {
  eachText(all, (text) => {
    const said = sentencesIn(text).map((sentence) => sentence.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
    return new Set(said).size === said.length
  })
})

test('a script names its subject within the first 60 characters', () => {
  eachText([...ordinary, ...serious], (text, { title, description }) => {
    const { keywords } = readSubject({ title, description })
    const opening = [...text.toLowerCase()].slice(0, 60).join('')
    return keywords.length === 0 || keywords.some((keyword) => opening.includes(keyword))
  })
})

test('je and u never meet in a Dutch script', () => {
  const polite = make([...ordinaryTitles, ...seriousTitles], 5, { address: 'u', banned: [] })
  eachText(
    [...ordinary, ...serious, ...polite].filter(({ language }) => language === 'nl'),
    (text) => !(JE.test(text) && U.test(text)),
  )
  for (const seed of seeds) assert.doesNotMatch(say('Kaas', null, 'nl', seed, { address: 'u', banned: [] }), JE)
})

test('a title that addresses nobody goes along with the u of its description', () => {
  const description = 'U betaalt belasting over uw vermogen. De regels veranderen volgend jaar.'
  assert.match(say('Box 3 verandert', description, 'nl'), /U betaalt belasting over uw vermogen\./)
})

test('a banned word stands in no script', () => {
  const banned = ['tijd', 'video', 'reacties', 'rustig', 'minute', 'time', 'comments', 'a little']
  eachText(
    make([...ordinaryTitles, ...seriousTitles], 11, { address: null, banned }),
    (text, { title }) => bannedIn(text.replace(title, ''), banned).length === 0,
  )
})

test('a title that holds a banned word is not said', () => {
  assert.doesNotMatch(say('Kaas uit Gouda', null, 'nl', 1, { address: null, banned: ['kaas'] }), /kaas/i)
})

test('the length holds even where banned words leave nothing to say', () => {
  for (const language of scriptLanguages) {
    const banned = ['de', 'het', 'een', 'en', 'is', 'je', 'the', 'and', 'you', 'to', 'of', 'is', 'it', 'that']
    assert.ok(hasLength(say('Kaas', null, language, 3, { address: null, banned })))
  }
})

test('no figure appears that the user did not type', () => {
  eachText(all, (text, { title, description }) =>
    (text.match(/\d+/g) ?? []).every((figure) => `${title} ${description}`.normalize('NFC').includes(figure)),
  )
})

test('a serious subject gets a sober script: nothing is praised, nobody is asked to like, keep, share or follow', () => {
  eachText(
    serious,
    (text) =>
      !/!|\b(?:volg|bewaar|deel deze|stuur deze|vind jij|denk jij|leuk|gezellig|lekker|nieuwsgierig|reacties)\b/i.test(
        text,
      ) && !/\b(?:follow|save this|share this|pass this|fun|curious|comments)\b/i.test(text),
  )
})

test('a word that only begins like one of grief leaves an ordinary subject ordinary', () => {
  for (const seed of seeds)
    assert.doesNotMatch(say('Overleg over de tuin', null, 'nl', seed), /vertrouwd is|nabij|stilte/i)
})

test('a serious description makes the script sober in both languages', () => {
  for (const seed of seeds) {
    assert.doesNotMatch(say('Opa', 'Hij overleed vorige week na een ziekbed.', 'nl', seed), /volg dit|bewaar|reacties/i)
    const english = say('Our baker', 'He died in a car crash last week. The whole street misses him.', 'en', seed)
    assert.doesNotMatch(english, /follow|save this|comments/i)
    assert.match(english, /He died in a car crash last week\. The whole street misses him\./)
  }
})

const wolf = {
  title: 'De terugkeer van de wolf',
  description:
    'Op de Veluwe leven nu acht roedels. Boeren vrezen voor hun schapen. Zij vragen om hekken. Natuurorganisaties wijzen op subsidies.',
}

test('own sentences carry the body: right behind the opening, all of them, in their order', () => {
  for (const seed of seeds) {
    const text = say(wolf.title, wolf.description, 'nl', seed)
    const at = text.indexOf(wolf.description)
    assert.ok(at > 0 && at < 200, text)
  }
})

test('of a long description as many sentences are said as fit, the first always, and none without the one it leans on', () => {
  const description = `${wolf.description} ${'De gemeente telde dit jaar opnieuw meer dieren in het gebied rond $. '.repeat(16)}`
  const places = ['Ede', 'Epe', 'Putten', 'Nunspeet', 'Ermelo', 'Elspeet', 'Uddel', 'Garderen', 'Stroe', 'Kootwijk']
  const long = places.reduce((text, place) => text.replace('$', () => place), description)
  for (const seed of seeds) {
    const text = say(wolf.title, long, 'nl', seed)
    assert.ok(text.includes('Op de Veluwe leven nu acht roedels.'), text)
    assert.ok(!text.includes('Zij vragen') || text.includes('hun schapen. Zij vragen'), text)
    assert.ok((text.match(/De gemeente telde/g) ?? []).length >= 4, text)
  }
})

test('a sentence that leans is left out with the one it leans on', () => {
  const own = [
    { text: 'Op de Veluwe leven acht roedels.', place: 1, leans: false },
    { text: 'Boeren vrezen voor hun schapen, zo lieten zij weten.', place: 2, leans: false },
    { text: 'Zij vragen om hekken.', place: 3, leans: true },
  ]
  const said = (room: number) => ownWithin(own, room, createDice(1, 'test')).map(({ place }) => place)
  assert.deepEqual([said(107), said(106), said(60), said(31)], [[1, 2, 3], [1, 2], [1], []])
  const opening = [{ text: 'Deze stamppot is zo klaar.', place: 1, leans: true }]
  assert.deepEqual(ownWithin(opening, 100, createDice(1, 'test')), opening)
})

test('no Dutch sentence stands in an English script but the title, quoted', () => {
  eachText(
    all.filter(({ language, description }) => language === 'en' && description),
    (text, { description }) =>
      (description?.split(/(?<=[.!?])\s+/) ?? [])
        .filter((sentence) => /\b(?:de|het|een|en|van|je|uw?|is|zij)\b/i.test(sentence) && sentence.length > 20)
        .every((sentence) => !text.includes(sentence)),
  )
  for (const seed of seeds) {
    const text = say(wolf.title, wolf.description, 'en', seed)
    assert.match(text, /‘De terugkeer van de wolf’/)
    assert.doesNotMatch(text, /Veluwe|schapen/)
  }
})

test('English own sentences are said as they are, and a mixed or unknown one is not', () => {
  const description =
    'Sourdough needs time more than anything else. De bakker said that it is the best. Brot braucht vor allem Zeit. You only need flour, water and salt.'
  for (const seed of seeds) {
    const text = say('How to bake sourdough bread', description, 'en', seed)
    assert.match(text, /How to bake sourdough bread\./)
    assert.match(text, /Sourdough needs time more than anything else\. You only need flour, water and salt\./)
    assert.doesNotMatch(text, /bakker|Brot/)
  }
})

test('an English title is quoted in a Dutch script', () => {
  for (const seed of seeds)
    assert.match(say('How to bake sourdough bread', null, 'nl', seed), /‘How to bake sourdough bread’/)
})

test('quotation marks never nest in their own kind', () => {
  for (const seed of seeds) {
    assert.doesNotMatch(say('“Ik had nooit gedacht dat ik zou winnen”', null, 'en', seed), /‘“|”’/)
    assert.match(say("Rutte: 'Ik stap niet op'", null, 'en', seed), /“Rutte: 'Ik stap niet op'”/)
  }
})

test('what cannot be said aloud is not said: markup, links, signs of tags; a heart between words is', () => {
  assert.match(say('<b>Vet</b> nieuws', null, 'nl'), /Vet nieuws/)
  assert.match(say('#moestuin #balkon', null, 'nl'), /Moestuin balkon/)
  assert.match(say('Ik ❤️ Breda', null, 'nl'), /Ik houd van Breda/)
  assert.doesNotMatch(say('https://www.nos.nl/artikel/2500000-kabinet', null, 'nl'), /nos\.nl/)
})

test('the same seed gives the same script, another seed clearly another', () => {
  for (const language of scriptLanguages) {
    for (const title of ['Moestuin op het balkon', 'Kaas', 'Kabinet wil af van toeslagen', 'Leven met borstkanker']) {
      assert.equal(say(title, null, language, 12), say(title, null, language, 12))
      const scripts = seeds.map((seed) => new Set(sentencesIn(say(title, null, language, seed))))
      const shares = scripts
        .slice(1)
        .map((script, at) => [...script].filter((text) => scripts[at]?.has(text)).length / script.size)
      assert.ok(shares.reduce((sum, share) => sum + share, 0) / shares.length < 0.5, `${title} ${language}`)
      assert.ok(new Set(scripts.map((script) => [...script].slice(0, 2).join(' '))).size >= 8, `${title} ${language}`)
    }
  }
})

test('a script takes a moment, also for ten thousand characters of anything', () => {
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
    '! ',
    '- a\n',
    '<',
    'é',
    'The and. ',
    'Dit is een zin. ',
  ]
  const slow = heavy.flatMap((part) => {
    const text = part.repeat(Math.ceil(10_000 / part.length))
    return scriptLanguages.flatMap((language) => {
      say(text, text, language)
      const times = [2, 3, 4].map((seed) => {
        const start = process.cpuUsage()
        say(text, text, language, seed)
        const { user, system } = process.cpuUsage(start)
        return (user + system) / 1_000
      })
      return Math.min(...times) > 50 ? [`${JSON.stringify(part)} ${language} ${Math.min(...times).toFixed(0)} ms`] : []
    })
  })
  assert.deepEqual(slow, [])
})
