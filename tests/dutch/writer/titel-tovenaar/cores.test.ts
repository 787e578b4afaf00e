// The rules for the data of the title cores: every text that a core stands for, one by one.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkLanguage } from '#dutch/language-check/check.ts'
import { characterCount } from '#contract/text.ts'
import { coresOf, SUBDUED } from '#dutch/writer/titel-tovenaar/cores/books.ts'
import type { CoreGroup } from '#dutch/writer/titel-tovenaar/cores/core-group.ts'
import { HEADLESS_OPENINGS, SERIOUS_HEADLESS_OPENINGS } from '#dutch/writer/titel-tovenaar/cores/headless.ts'
import { variantsOf } from '#dutch/writer/titel-tovenaar/cores/notation.ts'
import { addressOf } from '#dutch/writer/language.ts'
import type { Register } from '#dutch/writer/words/register-entry.ts'
import { REGISTERS } from '#dutch/writer/words/registers.ts'

const registers: readonly Register[] = ['serious', 'general', ...REGISTERS.map(({ register }) => register)]
const groupsOf = (register: Register) => [...coresOf(register).own, ...coresOf(register).shared]
const coresIn = ({ cores = [], asks = [], parts = [] }: CoreGroup) => [...cores, ...asks, ...parts]

interface Text {
  text: string
  list: 'cores' | 'asks' | 'parts' | 'ends'
  heads: CoreGroup['heads']
}

const textsOf = (groups: readonly CoreGroup[], address: 'je' | 'u'): Text[] =>
  groups.flatMap((group) =>
    (['cores', 'asks', 'parts', 'ends'] as const).flatMap((list) =>
      (group[list] ?? []).flatMap((core) =>
        variantsOf(core, address).map((text) => ({ text, list, heads: group.heads })),
      ),
    ),
  )

const everyGroup = [...new Set([...registers.flatMap(groupsOf), ...SUBDUED.own])]
const said = { je: textsOf(everyGroup, 'je'), u: textsOf(everyGroup, 'u') }
const all = [...said.je, ...said.u]
const closers = [...new Set([...registers.map(coresOf), SUBDUED].flatMap((book) => book.closers))].flatMap(
  ({ texts }) => texts.flatMap((core) => [...variantsOf(core, 'je'), ...variantsOf(core, 'u')]),
)

function none<T extends { text: string }>(texts: readonly T[], wrong: (text: T) => boolean) {
  assert.deepEqual([...new Set(texts.filter(wrong).map(({ text }) => text))].slice(0, 12), [])
}

test('the table holds the texts of all twenty-four registers', () => {
  assert.equal(new Set(registers).size, 24)
  assert.ok(all.length > 5_000, String(all.length))
})

test('every register has at least sixty cores to use, with je and with u', () => {
  for (const register of registers) {
    const cores = new Set(groupsOf(register).flatMap(coresIn))
    assert.ok(cores.size >= 60, `${register}: ${cores.size}`)
    const polite = [...cores].filter((core) => variantsOf(core, 'u').every((text) => addressOf(text) !== 'je'))
    assert.equal(polite.length, cores.size, register)
  }
})

test('every register has at least twenty-five cores that address nobody', () => {
  for (const register of registers) {
    const cores = new Set(groupsOf(register).flatMap(coresIn))
    const neutral = [...cores].filter((core) => !core.includes('['))
    assert.ok(neutral.length >= 25, `${register}: ${neutral.length}`)
  }
})

test('every register has at least twelve cores of its own', () => {
  const elsewhere = new Set(registers.flatMap((register) => coresOf(register).shared).flatMap(coresIn))
  for (const register of registers) {
    const own = new Set(
      coresOf(register)
        .own.flatMap(coresIn)
        .filter((core) => register === 'general' || !elsewhere.has(core)),
    )
    assert.ok(own.size >= 12, `${register}: ${own.size}`)
  }
})

test('serious subjects have sixty cores that no other register has', () => {
  const others = new Set(
    registers
      .filter((register) => register !== 'serious')
      .flatMap(groupsOf)
      .flatMap(coresIn),
  )
  const own = new Set(
    groupsOf('serious')
      .flatMap(coresIn)
      .filter((core) => !others.has(core)),
  )
  assert.ok(own.size >= 60, String(own.size))
})

test('the notation gives every way to say a core, each once', () => {
  assert.deepEqual(variantsOf('zo [begin je|begint u] <klein|goed>{, en nu| meteen}', 'u'), [
    'zo begint u klein',
    'zo begint u klein, en nu',
    'zo begint u klein meteen',
    'zo begint u goed',
    'zo begint u goed, en nu',
    'zo begint u goed meteen',
  ])
  assert.deepEqual(variantsOf('zo [begin je|begint u]', 'je'), ['zo begin je'])
  assert.deepEqual(variantsOf('de feiten{ op een rij}', 'je'), ['de feiten', 'de feiten op een rij'])
})

test('no core stands for so many texts that reading them takes long', () => {
  const many = everyGroup.flatMap(coresIn).filter((core) => variantsOf(core, 'je').length > 36)
  assert.deepEqual(many, [])
})

test('a core is written in lower case without an end mark but a question mark, so that it fits behind a colon', () => {
  none(all, ({ text }) => !/^(?:\p{Ll}|’s )[^.!:;–]*$/u.test(text) || /\?./.test(text))
})

test('no text holds a leftover of the notation, a double space or a stray comma', () => {
  none(all, ({ text }) => /[[\]{}<>|]|  | [,?]|,,|,$|^\s|\s$|,\S/.test(text))
})

test('every text fits a title of a hundred characters', () => {
  none(all, ({ text }) => characterCount(text) > 97)
})

test('an ask is a question, and only asks and questions end in a question mark', () => {
  none(
    all.filter(({ list }) => list === 'asks'),
    ({ text }) => !text.endsWith('?'),
  )
  none(
    all.filter(({ list }) => list === 'parts' || list === 'ends'),
    ({ text }) => text.includes('?'),
  )
  none(
    all.filter(({ text, list }) => list === 'cores' && text.endsWith('?')),
    ({ text }) => !/^(?:wat|wie|waar|hoe) /.test(text),
  )
})

test('a part is one clause that opens with a question word, so that two or three can be joined', () => {
  none(
    all.filter(({ list }) => list === 'parts'),
    ({ text }) => !/^(?:wat|welke?|wie|waar|waarom|waarmee|wanneer|hoe|hoeveel) /.test(text) || /,| en /.test(text),
  )
})

test('behind a way to do something stands no second one', () => {
  none(
    all.filter(({ heads }) => heads.includes('way')),
    ({ text }) => text.startsWith('zo '),
  )
})

test('je and u never meet, and each way of address stays with its own', () => {
  none(said.je, ({ text }) => addressOf(text) === 'u' || addressOf(text) === 'both')
  none(said.u, ({ text }) => addressOf(text) === 'je' || addressOf(text) === 'both')
})

test('no core holds a figure, an exclamation mark, an emoji, wij, ik or a word for a person who is not named', () => {
  none(all, ({ text }) =>
    /\d|!|\p{Emoji_Presentation}|(?<!\p{L})(?:wij|we|onze|ik|mijn|hij|hem|zij)(?!\p{L})/iu.test(text),
  )
})

test('no core promises what a text cannot keep', () => {
  none(all, ({ text }) =>
    /ontdek|expert|bewezen|wist je dat|schokk|ongelo|gegarandeerd|alles wat je moet|voorgoed|iedereen moet|nooit meer/iu.test(
      text,
    ),
  )
})

test('the language check finds nothing in a core or a closer', () => {
  const texts = [...all.map(({ text }) => `Onderwerp: ${text}`), ...closers].map((text) =>
    text.endsWith('?') ? text : `${text}.`,
  )
  const wrong = [...new Set(texts)].flatMap((text) => checkLanguage(text).map(({ rule }) => `${rule}: ${text}`))
  assert.deepEqual(wrong.slice(0, 12), [])
})

test('a serious subject gets no question, no address and no cheerful word', () => {
  const sober = [...textsOf(groupsOf('serious'), 'je'), ...textsOf(SUBDUED.own, 'je')]
  none(
    sober,
    ({ text }) =>
      text.includes('?') ||
      addressOf(text) !== 'none' ||
      /leuk|lekker|gezellig|plezier|feest|genieten|tip\b|bewaar|handig|boeiend|spannend/iu.test(text),
  )
  for (const book of [coresOf('serious'), SUBDUED])
    none(
      book.closers.flatMap(({ texts }) => texts.map((text) => ({ text }))),
      ({ text }) => text.includes('?'),
    )
})

test('news addresses no reader and wants nobody to enjoy it', () => {
  none(
    textsOf(groupsOf('news'), 'je'),
    ({ text }) => addressOf(text) !== 'none' || /leuk|lekker|gezellig|plezier|genieten|ontdek/iu.test(text),
  )
})

test('the word recept is only used where the subject has it', () => {
  const plain = registers.filter((register) => register !== 'recipe').flatMap(groupsOf)
  none(textsOf(plain, 'je'), ({ text }) => /recept/.test(text))
})

test('a closer is a sentence with a capital; an opening without a subject too', () => {
  for (const text of [...closers, ...HEADLESS_OPENINGS, ...SERIOUS_HEADLESS_OPENINGS])
    assert.match(text, /^\p{Lu}[^.!:?]*\??$/u)
})

test('a list holds no core twice', () => {
  for (const group of everyGroup)
    for (const list of [group.cores, group.asks, group.parts, group.ends])
      assert.equal(new Set(list).size, list?.length ?? 0, list?.join(' | '))
})
